import UIKit

/// A diffable data source with names in one column of rows, which records the cells that are asked for.
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
    let source: UICollectionViewDiffableDataSource<String, String>
    private let journal: Journal
    final class Journal {
        var lines: [String] = []
        var provide: ((UICollectionView, IndexPath, String) -> UICollectionViewCell?)?
    }

    /// The requests for cells in order, such as "ask a".
    var log: [String] {
        get { journal.lines }
        set { journal.lines = newValue }
    }
    var provide: ((UICollectionView, IndexPath, String) -> UICollectionViewCell?)? {
        get { journal.provide }
        set { journal.provide = newValue }
    }
    init() {
        (layout.itemSize, layout.minimumLineSpacing) = (CGSize(width: 100, height: 40), 0)
        view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.isPrefetchingEnabled = false
        view.register(Cell.self, forCellWithReuseIdentifier: "row")
        let journal = Journal()
        self.journal = journal
        source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, name in
            journal.lines.append("ask \(name)")
            if let provide = journal.provide { return provide(view, path, name) }
            let cell = view.dequeueReusableCell(withReuseIdentifier: "row", for: path) as! Cell
            cell.name = name
            return cell
        }
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
        for path in view.indexPathsForVisibleItems { result[path.section].append((view.cellForItem(at: path) as! Cell).name) }
        return result
    }
    func cell(_ name: String) -> Cell? { source.indexPath(for: name).flatMap { view.cellForItem(at: $0) as? Cell } }
}
