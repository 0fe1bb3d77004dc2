import Offscreen
import UIKit

struct MoveCommand: BatchStep {
    static let help = CommandHelp(
        name: "move", usage: "move ITEM ITEM | move section=N to=N \(Sides.usage)",
        text: "Moves an item, or a section, from its place before to its place after; \(Sides.text)")

    private let from: IndexPath
    private let to: IndexPath
    private let isSection: Bool
    private let sides: Sides

    init(_ arguments: inout Arguments) throws {
        sides = try Sides(&arguments)
        if let section = arguments.value("section") {
            guard let target = arguments.value("to") else { throw arguments.error("'move section=N' needs to=N") }
            from = IndexPath(item: 0, section: try arguments.int(section, 0...Int.max))
            to = IndexPath(item: 0, section: try arguments.int(target, 0...Int.max))
            isSection = true
        } else {
            from = try arguments.path(arguments.word("an item such as 0-3 and its new place"))
            to = try arguments.path(arguments.word("the item's new place, such as 0-0"))
            isSection = false
        }
    }

    func edits(_ app: ScenarioApp) -> [ModelEdit] {
        guard sides.model else { return [] }
        if isSection { return app.sections.indices.contains(from.section) ? [.moveSection(from.section, to.section)] : [] }
        return app.has(from) ? [.moveItem(from, to)] : []
    }

    func tell(_ view: UICollectionView) {
        guard sides.view else { return }
        if isSection { view.moveSection(from.section, toSection: to.section) } else { view.moveItem(at: from, to: to) }
    }

    func run(in runner: ScenarioRunner) throws -> [String]? {
        try runAlone(in: runner, "move", by: sides.telling, modelGoesAhead: sides.modelGoesAhead)
    }
}
