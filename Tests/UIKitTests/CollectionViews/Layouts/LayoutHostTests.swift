import Offscreen
import Testing

@testable import UIKit

@MainActor struct LayoutHostTests {
    @Test
    func
        `A layout's collectionView is the view that received it last, until that view is deallocated or gets another layout`()
    {
        let shared = UICollectionViewFlowLayout()
        let first = UICollectionView(frame: .zero, collectionViewLayout: shared)
        do {
            let gone = UICollectionView(frame: .zero, collectionViewLayout: shared)
            #expect(shared.collectionView === gone)
        }
        #expect(shared.collectionView == nil)
        let second = UICollectionView(frame: .zero, collectionViewLayout: shared)
        #expect(shared.collectionView === second)
        first.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
        #expect(shared.collectionView === second)
        #expect(first.collectionViewLayout.collectionView === first)
        second.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
        #expect(shared.collectionView == nil)
    }

    @Test
    func
        `A transition layout invalidates its two layouts only if the context invalidates everything or the data source counts`()
    {
        for (everything, counts) in [(false, false), (true, false), (false, true), (true, true)] {
            let (current, next) = (LoggingLayout(), LoggingLayout())
            let between = UICollectionViewTransitionLayout(currentLayout: current, nextLayout: next)
            let context = UICollectionViewLayoutInvalidationContext()
            context.invalidateEverything = everything
            context.invalidateDataSourceCounts = counts
            between.invalidateLayout(with: context)
            for layout in [current, next] {
                let flags = layout.contexts.map { [$0.invalidateEverything, $0.invalidateDataSourceCounts] }
                #expect(flags == (everything || counts ? [[everything, counts]] : []))
            }
        }
    }

    @Test
    func
        `Contexts of an interactive movement have the old and new index paths, and during the movement the target position`()
    {
        let layout = UICollectionViewLayout()
        let (from, to) = ([IndexPath(item: 1, section: 0)], [IndexPath(item: 4, section: 0)])
        let moving = layout.invalidationContext(
            forInteractivelyMovingItems: to, withTargetPosition: CGPoint(3, 4), previousIndexPaths: from,
            previousPosition: CGPoint(1, 2))
        #expect(moving.previousIndexPathsForInteractivelyMovingItems == from)
        #expect(moving.targetIndexPathsForInteractivelyMovingItems == to)
        #expect(moving.interactiveMovementTarget == CGPoint(3, 4))
        for cancelled in [false, true] {
            let ending = layout.invalidationContextForEndingInteractiveMovementOfItems(
                toFinalIndexPaths: to, previousIndexPaths: from, movementCancelled: cancelled)
            #expect(ending.previousIndexPathsForInteractivelyMovingItems == from)
            #expect(ending.targetIndexPathsForInteractivelyMovingItems == to)
            #expect(ending.interactiveMovementTarget == .zero)
        }
    }

    @Test
    func
        `A context that an override of invalidateLayout() drops by not calling super is not used by the next invalidation`()
    {
        final class Dropping: LoggingFlowLayout {
            var drops = true
            override func invalidateLayout() { if !drops { super.invalidateLayout() } }
        }
        let layout = Dropping()
        let kept = UICollectionViewFlowLayoutInvalidationContext()
        layout.invalidate(passing: kept)
        #expect(layout.contexts.isEmpty)
        layout.drops = false
        layout.invalidateLayout()
        #expect(layout.contexts.count == 1)
        #expect(layout.contexts[0] !== kept)
        layout.invalidate(passing: kept)
        #expect(layout.contexts.last === kept)
    }
}
