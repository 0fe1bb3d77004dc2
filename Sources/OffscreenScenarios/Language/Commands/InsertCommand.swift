import Offscreen
import UIKit

struct InsertCommand: BatchStep {
    static let help = CommandHelp(
        name: "insert", usage: "insert ITEM ... [title=TEXT] | insert section=N [items=N] \(Sides.usage)",
        text:
            "Inserts items, or a section, into the model and tells the collection view; \(Sides.text)"
    )

    private let paths: [IndexPath]
    private let section: Int?
    private let items: Int
    private let title: String?
    private let sides: Sides

    init(_ arguments: inout Arguments) throws {
        section = try arguments.value("section").map { try arguments.int($0, 0...Int.max) }
        items = try arguments.value("items").map { try arguments.int($0, 0...100_000) } ?? 3
        title = arguments.value("title")?.value
        sides = try Sides(&arguments)
        var paths: [IndexPath] = []
        while let word = arguments.word() { paths.append(try arguments.path(word)) }
        self.paths = paths
        guard (section == nil) != paths.isEmpty else { throw arguments.error("'insert' needs items such as 0-3, or section=N") }
    }

    func edits(_ app: ScenarioApp) -> [ModelEdit] {
        guard sides.model else { return [] }
        if let section { return [.insertSection(section, titles: (0..<items).map { _ in app.newTitle() })] }
        return paths.map { .insertItem($0, title: title ?? app.newTitle()) }
    }

    func tell(_ view: UICollectionView) {
        guard sides.view else { return }
        if let section { view.insertSections([section]) } else { view.insertItems(at: paths) }
    }

    func run(in runner: ScenarioRunner) throws -> [String]? {
        try runAlone(in: runner, "insert", by: sides.telling, modelGoesAhead: sides.modelGoesAhead)
    }
}
