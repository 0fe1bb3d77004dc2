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
    private final class Sized: UICollectionViewCell {
        var height: CGFloat = 0
        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            layoutAttributes.size.height = height
            return layoutAttributes
        }
    }

    private let stage = Stage(width: 100, height: 400)
    private let layout = Rows()

    /// - Parameter height: the height that the cell of an item reports.
    private func shown(_ count: Int, height: @escaping (Int) -> CGFloat) -> UICollectionView {
        let screen = GridScreen([count])
        layout.heights = Array(repeating: 40, count: count)
        screen.view.register(Sized.self, forCellWithReuseIdentifier: "cell")
        screen.onCell = { view, path in
            let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path) as! Sized
            cell.height = height(path.item)
            return cell
        }
        screen.view.collectionViewLayout = layout
        kept.append(screen)
        stage.show(screen.view)
        return screen.view
    }

    private final class Kept {
        var screens: [GridScreen] = []
        func append(_ screen: GridScreen) { screens.append(screen) }
    }
    private let kept = Kept()
    private var screen: GridScreen { kept.screens[0] }

    @Test func `A cell that reported no height is asked for again by a reload, and has its new height [UPD-16]`() {
        var height: CGFloat = 0
        layout.invalidates = false
        let view = shown(3) { $0 == 1 ? height : 40 }
        #expect(layout.heights == [40, 0, 40] && view.visibleCells.count == 3)
        screen.log = []
        (height, layout.invalidates) = (70, true)
        stage.act("reload") { view.reloadItems(at: [path(1)]) }
        #expect(screen.log.filter { $0.hasPrefix("ask") } == ["ask 0-1"])
        #expect(view.cellForItem(at: path(1))?.frame == CGRect(x: 0, y: 40, width: 100, height: 70))
        #expect(view.cellForItem(at: path(2))?.frame.minY == 110)
    }

    @Test func `An item without height that survives an update stays visible [UPD-16]`() {
        let view = shown(4) { _ in 40 }
        let survivor = view.cellForItem(at: path(0)) as? Sized
        survivor?.height = 0
        stage.act("delete") {
            view.performBatchUpdates {
                screen.counts = [2]
                layout.heights = [0, 40]
                view.deleteItems(at: [path(1), path(2)])
            }
        }
        #expect(view.visibleCells.count == 2 && view.cellForItem(at: path(0)) === survivor)
        #expect(survivor?.frame == CGRect(x: 0, y: 0, width: 100, height: 0))
        stage.act("layout") { view.setNeedsLayout() }
        #expect(view.visibleCells.count == 2)
    }

    @Test func `An item that the layout does not list although it has a size leaves in an update [UPD-16]`() {
        final class First: ListScreen.Layout {
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                super.layoutAttributesForElements(in: rect)?.filter { $0.indexPath.item < 2 }
            }
        }
        let screen = ListScreen([["a", "b", "c"]], layout: First())
        stage.show(screen.view)
        stage.act("insert") {
            screen.view.performBatchUpdates {
                screen.sections[0].insert("x", at: 0)
                screen.view.insertItems(at: [path(0)])
            }
        }
        #expect(screen.shown == [["x", "a"]])
    }

    @Test func `An item that is kept without height is asked for its size again [UPD-16]`() {
        let view = shown(4) { _ in 40 }
        let survivor = view.cellForItem(at: path(0)) as? Sized
        survivor?.height = 30
        stage.act("delete") {
            view.performBatchUpdates {
                screen.counts = [2]
                layout.heights = [0, 40]
                view.deleteItems(at: [path(1), path(2)])
            }
        }
        #expect(view.cellForItem(at: path(0)) === survivor)
        #expect(survivor?.frame == CGRect(x: 0, y: 0, width: 100, height: 30))
    }
}
