import Offscreen
import OffscreenTesting
import Testing
import UIKit

/// A table view of notes, whose rows are deleted by their controls and moved, and which counts the taps
/// on detail buttons.
@MainActor
private final class NoteTable: NSObject, UITableViewDataSource, UITableViewDelegate {
    let table = UITableView(frame: .zero, style: .grouped)
    var notes: [String]
    var details: [IndexPath] = []

    init(count: Int) {
        notes = (0..<count).map { "note \($0)" }
        super.init()
        table.rowHeight = 44
        table.register(UITableViewCell.self, forCellReuseIdentifier: "note")
        (table.dataSource, table.delegate) = (self, self)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { notes.count }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Notes" }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
        cell.textLabel?.text = notes[indexPath.row]
        cell.accessoryType = .detailButton
        cell.showsReorderControl = true
        return cell
    }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        notes.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }

    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        notes.insert(notes.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }

    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        details.append(indexPath)
    }
}

/// Queries and actions of a stage with a table view: by text, by part of a row and by section.
@MainActor struct TableQueryTests {
    private let stage = Stage(width: 320, height: 300)

    private func shown(count: Int) -> NoteTable {
        let screen = stage.run { NoteTable(count: count) }
        stage.show(screen.table)
        return screen
    }

    @Test func `A tap on the text of a row selects the row`() throws {
        let screen = shown(count: 3)
        try stage.tap(text: "note 1")
        #expect(screen.table.indexPathForSelectedRow == [0, 1])
    }

    @Test func `A tap on the control of an edited row deletes the row`() throws {
        let screen = shown(count: 3)
        stage.act("edit") { screen.table.setEditing(true, animated: true) }
        try stage.tap(.editControl, ofRow: [0, 1])
        #expect(screen.notes == ["note 0", "note 2"])
        #expect(try stage.cell(at: [0, 1], in: screen.table).textLabel?.text == "note 2")
    }

    @Test func `A stage is at rest only after the animation of a deleted row has ended`() throws {
        let screen = shown(count: 3)
        stage.act("delete", settling: false) {
            screen.notes.remove(at: 0)
            screen.table.deleteRows(at: [[0, 0]], with: .fade)
        }
        stage.advance(by: 0.1)
        #expect(!stage.isAtRest)
        stage.settle()
        #expect(stage.isAtRest)
        #expect(try stage.cell(at: [0, 0], in: screen.table).textLabel?.text == "note 1")
    }

    @Test func `A finger moves an edited row by its control at the trailing edge`() throws {
        let screen = shown(count: 3)
        stage.act("edit") { screen.table.isEditing = true }
        let control = try stage.view(.reorderControl, ofRow: [0, 0])
        let start = control.convert(CGPoint(x: control.bounds.midX, y: control.bounds.midY), to: nil)
        stage.touchDown(at: start)
        stage.touchMove(to: CGPoint(x: start.x, y: start.y + 88))
        stage.touchUp()
        #expect(screen.notes == ["note 1", "note 2", "note 0"])
        #expect(try stage.cell(at: [0, 2], in: screen.table).textLabel?.text == "note 0")
    }

    @Test func `A tap on a detail button calls the delegate and does not select the row`() throws {
        let screen = shown(count: 3)
        try stage.tap(.accessory, ofRow: [0, 2])
        #expect(screen.details == [[0, 2]])
        #expect(screen.table.indexPathForSelectedRow == nil)
    }

    @Test func `The error about a missing part of a row lists the parts that the row shows`() {
        let screen = shown(count: 3)
        let error = #expect(throws: StageError.self) { try stage.tap(.editControl, ofRow: [0, 1]) }
        #expect(error?.description.contains("no part in row 0-1 with the name edit-control") == true)
        #expect(error?.description.contains("accessory") == true)
        let missing = #expect(throws: StageError.self) { try stage.view(.accessory, ofRow: [0, 30]) }
        #expect(missing?.description.contains("row 0-30") == true)
        withExtendedLifetime(screen) {}
    }

    @Test func `A stage finds the header of a section of a table view, and lists the headers on screen`() throws {
        let screen = shown(count: 30)
        #expect(try stage.header(inSection: 0, in: screen.table).textLabel?.text == "NOTES")
        let error = #expect(throws: StageError.self) { try stage.header(inSection: 1, in: screen.table) }
        #expect(error?.description.contains("header 0") == true)
        #expect(throws: StageError.self) { try stage.footer(inSection: 0, in: screen.table) }
        stage.scroll(through: screen.table)
        #expect(throws: StageError.self) { try stage.header(inSection: 0, in: screen.table) }
        #expect(screen.table.visibleCells.last?.textLabel?.text == "note 29")
    }

    @Test func `The tree of a table view is a golden text`() throws {
        let screen = shown(count: 2)
        try Golden.check(
            stage.tree,
            is: """
                UIWindow#1 [0,0 320x300]
                  UITableView#1 [0,0 320x300] offset (0,0) content 320x146
                    UITableViewCell#2 [0,82 320x44] row 0-1 "note 1"
                    UITableViewCell#1 [0,38 320x44] row 0-0 "note 0"
                    UITableViewHeaderFooterView#1 [0,0 320x38] header 0 z 1 "NOTES"
                """)
        withExtendedLifetime(screen) {}
    }
}
