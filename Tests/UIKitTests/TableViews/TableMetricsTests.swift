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

    @Test func `A view of the app takes the place of a disclosure indicator, and gives it back`() throws {
        let stage = Stage(width: 375, height: 200)
        let screen = stage.run { TableScreen([["a"]]) }
        screen.configure = { cell, _ in cell.accessoryType = .disclosureIndicator }
        stage.show(screen.table)
        let cell = try #require(screen.table.visibleCells.first)
        let own = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        func accessories() -> [Bool] {
            [cell.subviews.contains { $0 is TableCellAccessoryView }, own.superview === cell]
        }
        #expect(accessories() == [true, false])
        stage.act("own view") { cell.accessoryView = own }
        #expect(accessories() == [false, true])
        let other = UIView(frame: own.frame)
        stage.act("another view") { cell.accessoryView = other }
        #expect(accessories() == [false, false])
        #expect(other.superview === cell)
        stage.act("own view") { cell.accessoryView = own }
        #expect(other.superview == nil)
        stage.act("no view") { cell.accessoryView = nil }
        #expect(accessories() == [true, false])
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

/// The measures of table views on an iPhone.
@MainActor struct TablePhoneMetricsTests {
    private func shown(
        _ style: UITableView.Style = .plain, width: CGFloat = 390, _ rows: [[String]] = [["Row"]],
        headers: [String?] = [], configure: @escaping (UITableViewCell, IndexPath) -> Void = { _, _ in }
    ) -> TableScreen {
        let stage = Stage(width: width, height: 844)
        let screen = stage.run { TableScreen(rows, style: style, headers: headers) }
        screen.configure = configure
        stage.show(screen.table)
        return screen
    }

    @Test(arguments: [(390, 16), (414, 20)])
    func `A view that fills the margins of a content view is 11 points from its top [TABLE-64]`(
        width: CGFloat, side: CGFloat
    ) throws {
        let screen = shown(width: width) { cell, _ in
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(view)
            let margins = cell.contentView.layoutMarginsGuide
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: margins.topAnchor),
                view.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                view.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
                view.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
                view.heightAnchor.constraint(equalToConstant: 75.5),
            ])
        }
        let cell = try #require(screen.table.visibleCells.first)
        #expect(cell.contentView.frame.height == 97.5)
        #expect(
            cell.contentView.subviews.last?.frame == CGRect(x: side, y: 11, width: width - 2 * side, height: 75.5))
        #expect(cell.layoutMargins == UIEdgeInsets(top: 11, left: side, bottom: 11, right: side))
        #expect(cell.textLabel?.frame.minX == side)
        #expect(cell.separatorInset.left == side)
    }

    @Test func `Margins that the app sets replace those of the table view [TABLE-64]`() {
        let own = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let screen = shown { cell, _ in cell.contentView.layoutMargins = own }
        #expect(screen.table.visibleCells.first?.contentView.layoutMargins == own)
    }

    @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
    func `A grouped table shows the titles of headers in capital letters, above the texts of the rows [TABLE-65]`(
        style: UITableView.Style
    ) throws {
        let screen = shown(style, headers: ["First title"])
        let label = try #require(screen.table.headerView(forSection: 0)?.textLabel)
        #expect(label.text == (style == .plain ? "First title" : "FIRST TITLE"))
        let cell = try #require(screen.table.visibleCells.first)
        let text = try #require(cell.textLabel)
        #expect(label.convert(.zero, to: screen.table).x == text.convert(.zero, to: screen.table).x)
    }

    @Test func `A title has the look of a header also in a view that was a footer before [TABLE-65]`() {
        let stage = Stage(width: 390, height: 844)
        stage.run {
            let (used, new) = (UITableViewHeaderFooterView(), UITableViewHeaderFooterView())
            used.showTitle("a", isHeader: false, in: .plain)
            for view in [used, new] { view.showTitle("b", isHeader: true, in: .plain) }
            #expect(used.textLabel?.textColor == new.textLabel?.textColor)
            #expect(used.textLabel?.font == new.textLabel?.font)
            #expect(used.textLabel?.text == "b")
        }
    }

    @Test func `A content view whose frame is to come from constraints keeps that of its cell [TABLE-66]`() throws {
        let stage = Stage(width: 390, height: 844)
        let screen = stage.run { TableScreen([["a"]]) }
        screen.configure = { cell, _ in cell.contentView.translatesAutoresizingMaskIntoConstraints = false }
        stage.show(screen.table)
        let cell = try #require(screen.table.visibleCells.first)
        #expect(cell.contentView.frame.width == 390)
        #expect(stage.recording.trace.contains("contentView of a UITableViewCell is not supported"))
    }

    @Test func `Beside an image the separator begins at the text, unless the app has set its inset`() throws {
        let screen = shown(.plain, [["a"], ["b"], ["c"]]) { cell, path in
            if path.section > 0 { cell.imageView?.image = UIImage(systemName: "star") }
            if path.section > 1 { cell.separatorInset.left = 5 }
        }
        let cells = screen.table.visibleCells
        func separator(_ cell: UITableViewCell) -> CGFloat? { cell.subviews.last?.frame.minX }
        #expect(separator(cells[0]) == 16)
        #expect(separator(cells[1]) == cells[1].textLabel?.frame.minX)
        #expect(separator(cells[2]) == 5)
        #expect(screen.table.separatorInset.left == 16)
    }

    @Test func `In a grouped table the separator of the last row of a section is as wide as the table`() {
        let screen = shown(.grouped, [["a", "b"]])
        #expect(screen.table.visibleCells.map { $0.subviews.last?.frame.minX } == [16, 0])
    }

    @Test func `A separator inset that the app sets later moves both ends of the separator of that cell`() throws {
        let stage = Stage(width: 390, height: 844)
        let screen = stage.run { TableScreen([["a", "b"]]) }
        stage.show(screen.table)
        func ends() -> [CGFloat?] {
            screen.table.visibleCells.flatMap { [$0.subviews.last?.frame.minX, $0.subviews.last?.frame.maxX] }
        }
        let before = ends()
        let cell = try #require(screen.table.visibleCells.first)
        stage.act("inset") { cell.separatorInset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 40) }
        #expect(ends() == [30, 350] + before.suffix(2))
    }

    @Test func `A cell that is returned as a header has the height of its content, and not that of a row`() {
        final class CellAsHeader: TableScreen, UITableViewDelegate {
            func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 300 }
            func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }
        }
        let stage = Stage(width: 390, height: 844)
        let screen = stage.run { CellAsHeader([["a"]]) }
        screen.table.delegate = screen
        stage.show(screen.table)
        #expect(screen.table.rectForHeader(inSection: 0).height == 44)
        #expect(screen.table.rectForRow(at: [0, 0]).height == 300)
    }
}
