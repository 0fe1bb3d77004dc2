import Offscreen
import Testing

@testable import UIKit

/// The figures of table views that were measured on a Mac with iOS 26:
/// https://github.com/Vercantez/openuikit golden/tableview_plain.layout.json, tableview_grouped.layout.json
@MainActor struct TableMetricsTests {
    private func plain() -> (Stage, TableScreen) {
        let stage = Stage(width: 375, height: 480, behavior: .measuredOnMac)
        let screen = stage.run {
            TableScreen(
                [["Inbox", "Flagged", "Drafts"], ["Work mail", "Archive"], ["Newsletter", "Trash"]],
                headers: ["Mail", "Folders on Mac", "Other"])
        }
        screen.configure = { cell, path in
            if path == [0, 1] || path == [1, 0] { cell.accessoryType = .disclosureIndicator }
            if path == [0, 2] { cell.accessoryType = .checkmark }
        }
        stage.show(screen.table)
        return (stage, screen)
    }

    @Test func `Headers begin 22 points below the previous section, and rows are 51.5 points high [TABLE-01]`() {
        let (_, screen) = plain()
        let table = screen.table
        #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 22, width: 375, height: 40.5))
        #expect((0..<3).map { table.rectForRow(at: [0, $0]).minY } == [62.5, 114, 165.5])
        #expect((0..<2).map { table.rectForRow(at: [1, $0]).minY } == [279.5, 331])
        #expect((0..<2).map { table.rectForRow(at: [2, $0]).minY } == [445, 496.5])
        #expect(table.contentSize.height == 548)
        #expect(table.rectForRow(at: [0, 0]).height == 51.5)
    }

    @Test func `A row that begins below the bounds has no cell [TABLE-02]`() {
        let (_, screen) = plain()
        #expect(screen.table.visibleCells.count == 6)
        #expect(screen.table.cellForRow(at: [2, 1]) == nil)
    }

    @Test func `Cells are behind headers, the last row and the last header rearmost [TABLE-03]`() {
        let (_, screen) = plain()
        let shown = screen.table.subviews.filter { $0 is UITableViewCell || $0 is UITableViewHeaderFooterView }
        let places = shown.map { ($0 is UITableViewCell ? "cell " : "header ") + "\($0.frame.minY)" }
        #expect(
            places == [
                "cell 445.0", "cell 331.0", "cell 279.5", "cell 165.5", "cell 114.0", "cell 62.5", "header 404.5",
                "header 239.0", "header 22.0",
            ])
    }

    @Test func `The label of a row is 15.5 points from its top, that of a header at 8 and 10 [TABLE-04]`() throws {
        let (_, screen) = plain()
        let label = try #require(screen.table.cellForRow(at: [0, 0])?.textLabel)
        #expect(label.frame.origin == CGPoint(x: 16, y: 15.5))
        #expect(label.frame.height == 20.5)
        let title = try #require(screen.table.headerView(forSection: 0)?.textLabel)
        #expect(title.frame.origin == CGPoint(x: 8, y: 10))
    }

    @Test func `The separator of a row is one point high, 16 from the left and 8 from the right edge [TABLE-05]`()
        throws
    {
        let (_, screen) = plain()
        let cell = try #require(screen.table.cellForRow(at: [0, 0]))
        #expect(cell.subviews.last?.frame == CGRect(x: 16, y: 50.5, width: 351, height: 1))
    }

    @Test func `A disclosure indicator is 10.5x14 at x 348.5, and the content ends there [TABLE-06]`() throws {
        let (_, screen) = plain()
        let cell = try #require(screen.table.cellForRow(at: [0, 1]))
        let indicator = try #require(cell.subviews.first { $0 is TableCellAccessoryView })
        #expect(indicator.frame == CGRect(x: 348.5, y: 19, width: 10.5, height: 14))
        #expect(cell.contentView.frame.width == 348.5)
    }

    @Test func `A checkmark is 19x18 at x 337.5, and the content is 335 wide [TABLE-07]`() throws {
        let (_, screen) = plain()
        let cell = try #require(screen.table.cellForRow(at: [0, 2]))
        let mark = try #require(cell.subviews.first { $0 is TableCellAccessoryView })
        #expect(mark.frame == CGRect(x: 337.5, y: 17, width: 19, height: 18))
        #expect(cell.contentView.frame.width == 335)
    }

    @Test func `A pinned header stays at the top until the next one pushes it [TABLE-14]`() throws {
        let (stage, screen) = plain()
        let table = screen.table
        stage.resize(width: 375, height: 200)
        for (offset, place) in [(100.0, 100.0), (190, 176.5)] as [(CGFloat, CGFloat)] {
            stage.act("scroll") { table.contentOffset.y = offset }
            #expect(table.headerView(forSection: 0)?.frame.minY == place)
        }
        stage.act("scroll") { table.contentOffset.y = 248 }
        #expect(table.headerView(forSection: 1)?.frame.minY == 248)
    }
}
