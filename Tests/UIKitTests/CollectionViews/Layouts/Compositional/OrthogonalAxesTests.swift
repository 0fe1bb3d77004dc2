import Offscreen
import Testing

@testable import UIKit

/// Orthogonal rows in vertical and horizontal layouts, from left to right and from right to left.
@MainActor struct OrthogonalAxesTests {
    private let side: CGFloat = 320
    private let count = 20

    private struct Direction: CustomTestStringConvertible {
        let isSideways: Bool
        let isMirrored: Bool
        var testDescription: String { "\(isSideways ? "sideways" : "down"), \(isMirrored ? "mirrored" : "plain")" }

        /// Converts distances along the layout and along the row to a point on the screen.
        func point(_ along: CGFloat, _ row: CGFloat) -> CGPoint {
            switch (isSideways, isMirrored) {
            case (true, true): CGPoint(-along, row)
            case (true, false): CGPoint(along, row)
            case (false, true): CGPoint(-row, along)
            case (false, false): CGPoint(row, along)
            }
        }

        func rect(_ along: CGFloat, _ row: CGFloat, side: CGFloat) -> CGRect {
            let rect = isSideways ? CGRect(along, row, 50, 100) : CGRect(row, along, 100, 50)
            return isMirrored ? CGRect(side - rect.maxX, rect.minY, rect.width, rect.height) : rect
        }
    }

    private nonisolated static let directions = [false, true].flatMap { sideways in
        [false, true].map { Direction(isSideways: sideways, isMirrored: $0) }
    }

    /// Returns a screen of groups of 100 along the row and 50 across it, ten apart, in insets of 20
    /// and 5.
    private func screen(
        _ direction: Direction, _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .continuous
    )
        -> CompositionalScreen
    {
        let isSideways = direction.isSideways
        let (length, breadth) = (NSCollectionLayoutDimension.absolute(100), NSCollectionLayoutDimension.absolute(50))
        let section = layoutSection(
            isSideways
                ? column(breadth, height: length, [fillingItem()]) : row(length, height: breadth, [fillingItem()]),
            insets: isSideways ? insets(20, 5, 20, 5) : insets(5, 20, 5, 20), spacing: 10, scrolling: behavior)
        section.orthogonalScrollingProperties.bounce = .always
        let screen = CompositionalScreen(
            section, Array(repeating: 10, count: count),
            configuration: layoutConfiguration(isSideways ? .horizontal : .vertical),
            size: CGSize(side, side))
        screen.stage.layoutDirection = direction.isMirrored ? .rightToLeft : .leftToRight
        return screen.shown()
    }

    /// Checks that exactly the cells inside the screen are shown, each at its place in its row.
    private func check(
        _ screen: CompositionalScreen, _ direction: Direction, scrolled: CGFloat, rows: [Int: CGFloat],
        _ location: SourceLocation = #_sourceLocation
    ) {
        let bounds = CGRect(0, 0, side, side)
        for section in 0..<count {
            for item in 0..<10 {
                let along = CGFloat(section) * 60 + 5 - scrolled
                let frame = direction.rect(along, 20 + CGFloat(item) * 110 - rows[section, default: 0], side: side)
                let cell = screen.view.cellForItem(at: [section, item])
                let shown = cell.map { $0.convert($0.bounds, to: screen.stage.window) }
                let expected = frame.overlaps(bounds) ? frame : nil
                #expect(shown == expected, "section \(section), item \(item)", sourceLocation: location)
            }
        }
    }

    /// Checks that the scroll view of every row begins and ends with its cells across the row.
    private func checkRows(
        _ screen: CompositionalScreen, _ direction: Direction, _ location: SourceLocation = #_sourceLocation
    ) {
        for cell in screen.view.visibleCells {
            let (shown, row) = (cell.convert(cell.bounds, to: screen.view), cell.superview!.frame)
            let (a, b) =
                direction.isSideways
                ? ((shown.minX, shown.maxX), (row.minX, row.maxX)) : ((shown.minY, shown.maxY), (row.minY, row.maxY))
            #expect(a == b, sourceLocation: location)
        }
    }

    @Test(arguments: directions)
    private func `Orthogonal sections keep their offsets while the collection view scrolls, even off screen`(
        direction: Direction
    )
        throws
    {
        let screen = screen(direction)
        check(screen, direction, scrolled: 0, rows: [:])
        screen.stage.scroll(try #require(screen.scroller(1)), by: direction.point(0, 130))
        screen.stage.scroll(try #require(screen.scroller(3)), by: direction.point(0, 300))
        check(screen, direction, scrolled: 0, rows: [1: 130, 3: 300])
        screen.stage.scroll(screen.view, by: direction.point(70, 0))
        check(screen, direction, scrolled: 70, rows: [1: 130, 3: 300])
        screen.stage.scroll(screen.view, by: direction.point(600, 0))
        check(screen, direction, scrolled: 670, rows: [:])
        checkRows(screen, direction)
        screen.stage.scroll(screen.view, by: direction.point(-640, 0))
        check(screen, direction, scrolled: 30, rows: [1: 130, 3: 300])
        checkRows(screen, direction)
        screen.stage.act("lay out again") { screen.layout.invalidateLayout() }
        check(screen, direction, scrolled: 30, rows: [1: 130, 3: 300])
        screen.stage.act("two sections more, one less") {
            screen.counts += [10]
            screen.view.performBatchUpdates {
                screen.view.insertSections([0, 5])
                screen.view.deleteSections([2])
            }
        }
        checkRows(screen, direction)
        #expect(!screen.view.visibleCells.isEmpty)
    }

    @Test(arguments: directions)
    private func
        `A continuous orthogonal row scrolls up to its last group, bounces only along its own axis and can scroll to an item`(
            direction: Direction
        ) throws
    {
        let screen = screen(direction)
        let row = try #require(screen.scroller())
        #expect(row.alwaysBounceVertical == direction.isSideways)
        #expect(row.alwaysBounceHorizontal == !direction.isSideways)
        #expect(row.bounces)
        screen.stage.scroll(row, by: direction.point(0, 5000))
        // Ten groups of 100 points, with nine gaps of 10 points between them, are in 280 points.
        check(screen, direction, scrolled: 0, rows: [0: 810])
        screen.stage.scroll(row, by: direction.point(0, -5000))
        check(screen, direction, scrolled: 0, rows: [:])
        typealias Position = UICollectionView.ScrollPosition
        let (start, end): (Position, Position) = direction.isSideways ? (.top, .bottom) : (.left, .right)
        let middle: Position = direction.isSideways ? .centeredVertically : .centeredHorizontally
        // UNKNOWN: what left and right mean for a row that begins at the right.
        let positions: [(Position, CGFloat)] =
            direction.isMirrored && !direction.isSideways ? [(middle, 350)] : [(start, 440), (middle, 350), (end, 260)]
        for (position, expected) in positions {
            screen.stage.act("scroll to an item") {
                screen.view.scrollToItem(at: [0, 4], at: position, animated: false)
            }
            check(screen, direction, scrolled: 0, rows: [0: expected])
        }
    }

    @Test(arguments: directions)
    private func `A fling moves an orthogonal row with group paging to the next group in its direction`(
        direction: Direction
    ) throws {
        let screen = screen(direction, .groupPaging)
        let row = try #require(screen.scroller())
        screen.stage.fling(row, velocity: direction.point(0, 300))
        check(screen, direction, scrolled: 0, rows: [0: 110])
        screen.stage.fling(row, velocity: direction.point(0, 300))
        check(screen, direction, scrolled: 0, rows: [0: 220])
        screen.stage.scroll(row, by: direction.point(0, -20))
        screen.stage.fling(row, velocity: direction.point(0, -300))
        check(screen, direction, scrolled: 0, rows: [0: 110])
    }

    @Test(arguments: directions)
    private func `A tap on a cell of a scrolled orthogonal row selects its item`(direction: Direction) throws {
        let screen = screen(direction)
        screen.stage.scroll(try #require(screen.scroller(2)), by: direction.point(0, 130))
        // The point is the middle of item 2 of section 2.
        let frame = direction.rect(125, 20 + 220 - 130, side: side)
        screen.stage.tap(at: CGPoint(frame.midX, frame.midY))
        let point = screen.view.convert(CGPoint(frame.midX, frame.midY), from: screen.stage.window)
        #expect(screen.view.indexPathsForSelectedItems == [[2, 2]])
        #expect(screen.view.indexPathForItem(at: point) == [2, 2])
    }
}
