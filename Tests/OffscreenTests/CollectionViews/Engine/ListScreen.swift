import UIKit

/// A data source and delegate with named items in one column of rows, which records the calls of
/// its collection view.
@MainActor
final class ListScreen: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var sections: [[String]]
    let layout: Layout
    let view: UICollectionView
    var log: [String] = []
    /// Returns a supplementary view in place of a dequeued one.
    var onHeader: (() -> UICollectionReusableView)?

    /// A flow layout that records the calls of prepare() and of the methods about updates, and the
    /// contexts of invalidations.
    class Layout: UICollectionViewFlowLayout {
        var log: [String] = []
        var contexts: [UICollectionViewLayoutInvalidationContext] = []
        /// The frames of initial and final attributes, by item. Other items have none.
        var (initial, final): ([Int: CGRect], [Int: CGRect]) = ([:], [:])
        override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
            contexts.append(context)
            super.invalidateLayout(with: context)
        }
        override func prepare() {
            super.prepare()
            log.append("prepare")
        }
        override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
            super.prepare(forCollectionViewUpdates: updateItems)
            log.append(
                "updates "
                    + updateItems.map {
                        "\($0.updateAction) \(text($0.indexPathBeforeUpdate)) \(text($0.indexPathAfterUpdate))"
                    }
                    .joined(separator: ", "))
        }
        override func finalizeCollectionViewUpdates() {
            super.finalizeCollectionViewUpdates()
            log.append("finalize")
        }
        override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
            -> UICollectionViewLayoutAttributes?
        {
            log.append("initial \(text(itemIndexPath))")
            return initial[itemIndexPath.item].map { UICollectionViewLayoutAttributes(cell: itemIndexPath, frame: $0) }
        }
        override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
            -> UICollectionViewLayoutAttributes?
        {
            log.append("final \(text(itemIndexPath))")
            return final[itemIndexPath.item].map { UICollectionViewLayoutAttributes(cell: itemIndexPath, frame: $0) }
        }
        func text(_ path: IndexPath?) -> String {
            guard let path else { return "nil" }
            return path.item == NSNotFound ? "\(path.section)" : "\(path.section)-\(path.item)"
        }
    }
    final class Cell: UICollectionViewCell { var name = "" }
    init(_ sections: [[String]], rowHeight: CGFloat = 40, layout: Layout = Layout()) {
        self.sections = sections
        self.layout = layout
        layout.itemSize = CGSize(width: 100, height: rowHeight)
        layout.minimumLineSpacing = 0
        view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        super.init()
        view.isPrefetchingEnabled = false
        view.register(Cell.self, forCellWithReuseIdentifier: "row")
        view.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        view.dataSource = self
        view.delegate = self
    }

    /// Creates a list of rows that are named by their numbers.
    convenience init(count: Int, layout: Layout = Layout()) {
        self.init([(0..<count).map(String.init)], layout: layout)
    }
    convenience init(_ names: String...) { self.init([names]) }

    /// The names on screen, by section, in the order of their items.
    var shown: [[String]] {
        var result = sections.map { _ in [String]() }
        for path in view.indexPathsForVisibleItems {
            result[path.section].append((view.cellForItem(at: path) as! Cell).name)
        }
        return result
    }
    func cell(_ item: Int, _ section: Int = 0) -> Cell? {
        view.cellForItem(at: IndexPath(item: item, section: section)) as? Cell
    }

    /// The names of the items for which the data source was asked.
    var asked: [String] { log.filter { $0.hasPrefix("ask ") }.map { String($0.dropFirst(4)) } }

    /// Inserts names into the model and their items into the view.
    func insert(_ names: String..., at item: Int, section: Int = 0) {
        sections[section].insert(contentsOf: names, at: item)
        view.insertItems(at: names.indices.map { path(item + $0, section) })
    }

    /// Deletes items from the model and from the view.
    func delete(_ items: Int..., section: Int = 0) {
        for item in items.sorted(by: >) { sections[section].remove(at: item) }
        view.deleteItems(at: items.map { path($0, section) })
    }
    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].count
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath) as! Cell
        cell.name = sections[indexPath.section][indexPath.item]
        log.append("ask \(cell.name)")
        return cell
    }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        onHeader?()
            ?? collectionView.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        log.append("will \((cell as! Cell).name)")
    }
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        log.append("end \((cell as! Cell).name) at \(indexPath.item)")
    }
}
