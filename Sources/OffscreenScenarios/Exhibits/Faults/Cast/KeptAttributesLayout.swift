import UIKit

/// A layout of rows that keeps its attributes objects, and gives them new frames in `prepare()`.
class KeptAttributesLayout: InsertedRowsLayout {
    override func fillCache() {
        let kept = cache
        super.fillCache()
        for (item, attributes) in kept.enumerated() where item < cache.count {
            attributes.frame = cache[item].frame
            cache[item] = attributes
        }
    }

    /// Returns the index path that a row had before an update that only inserts rows; nil for an
    /// inserted row.
    func indexPathBeforeUpdate(ofRowAt indexPath: IndexPath) -> IndexPath? {
        guard !inserted.contains(indexPath) else { return nil }
        return IndexPath(item: indexPath.item - inserted.filter { $0 < indexPath }.count, section: 0)
    }
}
