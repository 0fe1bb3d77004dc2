import Testing
import UIKit

/// What a layout without a collection view returns for a movement and a transition, as measured on
/// macOS 27 (Catalyst).
@MainActor struct MeasuredMovementTests {
    private final class Plain: UICollectionViewLayout {}

    /// Checks the 13 values that both layouts have for an item that is moved from 1-3 to 0-1, and
    /// from the point 4,5 to 37,91. Returns the context of the movement.
    private func expectMovementFigures(of layout: UICollectionViewLayout) -> UICollectionViewLayoutInvalidationContext {
        let (old, new, finger) = ([path(3, 1)], [path(1)], CGPoint(x: 37, y: 91))
        let moving = layout.invalidationContext(
            forInteractivelyMovingItems: new, withTargetPosition: finger, previousIndexPaths: old,
            previousPosition: CGPoint(x: 4, y: 5))
        let ending = layout.invalidationContextForEndingInteractiveMovementOfItems(
            toFinalIndexPaths: new, previousIndexPaths: old, movementCancelled: true)
        let bounds = layout.invalidationContext(forBoundsChange: CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(layout.targetIndexPath(forInteractivelyMovingItem: old[0], withPosition: finger) == old[0])
        #expect(!moving.invalidateEverything)
        #expect(moving.invalidatedItemIndexPaths == nil)
        #expect(ending.invalidatedItemIndexPaths == nil)
        func expect(
            _ context: UICollectionViewLayoutInvalidationContext, _ from: [IndexPath]?, _ to: [IndexPath]?,
            _ point: CGPoint
        ) {
            #expect(context.previousIndexPathsForInteractivelyMovingItems == from)
            #expect(context.targetIndexPathsForInteractivelyMovingItems == to)
            #expect(context.interactiveMovementTarget == point)
        }
        expect(moving, old, new, finger)
        expect(ending, old, new, .zero)
        expect(bounds, nil, nil, .zero)
        return moving
    }

    /// The six values of the carried item's attributes were measured as nil, which Apple's Swift
    /// signature cannot express.
    @Test
    func
        `The base class UICollectionViewLayout returns the 14 values measured on macOS for an interactive movement [MOVE-02]`()
    {
        #expect(!(expectMovementFigures(of: Plain()) is UICollectionViewFlowLayoutInvalidationContext))
    }

    @Test func `A flow layout returns the 20 values measured on macOS for an interactive movement [MOVE-02]`() {
        let (layout, finger) = (UICollectionViewFlowLayout(), CGPoint(x: 37, y: 91))
        let moving = expectMovementFigures(of: layout) as? UICollectionViewFlowLayoutInvalidationContext
        #expect(moving?.invalidateFlowLayoutDelegateMetrics == true)
        let carried = layout.layoutAttributesForInteractivelyMovingItem(at: path(1), withTargetPosition: finger)
        #expect(carried.indexPath == path(1))
        #expect(carried.frame.origin == finger)
        #expect(carried.center == finger)
        #expect(carried.size == .zero)
        #expect(carried.zIndex == Int.max)
        #expect(carried.representedElementKind == nil)
    }

    @Test
    func
        `The base class UICollectionViewLayout returns the 15 values measured on macOS for a layout transition [MOVE-03]`()
    {
        let layout = Plain()
        for offset in [CGPoint(x: 11, y: 22), .zero] {
            #expect(layout.targetContentOffset(forProposedContentOffset: offset) == offset)
        }
        let size = layout.collectionViewContentSize
        layout.prepareForTransition(to: Plain())
        layout.prepareForTransition(from: Plain())
        layout.finalizeLayoutTransition()
        #expect(layout.collectionViewContentSize == size)
        for kind in [
            UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter, "decoration",
        ] {
            let paths = [
                layout.indexPathsToDeleteForSupplementaryView(ofKind: kind),
                layout.indexPathsToInsertForSupplementaryView(ofKind: kind),
                layout.indexPathsToDeleteForDecorationView(ofKind: kind),
                layout.indexPathsToInsertForDecorationView(ofKind: kind),
            ]
            #expect(paths == [[], [], [], []], "\(kind)")
        }
    }

    @Test
    func `A transition layout returns its current and next layout and its progress as measured on macOS [MOVE-03]`() {
        let (from, to) = (Plain(), Plain())
        let transition = UICollectionViewTransitionLayout(currentLayout: from, nextLayout: to)
        #expect(transition.currentLayout === from)
        #expect(transition.nextLayout === to)
        #expect(transition.transitionProgress == 0)
        for progress in [0.25, 2, -1, 0.5] as [CGFloat] {
            transition.transitionProgress = progress
            #expect(transition.transitionProgress == progress)
        }
        transition.finalizeLayoutTransition()
        #expect(transition.transitionProgress == 0.5)
    }
}
