import Offscreen

struct TreeCommand: NamedCommand {
    static let help = CommandHelp(
        name: "tree", usage: "tree [everything=yes]",
        text: "Every view in the window, one per line, back to front. With everything=yes also the views inside cells.")

    private let showsEverything: Bool

    init(_ arguments: inout Arguments) throws {
        showsEverything = try arguments.value("everything").map { try arguments.bool($0) } ?? false
    }

    func run(in runner: ScenarioRunner) throws -> [String]? {
        let (stage, _) = try runner.shown()
        return ViewTree(of: stage.window, detail: showsEverything ? .everything : .elements).description.lines
    }
}

extension String {
    var lines: [String] {
        var lines = split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if lines.last == "" { lines.removeLast() }
        return lines
    }
}
