import Offscreen
import Testing
import UIKit

/// A line of items, 100 points broad, with the lengths that their cells prefer. Items without
/// length are omitted from rectangles.
private final class Row: UICollectionViewLayout {
    var lengths: [CGFloat] = []
    var isHorizontal = false
    /// Whether another size invalidates the layout. If not, the layout only stores the size.
    var invalidates = true
    private func frame(_ item: Int) -> CGRect {
        let start = lengths[..<item].reduce(0, +)
        return isHorizontal
            ? CGRect(x: start, y: 0, width: lengths[item], height: 100)
            : CGRect(x: 0, y: start, width: 100, height: lengths[item])
    }
    override var collectionViewContentSize: CGSize {
        let length = lengths.reduce(0, +)
        return isHorizontal ? CGSize(width: length, height: 100) : CGSize(width: 100, height: length)
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        lengths.indices.filter { lengths[$0] > 0 && frame($0).intersects(rect) }.map {
            layoutAttributesForItem(at: path($0))!
        }
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        UICollectionViewLayoutAttributes(cell: indexPath, frame: frame(indexPath.item))
    }
    override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        lengths[originalAttributes.indexPath.item] = preferredAttributes.size.height
        return invalidates
    }
}

@MainActor struct UnlistedItemTests {
    private let stage = Stage(width: 100, height: 400)
    private let layout = Row()

    /// - Parameter height: the height that the cell of an item prefers.
    private func shown(_ count: Int, height: @escaping (Int) -> CGFloat) -> GridScreen {
        layout.lengths = Array(repeating: 40, count: count)
        return stage.shown(GridScreen([count], in: layout) { $0.size.height = height($0.indexPath.item) })
    }

    @Test
    func
        `A reload of an item whose cell preferred height 0 requests another cell, and the new cell is measured [UPD-16]`()
    {
        var height: CGFloat = 0
        layout.invalidates = false
        let screen = shown(3) { $0 == 1 ? height : 40 }
        #expect(layout.lengths == [40, 0, 40])
        #expect(screen.view.visibleCells.count == 3)
        screen.log = []
        (height, layout.invalidates) = (70, true)
        stage.act("reload") { screen.view.reloadItems(at: [path(1)]) }
        let frame = CGRect(x: 0, y: 40, width: 100, height: 70)
        #expect(screen.asked == ["0-1"])
        #expect(screen.cell(1)?.frame == frame)
        #expect(screen.cell(2)?.frame.minY == 110)
    }

    @Test(arguments: [0, 30] as [CGFloat])
    func
        `An item without height that an update does not delete keeps its cell, and the cell is measured again [UPD-16]`(
            wanted: CGFloat
        )
    {
        var height: CGFloat = 40
        let screen = shown(4) { $0 == 0 ? height : 40 }
        let survivor = screen.cell(0)
        height = wanted
        stage.batch(screen.view) {
            (screen.counts, layout.lengths) = ([2], [0, 40])
            screen.view.deleteItems(at: [path(1), path(2)])
        }
        stage.act("layout") { screen.view.setNeedsLayout() }
        #expect(screen.view.visibleCells.count == 2)
        #expect(screen.cell(0) === survivor)
        #expect(survivor?.frame == CGRect(x: 0, y: 0, width: 100, height: wanted))
    }

    @Test func `Items that get width 0 in an update that reloads or moves them still have cells [UPD-16]`() {
        let stage = Stage(width: 200, height: 100)
        (layout.lengths, layout.isHorizontal) = ([50, 50, 50], true)
        let screen = stage.shown(GridScreen([3], in: layout))
        screen.log = []
        stage.batch(screen.view) {
            layout.lengths = [50, 0, 50]
            screen.view.reloadSections([0])
        }
        #expect(screen.asked == ["0-0", "0-1", "0-2"])
        #expect(screen.view.visibleCells.count == 3)
        stage.batch(screen.view) {
            layout.lengths = [50, 50, 0]
            screen.view.moveItem(at: path(1), to: path(2))
        }
        #expect(screen.view.visibleCells.count == 3)
        #expect(screen.cell(2)?.frame.width == 0)
    }

    @Test
    func `If layoutAttributesForElements omits an item that has a size, an update removes the item's cell [UPD-16]`() {
        final class First: ListScreen.Layout {
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                super.layoutAttributesForElements(in: rect)?.filter { $0.indexPath.item < 2 }
            }
        }
        let screen = stage.shown(ListScreen([["a", "b", "c"]], layout: First()))
        stage.batch(screen.view) { screen.insert("x", at: 0) }
        #expect(screen.shown == [["x", "a"]])
    }
}
