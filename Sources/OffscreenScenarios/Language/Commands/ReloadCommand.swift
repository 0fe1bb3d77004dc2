import Offscreen
import UIKit

struct ReloadCommand: BatchStep {
    static let help = CommandHelp(
        name: "reload", usage: "reload | reload section=N,N | reload ITEM ... [animated=no] [by=batch|calls|reload]",
        text: "reloadData(), reloadSections or reloadItems; by=reload is reloadData() whatever is named.")

    private let sections: [Int]
    private let items: [IndexPath]
    private let isAnimated: Bool
    private let telling: HuntStep.Telling

    init(_ arguments: inout Arguments) throws {
        sections = try arguments.value("section").map { word in try arguments.list(word) { try arguments.int($0, 0...Int.max) } } ?? []
        isAnimated = try arguments.value("animated").map { try arguments.bool($0) } ?? true
        telling = try arguments.value("by").map { try arguments.one(of: HuntStep.Telling.self, $0, "way of telling") } ?? .batch
        var items: [IndexPath] = []
        while let word = arguments.word() { items.append(try arguments.path(word)) }
        self.items = items
    }

    func edits(_ app: ScenarioApp) -> [ModelEdit] {
        items.filter { app.has($0) }.map { .reloadItem($0) }
            + sections.filter { app.sections.indices.contains($0) }.map { .reloadSection($0) }
    }

    func tell(_ view: UICollectionView) {
        if sections.isEmpty && items.isEmpty || telling == .reload { return view.reloadData() }
        if !sections.isEmpty { view.reloadSections(IndexSet(sections)) }
        if !items.isEmpty { view.reloadItems(at: items) }
    }

    func run(in runner: ScenarioRunner) throws -> [String]? {
        let (stage, app) = try runner.shown()
        if app.isDiffable, !(sections.isEmpty && items.isEmpty), telling != .reload { return try runAlone(in: runner, "reload") }
        return runner.doing {
            stage.act("reload") {
                if isAnimated { tell(app.collectionView) } else { UIView.performWithoutAnimation { tell(app.collectionView) } }
            }
        }
    }
}
