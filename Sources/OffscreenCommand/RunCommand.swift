import Foundation
import Offscreen
import OffscreenScenarios

enum RunCommand: Subcommand {
    static let name = "run"
    static let group = CommandGroup.write
    static let summary = "runs scenarios, and compares their answers with those in the files"
    static let calls = ["run FILE... [options]"]
    static let details = """
        FILE is a scenario file, with or without .scenario, or an exhibit. A single scenario is printed with its \
        answers. If they differ from those in the file, or if there are several scenarios, only the differences \
        are printed. The last line is the verdict.
        """
    static let options =
        [
            CommandOption(name: "--rewrite", text: "writes the answers into the files"),
            CommandOption(name: "--watch", text: "runs them again whenever a file changes, until Ctrl-C"),
        ] + CommandOption.system
    static let completionWords = Exhibits.all.map(\.name)
    static let takesFiles = true
    static let example = "run exhibit-1"

    static func run(_ arguments: inout CommandArguments) throws -> Int32 {
        let (rewrites, watches) = (arguments.extractFlag("--rewrite"), arguments.extractFlag("--watch"))
        let preset = try arguments.extractPreset()
        let names = arguments.extractRemainingWords()
        try arguments.throwIfArgumentsRemain()
        guard !names.isEmpty else {
            throw CommandError(message: "name scenario files or exhibits; 'offscreen list' shows the exhibits")
        }
        guard !(rewrites && watches) else {
            throw CommandError(message: "--rewrite and --watch exclude each other; choose one")
        }
        guard watches else { return try run(names, on: preset, rewrites: rewrites) }
        try FileWatch(paths: names.compactMap(ScenarioFinder.filePath(named:))).runForever {
            _ = try run(names, on: preset, rewrites: false)
        }
    }

    private static func run(_ names: [String], on preset: Preset?, rewrites: Bool) throws -> Int32 {
        var verdicts: [AnswerVerdict] = []
        // All files are read before the first one runs, so an unreadable file is reported before
        // anything runs.
        let scenarios = try names.map {
            (
                name: ScenarioFinder.filePath(named: $0) ?? $0.lowercased(),
                scenario: try ScenarioFinder.readScenario(named: $0)
            )
        }
        for (name, scenario) in scenarios {
            let outcomes = try ScenarioRunner.run(scenario, preset: preset)
            let text = scenario.rewrittenText(with: outcomes)
            if rewrites {
                guard !ScenarioFinder.isExhibit(name) else {
                    throw CommandError(message: "'\(name)' is part of the command and cannot be rewritten; name a file")
                }
                if text != scenario.text { try Output.write(text, to: name) }
                try printText("\(name): \(text == scenario.text ? "as before" : "rewritten")\n")
                continue
            }
            let verdict = AnswerVerdict(name, scenario, outcomes, preset)
            verdicts.append(verdict)
            if verdict.isNew || verdict.holds {
                if scenarios.count == 1 { try printText(text + "\n") }
            } else {
                try printText(TerminalStyle.difference(scenario.rewritingDiff(with: outcomes)) + "\n")
            }
            try printText(verdict.line)
        }
        if verdicts.count > 1 {
            let held = verdicts.count(where: \.holds)
            try printText(
                TerminalStyle.verdict("# \(held) of \(verdicts.count) scenarios hold\n", isGood: held == verdicts.count)
            )
        }
        return verdicts.allSatisfy(\.holds) ? 0 : 1
    }
}

/// The comparison of a scenario's answers with those in its file: whether they agree, and the line
/// that reports this.
private struct AnswerVerdict {
    /// Whether the scenario has answers, and none of them is written in its file yet.
    let isNew: Bool
    let holds: Bool
    let line: String

    init(_ file: String, _ scenario: Scenario, _ outcomes: [ScenarioRunner.Outcome], _ preset: Preset?) {
        let system = preset.map { " on \($0.title)" } ?? ""
        let answering = outcomes.filter { $0.expected != nil || !$0.actual.isEmpty }
        let differing = answering.filter { !$0.isAsExpected }
        isNew = !answering.isEmpty && answering.allSatisfy { $0.expected?.isEmpty ?? true } && !differing.isEmpty
        holds = differing.isEmpty
        let styled: String
        if holds {
            let all = answering.count == 1 ? "its answer is" : "all \(countPhrase(answering.count, of: "answer")) are"
            styled = TerminalStyle.success(
                "# \(file) holds\(system): \(answering.isEmpty ? "it asks nothing" : "\(all) as written")")
        } else if isNew {
            styled = TerminalStyle.heading(
                """
                # \(file): \(countPhrase(differing.count, of: "answer")) not stored yet; 'offscreen run \
                \(file) --rewrite' does it
                """
            )
        } else {
            let first = scenario.lineNumberOfFirstCommand(inBlock: differing[0].block)
            styled = TerminalStyle.failure(
                """
                # \(file) does not hold\(system): \(differing.count) of \
                \(countPhrase(answering.count, of: "answer")) differ, the first at line \(first)
                """
            )
        }
        line = styled + "\n"
    }
}

extension CommandOption {
    /// The command-line options that choose the system on which scenarios run.
    static let system = [
        CommandOption(
            name: "--behavior", value: "SYSTEM", text: "runs on that system, whatever system the file names",
            choices: Preset.commandLineNames),
        CommandOption(
            name: "--mechanism", value: "NAME", text: "adds a mechanism of the iOS 10 bug to that system",
            choices: Preset.Mechanism.allCases.map(\.rawValue)),
        CommandOption(name: "--seed", value: "N", text: "decides what the system leaves to chance"),
    ]
}

extension CommandArguments {
    /// Removes `--behavior`, `--mechanism` and `--seed`, and returns the system that they describe.
    /// Returns nil if all three are missing. Throws an error if a value is invalid, or if
    /// `--behavior` is missing while one of the other options is present.
    mutating func extractPreset() throws -> Preset? {
        let seed = try extractNumber(of: "--seed", example: "7")
        let mechanism: Preset.Mechanism? = try extractValue(
            of: "--mechanism", expecting: "a mechanism of the iOS 10 bug: front or transient"
        ).map { try CommandArguments.choice(named: $0, kind: "mechanism") }
        guard let text = try extractValue(of: "--behavior", expecting: "a system, such as --behavior iOS9") else {
            if seed != nil {
                throw CommandError(message: "--seed needs --behavior, the system that leaves something to chance")
            }
            if mechanism != nil {
                throw CommandError(message: "--mechanism needs --behavior, the system to which the mechanism is added")
            }
            return nil
        }
        let preset = try Preset.named(onTheCommandLine: text)
        return (mechanism.map(preset.with) ?? preset).seeded(seed)
    }
}

extension Preset {
    static let commandLineNames = all.map(\.name) + ["current"]

    /// Returns the system with a name such as "iOS9"; "current" is the newest. Throws an error if
    /// the name is unknown.
    static func named(onTheCommandLine text: String) throws -> Preset {
        if text.lowercased() == "current" { return .current }
        if let preset = all.first(where: { $0.name.lowercased() == text.lowercased() }) { return preset }
        throw CommandError(
            message: "unknown behavior '\(text)'.\(Suggestion.sentence(for: text, among: commandLineNames))")
    }
}
