import Offscreen
import Testing
import UIKit

/// Rows of 100 points width whose heights the cells report. Rows without height are not listed.
private final class Rows: UICollectionViewLayout {
    var heights: [CGFloat] = []
    /// Whether another size invalidates the layout. Otherwise the layout only notes it.
    var invalidates = true

    private func frame(_ item: Int) -> CGRect {
        CGRect(x: 0, y: heights[..<item].reduce(0, +), width: 100, height: heights[item])
    }
    override var collectionViewContentSize: CGSize { CGSize(width: 100, height: heights.reduce(0, +)) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        heights.indices.filter { heights[$0] > 0 && frame($0).maxY > rect.minY && frame($0).minY < rect.maxY }
            .map { layoutAttributesForItem(at: path($0))! }
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = frame(indexPath.item)
        return attributes
    }
    override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        heights[originalAttributes.indexPath.item] = preferredAttributes.size.height
        return invalidates
    }
}

@MainActor @Suite("Items that the layout gives a place without height, and does not list")
struct UnlistedItemTests {
    private let stage = Stage(width: 100, height: 400)
    private let layout = Rows()

    /// - Parameter height: the height that the cell of an item reports.
    private func shown(_ count: Int, height: @escaping (Int) -> CGFloat) -> GridScreen {
        layout.heights = Array(repeating: 40, count: count)
        let screen = GridScreen([count], in: layout) { $0.size.height = height($0.indexPath.item) }
        stage.show(screen.view)
        return screen
    }

    @Test func `A cell that reported no height is asked for again by a reload, and has its new height [UPD-16]`() {
        var height: CGFloat = 0
        layout.invalidates = false
        let screen = shown(3) { $0 == 1 ? height : 40 }
        let view = screen.view
        #expect(layout.heights == [40, 0, 40] && view.visibleCells.count == 3)
        screen.log = []
        (height, layout.invalidates) = (70, true)
        stage.act("reload") { view.reloadItems(at: [path(1)]) }
        #expect(screen.asked == ["0-1"])
        #expect(view.cellForItem(at: path(1))?.frame == CGRect(x: 0, y: 40, width: 100, height: 70))
        #expect(view.cellForItem(at: path(2))?.frame.minY == 110)
    }

    @Test(arguments: [0, 30] as [CGFloat])
    func `An item without height that survives an update stays visible, and its cell is asked for its size again [UPD-16]`(
        wanted: CGFloat
    ) {
        var height: CGFloat = 40
        let screen = shown(4) { $0 == 0 ? height : 40 }
        let view = screen.view
        let survivor = view.cellForItem(at: path(0))
        height = wanted
        stage.batch(view) {
            screen.counts = [2]
            layout.heights = [0, 40]
            view.deleteItems(at: [path(1), path(2)])
        }
        stage.act("layout") { view.setNeedsLayout() }
        #expect(view.visibleCells.count == 2 && view.cellForItem(at: path(0)) === survivor)
        #expect(survivor?.frame == CGRect(x: 0, y: 0, width: 100, height: wanted))
    }

    @Test func `An item that the layout does not list although it has a size leaves in an update [UPD-16]`() {
        final class First: ListScreen.Layout {
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                super.layoutAttributesForElements(in: rect)?.filter { $0.indexPath.item < 2 }
            }
        }
        let screen = ListScreen([["a", "b", "c"]], layout: First())
        stage.show(screen.view)
        stage.batch(screen.view) { screen.insert("x", at: 0) }
        #expect(screen.shown == [["x", "a"]])
    }
}
