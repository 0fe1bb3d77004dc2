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

/// A layout of rows that returns the same attributes objects after each `prepare()`, with their
/// frames updated.
class CachedRowsLayout: InsertedRowsLayout {
    override func prepare() {
        let kept = cache
        fillCache()
        for (item, attributes) in kept.enumerated() where item < cache.count {
            attributes.frame = cache[item].frame
            cache[item] = attributes
        }
    }

    /// Returns the index path that a row had before the update, which only inserts rows; nil for an
    /// inserted row.
    func pathBeforeUpdate(ofRowAt path: IndexPath) -> IndexPath? {
        inserted.contains(path) ? nil : [0, path.item - inserted.filter { $0 < path }.count]
    }
}

extension SymptomCheck {
    /// Whether the new cell disappears.
    static let exhibit55 = SymptomCheck(55, mistake: Mistake55Layout(), fix: Fix55Layout()) {
        (layout: CachedRowsLayout) in
        let list = ListController(layout: layout)
        let stage = showWithoutPrefetching(list)
        stage.act("insert") { list.insertFirstRow() }
        stage.act("invalidate") { layout.invalidateLayout() }
        return !list.collectionView.indexPathsForVisibleItems.contains([0, 0])
    }
}
