import Foundation
import Offscreen
import OffscreenScenarios

/// Writes the recording of a scenario.
enum RecordCommand: SubCommand {
    static let name = "record"
    static let group = CommandGroup.write
    static let summary = "writes what happened in a scenario, as JSON, text or for Perfetto"
    static let calls = ["record FILE [options]"]
    static let details = """
        FILE is a scenario file or an exhibit. Of several stages, a trace has all; the other forms have only the one that shows the \
        symptom, or the one that is named.
        """
    static let options =
        [
            CommandOption(name: "--out", value: "RUN.json", text: "where the recording goes; otherwise to standard output"),
            CommandOption(name: "--stage", value: "N", text: "the number of the stage to record, if the scenario has several"),
            CommandOption(
                name: "--form", value: "FORM", text: "the form; json by default, chrome for Perfetto",
                choices: Form.allCases.map(\.rawValue)),
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
        let number = try words.number("--stage", "2").map { Int(clamping: $0) }
        let file = try words.word("a scenario file or an exhibit")
        try words.finish()
        let take = try RecordedScenario(ScenarioFile.read(file), preset: preset)
        if let number, !(1...take.stages.count).contains(number) {
            throw UsageProblem(message: "\(file) has no stage \(number); there are 1 to \(take.stages.count)")
        }
        let recording = number.map { take.stages[$0 - 1].recording } ?? take.recording
        let data =
            switch form {
            case .json: recording.json()
            case .trace: Data((number == nil ? trace(of: take) : recording.trace).utf8)
            case .chrome: recording.chromeTrace()
            }
        try write(data, to: out)
        return 0
    }

    /// Every stage, under a heading of its own when there are several.
    private static func trace(of take: RecordedScenario) -> String {
        if take.stages.count == 1 { return take.recording.trace }
        return take.stages.enumerated().map { index, stage in
            "stage \(index + 1) of \(take.stages.count), from line \(stage.line)\n" + stage.recording.trace
        }.joined()
    }
}
