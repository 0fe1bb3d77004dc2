import Offscreen
import Testing

@testable import UIKit

/// Scrolling to rows and headers. A hundred rows of 44 points are in a table of 440 points.
@MainActor struct TableScrollingTests {
    private let stage = Stage(width: 320, height: 440)
    private let screen: TableScreen
    private var table: UITableView { screen.table }

    init() {
        screen = stage.run { TableScreen([(0..<100).map { "row \($0)" }]) }
        screen.table.rowHeight = 44
        stage.show(screen.table)
    }

    private func offset(afterScrollingTo row: Int, at position: UITableView.ScrollPosition) -> CGFloat {
        stage.act("scroll") { table.scrollToRow(at: [0, row], at: position, animated: false) }
        return table.contentOffset.y
    }

    @Test(arguments: [(25, 900), (20, 880), (30, 924), (2, 88), (70, 2684)] as [(Int, CGFloat)])
    func `Without a position a table scrolls only as far as the whole row needs`(row: Int, wanted: CGFloat) {
        table.contentOffset.y = 900
        #expect(offset(afterScrollingTo: row, at: .none) == wanted)
    }

    @Test(arguments: [(25, 900), (20, 860), (30, 954)] as [(Int, CGFloat)])
    func `Without a position a row is shown between the insets`(row: Int, wanted: CGFloat) {
        table.contentInset = UIEdgeInsets(20, 0, 30, 0)
        table.contentOffset.y = 900
        #expect(offset(afterScrollingTo: row, at: .none) == wanted)
    }

    @Test(
        arguments: [
            (50, .top, 2180), (50, .middle, 2007), (50, .bottom, 1834), (0, .bottom, -20), (0, .middle, -20),
            (99, .top, 3990), (99, .middle, 3990),
        ] as [(Int, UITableView.ScrollPosition, CGFloat)])
    func `A row is shown at a position between the insets, or as near to it as the content allows`(
        row: Int, position: UITableView.ScrollPosition, wanted: CGFloat
    ) {
        table.contentInset = UIEdgeInsets(20, 0, 30, 0)
        #expect(offset(afterScrollingTo: row, at: position) == wanted)
    }

    @Test(arguments: [UITableView.ScrollPosition.none, .top, .middle, .bottom])
    func `Scrolling to the row NSNotFound of a section shows the section's header at the top`(
        position: UITableView.ScrollPosition
    ) {
        screen.rows = Array(repeating: (0..<40).map { "row \($0)" }, count: 3)
        screen.headers = ["a", "b", "c"]
        stage.act("reload") { table.reloadData() }
        let top = table.rectForHeader(inSection: 1).minY
        #expect(top > 1000)
        stage.act("scroll") {
            table.scrollToRow(at: IndexPath(row: NSNotFound, section: 1), at: position, animated: false)
        }
        #expect(table.contentOffset.y == top)
    }

    @Test func `A table scrolls to the selected row nearest to its middle, and does not move without one`() {
        table.allowsMultipleSelection = true
        table.contentOffset.y = 1500
        stage.act("none") { table.scrollToNearestSelectedRow(at: .top, animated: false) }
        #expect(table.contentOffset.y == 1500)
        for row in [3, 40, 60, 90] { table.selectRow(at: [0, row], animated: false, scrollPosition: .none) }
        #expect(table.contentOffset.y == 1500)
        stage.act("nearest") { table.scrollToNearestSelectedRow(at: .top, animated: false) }
        #expect(table.contentOffset.y == 1760)
    }

    @Test(arguments: [(.none, 0), (.top, 1760), (.bottom, 1364)] as [(UITableView.ScrollPosition, CGFloat)])
    func `Selecting a row scrolls to it only if a position is given`(
        position: UITableView.ScrollPosition, wanted: CGFloat
    ) {
        stage.act("select") { table.selectRow(at: [0, 40], animated: false, scrollPosition: position) }
        #expect(table.indexPathForSelectedRow == [0, 40])
        #expect(table.contentOffset.y == wanted)
    }
}
