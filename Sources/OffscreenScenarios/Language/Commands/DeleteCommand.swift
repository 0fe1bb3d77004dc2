import Offscreen
import UIKit

struct DeleteCommand: BatchStep {
    static let help = CommandHelp(
        name: "delete", usage: "delete ITEM ... | delete section=N \(Sides.usage)",
        text:
            "Deletes items, or a section, from the model and tells the collection view; \(Sides.text)"
    )

    private let paths: [IndexPath]
    private let section: Int?
    private let sides: Sides

    init(_ arguments: inout Arguments) throws {
        section = try arguments.value("section").map { try arguments.int($0, 0...Int.max) }
        sides = try Sides(&arguments)
        var paths: [IndexPath] = []
        while let word = arguments.word() { paths.append(try arguments.path(word)) }
        self.paths = paths
        guard (section == nil) != paths.isEmpty else { throw arguments.error("'delete' needs items such as 0-3, or section=N") }
    }

    func edits(_ app: ScenarioApp) -> [ModelEdit] {
        guard sides.model else { return [] }
        if let section { return app.sections.indices.contains(section) ? [.deleteSection(section)] : [] }
        return paths.filter { app.has($0) }.map { .deleteItem($0) }
    }

    func tell(_ view: UICollectionView) {
        guard sides.view else { return }
        if let section { view.deleteSections([section]) } else { view.deleteItems(at: paths) }
    }

    func run(in runner: ScenarioRunner) throws -> [String]? {
        try runAlone(in: runner, "delete", by: sides.telling, modelGoesAhead: sides.modelGoesAhead)
    }
}
