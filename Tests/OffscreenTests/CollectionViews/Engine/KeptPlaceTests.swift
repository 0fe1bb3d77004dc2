import Offscreen
import Testing
import UIKit

/// Ways to keep the place of the uppermost item on screen while items are inserted above it, in a
/// list of self-sizing cells. Exhibit 46 has rows of known heights.
@MainActor struct KeptPlaceTests {
    private final class MeasuredCell: UICollectionViewCell {
        var height: CGFloat = 0

        override func preferredLayoutAttributesFitting(_ attributes: UICollectionViewLayoutAttributes)
            -> UICollectionViewLayoutAttributes
        {
            let fitting = attributes.copy() as! UICollectionViewLayoutAttributes
            fitting.size.height = height
            return fitting
        }
    }

    private final class Feed: NSObject, UICollectionViewDataSource {
        var heights = (0..<40).map { [262, 280, 120, 322, 304, 144, 322, 250, 110, 290][$0 % 10] as CGFloat }
        let view: UICollectionView

        override init() {
            let layout = UICollectionViewFlowLayout()
            layout.estimatedItemSize = CGSize(width: 343, height: 240)
            view = UICollectionView(frame: .zero, collectionViewLayout: layout)
            super.init()
            view.register(MeasuredCell.self, forCellWithReuseIdentifier: "cell")
            view.dataSource = self
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            heights.count
        }

        func collectionView(_ collectionView: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: path) as! MeasuredCell
            cell.height = heights[path.item]
            return cell
        }

        private func insertAbove(_ new: [CGFloat]) {
            view.performBatchUpdates {
                heights.insert(contentsOf: new, at: 0)
                view.insertItems(at: new.indices.map { IndexPath(item: $0, section: 0) })
            }
            view.layoutIfNeeded()
        }

        /// Inserts items above, and adds the growth of the content to the offset.
        func insertAddingGrowth(_ new: [CGFloat]) {
            let before = view.contentSize.height
            UIView.performWithoutAnimation {
                insertAbove(new)
                view.contentOffset.y += view.contentSize.height - before
            }
        }

        /// Inserts items above, and keeps the distance of the uppermost item from the offset.
        /// Lays out and sets the offset a second time, because cells that come on screen are measured
        /// then.
        func insertKeepingAnchor(_ new: [CGFloat]) {
            guard let top = view.indexPathsForVisibleItems.min(), let old = view.layoutAttributesForItem(at: top) else {
                return
            }
            let distance = old.frame.minY - view.contentOffset.y
            UIView.performWithoutAnimation {
                insertAbove(new)
                let moved = IndexPath(item: top.item + new.count, section: 0)
                for _ in 1...2 {
                    guard let anchor = view.layoutAttributesForItem(at: moved) else { return }
                    view.contentOffset.y = anchor.frame.minY - distance
                    view.layoutIfNeeded()
                }
            }
        }
    }

    /// Returns how far the uppermost item on screen moves on screen, for three insertions after each
    /// of several scrolls.
    private func movements(_ insert: (Feed) -> ([CGFloat]) -> Void) -> [CGFloat] {
        [400.0, 800, 900, 1000, 1100, 1200, 1300, 1400].flatMap { distance in
            let (stage, feed) = (Stage(width: 343, height: 667), Feed())
            stage.show(feed.view)
            stage.scroll(feed.view, by: distance)
            @MainActor func place(of item: Int) -> CGFloat? {
                feed.view.cellForItem(at: [0, item]).map { $0.frame.minY - feed.view.contentOffset.y }
            }
            return (1...3).map { _ -> CGFloat in
                guard let top = feed.view.indexPathsForVisibleItems.min(), let before = place(of: top.item) else {
                    return .infinity
                }
                stage.act("insert above") { insert(feed)([120, 280, 262, 110]) }
                guard let after = place(of: top.item + 4) else { return .infinity }
                return after - before
            }
        }
    }

    @Test func `Adding the growth of the content to the offset moves self-sizing items on screen`() {
        #expect(movements(Feed.insertAddingGrowth).contains { $0 != 0 })
    }

    @Test func `An offset at a kept distance from the uppermost item keeps the place of self-sizing items`() {
        let movements = movements(Feed.insertKeepingAnchor)
        #expect(movements.count == 24)
        #expect(movements.allSatisfy { $0 == 0 }, "\(movements)")
    }
}
