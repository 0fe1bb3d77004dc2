import Foundation
import OffscreenScenarios

/// Writes the recording of a scenario.
enum RecordCommand: SubCommand {
    static let name = "record"
    static let usage = [
        (call: "record FILE --out RUN.json", does: "writes what happened in a scenario, as JSON"),
        (call: "record FILE --form trace|chrome", does: "the same as text, or for Perfetto"),
    ]

    static func run(_ words: inout Words) throws -> Int32 {
        let preset = try words.preset()
        let form = try words.value("--form", "json, trace or chrome") ?? "json"
        let out = try words.value("--out", "a file")
        let file = try words.word("a scenario file or an exhibit")
        try words.finish(options: ["--out", "--form", "--behavior", "--mechanism", "--seed"])
        let scenario = try ScenarioFile.read(file)
        let runner = ScenarioRunner(file: scenario.file, preset: preset)
        _ = try runner.run(scenario)
        guard let recording = runner.recording else { throw UsageProblem(message: "\(file) shows nothing: there is nothing to record") }
        let data: Data
        switch form {
        case "json": data = recording.json()
        case "trace": data = Data(recording.trace.utf8)
        case "chrome": data = recording.chromeTrace()
        default: throw UsageProblem(message: "unknown form '\(form)'. There is: json, trace, chrome")
        }
        try write(data, to: out)
        return 0
    }
}
