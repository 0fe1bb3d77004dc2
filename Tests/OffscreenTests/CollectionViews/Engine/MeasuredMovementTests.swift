import Testing
import UIKit

/// What a layout without a collection view returns for a movement and a transition, as measured on macOS 27 (Catalyst).
@MainActor @Suite("Measured values of layouts without a collection view")
struct MeasuredMovementTests {
    private typealias Figures = [String: String]

    private final class Plain: UICollectionViewLayout {}

    private func text(_ paths: [IndexPath]?) -> String { paths?.map { "\($0.section)-\($0.item)" }.joined(separator: ",") ?? "nil" }

    private func text(_ point: CGPoint) -> String { "\(Int(point.x)),\(Int(point.y))" }

    /// Returns the values for an item that is moved from 1-3 to 0-1, and from the point 4,5 to 37,91.
    private func movementFigures(of layout: UICollectionViewLayout) -> Figures {
        let (old, new, finger) = ([path(3, 1)], [path(1)], CGPoint(x: 37, y: 91))
        let moving = layout.invalidationContext(
            forInteractivelyMovingItems: new, withTargetPosition: finger, previousIndexPaths: old, previousPosition: CGPoint(x: 4, y: 5))
        let ending = layout.invalidationContextForEndingInteractiveMovementOfItems(
            toFinalIndexPaths: new, previousIndexPaths: old, movementCancelled: true)
        let bounds = layout.invalidationContext(forBoundsChange: CGRect(x: 0, y: 0, width: 10, height: 10))
        var figures = [
            "target": text([layout.targetIndexPath(forInteractivelyMovingItem: old[0], withPosition: finger)]),
            "moving everything": "\(moving.invalidateEverything)", "moving items": text(moving.invalidatedItemIndexPaths),
            "ending items": text(ending.invalidatedItemIndexPaths),
            "moving metrics": (moving as? UICollectionViewFlowLayoutInvalidationContext).map { "\($0.invalidateFlowLayoutDelegateMetrics)" }
                ?? "not of a flow layout",
        ]
        for (name, context) in [("moving", moving), ("ending", ending), ("bounds", bounds)] {
            figures["\(name) from"] = text(context.previousIndexPathsForInteractivelyMovingItems)
            figures["\(name) to"] = text(context.targetIndexPathsForInteractivelyMovingItems)
            figures["\(name) point"] = text(context.interactiveMovementTarget)
        }
        return figures
    }

    private var measuredOfBoth: Figures {
        [
            "target": "1-3", "moving everything": "false", "moving items": "nil", "ending items": "nil",
            "moving from": "1-3", "moving to": "0-1", "moving point": "37,91",
            "ending from": "1-3", "ending to": "0-1", "ending point": "0,0",
            "bounds from": "nil", "bounds to": "nil", "bounds point": "0,0",
        ]
    }

    /// The six values of the carried item's attributes were measured as nil, which Apple's Swift signature cannot express.
    @Test func `The base class UICollectionViewLayout returns the 14 values measured on macOS for an interactive movement [MOVE-02]`() {
        #expect(movementFigures(of: Plain()) == measuredOfBoth.merging(["moving metrics": "not of a flow layout"]) { $1 })
    }

    @Test func `A flow layout returns the 20 values measured on macOS for an interactive movement [MOVE-02]`() {
        let layout = UICollectionViewFlowLayout()
        let carried = layout.layoutAttributesForInteractivelyMovingItem(at: path(1), withTargetPosition: CGPoint(x: 37, y: 91))
        var figures = movementFigures(of: layout)
        figures["carried path"] = text([carried.indexPath])
        figures["carried origin"] = text(carried.frame.origin)
        figures["carried center"] = text(carried.center)
        figures["carried size"] = text(CGPoint(x: carried.size.width, y: carried.size.height))
        figures["carried z"] = "\(carried.zIndex)"
        figures["carried kind"] = carried.representedElementKind ?? "nil"
        let measured: Figures = [
            "moving metrics": "true", "carried path": "0-1", "carried origin": "37,91", "carried center": "37,91", "carried size": "0,0",
            "carried z": "9223372036854775807", "carried kind": "nil",
        ]
        #expect(figures == measuredOfBoth.merging(measured) { $1 })
    }

    @Test func `The base class UICollectionViewLayout returns the 15 values measured on macOS for a layout transition [MOVE-03]`() {
        let layout = Plain()
        var figures = [
            "offset": text(layout.targetContentOffset(forProposedContentOffset: CGPoint(x: 11, y: 22))),
            "offset zero": text(layout.targetContentOffset(forProposedContentOffset: .zero)),
        ]
        let size = layout.collectionViewContentSize
        layout.prepareForTransition(to: Plain())
        layout.prepareForTransition(from: Plain())
        layout.finalizeLayoutTransition()
        figures["size"] = layout.collectionViewContentSize == size ? "same" : "changed"
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter, "decoration"] {
            figures["\(kind) named"] = [
                layout.indexPathsToDeleteForSupplementaryView(ofKind: kind), layout.indexPathsToInsertForSupplementaryView(ofKind: kind),
                layout.indexPathsToDeleteForDecorationView(ofKind: kind), layout.indexPathsToInsertForDecorationView(ofKind: kind),
            ].map { "\($0.count)" }.joined(separator: " ")
        }
        #expect(
            figures == [
                "offset": "11,22", "offset zero": "0,0", "size": "same", "UICollectionElementKindSectionHeader named": "0 0 0 0",
                "UICollectionElementKindSectionFooter named": "0 0 0 0", "decoration named": "0 0 0 0",
            ])
    }

    @Test func `A transition layout returns its current and next layout and its progress as measured on macOS [MOVE-03]`() {
        let (from, to) = (Plain(), Plain())
        let transition = UICollectionViewTransitionLayout(currentLayout: from, nextLayout: to)
        #expect((transition.currentLayout === from, transition.nextLayout === to, transition.transitionProgress) == (true, true, 0))
        for progress in [0.25, 2, -1, 0.5] as [CGFloat] {
            transition.transitionProgress = progress
            #expect(transition.transitionProgress == progress)
        }
        transition.finalizeLayoutTransition()
        #expect(transition.transitionProgress == 0.5)
    }
}
