import Offscreen
import UIKit

struct InsertCommand: BatchStep {
    static let help = CommandHelp(
        name: "insert", usage: "insert ITEM ... [title=TEXT] | insert above=N | insert section=N [items=N]\n    \(Sides.usage)",
        text:
            "Inserts items, or a section, into the model and tells the collection view. above=N inserts that many right before the first\n"
            + "item on screen, so that everything on screen moves down. \(Sides.text)"
    )

    private let paths: [IndexPath]
    /// The number of items to insert before the first one on screen.
    private let above: Int
    private let section: Int?
    private let items: Int
    private let title: String?
    private let sides: Sides

    init(_ arguments: inout Arguments) throws {
        section = try arguments.value("section").map { try arguments.int($0, 0...Int.max) }
        above = try arguments.value("above").map { try arguments.int($0, 1...100_000) } ?? 0
        items = try arguments.value("items").map { try arguments.int($0, 0...100_000) } ?? 3
        title = arguments.value("title")?.value
        sides = try Sides(&arguments)
        var paths: [IndexPath] = []
        while let word = arguments.word() { paths.append(try arguments.path(word)) }
        self.paths = paths
        guard [section != nil, !paths.isEmpty, above > 0].count(where: { $0 }) == 1 else {
            throw arguments.error("'insert' needs items such as 0-3, above=N or section=N")
        }
    }

    func edits(_ app: ScenarioApp) -> [ModelEdit] {
        guard sides.model else { return [] }
        if let section { return [.insertSection(section, titles: (0..<items).map { _ in app.newTitle() })] }
        return paths(in: app.collectionView).map { .insertItem($0, title: title ?? app.newTitle()) }
    }

    /// The first item on screen, by its index path before the change, whether or not the model has changed already.
    @MainActor
    private func paths(in view: UICollectionView) -> [IndexPath] {
        guard above > 0 else { return paths }
        let first = view.indexPathsForVisibleItems.min() ?? IndexPath(item: 0, section: 0)
        return (0..<above).map { IndexPath(item: first.item + $0, section: first.section) }
    }

    func tell(_ view: UICollectionView) {
        guard sides.view else { return }
        if let section { view.insertSections([section]) } else { view.insertItems(at: paths(in: view)) }
    }

    func run(in runner: ScenarioRunner) throws -> [String]? {
        try runAlone(in: runner, "insert", by: sides.telling, modelGoesAhead: sides.modelGoesAhead)
    }
}
