import Offscreen
import UIKit

// MARK: With the mistake

final class Mistake48Layout: InsertedRowsLayout {
    override func initialLayoutAttributesForAppearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard inserted.contains(path) else { return nil }
        let attributes = layoutAttributesForItem(at: path)  // the stored object
        attributes?.alpha = 0
        return attributes
    }
}

// MARK: Without the mistake

final class Fix48Layout: InsertedRowsLayout {
    override func initialLayoutAttributesForAppearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard inserted.contains(path) else { return nil }
        let attributes = layoutAttributesForItem(at: path)?.copy() as? UICollectionViewLayoutAttributes
        attributes?.alpha = 0
        return attributes
    }
}

// MARK: Check of the symptom

/// A layout of rows that stores which rows an update inserts.
class InsertedRowsLayout: RowLayout {
    private(set) var inserted: Set<IndexPath> = []

    override func prepare(forCollectionViewUpdates updates: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updates)
        inserted = Set(updates.filter { $0.updateAction == .insert }.compactMap(\.indexPathAfterUpdate))
    }

    override func finalizeCollectionViewUpdates() {
        inserted = []
        super.finalizeCollectionViewUpdates()
    }
}

extension SymptomCheck {
    /// Whether the new cell is invisible.
    static let exhibit48 = SymptomCheck(48, mistake: Mistake48Layout(), fix: Fix48Layout()) {
        (layout: InsertedRowsLayout) in
        let list = ListController(layout: layout)
        let stage = showOnNewStage(list)
        stage.act("insert") { list.insertFirstRow() }
        return list.collectionView.cellForItem(at: [0, 0])?.alpha == 0
    }
}
