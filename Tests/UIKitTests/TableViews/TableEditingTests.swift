import Offscreen
import Testing

@testable import UIKit

/// Editing, moving, accessories, and views above and below the rows.
@MainActor struct TableEditingTests {
    /// A data source whose first two rows can be edited, and whose rows can be moved.
    private final class EditedScreen: NSObject, UITableViewDataSource {
        let table = UITableView(frame: .zero, style: .plain)
        private(set) var rows = ["a", "b", "c"]
        private(set) var committed: [String] = []
        var identifier = "row"

        override init() {
            super.init()
            table.rowHeight = 44
            table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
            table.dataSource = self
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
            cell.textLabel?.text = rows[indexPath.row]
            return cell
        }

        func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
            indexPath.row < 2
        }

        func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) {
            committed.append("\(editingStyle) \(indexPath.row)")
            rows.remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .automatic)
        }

        func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
            rows.insert(rows.remove(at: source.row), at: destination.row)
        }
    }

    private func shown() -> (Stage, EditedScreen) {
        let stage = Stage(width: 320, height: 440)
        let screen = stage.run { EditedScreen() }
        stage.show(screen.table)
        return (stage, screen)
    }

    @Test func `A tap on the control of an edited row commits the deletion of that row`() {
        let (stage, screen) = shown()
        stage.act("edit") { screen.table.setEditing(true, animated: true) }
        #expect(screen.table.visibleCells.map(\.isEditing) == [true, true, false])
        #expect(screen.table.visibleCells.map(\.contentView.frame.minX) == [38, 38, 0])
        stage.tap(at: CGPoint(x: 15, y: 66))
        stage.settle()
        #expect(screen.committed == ["delete 1"])
        #expect(screen.table.visibleCells.map { $0.textLabel?.text } == ["a", "c"])
        stage.act("done") { screen.table.setEditing(false, animated: true) }
        #expect(screen.table.visibleCells.map(\.contentView.frame.minX) == [0, 0])
        #expect(screen.table.engineForObservation.invariantProblems() == [])
    }

    @Test func `A row that is moved by its control tells the data source once`() {
        let (stage, screen) = shown()
        stage.act("edit") {
            for cell in screen.table.visibleCells { cell.showsReorderControl = true }
            screen.table.isEditing = true
        }
        #expect(screen.table.cellForRow(at: [0, 0])?.contentView.frame.width == 244)
        stage.touchDown(at: CGPoint(x: 305, y: 22))
        stage.touchMove(to: CGPoint(x: 305, y: 110))
        stage.touchUp()
        stage.settle()
        #expect(screen.rows == ["b", "c", "a"])
        #expect(screen.table.visibleCells.map { $0.textLabel?.text } == ["b", "c", "a"])
    }

    @Test func `The transition methods of a cell are called before and after its controls for editing appear`() {
        final class ToldCell: UITableViewCell {
            var calls: [String] = []
            override func willTransition(to state: StateMask) { calls.append("will \(state.rawValue) \(isEditing)") }
            override func didTransition(to state: StateMask) { calls.append("did \(state.rawValue) \(isEditing)") }
        }
        let (stage, screen) = shown()
        screen.table.register(ToldCell.self, forCellReuseIdentifier: "told")
        screen.identifier = "told"
        stage.act("reload") { screen.table.reloadData() }
        stage.act("edit") { screen.table.isEditing = true }
        stage.act("done") { screen.table.isEditing = false }
        let cell = screen.table.cellForRow(at: [0, 0]) as? ToldCell
        #expect(cell?.calls == ["will 1 false", "did 1 true", "will 0 true", "did 0 false"])
    }

    @Test func `If several rows can be selected while the table is edited, a tap on the control selects its row`() {
        let (stage, screen) = shown()
        screen.table.allowsMultipleSelectionDuringEditing = true
        stage.act("edit") { screen.table.isEditing = true }
        stage.tap(at: CGPoint(x: 15, y: 66))
        stage.tap(at: CGPoint(x: 15, y: 22))
        #expect(screen.table.indexPathsForSelectedRows == [[0, 0], [0, 1]])
        #expect(screen.committed == [])
        stage.act("done") { screen.table.isEditing = false }
        #expect(screen.table.indexPathsForSelectedRows == nil)
    }

    @Test func `A touch that selects a row posts the notification about the selection`() {
        @MainActor final class Listener {
            var count = 0
        }
        let (stage, screen) = shown()
        let listener = Listener()
        let token = NotificationCenter.default.addObserver(
            forName: UITableView.selectionDidChangeNotification, object: screen.table, queue: nil
        ) { _ in MainActor.assumeIsolated { listener.count += 1 } }
        defer { NotificationCenter.default.removeObserver(token) }
        stage.act("select") { screen.table.selectRow(at: [0, 0], animated: false, scrollPosition: .none) }
        #expect(listener.count == 0)
        stage.tap(at: CGPoint(x: 100, y: 66))
        #expect(listener.count == 2)
    }

    @Test func `The prefetching data source is called for rows ahead, and no cell is made for them`() {
        final class Prefetching: NSObject, UITableViewDataSourcePrefetching {
            var rows: [Int] = []
            func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
                rows += indexPaths.map(\.row)
            }
        }
        let stage = Stage(width: 320, height: 440)
        let screen = stage.run { TableScreen([(0..<60).map { "row \($0)" }]) }
        screen.table.rowHeight = 44
        let prefetching = Prefetching()
        screen.table.prefetchDataSource = prefetching
        stage.show(screen.table)
        #expect(prefetching.rows.first == 10)
        #expect(screen.table.subviews.count { $0 is UITableViewCell } == 10)
        stage.scroll(screen.table, by: 440)
        #expect(prefetching.rows.contains(20))
        #expect(screen.table.subviews.count { $0 is UITableViewCell } == 10)
        prefetching.rows = []
        stage.act("off") { screen.table.isPrefetchingEnabled = false }
        stage.scroll(screen.table, by: 440)
        #expect(prefetching.rows == [])
    }

    @Test func `A tap on a detail button calls the delegate, and selects nothing`() throws {
        final class Delegate: NSObject, UITableViewDelegate {
            var tapped: [Int] = []
            func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
                tapped.append(indexPath.row)
            }
        }
        let (stage, screen) = shown()
        let delegate = Delegate()
        screen.table.delegate = delegate
        stage.act("buttons") { for cell in screen.table.visibleCells { cell.accessoryType = .detailButton } }
        stage.tap(at: CGPoint(x: 295, y: 66))
        #expect(delegate.tapped == [1])
        #expect(screen.table.indexPathForSelectedRow == nil)
    }

    @Test func `The header and footer of the table are above the first and below the last row`() {
        let (stage, screen) = shown()
        let (header, footer) = (
            UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50)),
            UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
        )
        stage.act("views") { (screen.table.tableHeaderView, screen.table.tableFooterView) = (header, footer) }
        #expect(header.frame == CGRect(x: 0, y: 0, width: 320, height: 50))
        #expect(screen.table.rectForRow(at: [0, 0]).minY == 50)
        #expect(footer.frame == CGRect(x: 0, y: 50 + 132, width: 320, height: 30))
        #expect(screen.table.contentSize.height == 212)
        stage.act("remove") { screen.table.tableHeaderView = nil }
        #expect(screen.table.rectForRow(at: [0, 0]).minY == 0)
        #expect(header.superview == nil)
    }

    @Test func `The delegate's header views are shown, reused and told to the delegate`() {
        final class Delegate: NSObject, UITableViewDelegate {
            var calls: [String] = []
            var made = 0
            func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
                if section == 2 { return UILabel(frame: .zero) }
                let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "own")
                if view == nil { made += 1 }
                return view ?? UITableViewHeaderFooterView(reuseIdentifier: "own")
            }
            func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
            func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
                calls.append("\(type(of: view)) \(section)")
            }
        }
        let stage = Stage(width: 320, height: 200)
        let screen = stage.run { TableScreen((0..<20).map { ["row \($0)", "x"] }) }
        screen.table.rowHeight = 44
        let delegate = Delegate()
        screen.table.delegate = delegate
        stage.show(screen.table)
        #expect(delegate.calls == ["UITableViewHeaderFooterView 0", "UITableViewHeaderFooterView 1"])
        #expect(screen.table.headerView(forSection: 0)?.frame.height == 30)
        for _ in 1...10 { stage.scroll(screen.table, by: 150) }
        #expect(delegate.calls.contains("UILabel 2"))
        #expect(delegate.made <= 4)
        #expect(screen.table.engineForObservation.invariantProblems() == [])
    }

    /// A header that notes its frame when it is added to a view.
    private final class Header: UITableViewHeaderFooterView {
        private(set) var firstFrame: CGRect?
        override func didMoveToSuperview() {
            super.didMoveToSuperview()
            firstFrame = firstFrame ?? frame
        }
    }

    /// A delegate whose headers and footers are 30 points high, and that notes their display.
    private final class HeaderAndFooterDelegate: NSObject, UITableViewDelegate {
        private(set) var calls: [String] = []

        /// Returns the calls since the last call of this function, sorted.
        func takeCalls() -> [String] {
            defer { calls = [] }
            return calls.sorted()
        }

        private func note(_ what: String, _ view: UIView, _ section: Int) {
            calls.append("\(what) \(section), \(type(of: view))")
        }

        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            tableView.dequeueReusableHeaderFooterView(withIdentifier: "own")
        }
        func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
            UILabel(frame: .zero)
        }
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
        func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 30 }
        func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
            note("header", view, section)
        }
        func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
            note("footer", view, section)
        }
        func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
            note("end of header", view, section)
        }
        func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
            note("end of footer", view, section)
        }
    }

    @Test func `The delegate gets a call before each header and each footer is displayed, and another after it`()
        throws
    {
        // Each section is 104 points high.
        let stage = Stage(width: 320, height: 200)
        let screen = stage.run { TableScreen([["a"], ["b"], ["c"], ["d"]], style: .grouped) }
        (screen.table.rowHeight, screen.table.estimatedRowHeight) = (44, 0)
        (screen.table.estimatedSectionHeaderHeight, screen.table.estimatedSectionFooterHeight) = (0, 0)
        screen.table.sectionHeaderTopPadding = 0
        screen.table.register(Header.self, forHeaderFooterViewReuseIdentifier: "own")
        let delegate = HeaderAndFooterDelegate()
        screen.table.delegate = delegate
        stage.show(screen.table)
        #expect(
            delegate.takeCalls() == ["footer 0, UILabel", "footer 1, UILabel", "header 0, Header", "header 1, Header"])
        let second = try #require(screen.table.headerView(forSection: 1) as? Header)
        #expect(second.firstFrame == CGRect(x: 0, y: 104, width: 320, height: 30))
        stage.scroll(screen.table, by: 210)
        #expect(
            delegate.takeCalls() == [
                "end of footer 0, UILabel", "end of footer 1, UILabel", "end of header 0, Header",
                "end of header 1, Header", "footer 2, UILabel", "footer 3, UILabel", "header 2, Header",
                "header 3, Header",
            ])
    }

    @Test func `A tree names the reuse pool of each view that contains a header of the app`() {
        final class Delegate: NSObject, UITableViewDelegate {
            func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
                section == 0 ? UILabel(frame: .zero) : nil
            }
            func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
                section == 0 ? 30 : 0
            }
        }
        let stage = Stage(width: 320, height: 104)
        let screen = stage.run { TableScreen([["a"], (0..<20).map { "row \($0)" }]) }
        screen.table.rowHeight = 44
        let delegate = Delegate()
        screen.table.delegate = delegate
        stage.show(screen.table)
        #expect(stage.tree["TableViewOfApp#1"]?.dormant == nil)
        stage.scroll(screen.table, by: 400)
        #expect(stage.tree["TableViewOfApp#1"]?.dormant == "UITableViewViewOfApp")
    }

    @Test func `A view that contains headers of the app contains only the header of its current section`() {
        final class Delegate: NSObject, UITableViewDelegate {
            func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
                let label = UILabel(frame: .zero)
                label.text = "header \(section)"
                return label
            }
            func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
        }
        let stage = Stage(width: 320, height: 104)
        let screen = stage.run { TableScreen((0..<20).map { ["row \($0)"] }) }
        screen.table.rowHeight = 44
        let delegate = Delegate()
        screen.table.delegate = delegate
        stage.show(screen.table)
        for _ in 1...8 {
            stage.scroll(screen.table, by: 150)
            for view in screen.table.subviews.compactMap({ $0 as? TableViewOfApp }) where !view.isHidden {
                #expect(view.subviews.count == 1)
                #expect((view.subviews.first as? UILabel)?.text?.hasPrefix("header ") == true)
                #expect(view.subviews.first?.frame == view.bounds)
            }
        }
        let containers = screen.table.subviews.compactMap { $0 as? TableViewOfApp }
        #expect(containers.contains { $0.reuseState.reuses > 0 })
    }

    @Test func `A cell that the app hides keeps its editing style and its place in the table`() {
        let (stage, screen) = shown()
        let cell = screen.table.visibleCells[0]
        stage.act("edit and hide") {
            screen.table.setEditing(true, animated: false)
            cell.isHidden = true
        }
        #expect(cell.editingStyle == .delete)
        #expect(screen.table.indexPath(for: cell) == [0, 0])
        stage.act("done") { screen.table.setEditing(false, animated: false) }
        #expect(cell.editingStyle == .none)
    }

    @Test func `A table view controller is the data source and delegate of its table view`() {
        final class Controller: UITableViewController {
            var selected: [Int] = []
            override func viewDidLoad() {
                super.viewDidLoad()
                tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
            }
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            }
            override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 60 }
            override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                selected.append(indexPath.row)
            }
        }
        let stage = Stage(width: 320, height: 440)
        let controller = stage.run { Controller(style: .plain) }
        stage.show(controller)
        stage.tap(at: CGPoint(x: 100, y: 130))
        #expect(controller.selected == [2])
        #expect(controller.tableView.cellForRow(at: [0, 1])?.frame == CGRect(x: 0, y: 60, width: 320, height: 60))
    }
}
