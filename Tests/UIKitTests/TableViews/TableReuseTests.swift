import Offscreen
import Testing

@testable import UIKit

/// Registering, dequeuing and reusing cells of a table view.
@MainActor struct TableReuseTests {
    private func shown(_ count: Int, behavior: Preset = .current, height: CGFloat = 44) -> (Stage, TableScreen) {
        let stage = Stage(width: 320, height: 440, behavior: behavior)
        let screen = stage.run { TableScreen([(0..<count).map { "row \($0)" }]) }
        screen.table.rowHeight = height
        stage.show(screen.table)
        return (stage, screen)
    }

    @Test func `Rows that leave the screen are reused for rows that come`() {
        let (stage, screen) = shown(100)
        #expect(screen.table.visibleCells.count == 10)
        let cells = Set(screen.table.subviews.map(ObjectIdentifier.init))
        stage.act("scroll") { screen.table.contentOffset.y = 440 }
        #expect(Set(screen.siblings) == Set((10..<20).map { "row \($0)" }))
        #expect(Set(screen.table.subviews.map(ObjectIdentifier.init)) == cells)
        #expect(screen.table.engineForObservation.invariantProblems() == [])
    }

    @Test func `A row of a million has its place without a walk over the others`() {
        let (stage, screen) = shown(0)
        screen.rows = [Array(repeating: "x", count: 1_000_000)]
        stage.act("reload") { screen.table.reloadData() }
        #expect(screen.table.contentSize.height == 44_000_000)
        stage.act("scroll") { screen.table.scrollToRow(at: [0, 500_000], at: .top, animated: false) }
        #expect(screen.table.indexPathsForVisibleRows?.first == [0, 500_000])
    }

    @Test func `Dequeuing an identifier that is not registered answers nil [TABLE-16]`() {
        let (_, screen) = shown(1)
        #expect(screen.table.dequeueReusableCell(withIdentifier: "other") == nil)
    }

    @Test func `A cell that the app makes comes back under its identifier`() {
        let stage = Stage(width: 320, height: 440)
        let screen = stage.run { HandMadeCells([(0..<40).map { "row \($0)" }]) }
        screen.table.rowHeight = 44
        stage.show(screen.table)
        #expect(screen.made == 10)
        for _ in 1...5 { stage.scroll(screen.table, by: 220) }
        #expect(screen.made <= 11)
        #expect(Set(screen.siblings) == Set((25..<35).map { "row \($0)" }))
        #expect(screen.table.engineForObservation.invariantProblems() == [])
    }

    @Test func `A row that is scrolled to the middle lies in the middle of a table that is wider than high`() {
        let stage = Stage(width: 320, height: 220)
        let screen = stage.run { TableScreen([(0..<100).map { "row \($0)" }]) }
        screen.table.rowHeight = 44
        stage.show(screen.table)
        stage.act("scroll") { screen.table.scrollToRow(at: [0, 20], at: .middle, animated: false) }
        #expect(screen.table.rectForRow(at: [0, 20]).midY == screen.table.bounds.midY)
    }

    @Test func `A background configuration removes the background views of a cell`() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        (cell.backgroundView, cell.selectedBackgroundView) = (UIView(), UIView())
        cell.backgroundConfiguration = .clear()
        #expect(cell.backgroundView == nil)
        #expect(cell.selectedBackgroundView == nil)
    }

    @Test func `A background view that a header gets a second time stays in the header`() {
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        let view = UIView()
        header.backgroundView = view
        header.insertSubview(UIView(), at: 0)
        header.backgroundView = view
        #expect(view.superview === header)
        #expect(header.subviews.firstIndex(of: view) == 1, "the same view is not moved")
    }

    @Test(arguments: [nil, ""]) func `A cell without an identifier is never reused`(identifier: String?) {
        let stage = Stage(width: 320, height: 440)
        let screen = stage.run { HandMadeCells([(0..<40).map { "row \($0)" }]) }
        screen.identifier = identifier
        screen.table.rowHeight = 44
        stage.show(screen.table)
        stage.scroll(screen.table, by: 440)
        #expect(screen.made == 20)
        #expect(screen.table.subviews.count { $0 is UITableViewCell } == 10)
    }

    @Test func `A cell that the app keeps is shown again, although it waits in its pool`() {
        let stage = Stage(width: 320, height: 440)
        let screen = stage.run { KeptCells([(0..<40).map { "row \($0)" }]) }
        screen.table.rowHeight = 44
        stage.show(screen.table)
        stage.scroll(screen.table, by: 440)
        stage.scroll(screen.table, by: -440)
        #expect(Set(screen.siblings) == Set((0..<10).map { "row \($0)" }))
        #expect(screen.table.cellForRow(at: [0, 3]) === screen.kept[3])
        #expect(screen.table.engineForObservation.invariantProblems() == [])
    }

    @Test func `After a reload, the rows on screen are loaded when the app asks for them [TABLE-62]`() {
        let stage = Stage(width: 320, height: 440)
        stage.run {
            let screen = TableScreen([["a", "b"]])
            screen.table.frame = CGRect(x: 0, y: 0, width: 320, height: 440)
            screen.table.reloadData()
            #expect(screen.table.cellForRow(at: [0, 1])?.textLabel?.text == "b")
            screen.rows = [["a", "b", "c"]]
            screen.table.reloadData()
            #expect(screen.table.visibleCells.compactMap { $0.textLabel?.text } == ["a", "b", "c"])
            screen.rows = [["d"]]
            screen.table.reloadData()
            #expect(screen.table.indexPathsForVisibleRows == [[0, 0]])
        }
    }

    @Test func `Rows that the data source reads while it is asked are those before the reload [TABLE-62]`() {
        let (stage, screen) = shown(3)
        var seen: [Int] = []
        screen.configure = { _, _ in seen.append(screen.table.visibleCells.count) }
        stage.act("reload") { screen.table.reloadData() }
        #expect(seen == [0, 1, 2])
    }

    @Test func `The titles of the index are asked for at each reload, and not by an update`() {
        final class Indexed: NSObject, UITableViewDataSource {
            var (sections, asked) = (2, 0)
            func numberOfSections(in tableView: UITableView) -> Int { sections }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }
            func sectionIndexTitles(for tableView: UITableView) -> [String]? {
                asked += 1
                return ["A", "B"]
            }
        }
        let stage = Stage(width: 320, height: 440)
        let (source, table) = stage.run { (Indexed(), UITableView(frame: .zero)) }
        table.dataSource = source
        stage.show(table)
        #expect(source.asked == 1)
        stage.act("reload") { table.reloadData() }
        #expect(source.asked == 2)
        stage.act("insert") {
            source.sections = 3
            table.insertSections([2], with: .automatic)
            table.rowHeight = 50
        }
        #expect(source.asked == 2)
        stage.run { table.reloadSectionIndexTitles() }
        #expect(source.asked == 3)
        #expect(stage.recording.trace.contains("sectionIndexTitles"))
    }

    @Test func `A nib that is registered replaces the class of its identifier`() {
        let stage = Stage(width: 320, height: 440)
        stage.run {
            let table = UITableView(frame: .zero)
            table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
            table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
            table.register(UINib(nibName: "Row", bundle: nil), forCellReuseIdentifier: "row")
            table.register(UINib(nibName: "Header", bundle: nil), forHeaderFooterViewReuseIdentifier: "header")
            #expect(table.dequeueReusableCell(withIdentifier: "row") == nil)
            #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "header") == nil)
        }
    }

    @Test func `A subclass that overrides the public counts is laid out by those of the data source`() {
        final class OtherCounts: UITableView {
            override var numberOfSections: Int { 7 }
            override func numberOfRows(inSection section: Int) -> Int { 9 }
        }
        let stage = Stage(width: 320, height: 440)
        let screen = stage.run { TableScreen([["a", "b"]]) }
        let table = stage.run { OtherCounts(frame: .zero) }
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = screen
        stage.show(table)
        #expect(table.visibleCells.count == 2)
    }

    @Test func `A cell of the style value2 has no image view`() {
        let stage = Stage(width: 320, height: 440)
        stage.run {
            #expect(UITableViewCell(style: .value2, reuseIdentifier: nil).imageView == nil)
            #expect(UITableViewCell(style: .value1, reuseIdentifier: nil).imageView != nil)
        }
    }

    @Test(arguments: [nil, "row"], [true, false])
    func `A row is reloaded with the cell that the app keeps for it`(identifier: String?, isAnimated: Bool) {
        let stage = Stage(width: 320, height: 440)
        let screen = stage.run { KeptCells([(0..<5).map { "row \($0)" }]) }
        screen.identifier = identifier
        screen.table.rowHeight = 44
        stage.show(screen.table)
        for step in 1...3 {
            screen.rows[0][2] = "reload \(step)"
            let failures = stage.collectFailures {
                stage.act("reload") {
                    if isAnimated {
                        screen.table.reloadRows(at: [[0, 2]], with: .fade)
                    } else {
                        UIView.performWithoutAnimation { screen.table.reloadRows(at: [[0, 2]], with: .none) }
                    }
                }
                if step != 1 { stage.settle() }
            }
            #expect(failures.isEmpty)
            #expect(screen.table.engineForObservation.invariantProblems() == [])
        }
        #expect(screen.table.cellForRow(at: [0, 2]) === screen.kept[2])
        #expect(screen.table.cellForRow(at: [0, 2])?.alpha == 1)
        #expect(Set(screen.siblings) == ["row 0", "row 1", "reload 3", "row 3", "row 4"])
    }

    @Test func `The registered class is made with the style default and its identifier`() {
        final class StyledCell: UITableViewCell {
            static var made: [String?] = []
            override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
                Self.made.append(reuseIdentifier)
            }
            required init?(coder: NSCoder) { nil }
        }
        let (stage, screen) = shown(3)
        screen.table.register(StyledCell.self, forCellReuseIdentifier: "row")
        stage.act("reload") { screen.table.reloadData() }
        _ = stage.run { screen.table.dequeueReusableCell(withIdentifier: "row") }
        screen.table.register(StyledCell.self, forCellReuseIdentifier: "styled")
        let cell = stage.run { screen.table.dequeueReusableCell(withIdentifier: "styled") }
        #expect(cell?.detailTextLabel != nil)
        #expect(StyledCell.made == ["row", "styled"])
    }

    @Test func `A tap selects a row, and calls the delegate's methods in UIKit's order`() {
        let (stage, screen) = shown(5)
        let delegate = SelectingDelegate()
        screen.table.delegate = delegate
        stage.tap(at: CGPoint(x: 100, y: 20))
        stage.tap(at: CGPoint(x: 100, y: 60))
        #expect(
            delegate.calls == [
                "willSelect 0", "didSelect 0", "willSelect 1", "willDeselect 0", "didDeselect 0", "didSelect 1",
            ])
        #expect(screen.table.indexPathForSelectedRow == [0, 1])
        #expect(screen.table.cellForRow(at: [0, 1])?.isSelected == true)
        #expect(screen.table.cellForRow(at: [0, 0])?.isSelected == false)
    }

    @Test func `A selected row stays selected after an update moves it`() {
        let (stage, screen) = shown(3)
        screen.table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
        stage.act("insert") {
            screen.rows[0].insert("new", at: 0)
            screen.table.insertRows(at: [[0, 0]], with: .automatic)
        }
        #expect(screen.table.indexPathForSelectedRow == [0, 2])
        stage.act("delete") {
            screen.rows[0].remove(at: 2)
            screen.table.deleteRows(at: [[0, 2]], with: .automatic)
        }
        #expect(screen.table.indexPathsForSelectedRows == nil)
    }

    @Test func `An update inserts, deletes and moves rows`() {
        let (stage, screen) = shown(4)
        let cells = screen.table.visibleCells
        stage.act("update") {
            screen.table.beginUpdates()
            screen.rows = [["row 3", "new", "row 0", "row 2"]]
            screen.table.deleteRows(at: [[0, 1]], with: .fade)
            screen.table.insertRows(at: [[0, 1]], with: .automatic)
            screen.table.moveRow(at: [0, 3], to: [0, 0])
            screen.table.endUpdates()
        }
        stage.settle()
        #expect(screen.table.cellForRow(at: [0, 0]) === cells[3])
        #expect(screen.table.cellForRow(at: [0, 2]) === cells[0])
        #expect(screen.table.visibleCells.map { $0.textLabel?.text } == ["row 3", "new", "row 0", "row 2"])
        #expect(screen.table.engineForObservation.invariantProblems() == [])
    }
}

/// A data source that makes cells itself.
private final class HandMadeCells: TableScreen {
    var identifier: String? = "hand made"
    private(set) var made = 0

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            identifier.flatMap(tableView.dequeueReusableCell(withIdentifier:))
            ?? {
                made += 1
                return UITableViewCell(style: .subtitle, reuseIdentifier: identifier)
            }()
        cell.textLabel?.text = rows[indexPath.section][indexPath.row]
        return cell
    }
}

/// A data source that keeps a cell for each row.
private final class KeptCells: TableScreen {
    var identifier: String? = "kept"
    private(set) lazy var kept = rows[0].map { _ in UITableViewCell(style: .default, reuseIdentifier: identifier) }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        kept[indexPath.row].textLabel?.text = rows[0][indexPath.row]
        return kept[indexPath.row]
    }
}

private final class SelectingDelegate: NSObject, UITableViewDelegate {
    private(set) var calls: [String] = []

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        calls.append("willSelect \(indexPath.row)")
        return indexPath
    }

    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        calls.append("willDeselect \(indexPath.row)")
        return indexPath
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        calls.append("didSelect \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        calls.append("didDeselect \(indexPath.row)")
    }
}
