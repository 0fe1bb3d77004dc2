import Offscreen
import UIKit

// MARK: With the mistake

final class Mistake58Layout: RowLayout {
    override func prepare() {
        guard cache.isEmpty else { return }
        fillCache()
    }
}

// MARK: Without the mistake

final class Fix58Layout: RowLayout {
    override func prepare() {
        guard cache.isEmpty else { return }
        fillCache()
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        super.invalidateLayout(with: context)
        if context.invalidatedItemIndexPaths == nil { cache = [] }
    }
}

// MARK: Check of the symptom

extension SymptomCheck {
    /// Whether the new row is missing.
    static let exhibit58 = SymptomCheck(58, mistake: Mistake58Layout(), fix: Fix58Layout()) { (layout: RowLayout) in
        let list = ListController(layout: layout)
        list.items = ["a", "b", "c"]
        let stage = showOnNewStage(list)
        stage.act("add") {
            list.items.append("new")
            list.collectionView.reloadData()
        }
        return list.shownText(ofItem: 3) == nil
    }
}
