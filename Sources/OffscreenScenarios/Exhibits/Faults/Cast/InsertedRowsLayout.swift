import UIKit

/// A layout of rows that knows which rows an update inserts.
class InsertedRowsLayout: RowLayout {
    private(set) var inserted: Set<IndexPath> = []

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        inserted = Set(updateItems.filter { $0.updateAction == .insert }.compactMap(\.indexPathAfterUpdate))
    }

    override func finalizeCollectionViewUpdates() {
        inserted = []
        super.finalizeCollectionViewUpdates()
    }
}
