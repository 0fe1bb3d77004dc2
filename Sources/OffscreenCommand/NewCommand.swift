import Foundation
import OffscreenScenarios

enum NewCommand: Subcommand {
    static let name = "new"
    static let group = CommandGroup.write
    static let summary = "writes NAME.scenario, a file to start from"
    static let calls = ["new NAME"]
    static let example = "new my-bug"

    static func run(_ arguments: inout CommandArguments) throws -> Int32 {
        var file = try arguments.extractRequiredWord(expecting: "the scenario, such as 'offscreen new my-bug'")
        try arguments.throwIfArgumentsRemain()
        try throwIfInvalidName(file)
        if !file.hasSuffix(".scenario") { file += ".scenario" }
        guard !FileManager.default.fileExists(atPath: file) else {
            throw CommandError(message: "\(file) exists already")
        }
        let title = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
        let scenario = try Scenario(text: Scenario.draft(named: title), file: file)
        try Output.write(scenario.rewrittenText(with: ScenarioRunner.run(scenario)), to: file)
        try printText("\(file) is written. Change it, then: offscreen run \(file) --rewrite\n")
        return 0
    }

    /// Throws an error if a scenario file may not have the path `name`. The file's name without
    /// .scenario must begin with a letter or a digit, have only letters, digits, '-', '_' and '.',
    /// and not end in .json, .html or .svg. `name` must not be that of an exhibit.
    private static func throwIfInvalidName(_ name: String) throws {
        func invalidNameError(because why: String) -> CommandError {
            CommandError(
                message:
                    "'\(name.filter { !$0.isNewline })' is not a name for a scenario: \(why). An example is 'my-bug'")
        }
        let last = name.split(separator: "/", omittingEmptySubsequences: false).last.map(String.init) ?? ""
        let stem = last.hasSuffix(".scenario") ? String(last.dropLast(".scenario".count)) : last
        if stem.isEmpty { throw invalidNameError(because: name.hasSuffix("/") ? "that is a folder" : "it is empty") }
        guard stem.allSatisfy({ $0.isLetter || $0.isNumber || "-_.".contains($0) }) else {
            throw invalidNameError(because: "letters, digits, '-', '_' and '.' make one")
        }
        guard stem.first?.isLetter == true || stem.first?.isNumber == true else {
            throw invalidNameError(because: "it begins with a letter or a digit")
        }
        if [".json", ".html", ".svg"].contains(where: stem.hasSuffix) {
            throw invalidNameError(because: "a scenario's file ends in .scenario")
        }
        if ScenarioFinder.exhibitName(matching: name) != nil {
            throw invalidNameError(because: "an exhibit is called that; 'offscreen run \(name)' runs it")
        }
    }
}
