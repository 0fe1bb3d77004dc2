import Offscreen
import UIKit

struct SelectCommand: NamedCommand {
    static let help = CommandHelp(
        name: "select", usage: "select ITEM ... | select none [multiple=yes]",
        text: "Selects items from code, which calls no delegate methods. multiple=yes allows several.")

    private let step: Step

    init(_ arguments: inout Arguments) throws { step = try StepCommand(&arguments).step }

    func run(in runner: ScenarioRunner) throws -> [String]? {
        let lines = try runner.perform(step)
        return ["selected \(try TouchCommand.selected(in: runner.shown().app.collectionView))"] + lines.dropFirst()
    }
}
