import UIKit

extension Workload {
    /// Screens with many cells.
    static let crowded: [Workload] = [
        Workload("crowd-40K-show", "the first layout of 40,000 visible cells") { firstLayout { crowd(side: 2) } },
        Workload("crowd-10K-page", "a page further, 10,000 visible cells") {
            scroll(crowd(side: 4), by: 400, steps: 3)
        },
        Workload("crowd-40K-page", "a page further, 40,000 visible cells") {
            scroll(crowd(side: 2), by: 400, steps: 3)
        },
        Workload("sizes-bare", "a delegate asked for the sizes of 1,000,000 items in a bare loop") { bareSizes() },
    ]

    /// Returns a grid of square items with sides of `side` points.
    static func crowd(side: CGFloat) -> Grid {
        let grid = Grid(items: 1_000_000)
        (grid.view.collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize = CGSize(width: side, height: side)
        return grid
    }

    private static func bareSizes() -> Trial {
        let grid = Grid(items: 1)
        let delegate: any UICollectionViewDelegateFlowLayout = ItemSizes()
        var height: CGFloat = 0
        return Trial(
            run: {
                for item in 0..<1_000_000 {
                    let path = IndexPath(item: item, section: 0)
                    height +=
                        delegate.collectionView(grid.view, layout: grid.view.collectionViewLayout, sizeForItemAt: path)
                        .height
                }
                precondition(height > 0)
            })
    }
}
