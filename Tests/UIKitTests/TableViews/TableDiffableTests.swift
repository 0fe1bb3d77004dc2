import Offscreen
import Testing

@testable import UIKit

/// The diffable data source of a table view. The figures were measured on a Mac:
/// charon:packages/a/apple-backports/facts/UIKit/UITableViewDiffableDataSource.md
@MainActor struct TableDiffableTests {
    private typealias Source = UITableViewDiffableDataSource<String, Int>

    @MainActor
    private final class Screen {
        let table = UITableView(frame: .zero, style: .plain)
        var asked: [Int] = []
        private(set) var source: Source!

        init() {
            table.rowHeight = 44
            table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
            source = Source(tableView: table) { [unowned self] table, path, item in
                asked.append(item)
                if item < 0 { return nil }
                let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
                cell.textLabel?.text = "\(item)"
                return cell
            }
        }

        func apply(
            _ sections: [(String, [Int])], animated: Bool = true,
            edit: (inout NSDiffableDataSourceSnapshot<String, Int>) -> Void = { _ in }
        ) {
            var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
            for (section, items) in sections {
                snapshot.appendSections([section])
                snapshot.appendItems(items, toSection: section)
            }
            edit(&snapshot)
            source.apply(snapshot, animatingDifferences: animated)
        }

        var texts: [String?] { table.visibleCells.map { $0.textLabel?.text } }
    }

    private func shown() -> (Stage, Screen) {
        let stage = Stage(width: 320, height: 440)
        let screen = stage.run { Screen() }
        stage.show(screen.table)
        stage.act("first") { screen.apply([("a", [1, 2, 3]), ("b", [4, 5])]) }
        return (stage, screen)
    }

    @Test func `A snapshot is shown by an update that asks only for new rows`() {
        let (stage, screen) = shown()
        #expect(screen.texts == ["1", "2", "3", "4", "5"])
        screen.asked = []
        stage.act("second") { screen.apply([("a", [3, 1, 9]), ("b", [4, 5])]) }
        stage.settle()
        #expect(screen.texts == ["3", "1", "9", "4", "5"])
        #expect(screen.asked == [9])
    }

    @Test func `Rows and sections are found by their identifiers, and identifiers by their places`() {
        let (stage, screen) = shown()
        func expectPlaces(_ sections: [(String, [Int])], missingItem: Int, missingSection: String) {
            for (section, (name, items)) in sections.enumerated() {
                #expect(screen.source.sectionIdentifier(for: section) == name)
                #expect(screen.source.index(for: name) == section)
                for (row, item) in items.enumerated() {
                    #expect(screen.source.itemIdentifier(for: [section, row]) == item)
                    #expect(screen.source.indexPath(for: item) == [section, row])
                }
                #expect(screen.source.itemIdentifier(for: [section, items.count]) == nil)
            }
            #expect(screen.source.sectionIdentifier(for: sections.count) == nil)
            #expect(screen.source.sectionIdentifier(for: -1) == nil)
            #expect(screen.source.itemIdentifier(for: [sections.count, 0]) == nil)
            #expect(screen.source.indexPath(for: missingItem) == nil)
            #expect(screen.source.index(for: missingSection) == nil)
        }
        expectPlaces([("a", [1, 2, 3]), ("b", [4, 5])], missingItem: 6, missingSection: "c")
        stage.act("second") { screen.apply([("c", []), ("b", [6, 4]), ("a", [3])]) }
        stage.settle()
        expectPlaces([("c", []), ("b", [6, 4]), ("a", [3])], missingItem: 5, missingSection: "d")
    }

    @Test func `A row that moves out of a deleted section makes the table reload [TABLE-18]`() {
        let (stage, screen) = shown()
        screen.asked = []
        stage.act("second") { screen.apply([("a", [1, 2, 3, 5])]) }
        stage.settle()
        #expect(screen.texts == ["1", "2", "3", "5"])
        #expect(Set(screen.asked) == [1, 2, 3, 5])
    }

    @Test func `Items marked in the first snapshot are asked for once [TABLE-19]`() {
        let stage = Stage(width: 320, height: 440)
        let screen = stage.run { Screen() }
        stage.show(screen.table)
        stage.act("first") {
            screen.apply([("a", [1, 2])]) {
                $0.reloadItems([1])
                $0.reloadSections(["a"])
            }
        }
        stage.settle()
        #expect(screen.asked.sorted() == [1, 2])
    }

    @Test func `A provider that returns nil is an exception that names the item [TABLE-20]`() throws {
        let (stage, screen) = shown()
        let failures = stage.collectFailures {
            stage.act("nil") { screen.apply([("a", [-7])], animated: false) }
        }
        let text = try #require(failures.first?.text)
        #expect(
            text.hasPrefix(
                "UITableViewDiffableDataSource cell provider returned nil for index path {length = 2, path = 0 - 0}"))
        #expect(
            text.hasSuffix(
                "with item identifier '-7', which is not allowed. You must always return a cell to the table view: "
                    + "<UITableView#1>"))
    }

    @Test func `The class allows no editing, a subclass does, and rows are animated automatically [TABLE-21]`() {
        final class Editable: UITableViewDiffableDataSource<String, Int> {
            override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
        }
        let table = UITableView(frame: .zero)
        let plain = Source(tableView: table) { _, _, _ in nil }
        #expect(!plain.tableView(table, canEditRowAt: [0, 0]))
        #expect(plain.defaultRowAnimation == .automatic)
        let editable = Editable(tableView: table) { _, _, _ in nil }
        #expect(editable.tableView(table, canEditRowAt: [0, 0]))
    }

    @Test func `The number of rows of a section that does not exist is an exception [TABLE-22]`() {
        let (stage, screen) = shown()
        let failures = stage.collectFailures { _ = screen.source.tableView(screen.table, numberOfRowsInSection: 9) }
        #expect(failures.first?.text == "Invalid parameter not satisfying: section < _impl.numberOfSections")
    }

    @Test func `A batch runs its block at once, and its completion once, after the call [TABLE-23]`() {
        let stage = Stage(width: 320, height: 440)
        let screen = stage.run { TableScreen([["a"]]) }
        stage.show(screen.table)
        var calls: [String] = []
        stage.act("batch") {
            screen.table.performBatchUpdates(nil, completion: nil)
            screen.table.performBatchUpdates({
                calls.append("block")
                screen.table.performBatchUpdates({ calls.append("inner") })
            }) { calls.append("completion \($0)") }
            calls.append("returned")
        }
        stage.settle()
        #expect(calls == ["block", "inner", "returned", "completion true"])
        calls = []
        stage.remove(screen.table)
        stage.act("outside") {
            screen.table.performBatchUpdates({ calls.append("block") }) { calls.append("completion \($0)") }
        }
        stage.settle()
        #expect(calls == ["block", "completion false"])
    }
}
