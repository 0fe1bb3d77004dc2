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
class PinningLayout: RowLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let header = layoutAttributesForSupplementaryView(ofKind: HeaderController.kind, at: [0, 0])
        return (super.layoutAttributesForElements(in: rect) ?? []) + [header].compactMap { $0 }.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForSupplementaryView(ofKind kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        let header = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: path)
        header.frame = CGRect(x: 0, y: collectionView?.bounds.minY ?? 0, width: 320, height: 20)
        header.zIndex = 1
        return header
    }
}

extension SymptomCheck {
    static let exhibit41 = SymptomCheck(
        41, mistake: { headerLeavesTop(with: Mistake41Layout()) }, fix: { headerLeavesTop(with: Fix41Layout()) })

    private static func headerLeavesTop(with layout: RowLayout) -> Bool {
        let list = HeaderController(layout: layout)
        let stage = showOnNewStage(list)
        let failures = stage.collectFailures { stage.scroll(list.collectionView, by: 50) }
        return !failures.isEmpty || list.header?.frame.minY != 50
    }
}
