import Offscreen
import Testing

@testable import UIKit

/// What selects and deselects rows, apart from taps.
@MainActor struct TableSelectionTests {
    private let stage = Stage(width: 320, height: 440)
    private let screen: TableScreen
    private var table: UITableView { screen.table }

    init() {
        screen = stage.run { TableScreen([(0..<10).map { "row \($0)" }]) }
        screen.table.rowHeight = 44
        stage.show(screen.table)
    }

    private func select(_ rows: Int...) {
        for row in rows { table.selectRow(at: [0, row], animated: false, scrollPosition: .none) }
    }

    /// The selected rows; those whose cells are selected have to be the same.
    private var selected: [Int] {
        let rows = table.indexPathsForSelectedRows?.map(\.row) ?? []
        let cells = table.visibleCells.filter(\.isSelected).compactMap { table.indexPath(for: $0)?.row }
        #expect(cells.sorted() == rows)
        return rows
    }

    @Test func `Only a table that no longer allows selections loses its selection`() {
        select(1)
        table.allowsSelection = true
        #expect(selected == [1])
        table.allowsSelection = false
        #expect(selected == [])
    }

    @Test func `A table that no longer allows several selections keeps one`() {
        table.allowsMultipleSelection = true
        select(1, 3, 2)
        #expect(selected == [1, 2, 3])
        table.allowsMultipleSelection = true
        #expect(selected == [1, 2, 3])
        table.allowsMultipleSelection = false
        #expect(selected.count == 1)
        select(5)
        #expect(selected == [5])
    }

    @Test func `Selecting nil deselects all rows`() {
        table.allowsMultipleSelection = true
        select(1, 3)
        table.selectRow(at: nil, animated: false, scrollPosition: .top)
        #expect(selected == [])
        #expect(table.contentOffset.y == 0)
    }

    @Test(arguments: [false, true])
    func `The beginning of editing deselects all rows unless rows can be selected then, and the end deselects them`(
        allows: Bool
    ) {
        #expect(!table.allowsSelectionDuringEditing)
        table.allowsSelectionDuringEditing = allows
        select(1)
        stage.act("edit") { table.isEditing = true }
        #expect(selected == (allows ? [1] : []))
        stage.tap(at: CGPoint(x: 200, y: 110))
        #expect(selected == (allows ? [2] : []))
        stage.act("edit again") { table.setEditing(true, animated: false) }
        #expect(selected == (allows ? [2] : []))
        stage.act("done") { table.isEditing = false }
        #expect(selected == [])
    }

    @Test(arguments: [false, true])
    func
        `A table view controller clears the selection when it appears again, unless clearsSelectionOnViewWillAppear is false`(
            clears: Bool
        )
    {
        let controller = stage.run { UITableViewController(style: .plain) }
        #expect(controller.clearsSelectionOnViewWillAppear)
        controller.clearsSelectionOnViewWillAppear = clears
        let navigation = stage.run {
            controller.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
            controller.tableView.dataSource = screen
            controller.tableView.allowsMultipleSelection = true
            return UINavigationController(rootViewController: controller)
        }
        stage.show(navigation)
        for row in [1, 3] { controller.tableView.selectRow(at: [0, row], animated: false, scrollPosition: .none) }
        stage.act("push") { navigation.pushViewController(UIViewController(), animated: false) }
        #expect(controller.tableView.indexPathsForSelectedRows == [[0, 1], [0, 3]])
        stage.act("pop") { navigation.popViewController(animated: false) }
        #expect(controller.tableView.indexPathsForSelectedRows == (clears ? nil : [[0, 1], [0, 3]]))
    }
}
