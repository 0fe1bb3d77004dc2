import Foundation
import Offscreen
import OffscreenScenarios

/// Runs scenarios and compares their answers.
enum RunCommand: SubCommand {
    static let name = "run"
    static let usage = [
        (call: "run FILE...", does: "runs scenario files or exhibits and compares; exits 1 with a diff where answers differ"),
        (call: "run FILE... --rewrite", does: "writes the answers into the files"),
        (call: "run FILE... --behavior iOS9", does: "runs them as another system does, and prints"),
    ]

    static func run(_ words: inout Words) throws -> Int32 {
        let rewrites = words.flag("--rewrite")
        let preset = try words.preset()
        var names: [String] = []
        while let word = words.word() { names.append(word) }
        try words.finish(options: ["--rewrite", "--behavior", "--mechanism", "--seed"])
        guard !names.isEmpty else { throw UsageProblem(message: "name scenario files or exhibits; 'offscreen list' tells what there is") }
        var code: Int32 = 0
        // All are read before the first one runs: a file with an error spoils nothing.
        let scenarios = try names.map { ($0, try ScenarioFile.read($0)) }
        for (name, scenario) in scenarios {
            let outcomes = try ScenarioRunner.run(scenario, preset: preset)
            let text = scenario.rewritten(with: outcomes)
            if rewrites {
                guard !ScenarioFile.isExhibit(name) else {
                    throw UsageProblem(message: "'\(name)' ships with the command; name the file to rewrite it")
                }
                if text != scenario.text { try Output.write(Data(text.utf8), to: name) }
                try say("\(name): \(text == scenario.text ? "as before" : "rewritten")\n")
                continue
            }
            if preset == nil, let missing = scenario.missingAnswer(in: outcomes) { throw missing }
            let difference = scenario.difference(from: outcomes)
            if difference.isEmpty {
                try say(text)
            } else {
                try say(difference)
                code = 1
            }
        }
        return code
    }
}

extension Words {
    /// `--behavior iOS9`, `--mechanism transient`, `--seed 3`.
    mutating func preset() throws -> Preset? {
        let seed = try number("--seed", "7")
        let mechanism = try value("--mechanism", "a mechanism of the iOS 10 bug: front or transient").map { text in
            guard let mechanism = Preset.Mechanism(rawValue: text) else {
                let hint = Suggestion.sentence(for: text, among: Preset.Mechanism.allCases.map(\.rawValue))
                throw UsageProblem(message: "unknown mechanism '\(text)'.\(hint)")
            }
            return mechanism
        }
        guard let text = try value("--behavior", "a system, such as --behavior iOS9") else {
            if seed != nil { throw UsageProblem(message: "--seed needs --behavior, whose luck it decides") }
            if mechanism != nil { throw UsageProblem(message: "--mechanism needs --behavior, the system it is put on") }
            return nil
        }
        let preset = try Preset.named(onTheCommandLine: text)
        return (mechanism.map(preset.with) ?? preset).seeded(seed)
    }
}

extension Preset {
    /// "iOS9", or "current" for the newest.
    static func named(onTheCommandLine text: String) throws -> Preset {
        if text == "current" { return .current }
        if let preset = all.first(where: { $0.name == text }) { return preset }
        throw UsageProblem(message: "unknown behavior '\(text)'.\(Suggestion.sentence(for: text, among: all.map(\.name) + ["current"]))")
    }
}

/// A scenario by the name of a file or of an exhibit.
enum ScenarioFile {
    static func isExhibit(_ name: String) -> Bool {
        !FileManager.default.fileExists(atPath: name) && Exhibits.all.contains { $0.name == name }
    }

    static func read(_ name: String) throws -> Scenario {
        if isExhibit(name), let scenario = try Exhibits.scenario(named: name) { return scenario }
        if !name.contains("/"), !name.contains("."), !FileManager.default.fileExists(atPath: name) {
            let hint = Suggestion.sentence(for: name, among: Exhibits.all.map(\.name))
            throw UsageProblem(
                message: "there is no file and no exhibit '\(name)'.\(hint.count > 80 ? " 'offscreen list' tells what there is" : hint)")
        }
        return try Scenario(contentsOf: URL(fileURLWithPath: name), file: name)
    }
}
