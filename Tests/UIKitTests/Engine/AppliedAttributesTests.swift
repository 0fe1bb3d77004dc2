import Testing

@testable import UIKit

/// Attributes that equal those applied last are skipped, and no others. [APPLY-01]
@MainActor struct AppliedAttributesTests {
    private let plain = UICollectionViewLayoutAttributes(forCellWith: [0, 1])

    /// The changes of attributes, each of one property.
    private let changes: [(name: String, change: (UICollectionViewLayoutAttributes) -> Void)] = [
        ("center", { $0.center.x += 1 }), ("size", { $0.size.height += 1 }), ("alpha", { $0.alpha = 0.5 }),
        ("zIndex", { $0.zIndex = 1 }), ("isHidden", { $0.isHidden = true }), ("path", { $0.indexPath = [0, 2] }),
        ("section", { $0.indexPath = [1, 1] }), ("long path", { $0.indexPath = [0, 1, 2] }),
        ("transform", { $0.transform = CGAffineTransform(rotationAngle: 1) }),
    ]

    @Test func `A change of any property makes attributes differ from those applied last, in both directions`() {
        for (name, change) in changes {
            let changed = plain.copied(changing: change)
            for (applied, next) in [(plain, changed), (changed, plain)] {
                let view = UICollectionViewCell(frame: .zero)
                view.reuseState.applied.store(applied)
                #expect(view.hasApplied(applied.copied()), "\(name)")
                #expect(!view.hasApplied(next), "\(name)")
            }
        }
    }

    @Test func `Attributes of another kind or category differ from those applied last`() {
        let header = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "header", with: [0, 1])
        let others = [
            UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "footer", with: [0, 1]),
            UICollectionViewLayoutAttributes(forDecorationViewOfKind: "header", with: [0, 1]), plain,
        ]
        let view = UICollectionReusableView(frame: .zero)
        view.reuseState.applied.store(header)
        #expect(view.hasApplied(header.copied()))
        for other in others { #expect(!view.hasApplied(other)) }
    }

    @Test func `After a view is taken from its pool, no attributes count as applied`() {
        let pool = ReusePool(category: .cell, kind: ElementKind.cell, identifier: "cell")
        let view = UICollectionViewCell(frame: .zero)
        pool.adopt(view)
        view.reuseState.applied.store(plain)
        #expect(view.hasApplied(plain))
        #expect(pool.putAway(view, collectionViewArea: 10_000))
        #expect(pool.take() === view)
        #expect(!view.hasApplied(plain))
    }
}
