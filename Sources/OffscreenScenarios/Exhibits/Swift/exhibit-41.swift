import Offscreen
import UIKit

// MARK: With the mistake

final class Mistake41Layout: PinningLayout {
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
}

// MARK: Without the mistake

final class Fix41Layout: PinningLayout {
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

    override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        context.invalidateSupplementaryElements(ofKind: HeaderController.kind, at: [[0, 0]])
        return context
    }
}

// MARK: Check of the symptom

/// A layout of rows with a header whose place is at the top of the visible bounds.
class PinningLayout: RowsAndHeaderLayout {
    override func layoutAttributesForSupplementaryView(ofKind kind: String, at path: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        let header = headerAttributes(ofKind: kind, at: path)
        header.frame.origin.y = collectionView?.bounds.minY ?? 0
        return header
    }
}

extension SymptomCheck {
    /// Whether the header leaves the top of the screen.
    static let exhibit41 = SymptomCheck(41, mistake: Mistake41Layout(), fix: Fix41Layout()) { (layout: PinningLayout) in
        let list = HeaderController(layout: layout)
        let stage = showOnNewStage(list)
        let failures = stage.collectFailures { stage.scroll(list.collectionView, by: 50) }
        return !failures.isEmpty || list.header?.frame.minY != 50
    }
}
