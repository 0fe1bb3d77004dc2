import UIKit

struct ReloadCommand: BatchStep {
    static let help = CommandHelp(
        name: "reload", usage: "reload | reload section=N,N | reload ITEM ... [animated=no]",
        text: "reloadData(), reloadSections or reloadItems.")

    private let sections: [Int]
    private let items: [IndexPath]
    private let isAnimated: Bool

    init(_ arguments: inout Arguments) throws {
        sections = try arguments.value("section").map { word in try arguments.list(word) { try arguments.int($0, 0...Int.max) } } ?? []
        isAnimated = try arguments.value("animated").map { try arguments.bool($0) } ?? true
        var items: [IndexPath] = []
        while let word = arguments.word() { items.append(try arguments.path(word)) }
        self.items = items
    }

    func edits(_ app: ScenarioApp) -> [ModelEdit] { [] }

    func reloads(_ app: ScenarioApp) -> [IndexPath] {
        items.filter { app.has($0) }
            + sections.filter { app.sections.indices.contains($0) }.flatMap { section in
                app.sections[section].indices.map { IndexPath(item: $0, section: section) }
            }
    }

    func tell(_ view: UICollectionView) {
        if sections.isEmpty, items.isEmpty { return view.reloadData() }
        if !sections.isEmpty { view.reloadSections(IndexSet(sections)) }
        if !items.isEmpty { view.reloadItems(at: items) }
    }

    func run(in runner: ScenarioRunner) throws -> [String]? {
        let (stage, app) = try runner.shown()
        if app.isDiffable, !(sections.isEmpty && items.isEmpty) { return try runAlone(in: runner, "reload") }
        return runner.doing {
            stage.act("reload") {
                if isAnimated { tell(app.collectionView) } else { UIView.performWithoutAnimation { tell(app.collectionView) } }
            }
        }
    }
}
