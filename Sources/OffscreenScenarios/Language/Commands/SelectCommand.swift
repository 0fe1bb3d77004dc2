import UIKit

struct SelectCommand: ScenarioCommand {
    static let help = CommandHelp(
        name: "select", usage: "select ITEM ... | select none [multiple=yes]",
        text: "Selects items from code, which calls no delegate methods. multiple=yes allows several.")

    private let paths: [IndexPath]
    private let allowsSeveral: Bool?

    init(_ arguments: inout Arguments) throws {
        allowsSeveral = try arguments.value("multiple").map { try arguments.bool($0) }
        var paths: [IndexPath] = []
        while let word = arguments.word() {
            if word.value != "none" { paths.append(try arguments.path(word)) }
        }
        self.paths = paths
    }

    func run(in runner: ScenarioRunner) throws -> [String]? {
        let (stage, app) = try runner.shown()
        let view = app.collectionView
        let lines = runner.doing {
            stage.act("select") {
                if let allowsSeveral { view.allowsMultipleSelection = allowsSeveral }
                if paths.isEmpty { view.selectItem(at: nil, animated: false, scrollPosition: []) }
                for path in paths { view.selectItem(at: path, animated: false, scrollPosition: []) }
            }
        }
        let selected = (view.indexPathsForSelectedItems ?? []).sorted().map { "\($0.section)-\($0.item)" }
        return ["selected \(selected.isEmpty ? "none" : selected.joined(separator: " "))"] + lines.dropFirst()
    }
}
