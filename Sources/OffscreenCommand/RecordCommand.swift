import Foundation
import Offscreen
import OffscreenScenarios

/// Writes the recording of a scenario.
enum RecordCommand: SubCommand {
    static let name = "record"
    static let group = CommandGroup.write
    static let summary = "writes what happened in a scenario, as JSON, text or for Perfetto"
    static let calls = ["record FILE [options]"]
    static let details = "FILE is a scenario file or an exhibit."
    static let options =
        [
            CommandOption(name: "--out", value: "RUN.json", text: "where the recording goes; otherwise to standard output"),
            CommandOption(
                name: "--form", value: "FORM", text: "json unless named; chrome is for Perfetto", choices: Form.allCases.map(\.rawValue)),
        ] + CommandOption.system
    static let words = Exhibits.all.map(\.name)
    static let takesFiles = true
    static let example = "record exhibit-1 --out run.json"

    enum Form: String, CaseIterable {
        case json, trace, chrome
    }

    static func run(_ words: inout Words) throws -> Int32 {
        let preset = try words.preset()
        let form =
            try words.value("--form", "json, trace or chrome").map { try Words.choice($0, "form", Form.allCases, \.rawValue) } ?? .json
        let out = try words.value("--out", "a file")
        let file = try words.word("a scenario file or an exhibit")
        try words.finish()
        let scenario = try ScenarioFile.read(file)
        let runner = ScenarioRunner(file: scenario.file, preset: preset)
        _ = try runner.run(scenario)
        guard let recording = runner.recording else {
            throw UsageProblem(message: "\(scenario.file) shows nothing: there is nothing to record before a 'show'")
        }
        let data =
            switch form {
            case .json: recording.json()
            case .trace: Data(recording.trace.utf8)
            case .chrome: recording.chromeTrace()
            }
        try write(data, to: out)
        return 0
    }
}
