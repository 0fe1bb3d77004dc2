import Offscreen
import Testing
import UIKit

@MainActor struct OrthogonalTests {
    typealias Behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior

    /// Returns a section of groups of 100x50, ten apart, in insets, under a header.
    private func section(_ behavior: Behavior = .continuous, decorations: [NSCollectionLayoutDecorationItem] = [])
        -> NSCollectionLayoutSection
    {
        layoutSection(
            row(.absolute(100), height: .absolute(50), [fillingItem()]), insets: insets(5, 20, 5, 20), spacing: 10,
            boundaries: [bar("h", 30, .top)], decorations: decorations, scrolling: behavior)
    }

    private let thirtyRows = Array(repeating: 10, count: 30)

    private func shown(_ section: NSCollectionLayoutSection, _ counts: [Int] = [10, 10]) -> CompositionalScreen {
        CompositionalScreen(section, counts).shown()
    }

    private func visible(_ screen: CompositionalScreen, _ section: Int = 0) -> [Int] {
        screen.view.indexPathsForVisibleItems.filter { $0.section == section }.map(\.item).sorted()
    }

    @Test
    func
        `The groups of an orthogonal section form one row, whose cells are in a scroll view and whose headers are not [COMP-02]`()
    {
        let screen = shown(section())
        #expect(screen.content == "320 x 180")
        #expect(screen.cells()[..<3] == ["20 35 100 50", "130 35 100 50", "240 35 100 50"])
        #expect(screen.supplementaryFrame("h", 0, 1) == "20 90 280 30")
        #expect(screen.cells(1)[0] == "20 125 100 50")
        #expect(visible(screen) == [0, 1, 2])
        let row = screen.scroller()!
        #expect(row.superview === screen.view)
        #expect(row !== screen.view)
        #expect(row.frame == CGRect(0, 35, 320, 50))
        #expect(screen.view.visibleCells.allSatisfy { $0.superview !== screen.view })
        #expect(screen.view.supplementaryView(forElementKind: "h", at: [0, 0])?.superview === screen.view)
        // An app that sorts the collection view's subviews finds the scroll views, not the cells.
        let subviews = screen.view.subviews
        #expect(subviews.count { $0 is UICollectionViewCell } == 0)
        #expect(subviews.count { $0 is UIScrollView } == 2)
        let cell = screen.view.cellForItem(at: [0, 1])!
        #expect(cell.convert(cell.bounds, to: screen.view) == CGRect(130, 35, 100, 50))
    }

    /// Expected by eight tests of SSCollectionViewPresenter, bb1e850.
    @Test
    func
        `For a rectangle wider than the screen, a compositional layout also returns off-screen cells of orthogonal sections`()
    {
        let screen = shown(section())
        func items(_ rect: CGRect) -> [Int] {
            let attributes = screen.layout.layoutAttributesForElements(in: rect) ?? []
            return attributes.filter { $0.representedElementCategory == .cell }.map(\.indexPath.item)
        }
        #expect(items(CGRect(0, 0, 320, 90)) == [0, 1, 2])
        #expect(items(CGRect(-5000, 0, 50_000, 90)) == Array(0..<10))
        #expect(items(CGRect(0, 0, 540, 90)) == [0, 1, 2, 3, 4])
        #expect(items(.infinite).count == 20)
        #expect(items(.null) == [])
    }

    @Test
    func
        `Scrolling an orthogonal row adds and removes cells of that row only, and does not move the collection view's content`()
    {
        let screen = shown(section())
        let row = screen.scroller()!
        let counts = screen.stage.counts(of: screen.view) { screen.stage.scroll(row, by: CGPoint(150, 0)) }
        #expect(visible(screen) == [1, 2, 3, 4])
        #expect(visible(screen, 1) == [0, 1, 2])
        #expect(counts.asks == 2)
        #expect(counts.taken + counts.made.number == 2)
        #expect(screen.view.contentOffset == .zero)
        // The attributes have the place in the row, without its offset.
        #expect(screen.cells()[1] == "130 35 100 50")
        let cell = screen.view.cellForItem(at: [0, 4])!
        #expect(cell.convert(cell.bounds, to: screen.view).minX == 460 - 150)
        #expect(screen.view.indexPathForItem(at: CGPoint(100, 40)) == IndexPath(item: 2, section: 0))
    }

    @Test
    func `An off-screen orthogonal row loses its scroll view but keeps its offset, and a reload moves it to its start`()
    {
        let screen = shown(section(), thirtyRows)
        let first = screen.scroller()!
        screen.stage.scroll(first, by: CGPoint(200, 0))
        screen.stage.scroll(screen.view, to: CGPoint(0, 1500))
        #expect(first.superview == nil)
        #expect(screen.view.subviews.filter { $0 is UIScrollView && !$0.isHidden }.count <= 7)
        screen.stage.scroll(screen.view, to: .zero)
        #expect(visible(screen) == [1, 2, 3, 4])
        #expect(screen.scroller()!.contentOffset.x == 200)
        #expect(screen.scroller()! !== first)
        screen.stage.act("reload") { screen.view.reloadData() }
        #expect(screen.scroller()!.contentOffset.x == 0)
    }

    @Test func `A batch update, an invalidation and a rotation leave an orthogonal row where it was scrolled to`() {
        let screen = shown(section())
        screen.stage.scroll(screen.scroller(1)!, by: CGPoint(200, 0))
        func offsets() -> [CGFloat?] { (0..<screen.counts.count).map { screen.scroller($0)?.contentOffset.x } }
        func update(_ counts: [Int], _ changes: @escaping () -> Void) {
            screen.stage.act("update") {
                screen.view.performBatchUpdates {
                    screen.counts = counts
                    changes()
                }
            }
        }
        #expect(offsets() == [0, 200])
        update([11, 10]) { screen.view.insertItems(at: [[0, 0]]) }
        #expect(offsets() == [0, 200])
        update([11, 11]) { screen.view.insertItems(at: [[1, 0]]) }
        #expect(offsets() == [0, 200])
        update([11, 11]) { screen.view.reloadItems(at: [[1, 3]]) }
        #expect(offsets() == [0, 200])
        screen.stage.act("invalidate") { screen.layout.invalidateLayout() }
        #expect(offsets() == [0, 200])
        for _ in 0..<2 {
            screen.stage.rotate()
            #expect(offsets() == [0, 200])
        }
        // A row that becomes too short moves back to its end: 3 groups and 2 gaps, in insets of 40.
        update([11, 3]) { screen.view.deleteItems(at: (3..<11).map { [1, $0] }) }
        #expect(offsets() == [0, 40])
        screen.stage.act("reload") { screen.view.reloadData() }
        #expect(offsets() == [0, 0])
    }

    @Test func `Orthogonal rows share a reuse pool, so that cells of one row are reused in another [COMP-02]`() {
        let screen = shown(section(), thirtyRows)
        for _ in 0..<20 { screen.stage.scroll(screen.view, by: 90) }
        #expect(screen.stage.pools(of: screen.view).cellPool(identifier: "cell")!.made <= 24)
    }

    @Test
    func
        `A continuous row that fits on screen does not scroll, and has the bounce and deceleration of orthogonalScrollingProperties`()
    {
        let short = section()
        short.orthogonalScrollingProperties.bounce = .never
        short.orthogonalScrollingProperties.decelerationRate = .fast
        let screen = shown(short, [2])
        let row = screen.scroller()!
        #expect(!row.bounces)
        #expect(row.decelerationRate == .fast)
        screen.stage.scroll(row, by: CGPoint(50, 0))
        #expect(row.contentOffset.x == 0)
    }

    @Test func `scrollToItem scrolls the collection view and the item's orthogonal row, even if the row is off screen`()
    {
        let screen = shown(section(), thirtyRows)
        screen.stage.act("scroll both") { screen.view.scrollToItem(at: [20, 5], at: [.top, .left], animated: false) }
        let rowOffset: CGFloat = 20 * 90 + 35
        #expect(screen.view.contentOffset.y == rowOffset)
        #expect(screen.scroller(20)!.contentOffset.x == 550)
        screen.stage.scroll(screen.view, to: .zero)
        screen.stage.act("scroll a row that does not show") {
            screen.view.scrollToItem(at: [25, 4], at: .left, animated: false)
        }
        screen.stage.scroll(screen.view, to: CGPoint(0, 25 * 90))
        #expect(screen.scroller(25)?.contentOffset.x == 440)
        #expect(visible(screen, 25) == [3, 4, 5, 6])
    }

    @Test func `After a deletion the cells of an orthogonal row are still inside its scroll view`() {
        let screen = shown(section())
        screen.stage.act("delete") {
            screen.counts[0] = 9
            screen.view.performBatchUpdates { screen.view.deleteItems(at: [IndexPath(item: 0, section: 0)]) }
        }
        #expect(visible(screen) == [0, 1, 2])
        #expect(screen.view.visibleCells.count == 6)
        #expect(screen.view.visibleCells.allSatisfy { $0.superview is UIScrollView && $0.superview !== screen.view })
    }

    @Test func `Changing to a flow layout moves the cells of an orthogonal row directly into the collection view`() {
        for isAnimated in [false, true] {
            let screen = shown(section())
            let plain = UICollectionViewFlowLayout()
            screen.stage.act("flow") { screen.view.setCollectionViewLayout(plain, animated: isAnimated) }
            screen.stage.act("layout") { screen.view.setNeedsLayout() }
            #expect(screen.view.visibleCells.count == 20)
            #expect(screen.view.visibleCells.allSatisfy { $0.superview === screen.view })
            #expect(screen.view.subviews.filter { $0 is UIScrollView }.isEmpty)
        }
    }

    @Test func `The background of an orthogonal section stays behind its row while the layout scrolls`() {
        let screen = shown(section(decorations: [.background(elementKind: "bg")]), thirtyRows)
        for _ in 0..<10 {
            screen.stage.scroll(screen.view, by: 70)
            let order = screen.view.subviews.filter { !$0.isHidden }
            for index in order.indices where order[index] is UIScrollView {
                #expect(
                    !order[index...].contains { type(of: $0) == UICollectionReusableView.self && $0.frame.height == 90 }
                )
            }
        }
    }

    @Test
    func
        `In an orthogonal section of a vertical layout a fractional height excludes the insets, and a fractional width does not`()
    {
        for (width, height, frame) in [
            (.absolute(100), .fractionalHeight(0.5), "20 5 100 234"),
            (.fractionalWidth(0.5), .absolute(50), "20 5 160 50"),
        ] as [(NSCollectionLayoutDimension, NSCollectionLayoutDimension, String)] {
            let group = row(width, height: height, [fillingItem()])
            let section = layoutSection(group, insets: insets(5, 20, 7, 30), scrolling: .continuous)
            #expect(shown(section, [3]).cells()[0] == frame)
        }
    }

    // MARK: - Handlers

    @Test
    func
        `In a mirrored horizontal layout the visible items handler receives the visible items and the distance scrolled [FLOW-14]`()
    {
        var received: [(items: [Int], offset: CGFloat)] = []
        let section = layoutSection(row(.absolute(100), height: .fractionalHeight(1), [fillingItem()]))
        section.visibleItemsInvalidationHandler = { items, offset, _ in
            received.append((items.map(\.indexPath.item).sorted(), offset.x))
            for item in items { item.alpha = item.frame.minX < offset.x ? 0.5 : 1 }
        }
        let screen = CompositionalScreen(section, [20], configuration: layoutConfiguration(.horizontal))
        screen.stage.layoutDirection = .rightToLeft
        screen.shown()
        func shown() -> [Int] { screen.view.indexPathsForVisibleItems.map(\.item).sorted() }
        #expect(shown() == [0, 1, 2, 3])
        #expect(received.last?.items == shown())
        #expect(received.last?.offset == 0)
        screen.stage.scroll(screen.view, by: CGPoint(-10, 0))
        #expect(shown().map { screen.view.cellForItem(at: [0, $0])!.alpha } == [0.5, 1, 1, 1])
        screen.stage.scroll(screen.view, by: CGPoint(-440, 0))
        #expect(shown() == [4, 5, 6, 7])
        #expect(received.last?.items == shown())
        #expect(received.last?.offset == 450)
        #expect(shown().map { screen.view.cellForItem(at: [0, $0])!.alpha } == [0.5, 1, 1, 1])
    }

    @Test
    func
        `An offset set on a mirrored or vertical orthogonal row with group paging moves to a group or to the row's end [COMP-05]`()
    {
        let mirrored = CompositionalScreen(section(.groupPaging), [10])
        mirrored.stage.layoutDirection = .rightToLeft
        mirrored.shown()
        let row = mirrored.scroller()!
        mirrored.stage.act("put") { row.setContentOffset(CGPoint(-130, row.contentOffset.y), animated: false) }
        #expect(row.contentOffset == CGPoint(-110, 35))
        mirrored.stage.act("put beyond the end") {
            row.setContentOffset(CGPoint(-5000, row.contentOffset.y), animated: false)
        }
        #expect(row.contentOffset == CGPoint(-810, 35))

        let tall = layoutSection(
            column(.absolute(50), height: .absolute(100), [fillingItem()]), spacing: 10, scrolling: .groupPaging)
        let downward = CompositionalScreen(tall, [10], configuration: layoutConfiguration(.horizontal)).shown()
        let lane = downward.scroller()!
        downward.stage.act("put") { lane.setContentOffset(CGPoint(lane.contentOffset.x, 130), animated: false) }
        #expect(lane.contentOffset == CGPoint(0, 110))
    }
}
