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

    func tell(_ view: UICollectionView) {
        if sections.isEmpty, items.isEmpty { return view.reloadData() }
        if !sections.isEmpty { view.reloadSections(IndexSet(sections)) }
        if !items.isEmpty { view.reloadItems(at: items) }
    }

    func run(in runner: ScenarioRunner) throws -> [String]? {
        let (stage, app) = try runner.shown()
        return runner.doing {
            stage.act("reload") {
                if isAnimated { tell(app.collectionView) } else { UIView.performWithoutAnimation { tell(app.collectionView) } }
            }
        }
    }
}
