import Foundation
import Offscreen
import OffscreenScenarios

enum RecordCommand: Subcommand {
    static let name = "record"
    static let group = CommandGroup.write
    static let summary = "writes what happened in a scenario, as JSON, text or for Perfetto"
    static let calls = ["record FILE [options]"]
    static let details = """
        FILE is a scenario file, an exhibit, or a recording's JSON. Options select some of its ticks, and leave \
        out its texts. If a scenario has several stages, --stage names one of them. Without it a trace has all \
        stages, and the other forms have only the stage that shows the symptom.
        """
    static let options =
        [
            CommandOption(
                name: "--out", value: "RUN.json", text: "where the recording goes; otherwise to standard output"),
            CommandOption(name: "--ticks", value: "A...B", text: "only these ticks"),
            CommandOption(
                name: "--without-texts",
                text:
                    """
                    leaves out the texts of views and steps, before the file is given away; the texts of a \
                    device's marks stay
                    """
            ),
            CommandOption(
                name: "--stage", value: "N", text: "the number of the stage to record, if the scenario has several"),
            CommandOption(
                name: "--form", value: "FORM",
                text: "the form; json by default, tree for the views at the end of each tick, chrome for Perfetto",
                choices: OutputFormat.allCases.map(\.rawValue)),
        ] + CommandOption.system
    static let completionWords = Exhibits.all.map(\.name)
    static let takesFiles = true
    static let example = "record exhibit-1 --out run.json"

    enum OutputFormat: String, CaseIterable {
        case json, trace, tree, chrome
    }

    static func run(_ arguments: inout CommandArguments) throws -> Int32 {
        let preset = try arguments.extractPreset()
        let form: OutputFormat =
            try arguments.extractValue(of: "--form", expecting: "json, trace, tree or chrome").map {
                try CommandArguments.choice(named: $0, kind: "form")
            } ?? .json
        let out = try arguments.extractValue(of: "--out", expecting: "a file")
        let number = try arguments.extractNumber(of: "--stage", example: "2").map { Int(clamping: $0) }
        let ticks = try arguments.extractRange(of: "--ticks").map {
            Int(clamping: $0.lowerBound)...Int(clamping: $0.upperBound)
        }
        let hasTexts = !arguments.extractFlag("--without-texts")
        let file = try arguments.extractRequiredWord(expecting: "a scenario file, an exhibit or a recording's JSON")
        try arguments.throwIfArgumentsRemain()
        let recorded = try RecordedScenario.load(file, preset: preset)
        func selectedPart(of recording: Recording) throws -> Recording {
            guard let part = ticks.map(recording.limited(toTicks:)) ?? recording else {
                throw CommandError(message: "\(file) has none of these ticks; there are \(recording.tickNumbers)")
            }
            return hasTexts ? part : part.withoutTexts
        }
        if let number, !(1...recorded.stages.count).contains(number) {
            throw CommandError(message: "\(file) has no stage \(number); there are 1 to \(recorded.stages.count)")
        }
        let recording = try selectedPart(of: number.map { recorded.stages[$0 - 1].recording } ?? recorded.recording)
        let data =
            switch form {
            case .json: recording.json()
            case .trace: Data((try number == nil ? trace(of: recorded, selecting: selectedPart) : recording.trace).utf8)
            case .tree: Data(recording.ticks.map { "tick \($0.number)\n\($0.tree)\n" }.joined().utf8)
            case .chrome: recording.chromeTrace()
            }
        try Output.write(data, to: out)
        return 0
    }

    /// Returns the traces of all stages. If there are several, each has a heading.
    private static func trace(of recorded: RecordedScenario, selecting selected: (Recording) throws -> Recording) throws
        -> String
    {
        if recorded.stages.count == 1 { return try selected(recorded.recording).trace }
        return try recorded.stages.enumerated().map { index, stage in
            "stage \(index + 1) of \(recorded.stages.count), from line \(stage.line)\n"
                + (try selected(stage.recording).trace)
        }.joined()
    }
}

extension Recording {
    /// The numbers of the first and the last tick, as in "1 to 14", or "0 to 0" if there are no
    /// ticks.
    fileprivate var tickNumbers: String { "\(ticks.first?.number ?? 0) to \(ticks.last?.number ?? 0)" }
}
