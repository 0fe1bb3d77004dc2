import Offscreen
import Testing

@testable import UIKit

@MainActor @Suite("A layout and its collection view")
struct LayoutHostTests {
    private final class Heard: UICollectionViewLayout {
        var contexts: [UICollectionViewLayoutInvalidationContext] = []
        override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
            contexts.append(context)
            super.invalidateLayout(with: context)
        }
    }

    @Test func `A layout belongs to the collection view that received it last, whatever happens to the previous one`() {
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
        #expect((shared.collectionView === second, first.collectionViewLayout.collectionView === first) == (true, true))
        second.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
        #expect(shared.collectionView == nil)
    }

    @Test func `A context that invalidates everything or the counts reaches both layouts of a transition, and no other does`() {
        for (everything, counts) in [(false, false), (true, false), (false, true), (true, true)] {
            let (current, next) = (Heard(), Heard())
            let between = UICollectionViewTransitionLayout(currentLayout: current, nextLayout: next)
            let context = UICollectionViewLayoutInvalidationContext()
            context.invalidateEverything = everything
            context.invalidateDataSourceCounts = counts
            between.invalidateLayout(with: context)
            for layout in [current, next] {
                #expect(layout.contexts.count == (everything || counts ? 1 : 0))
                #expect(
                    layout.contexts.allSatisfy {
                        $0.invalidateEverything == everything && $0.invalidateDataSourceCounts == counts
                    })
            }
        }
    }

    @Test func `The contexts of an interactive movement have the old and new index paths and the target position`() {
        let layout = UICollectionViewLayout()
        let (from, to) = ([IndexPath(item: 1, section: 0)], [IndexPath(item: 4, section: 0)])
        let moving = layout.invalidationContext(
            forInteractivelyMovingItems: to, withTargetPosition: CGPoint(3, 4), previousIndexPaths: from,
            previousPosition: CGPoint(1, 2))
        #expect(moving.previousIndexPathsForInteractivelyMovingItems == from)
        #expect((moving.targetIndexPathsForInteractivelyMovingItems, moving.interactiveMovementTarget) == (to, CGPoint(3, 4)))
        for cancelled in [false, true] {
            let ending = layout.invalidationContextForEndingInteractiveMovementOfItems(
                toFinalIndexPaths: to, previousIndexPaths: from, movementCancelled: cancelled)
            #expect(ending.previousIndexPathsForInteractivelyMovingItems == from)
            #expect((ending.targetIndexPathsForInteractivelyMovingItems, ending.interactiveMovementTarget) == (to, .zero))
        }
    }

    @Test func `A context that an override of invalidateLayout() drops is not passed on with the next invalidation`() {
        final class Deaf: UICollectionViewFlowLayout {
            var isDeaf = false
            var contexts: [UICollectionViewLayoutInvalidationContext] = []
            override func invalidateLayout() { if !isDeaf { super.invalidateLayout() } }
            override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
                contexts.append(context)
                super.invalidateLayout(with: context)
            }
        }
        let layout = Deaf()
        let kept = UICollectionViewFlowLayoutInvalidationContext()
        layout.isDeaf = true
        layout.invalidate(keeping: kept)
        #expect(layout.contexts.isEmpty)
        layout.isDeaf = false
        layout.invalidateLayout()
        #expect((layout.contexts.count, layout.contexts[0] !== kept) == (1, true))
        layout.invalidate(keeping: kept)
        #expect(layout.contexts.last === kept)
    }

    @Test func `A new data source is asked for its sections, even if the previous one did not implement the method`() {
        final class Plain: NSObject, UICollectionViewDataSource {
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
            func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
                collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            }
        }
        let stage = Stage(width: 100, height: 200)
        let (plain, sections) = (Plain(), PlainSource([1, 1]))
        let view = stage.run { UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()) }
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = plain
        stage.show(view)
        #expect((view.numberOfSections, view.visibleCells.count) == (1, 1))
        stage.act("another") { view.dataSource = sections }
        #expect((view.numberOfSections, view.visibleCells.count) == (2, 2))
        stage.act("none") { view.dataSource = nil }
        #expect(view.visibleCells.isEmpty)
    }
}
