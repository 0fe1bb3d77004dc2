import Offscreen
import Testing

@testable import UIKit

/// The heights of rows, headers and footers, and who is asked for them.
@MainActor struct TableHeightTests {
    @Test func `Rows without heights begin with the estimate of 44 since iOS 11 [TABLE-52]`() {
        for (behavior, height) in [(Preset.iOS11, 4400), (.iOS9, 5000)] as [(Preset, CGFloat)] {
            let stage = Stage(width: 320, height: 440, behavior: behavior)
            let screen = stage.run { TableScreen([Array(repeating: "x", count: 100)]) }
            let delegate = HeightDelegate { _ in 50 }
            screen.table.delegate = delegate
            screen.table.frame = CGRect(x: 0, y: 0, width: 320, height: 440)
            #expect(stage.run { screen.table.tableLayout.collectionViewContentSize.height } == height)
        }
    }

    @Test func `With estimates the delegate is asked only for the heights of rows that come on screen`() {
        let stage = Stage(width: 320, height: 440)
        let screen = stage.run { TableScreen([Array(repeating: "x", count: 1_000_000)]) }
        let delegate = HeightDelegate { _ in 50 }
        screen.table.delegate = delegate
        stage.show(screen.table)
        #expect(Set(delegate.asked) == Set(0..<9))
        #expect(screen.table.rectForRow(at: [0, 3]) == CGRect(x: 0, y: 150, width: 320, height: 50))
    }

    @Test(arguments: [(UITableView.ScrollPosition.top, 846), (.bottom, 450)])
    func `Scrolling to a row lays out the table first, so that the rows on screen above it have their own heights`(
        position: UITableView.ScrollPosition, offset: CGFloat
    ) {
        let stage = Stage(width: 320, height: 440)
        let screen = stage.run { TableScreen([Array(repeating: "x", count: 100)]) }
        let delegate = HeightDelegate { _ in 50 }
        screen.table.delegate = delegate
        stage.run {
            screen.table.frame = CGRect(x: 0, y: 0, width: 320, height: 440)
            screen.table.scrollToRow(at: [0, 18], at: position, animated: false)
        }
        // Nine rows of 50 points, and nine with the estimate of 44 points.
        #expect(screen.table.contentOffset.y == offset)
    }

    @Test func `Without estimates the delegate is asked for all heights at once`() {
        let stage = Stage(width: 320, height: 440)
        let screen = stage.run { TableScreen([Array(repeating: "x", count: 100)]) }
        let delegate = HeightDelegate { CGFloat(20 + $0) }
        screen.table.delegate = delegate
        screen.table.estimatedRowHeight = 0
        stage.show(screen.table)
        #expect(Set(delegate.asked) == Set(0..<100))
        #expect(screen.table.contentSize.height == 6950)
        #expect(screen.table.rectForRow(at: [0, 10]).minY == 245)
    }

    @Test func `Heights are asked for again if a height of the table changes, and not if the same height is set`() {
        let stage = Stage(width: 320, height: 440)
        let screen = stage.run { TableScreen([Array(repeating: "x", count: 5)], headers: ["a"], footers: ["b"]) }
        let delegate = HeightDelegate { _ in 50 }
        screen.table.delegate = delegate
        screen.table.estimatedRowHeight = 0
        (screen.table.rowHeight, screen.table.sectionHeaderHeight, screen.table.sectionFooterHeight) = (44, 20, 10)
        stage.show(screen.table)
        func askCount(_ change: (UITableView) -> Void) -> Int {
            let before = delegate.asked.count
            stage.act("change") { change(screen.table) }
            return delegate.asked.count - before
        }
        #expect(askCount { $0.rowHeight = 44 } == 0)
        #expect(askCount { $0.sectionHeaderHeight = 20 } == 0)
        #expect(askCount { $0.sectionFooterHeight = 10 } == 0)
        #expect(askCount { $0.rowHeight = 45 } > 0)
        #expect(askCount { $0.sectionHeaderHeight = 21 } > 0)
        #expect(askCount { $0.sectionFooterHeight = 11 } > 0)
        #expect(screen.table.contentSize.height >= 5 * 50 + 21 + 11)
    }

    @Test func `The height of a row includes its separator [TABLE-53]`() throws {
        let stage = Stage(width: 320, height: 440, scale: 2)
        let screen = stage.run { TableScreen([["a"]]) }
        screen.table.rowHeight = 44
        stage.show(screen.table)
        let cell = try #require(screen.table.cellForRow(at: [0, 0]))
        #expect(cell.contentView.frame.height == 43.5)
        stage.act("no separators") { screen.table.separatorStyle = .none }
        #expect(cell.contentView.frame.height == 44)
    }

    @Test func `The cell determines the height of its row by constraints`() throws {
        let stage = Stage(width: 320, height: 440)
        let screen = stage.run { TableScreen([["a", "b", "c"]]) }
        screen.configure = { cell, path in
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            for old in cell.contentView.subviews { old.removeFromSuperview() }
            cell.contentView.addSubview(view)
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
                view.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
                view.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
                view.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
                view.heightAnchor.constraint(equalToConstant: CGFloat(60 + 10 * path.row)),
            ])
        }
        screen.table.separatorStyle = .none
        stage.show(screen.table)
        #expect((0..<3).map { screen.table.rectForRow(at: [0, $0]).height } == [60, 70, 80])
        #expect(screen.table.contentSize.height == 210)
        stage.act("insert") {
            screen.rows = [["new", "a", "b", "c"]]
            screen.table.insertRows(at: [[0, 0]], with: .automatic)
        }
        stage.settle()
        #expect((1..<4).map { screen.table.rectForRow(at: [0, $0]).height } == [60, 70, 80])
    }

    @Test
    func `Constraints that give a cell no height are logged once, and the row has the standard height [TABLE-49]`() {
        let stage = Stage(width: 320, height: 440)
        let screen = stage.run { TableScreen([["a", "b"]]) }
        screen.configure = { cell, _ in
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(view)
            view.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor).isActive = true
        }
        stage.show(screen.table)
        #expect(screen.table.rectForRow(at: [0, 0]).height == 44)
        let warnings = stage.recording.events.count { $0.text.contains("ambiguously suggest a height of zero") }
        #expect(warnings == 1)
    }

    @Test func `A cell that is reused has no animations any more [TABLE-59]`() throws {
        let stage = Stage(width: 320, height: 440)
        let screen = stage.run { TableScreen([(0..<40).map { "row \($0)" }]) }
        screen.table.rowHeight = 44
        stage.show(screen.table)
        let cell = try #require(screen.table.cellForRow(at: [0, 0]))
        stage.act("animate", settling: false) {
            UIView.animate(withDuration: 9) { cell.alpha = 0.5 }
        }
        stage.act("scroll", settling: false) { screen.table.contentOffset.y = 440 }
        #expect(screen.table.visibleCells.contains { $0 === cell })
        #expect(cell.layer.animationKeys()?.isEmpty ?? true)
    }

    @Test func `The row at a point in the header of a later section is the first row of that section [TABLE-55]`() {
        let stage = Stage(width: 320, height: 440)
        let screen = stage.run { TableScreen([["a", "b"], ["c"]], headers: ["first", "second"]) }
        screen.table.rowHeight = 44
        stage.show(screen.table)
        let later = screen.table.rectForHeader(inSection: 1)
        #expect(screen.table.indexPathForRow(at: CGPoint(x: 5, y: later.midY)) == [1, 0])
        #expect(
            screen.table.indexPathForRow(at: CGPoint(x: 5, y: screen.table.rectForHeader(inSection: 0).midY)) == nil)
        #expect(
            screen.table.indexPathForRow(at: CGPoint(x: 5, y: screen.table.rectForRow(at: [0, 1]).midY)) == [0, 1])
    }

    @Test
    func `A reload of one row asks for one cell, shows it, and ends the display of the old one`() {
        let stage = Stage(width: 320, height: 440)
        let screen = stage.run { TableScreen([["a", "b"]]) }
        screen.table.rowHeight = 44
        let delegate = DisplayDelegate(screen)
        screen.table.delegate = delegate
        stage.show(screen.table)
        _ = screen.takeCalls()
        stage.act("reload") { screen.table.reloadRows(at: [[0, 1]], with: .none) }
        stage.settle()
        #expect(screen.takeCalls() == ["cell 0-1", "willDisplay 0-1", "didEndDisplaying 0-1"])
    }

    @Test func `A delegate's heights count for bare cells too, although the table has a row height`() {
        let stage = Stage(width: 320, height: 440)
        let screen = stage.run { BareCells(["a", "b"]) }
        let delegate = HeightDelegate { _ in 80 }
        screen.table.rowHeight = 50
        screen.table.delegate = delegate
        stage.show(screen.table)
        #expect(screen.table.rectForRow(at: [0, 1]) == CGRect(x: 0, y: 80, width: 320, height: 80))
    }

    @Test func `An empty update asks for the heights of the rows on screen again`() {
        final class Heights: NSObject, UITableViewDelegate {
            var expanded = -1
            func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
                indexPath.row == expanded ? 150 : 50
            }
        }
        let stage = Stage(width: 320, height: 440)
        let screen = stage.run { TableScreen([["a", "b", "c"]]) }
        let delegate = Heights()
        screen.table.delegate = delegate
        stage.show(screen.table)
        for (row, bottoms) in [(1, [50, 200, 250]), (-1, [50, 100, 150])] as [(Int, [CGFloat])] {
            stage.act("expand") {
                delegate.expanded = row
                screen.table.beginUpdates()
                screen.table.endUpdates()
            }
            stage.settle()
            #expect(screen.table.visibleCells.map(\.frame.maxY) == bottoms)
        }
        #expect(screen.table.engineForObservation.invariantProblems() == [])
    }

    @Test func `A section for which the delegate returns no header has no space for one`() {
        final class Headers: NSObject, UITableViewDelegate {
            func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
                if section != 1 { return nil }
                let view = UIView()
                view.heightAnchor.constraint(equalToConstant: 60).isActive = true
                return view
            }
        }
        let stage = Stage(width: 320, height: 440)
        let screen = stage.run { TableScreen([["a"], ["b"], ["c"]]) }
        screen.table.rowHeight = 44
        screen.table.sectionHeaderTopPadding = 0
        let delegate = Headers()
        screen.table.delegate = delegate
        stage.show(screen.table)
        #expect((0..<3).map { screen.table.rectForRow(at: [$0, 0]).minY } == [0, 104, 148])
        #expect((0..<3).map { screen.table.rectForHeader(inSection: $0).height } == [0, 60, 0])
    }

    @Test(arguments: [0, 10] as [CGFloat])
    func `Before iOS 11 the first header of a grouped table needs an estimated height above 0 [TABLE-54]`(
        estimate: CGFloat
    ) {
        for (behavior, isShown) in [(Preset.iOS10, estimate > 0), (.iOS11, true)] {
            let stage = Stage(width: 320, height: 440, behavior: behavior)
            let screen = stage.run { TableScreen([["a"], ["b"]], style: .grouped) }
            let delegate = EstimatedHeaderDelegate(estimate)
            screen.table.delegate = delegate
            stage.show(screen.table)
            #expect(screen.table.headerView(forSection: 1) != nil)
            #expect((screen.table.headerView(forSection: 0) != nil) == isShown)
        }
    }

    @Test func `On iOS 10 rows are asked for before sections, if the table had a footer view first [TABLE-60]`() {
        func calls(on behavior: Preset, setsFooterFirst: Bool) -> [String] {
            let stage = Stage(width: 320, height: 440, behavior: behavior)
            let source = CountNotingSource()
            let table = stage.run { UITableView(frame: .zero, style: .plain) }
            table.estimatedRowHeight = 100
            if setsFooterFirst { table.tableFooterView = UIView() }
            table.dataSource = source
            stage.show(table)
            return source.calls
        }
        #expect(calls(on: .iOS10, setsFooterFirst: true).prefix(2) == ["rows of 0", "sections"])
        #expect(calls(on: .iOS10, setsFooterFirst: false).first == "sections")
        #expect(calls(on: .iOS11, setsFooterFirst: true).first == "sections")
    }

    @Test func `Measured heights follow their rows after an update that failed`() {
        let stage = Stage(width: 320, height: 440)
        let screen = stage.run { TableScreen([["a", "b", "c"]]) }
        let delegate = HeightDelegate { CGFloat(50 + 10 * $0) }
        screen.table.delegate = delegate
        stage.show(screen.table)
        let failures = stage.collectFailures {
            stage.act("wrong") { screen.table.deleteRows(at: [[0, 0]], with: .none) }
        }
        #expect(failures.count == 1)
        stage.act("delete") {
            screen.rows = [["b", "c"]]
            screen.table.deleteRows(at: [[0, 0]], with: .none)
        }
        stage.settle()
        #expect(screen.table.visibleCells.map(\.frame.height) == [50, 60])
        #expect(screen.table.engineForObservation.invariantProblems() == [])
    }

    @Test func `Measured heights off screen stay in later updates, also if the first one was in an empty section`() {
        let stage = Stage(width: 320, height: 440)
        let screen = stage.run { TableScreen([[]]) }
        screen.configure = { cell, _ in cell.textLabel?.numberOfLines = 0 }
        stage.show(screen.table)
        let tall = Array(repeating: "line", count: 8).joined(separator: "\n")
        func insert(_ names: [String], at row: Int) {
            stage.act("insert") {
                screen.rows[0].insert(contentsOf: names, at: row)
                screen.table.insertRows(at: names.indices.map { [0, row + $0] }, with: .none)
            }
        }
        insert((0..<12).map { "\($0) " + tall }, at: 0)
        stage.scroll(screen.table, by: 600)
        let height = screen.table.rectForRow(at: [0, 0]).height
        #expect(height > 100)
        insert(["new"], at: 11)
        #expect(screen.table.rectForRow(at: [0, 0]).height == height)
        insert(["newer"], at: 11)
        #expect(screen.table.rectForRow(at: [0, 0]).height == height)
    }

    @Test func `A text that is set later in a label of the cell gets its place`() throws {
        let stage = Stage(width: 320, height: 440)
        let screen = stage.run { TableScreen([["a", "b"]]) }
        stage.show(screen.table)
        let label = try #require(screen.table.cellForRow(at: [0, 0])?.textLabel)
        let width = label.frame.width
        label.numberOfLines = 0
        stage.act("load") { label.text = Array(repeating: "a longer text", count: 12).joined(separator: " ") }
        #expect(label.frame.width > width)
        #expect(screen.table.rectForRow(at: [0, 0]).height > 60)
        #expect(screen.table.cellForRow(at: [0, 1])?.frame.minY == screen.table.rectForRow(at: [0, 0]).maxY)
    }

    @Test func `A table view has the defaults of iOS [TABLE-17]`() {
        let table = UITableView(frame: .zero)
        #expect(table.separatorStyle == .singleLine && table.separatorStyle.rawValue == 1)
        #expect(table.separatorInset == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0))
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        #expect(cell.separatorInset == UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8))
        #expect(cell.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        #expect(table.rowHeight == UITableView.automaticDimension)
        #expect(table.style == .plain)
    }

    @Test func `An inset grouped table has sides of 16 points, and its headers are as wide as the table [TABLE-15]`() {
        let stage = Stage(width: 375, height: 620, behavior: .measuredOnMac)
        let screen = stage.run { TableScreen([["a"]], style: .insetGrouped, headers: ["first"]) }
        stage.show(screen.table)
        #expect(screen.table.rectForRow(at: [0, 0]) == CGRect(x: 16, y: 40.5, width: 343, height: 51.5))
        #expect(screen.table.rectForHeader(inSection: 0).width == 375)
    }

    @Test func `Headers, rows and footers of a grouped table have the measured places [TABLE-09], [TABLE-10]`() {
        let stage = Stage(width: 375, height: 620, behavior: .measuredOnMac)
        let screen = stage.run {
            TableScreen(
                [["Wi-Fi", "VPN", "Airplane"], ["Storage", "Account", "Privacy"]], style: .insetGrouped,
                headers: ["General", "Account and more"],
                footers: ["Wireless settings of this device.", "Everything else."])
        }
        screen.cellStyle = .subtitle
        screen.configure = { cell, path in
            if path == [1, 0] || path == [1, 2] { cell.detailTextLabel?.text = "12 GB" }
        }
        stage.show(screen.table)
        let table = screen.table
        #expect((0..<3).map { table.rectForRow(at: [0, $0]).minY } == [40.5, 92, 143.5])
        #expect(table.rectForFooter(inSection: 0) == CGRect(x: 0, y: 195, width: 375, height: 30))
        #expect(table.rectForHeader(inSection: 1).minY == 225)
        #expect((0..<3).map { table.rectForRow(at: [1, $0]).minY } == [265.5, 336, 387.5])
        #expect(table.rectForRow(at: [1, 0]).height == 70.5)
        #expect(table.contentSize.height == 488)
    }

    @Test func `A selected row has no separator [TABLE-13]`() throws {
        let stage = Stage(width: 375, height: 480, behavior: .measuredOnMac)
        let screen = stage.run { TableScreen([["a", "b", "c"]]) }
        stage.show(screen.table)
        func separators() -> [Bool] {
            screen.table.visibleCells.map { cell in cell.subviews.contains { $0.frame.height == 1 } }
        }
        #expect(separators() == [true, true, true])
        stage.act("select") { screen.table.selectRow(at: [0, 1], animated: false, scrollPosition: .none) }
        #expect(separators() == [false, false, true])
        stage.act("deselect") { screen.table.deselectRow(at: [0, 1], animated: false) }
        #expect(separators() == [true, true, true])
    }

    @Test func `A row has a separator after the row below it was selected and deselected off screen [TABLE-13]`()
        throws
    {
        let stage = Stage(width: 375, height: 103, behavior: .measuredOnMac)
        let screen = stage.run { TableScreen([["a", "b", "c"]]) }
        stage.show(screen.table)
        #expect(screen.table.indexPathsForVisibleRows == [[0, 0], [0, 1]])
        func separators() -> [Bool] {
            screen.table.visibleCells.map { cell in cell.subviews.contains { $0.frame.height == 1 } }
        }
        stage.act("select") { screen.table.selectRow(at: [0, 2], animated: false, scrollPosition: .none) }
        #expect(separators() == [true, false])
        stage.act("deselect") { screen.table.deselectRow(at: [0, 2], animated: false) }
        #expect(separators() == [true, true])
    }

    @Test func `The separator of the last row of an inset grouped section is as wide as the row [TABLE-11]`() throws {
        let stage = Stage(width: 391, height: 480, behavior: .measuredOnMac)
        let screen = stage.run { TableScreen([["a", "b"]], style: .insetGrouped) }
        stage.show(screen.table)
        let lines = screen.table.visibleCells.compactMap { cell in cell.subviews.first { $0.frame.height == 1 }?.frame }
        #expect(lines.map(\.minX) == [16, 0])
        #expect(lines.map(\.maxX) == [343, 359])
    }

    @Test func `The detail of a value cell ends before the accessory [TABLE-12]`() throws {
        let stage = Stage(width: 391, height: 480, behavior: .measuredOnMac)
        let screen = stage.run { TableScreen([["VPN", "Wi-Fi"]], style: .insetGrouped) }
        screen.cellStyle = .value1
        screen.configure = { cell, path in
            cell.detailTextLabel?.text = "Off"
            if path.row == 0 { cell.accessoryType = .disclosureIndicator }
        }
        stage.show(screen.table)
        let ends = screen.table.visibleCells.map { ($0.detailTextLabel?.frame.maxX ?? 0) }
        #expect(ends == [324.5, 343])
    }
}

private final class HeightDelegate: NSObject, UITableViewDelegate {
    private let height: (Int) -> CGFloat
    private(set) var asked: [Int] = []

    init(_ height: @escaping (Int) -> CGFloat) { self.height = height }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        asked.append(indexPath.row)
        return height(indexPath.row)
    }
}

private final class DisplayDelegate: NSObject, UITableViewDelegate {
    private let screen: TableScreen

    init(_ screen: TableScreen) { self.screen = screen }

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        screen.note("willDisplay \(indexPath.section)-\(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        screen.note("didEndDisplaying \(indexPath.section)-\(indexPath.row)")
    }
}

/// A data source of cells without any content.
private final class BareCells: NSObject, UITableViewDataSource {
    let table = UITableView(frame: .zero, style: .plain)
    private let rows: [String]

    init(_ rows: [String]) {
        self.rows = rows
        super.init()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = self
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
}

/// A delegate that returns a view and an estimated height for each header.
@MainActor
private final class EstimatedHeaderDelegate: NSObject, UITableViewDelegate {
    private let estimate: CGFloat

    init(_ estimate: CGFloat) { self.estimate = estimate }

    func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat { estimate }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = UITableViewHeaderFooterView(reuseIdentifier: "header")
        header.textLabel?.text = "section \(section)"
        return header
    }
}

/// A data source without sections that notes which counts it is asked for.
@MainActor
private final class CountNotingSource: NSObject, UITableViewDataSource {
    private(set) var calls: [String] = []

    func numberOfSections(in tableView: UITableView) -> Int {
        calls.append("sections")
        return 0
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        calls.append("rows of \(section)")
        return 0
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}
