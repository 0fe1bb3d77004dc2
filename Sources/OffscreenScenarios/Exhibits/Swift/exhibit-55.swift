import Offscreen
import UIKit

// MARK: With the mistake

final class Mistake55Layout: CachedRowsLayout {
    override func initialLayoutAttributesForAppearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let old = pathBeforeUpdate(ofRowAt: path), old != path else { return nil }
        let attributes = cache[old.item]  // the cached object itself, at the row's old index path
        attributes.indexPath = path
        return attributes
    }
}

// MARK: Without the mistake

final class Fix55Layout: CachedRowsLayout {
    override func initialLayoutAttributesForAppearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let old = pathBeforeUpdate(ofRowAt: path), old != path else { return nil }
        let attributes = cache[old.item].copy() as? UICollectionViewLayoutAttributes
        attributes?.indexPath = path
        return attributes
    }
}

// MARK: Check of the symptom

/// A layout of rows that returns the same attributes objects after each `prepare()`, with their frames updated.
class CachedRowsLayout: RowLayout {
    private var inserted: Set<IndexPath> = []

    override func prepare() {
        let kept = cache
        fillCache()
        for (item, attributes) in kept.enumerated() where item < cache.count {
            attributes.frame = cache[item].frame
            cache[item] = attributes
        }
    }

    override func prepare(forCollectionViewUpdates updates: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updates)
        inserted = Set(updates.filter { $0.updateAction == .insert }.compactMap(\.indexPathAfterUpdate))
    }

    /// Returns the index path that a row had before the update, which only inserts rows; nil for an inserted row.
    func pathBeforeUpdate(ofRowAt path: IndexPath) -> IndexPath? {
        inserted.contains(path) ? nil : [0, path.item - inserted.filter { $0 < path }.count]
    }
}

extension SymptomCheck {
    static let exhibit55 = SymptomCheck(
        55, mistake: { newCellDisappears(with: Mistake55Layout()) }, fix: { newCellDisappears(with: Fix55Layout()) })

    private static func newCellDisappears(with layout: CachedRowsLayout) -> Bool {
        let list = ListController(layout: layout)
        list.loadViewIfNeeded()
        list.collectionView.isPrefetchingEnabled = false
        let stage = showOnNewStage(list)
        stage.act("insert") {
            list.collectionView.performBatchUpdates {
                list.items.insert("new", at: 0)
                list.collectionView.insertItems(at: [[0, 0]])
            }
        }
        stage.act("invalidate") { layout.invalidateLayout() }
        return !list.collectionView.indexPathsForVisibleItems.contains([0, 0])
    }
}
