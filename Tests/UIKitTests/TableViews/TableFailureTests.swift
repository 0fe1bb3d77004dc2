import Offscreen
import Testing

@testable import UIKit

/// The texts of the exceptions and messages of table views.
@MainActor struct TableFailureTests {
    private func shown(_ counts: [Int], behavior: Preset = .current) -> (Stage, TableScreen) {
        let stage = Stage(width: 320, height: 440, behavior: behavior)
        let screen = stage.run { TableScreen(counts.map { (0..<$0).map { "row \($0)" } }) }
        screen.table.rowHeight = 44
        stage.show(screen.table)
        return (stage, screen)
    }

    /// Returns the first failure of a batch that changes the counts and then calls `update`.
    private func failure(
        from counts: [Int], to new: [Int], behavior: Preset = .current, _ update: @escaping (UITableView) -> Void
    ) -> String? {
        let (stage, screen) = shown(counts, behavior: behavior)
        return stage.collectFailures {
            screen.table.performBatchUpdates {
                screen.rows = new.map { (0..<$0).map { "row \($0)" } }
                update(screen.table)
            }
        }.first?.text
    }

    private func failure(of counts: [Int], behavior: Preset = .current, _ call: (UITableView) -> Void) -> String? {
        let (stage, screen) = shown(counts, behavior: behavior)
        return stage.collectFailures { call(screen.table) }.first?.text
    }

    @Test func `Wrong numbers of rows have the text of iOS 5 to 14 [TABLE-24]`() {
        for behavior in [Preset.iOS6, .iOS9, .iOS13] {
            #expect(
                failure(from: [3], to: [5], behavior: behavior) { $0.insertRows(at: [[0, 0]], with: .automatic) }
                    == """
                    Invalid update: invalid number of rows in section 0.  The number of rows contained in an existing \
                    section after the update (5) must be equal to the number of rows contained in that section before \
                    the update (3), plus or minus the number of rows inserted or deleted from that section (1 \
                    inserted, 0 deleted) and plus or minus the number of rows moved into or out of that section (0 \
                    moved in, 0 moved out).
                    """)
        }
    }

    @Test func `On iOS 15 the text about wrong numbers of rows names the table view at its end [TABLE-25]`() throws {
        let text = try #require(
            failure(from: [3], to: [3], behavior: .iOS15) { $0.deleteRows(at: [[0, 0]], with: .fade) })
        #expect(text.hasPrefix("Invalid update: invalid number of rows in section 0. "))
        #expect(text.hasSuffix("(0 moved in, 0 moved out). Table view: <UITableView#1>"))
    }

    @Test func `Wrong numbers of sections are an exception on iOS 13 too [TABLE-26]`() {
        #expect(
            failure(from: [1], to: [1], behavior: .iOS13) { $0.insertSections([0], with: .none) }
                == """
                Invalid update: invalid number of sections.  The number of sections contained in the table view after \
                the update (1) must be equal to the number of sections contained in the table view before the update \
                (1), plus or minus the number of sections inserted or deleted (1 inserted, 0 deleted).
                """)
    }

    @Test func `Since iOS 16 the text lists the counts and the updates [TABLE-27]`() throws {
        let text = try #require(
            failure(from: [3], to: [0], behavior: .iOS16) { $0.deleteRows(at: [[0, 1], [0, 0]], with: .none) })
        #expect(
            text.hasPrefix("Invalid batch updates detected: the number of sections and/or rows returned by the data"))
        #expect(text.contains("Data source before updates = { 1 section with row counts: [3] }"))
        #expect(text.contains("Data source after updates = { 1 section with row counts: [0] }"))
        #expect(text.contains("Delete row (0 - 1),\n\tDelete row (0 - 0)"))
    }

    @Test func `A deletion of a row that does not exist names the number of rows before the update [TABLE-28]`() {
        #expect(
            failure(from: [0], to: [0]) { $0.deleteRows(at: [[0, 9]], with: .none) }
                == "attempt to delete row 9 from section 0 which only contains 0 rows before the update")
    }

    @Test func `An insertion behind the end names the number of rows after the update [TABLE-29]`() {
        #expect(
            failure(from: [7], to: [8]) { $0.insertRows(at: [[0, 8]], with: .none) }
                == "attempt to insert row 8 into section 0, but there are only 8 rows in section 0 after the update")
    }

    @Test func `An insertion into a section that does not exist names the number of sections [TABLE-30]`() {
        #expect(
            failure(from: [1, 1], to: [1, 1]) { $0.insertRows(at: [[2, 0]], with: .none) }
                == "attempt to insert row 0 into section 2, but there are only 2 sections after the update")
        #expect(
            failure(from: [], to: []) { $0.deleteRows(at: [[0, 0]], with: .none) }
                == "attempt to delete row 0 from section 0, but there are only 0 sections before the update")
    }

    @Test func `A row that is deleted and reloaded is an exception [TABLE-31]`() throws {
        let text = failure(from: [2], to: [1]) {
            $0.deleteRows(at: [[0, 0]], with: .none)
            $0.reloadRows(at: [[0, 0]], with: .none)
        }
        #expect(text?.hasPrefix("attempt to delete and reload the same index path (") == true)
    }

    @Test func `A row that is reloaded and moved is an exception [TABLE-32]`() {
        let text = failure(from: [2], to: [2]) {
            $0.reloadRows(at: [[0, 0]], with: .none)
            $0.moveRow(at: [0, 0], to: [0, 1])
        }
        #expect(text?.hasPrefix("attempt to perform a delete and a move from the same index path (") == true)
    }

    @Test func `On iOS 9 a batch that reloads a row and moves its section is an exception [TABLE-33]`() {
        func failure(on behavior: Preset) -> String? {
            self.failure(from: [3, 3], to: [3, 3], behavior: behavior) {
                $0.reloadRows(at: [[1, 0]], with: .none)
                $0.moveSection(1, toSection: 0)
            }
        }
        #expect(
            failure(on: .iOS9)
                == """
                Invalid update: invalid number of rows in section 0.  The number of rows contained in an existing \
                section after the update (3) must be equal to the number of rows contained in that section before \
                the update (3), plus or minus the number of rows inserted or deleted from that section (0 inserted, \
                1 deleted) and plus or minus the number of rows moved into or out of that section (0 moved in, 0 \
                moved out).
                """)
        #expect(failure(on: .iOS10) == nil)
    }

    @Test func `A row cannot leave a section that is deleted, or enter one that is inserted [TABLE-61]`() {
        let (leaves, enters) = (
            failure(from: [1, 1], to: [2]) {
                $0.moveRow(at: [0, 0], to: [0, 0])
                $0.deleteSections([0], with: .none)
            },
            failure(from: [2, 2], to: [1, 2, 1]) {
                $0.insertSections([2], with: .none)
                $0.moveRow(at: [0, 0], to: [2, 0])
            }
        )
        #expect(leaves == "cannot move a row from a deleted section (0)")
        #expect(enters == "cannot move a row into a newly inserted section (2)")
    }

    @Test func `A second cell that is dequeued for one row is an exception since iOS 11 [TABLE-40]`() throws {
        func failures(on behavior: Preset, _ dequeueAgain: @escaping (UITableView, IndexPath) -> Void) -> [String] {
            let stage = Stage(width: 320, height: 440, behavior: behavior)
            let screen = stage.run { TableScreen([["a"]]) }
            screen.configure = { _, path in dequeueAgain(screen.table, path) }
            let texts = stage.collectFailures { stage.show(screen.table) }.map(\.text)
            #expect(screen.table.visibleCells.count == 1)
            return texts
        }
        func byPath(_ table: UITableView, _ path: IndexPath) {
            _ = table.dequeueReusableCell(withIdentifier: "row", for: path)
        }
        let text = try #require(failures(on: .iOS11, byPath).first)
        #expect(
            text == """
                Attempted to dequeue multiple cells for the same index path, which is not allowed. If you really need \
                to dequeue more cells than the table view is requesting, use the \
                -dequeueReusableCellWithIdentifier: method (without an index path). Cell identifier: row, index \
                path: {length = 2, path = 0 - 0}
                """)
        #expect(failures(on: .iOS10, byPath).isEmpty)
        #expect(failures(on: .iOS11) { table, _ in _ = table.dequeueReusableCell(withIdentifier: "row") }.isEmpty)
    }

    @Test func `Cells of one row that are dequeued in two calls of the data source are no exception [TABLE-40]`() {
        let (stage, screen) = shown([3])
        let failures = stage.collectFailures {
            screen.table.reloadRows(at: [[0, 1]], with: .none)
            stage.settle()
            screen.table.reconfigureRows(at: [[0, 1]])
            screen.table.reloadData()
            stage.settle()
        }
        #expect(failures.isEmpty)
    }

    @Test func `An update of a table view that was never shown is not checked against the counts [TABLE-63]`() {
        let stage = Stage(width: 320, height: 440)
        let failures = stage.collectFailures {
            stage.run {
                let screen = TableScreen([])
                screen.rows = [["a"]]
                screen.table.beginUpdates()
                screen.table.insertSections([0], with: .automatic)
                screen.table.endUpdates()
                #expect(screen.table.numberOfSections == 1)
                var isFinished: Bool?
                screen.rows[0].append("b")
                screen.table.performBatchUpdates {
                    screen.table.insertRows(at: [[0, 1], [0, 2]], with: .none)
                } completion: {
                    isFinished = $0
                }
                #expect(screen.table.numberOfRows(inSection: 0) == 2)
                #expect(isFinished == nil)
            }
            stage.settle()
        }
        #expect(failures.isEmpty)
    }

    @Test func `A row that comes on screen after the data source was released raises an exception [TABLE-38]`() {
        let stage = Stage(width: 320, height: 440)
        var screen: TableScreen? = stage.run { TableScreen([(0..<40).map { "row \($0)" }]) }
        let table = screen!.table
        table.rowHeight = 44
        stage.show(table)
        screen = nil
        let failures = stage.collectFailures { stage.scroll(table, by: 44) }
        #expect(failures.map(\.text) == ["UITableView dataSource is not set"])
    }

    @Test func `An identifier without a registration has the text of table views [TABLE-39]`() {
        #expect(
            failure(of: [1]) { _ = $0.dequeueReusableCell(withIdentifier: "X", for: [0, 0]) }
                == "unable to dequeue a cell with identifier X - must register a nib or a class for the identifier or "
                + "connect a prototype cell in a storyboard")
    }

    @Test func `Dequeuing for a row that does not exist is an exception [TABLE-41]`() {
        let text = failure(of: [1]) { _ = $0.dequeueReusableCell(withIdentifier: "row", for: [0, 7]) }
        #expect(text?.hasPrefix("request for rect at invalid index path (") == true)
    }

    @Test func `The frame of a row that does not exist is an exception [TABLE-42]`() {
        let text = failure(of: [1]) { _ = $0.rectForRow(at: [0, 7]) }
        #expect(text?.hasPrefix("request for rect at invalid index path (") == true)
    }

    @Test func `The frame of a header of a section that does not exist is an exception [TABLE-43]`() {
        #expect(
            failure(of: [1]) { _ = $0.rectForHeader(inSection: 1) }
                == "request for rect of header in invalid section (1)")
    }

    @Test func `Scrolling to a row or section that does not exist is an exception [TABLE-46]`() throws {
        let row = try #require(failure(of: [72]) { $0.scrollToRow(at: [0, 72], at: .top, animated: false) })
        #expect(
            row.hasPrefix(
                "Attempted to scroll the table view to an out-of-bounds row (72) when there are only 72 rows in "
                    + "section 0. Table view: <UITableView"))
        let section = try #require(failure(of: [1]) { $0.scrollToRow(at: [18, 0], at: .top, animated: false) })
        #expect(section.contains("out-of-bounds section (18) when there are only 1 sections"))
    }

    @Test func `Before iOS 13 the text about a row to scroll to names the private method [TABLE-44] [TABLE-45]`() {
        for (count, behavior) in [(0, Preset.iOS6), (30, .iOS9)] {
            #expect(
                failure(of: [count], behavior: behavior) {
                    $0.scrollToRow(at: [0, count], at: .top, animated: false)
                }
                    == "-[UITableView _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:]: row (\(count)) "
                    + "beyond bounds (\(count)) for section (0).")
        }
    }

    @Test func `The number of rows of a section that does not exist is an exception [TABLE-47]`() {
        #expect(
            failure(of: [1]) { _ = $0.numberOfRows(inSection: 4) }
                == "Requested the number of rows for section (4) which is out of bounds.")
        let stage = Stage(width: 320, height: 440)
        let screen = stage.run { TableScreen([["a"]]) }
        stage.show(screen.table)
        var count: Int?
        _ = stage.failures { count = screen.table.numberOfRows(inSection: 4) }
        #expect(count == 0)
    }

    @Test func `A layout outside a window is logged once since iOS 13 [TABLE-48]`() {
        for (behavior, count) in [(Preset.iOS11, 0), (.iOS13, 1)] {
            let stage = Stage(width: 320, height: 440, behavior: behavior)
            let screen = stage.run { TableScreen([["a"]]) }
            stage.act("layout") {
                screen.table.frame = CGRect(x: 0, y: 0, width: 320, height: 440)
                for _ in 1...2 {
                    screen.table.setNeedsLayout()
                    screen.table.layoutIfNeeded()
                }
            }
            let warnings = stage.recording.events.count {
                $0.verb == .log && $0.text.contains("UITableView was told to layout its visible cells")
            }
            #expect(warnings == count)
        }
    }
}
