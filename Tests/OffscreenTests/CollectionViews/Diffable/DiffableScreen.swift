import Offscreen
import UIKit

/// A diffable data source with names in one column of rows, which records the cells that are asked
/// for.
@MainActor
final class DiffableScreen {
    typealias Snapshot = NSDiffableDataSourceSnapshot<String, String>
    final class Cell: UICollectionViewCell {
        var name = ""
        var prepared = 0
        override func prepareForReuse() {
            super.prepareForReuse()
            prepared += 1
        }
    }
    let layout = UICollectionViewFlowLayout()
    let view: UICollectionView
    /// The requests for cells in order, such as "ask a".
    var log: [String] = []
    var provide: ((UICollectionView, IndexPath, String) -> UICollectionViewCell?)?
    private(set) lazy var source = UICollectionViewDiffableDataSource<String, String>(collectionView: view) {
        [unowned self] view, path, name in
        log.append("ask \(name)")
        if let provide { return provide(view, path, name) }
        let cell = view.dequeueReusableCell(withReuseIdentifier: "row", for: path) as! Cell
        cell.name = name
        return cell
    }
    init() {
        (layout.itemSize, layout.minimumLineSpacing) = (CGSize(width: 100, height: 40), 0)
        view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.isPrefetchingEnabled = false
        view.register(Cell.self, forCellWithReuseIdentifier: "row")
        _ = source
    }

    /// Applies a snapshot of sections, changed by a closure, in a tick of its own. Only its
    /// requests for cells are then in the log.
    func apply(
        _ sections: KeyValuePairs<String, [String]>, on stage: Stage, animated: Bool = true,
        _ edit: (inout Snapshot) -> Void = { _ in }
    ) {
        var snapshot = DiffableScreen.snapshot(sections)
        edit(&snapshot)
        log = []
        stage.act("apply") { source.apply(snapshot, animatingDifferences: animated) }
    }
    static func snapshot(_ sections: KeyValuePairs<String, [String]>) -> Snapshot {
        var snapshot = Snapshot()
        for (section, items) in sections {
            snapshot.appendSections([section])
            snapshot.appendItems(items)
        }
        return snapshot
    }

    /// The names on screen, by section, in the order of their items.
    var shown: [[String]] {
        var result = (0..<view.numberOfSections).map { _ in [String]() }
        for path in view.indexPathsForVisibleItems {
            result[path.section].append((view.cellForItem(at: path) as! Cell).name)
        }
        return result
    }
    func cell(_ name: String) -> Cell? { source.indexPath(for: name).flatMap { view.cellForItem(at: $0) as? Cell } }
}
