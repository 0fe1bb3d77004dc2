import Offscreen
import UIKit

// MARK: With the mistake

final class Mistake47Layout: RowLayout {
    func assignZIndexes() {
        for attributes in cache { attributes.zIndex = attributes.indexPath.item }
    }
}

// MARK: Without the mistake

final class Fix47Layout: RowLayout {
    func assignZIndexes() {
        for (place, attributes) in cache.enumerated() { attributes.zIndex = place }
    }
}

// MARK: Check of the symptom

extension SymptomCheck {
    static let exhibit47 = SymptomCheck(
        47, mistake: { zIndexesDoNotAscend(in: Mistake47Layout()) { $0.assignZIndexes() } },
        fix: { zIndexesDoNotAscend(in: Fix47Layout()) { $0.assignZIndexes() } })

    /// Whether an element has no greater zIndex than the element before it.
    private static func zIndexesDoNotAscend<Layout: RowLayout>(in layout: Layout, after act: (Layout) -> Void) -> Bool {
        layout.cache = [[0, 0], [0, 1], [1, 0], [1, 1]].map { UICollectionViewLayoutAttributes(forCellWith: $0) }
        act(layout)
        return zip(layout.cache, layout.cache.dropFirst()).contains { $0.zIndex >= $1.zIndex }
    }
}
