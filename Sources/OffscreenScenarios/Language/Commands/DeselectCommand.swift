import UIKit

struct DeselectCommand: ScenarioCommand {
    static let help = CommandHelp(
        name: "deselect", usage: "deselect ITEM", text: "Takes the selection from an item, from code, which calls no delegate methods.")

    private let path: IndexPath

    init(_ arguments: inout Arguments) throws { path = try arguments.path(arguments.word("an item such as 0-3")) }

    func run(in runner: ScenarioRunner) throws -> [String]? {
        let (stage, app) = try runner.shown()
        let path = try runner.checked(path)
        return runner.doing { stage.act("deselect") { app.collectionView.deselectItem(at: path, animated: false) } }
    }
}
