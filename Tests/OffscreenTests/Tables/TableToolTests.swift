import Offscreen
import OffscreenTesting
import Testing
import UIKit

/// A table view of messages with a title above each section.
@MainActor
private final class MessageTable: NSObject, UITableViewDataSource, HuntModel {
    final class Cell: UITableViewCell {
        var resets = true
        override func prepareForReuse() {
            super.prepareForReuse()
            if resets { accessoryType = .none }
        }
    }

    let table = UITableView(frame: .zero, style: .plain)
    var sections: [[String]]
    var resets = true

    init(_ sections: [[String]]) {
        self.sections = sections
        super.init()
        table.register(Cell.self, forCellReuseIdentifier: "message")
        table.rowHeight = 44
        table.dataSource = self
    }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "section" }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath) as! Cell
        cell.resets = resets
        let name = sections[indexPath.section][indexPath.row]
        cell.textLabel?.text = name
        if name.hasSuffix("done") { cell.accessoryType = .checkmark }
        return cell
    }
}

/// Queries, reports, hunts and the check of reused cells, with table views.
@MainActor struct TableToolTests {
    private let stage = Stage(width: 320, height: 440)

    private func shown(_ counts: [Int]) -> MessageTable {
        let screen = stage.run { MessageTable(counts.map { (0..<$0).map { "message \($0)" } }) }
        stage.show(screen.table)
        return screen
    }

    @Test func `A tree names the rows and headers of a table view, and can be read again`() throws {
        _ = shown([2])
        let text = "\(stage.tree)"
        #expect(text.contains("row 0-1"))
        #expect(text.contains("header 0"))
        #expect(!text.contains("item"))
        #expect("\(try ViewTree(text: text))" == text)
    }

    @Test func `Counts and pools of a table view show that scrolling reuses its cells`() throws {
        let screen = shown([100])
        stage.scroll(screen.table, by: 440)
        let counts = stage.counts(of: screen.table) { stage.scroll(screen.table, by: 440) }
        #expect(counts.made == 0)
        #expect(counts.taken > 5)
        let pool = try #require(stage.pools(of: screen.table).cellPool(identifier: "message"))
        #expect(pool.live == screen.table.visibleCells.count)
        #expect(stage.stacking(of: screen.table).inversions.isEmpty)
    }

    @Test func `A stage finds the cell of a row, taps it, and scrolls to another`() throws {
        let screen = shown([100])
        #expect(try stage.cell(at: [0, 3], in: screen.table).textLabel?.text == "message 3")
        try stage.tap(row: [0, 3])
        #expect(screen.table.indexPathForSelectedRow == [0, 3])
        try stage.scroll(to: [0, 60])
        #expect(try stage.cell(at: [0, 60], as: UITableViewCell.self).textLabel?.text == "message 60")
        let error = #expect(throws: StageError.self) { try stage.cell(at: [0, 3], in: screen.table) }
        #expect(error?.description.contains("row 0-3") == true)
        #expect(error?.description.contains("stage.scroll(to:) brings it") == true)
    }

    @Test func `The trace of a table view names rows`() {
        let screen = shown([100])
        stage.scroll(screen.table, by: 440)
        #expect(stage.recording.events.contains { $0.element?.description == "row 0-15" })
        #expect(!stage.recording.events.contains { $0.element?.description.hasPrefix("item") == true })
        let read = try? Recording(json: stage.recording.json())
        #expect(read?.events.contains { $0.element?.description == "row 0-15" } == true)
    }

    @Test
    func `A table view whose app dequeues cells to measure with, and headers without being asked, has no problem`() {
        final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
            func numberOfSections(in tableView: UITableView) -> Int { 3 }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                _ = tableView.dequeueReusableCell(withIdentifier: "row")
                let cell = tableView.dequeueReusableCell(withIdentifier: "row")!
                cell.textLabel?.text = "\(indexPath)"
                return cell
            }
            func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
                tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
            }
        }
        for preset in Preset.all {
            let stage = Stage(width: 320, height: 440, behavior: preset)
            let (table, source) = stage.run { (UITableView(frame: .zero, style: .plain), Source()) }
            table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
            table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
            (table.dataSource, table.delegate) = (source, source)
            stage.show(table)
            stage.scroll(through: table)
            stage.act("dequeue") { _ = table.dequeueReusableCell(withIdentifier: "row") }
            stage.act("reload") { table.reloadData() }
            #expect(stage.problems.isEmpty, "\(stage.problems)")
        }
    }

    @Test(arguments: [true, false])
    func `The check of reused cells finds a checkmark that a table view cell keeps`(resets: Bool) throws {
        let names = ["a", "b done", "c", "d done", "e"]
        let report = stage.reuseReport(of: MessageTable.Cell.self, items: names) { cell, name in
            cell.resets = resets
            cell.textLabel?.text = name
            if name.hasSuffix("done") { cell.accessoryType = .checkmark }
        }
        #expect(report.isClean == resets, "\(report)")
        if !resets { #expect("\(report)".contains("accessoryType")) }
        let ownReport = stage.reuseReport {
            let screen = MessageTable([names])
            screen.resets = resets
            return HuntSubject(screen.table, companions: [screen])
        }
        #expect(ownReport.isClean == resets, "\(ownReport)")
    }

    @Test func `A hunt of a table view finds nothing on a correct screen`() {
        let hunt = Hunt(invariants: Invariant.thorough, comparesEvery: 20, vocabulary: .everything) {
            let screen = MessageTable([["a", "b", "c"], (0..<20).map { "d\($0)" }])
            return HuntSubject(screen.table, model: screen, companions: [screen])
        }
        let finding = hunt.run(seeds: 1...6, steps: 60)
        #expect(finding == nil, "\(finding.map { "\($0)" } ?? "")")
        #expect(hunt.stepsDone == 360 + 0)
    }

    @Test func `A hunt edits the diffable data source of a table view by snapshots`() throws {
        var edits: Set<String> = []
        let hunt = Hunt(invariants: Invariant.thorough, comparesEvery: 20, vocabulary: .everything) {
            let table = UITableView(frame: .zero, style: .grouped)
            table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
            let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { table, path, name in
                let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
                cell.textLabel?.text = name
                return cell
            }
            var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
            snapshot.appendSections([0, 1])
            snapshot.appendItems(["a", "b", "c"], toSection: 0)
            snapshot.appendItems((0..<9).map { "d\($0)" }, toSection: 1)
            source.apply(snapshot, animatingDifferences: false)
            return HuntSubject(table, companions: [source])
        }
        hunt.trace = {
            for line in $0.split(separator: "\n") { edits.insert("\(line.split(separator: " ").first ?? "")") }
        }
        let finding = hunt.run(seeds: 1...4, steps: 60)
        #expect(finding == nil, "\(finding.map { "\($0)" } ?? "")")
        #expect(edits.isSuperset(of: ["delete", "insert", "move", "reload"]), "\(edits)")
        #expect(hunt.leftOut.contains("carrying rows: the data source is diffable"))
    }

    @Test func `A hunt finds a table view that does not tell an insertion, in one step`() throws {
        final class Forgetful: NSObject, UITableViewDataSource {
            let table = UITableView(frame: .zero, style: .plain)
            var names = ["a", "b"]
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
                cell.textLabel?.text = names[indexPath.row]
                return cell
            }
        }
        let hunt = Hunt(vocabulary: .acts) {
            let screen = Forgetful()
            screen.table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
            screen.table.dataSource = screen
            var subject = HuntSubject(screen.table, companions: [screen])
            subject.acts = [
                HuntAct("delete") { stage in
                    stage.act("delete") {
                        screen.names.append("c")
                        screen.table.performBatchUpdates {
                            screen.table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
                        }
                    }
                }
            ]
            return subject
        }
        let finding = try #require(hunt.run(seeds: 1...1, steps: 5))
        #expect(finding.messages[0].contains("1 section with row counts: [3]"), "\(finding.messages)")
        #expect(finding.steps.count == 1)
        #expect(finding.swift.contains("let view = subject.tableView"))
    }
}
