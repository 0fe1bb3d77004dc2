import Foundation
import Offscreen
import OffscreenPictures
import OffscreenTesting
import Testing
import UIKit

/// Pictures and pages of table views: separators, accessories, controls, headers and footers.
@MainActor struct TablePictureTests {
    /// A table view with a row for each accessory, between a header and a footer.
    private final class Accessories: NSObject, UITableViewDataSource {
        private let types: [UITableViewCell.AccessoryType] = [
            .none, .disclosureIndicator, .checkmark, .detailButton, .detailDisclosureButton,
        ]
        let table = UITableView(frame: .zero, style: .grouped)

        override init() {
            super.init()
            table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
            table.dataSource = self
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { types.count }

        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Header" }

        func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "Footer" }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            cell.textLabel?.text = "Row \(indexPath.row)"
            cell.accessoryType = types[indexPath.row]
            cell.showsReorderControl = true
            return cell
        }

        func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to target: IndexPath) {}
    }

    private let stage = Stage(width: 320, height: 340)

    private func shown() -> Accessories {
        let screen = stage.run { Accessories() }
        stage.show(screen.table)
        return screen
    }

    private func picture() throws -> String {
        try #require(stage.recording.screen(atTick: stage.ticks, coloring: .painted)).svg
    }

    @Test func `A painted picture shows separators, accessories, a header and a footer of a table view`() throws {
        let screen = shown()
        let golden = packageRoot.appendingPathComponent("Tests/OffscreenPicturesTests/Goldens/table.svg")
        try Golden.check(try picture(), at: golden, testFile: "TablePictureTests")
        withExtendedLifetime(screen) {}
    }

    @Test func `A painted picture of an edited table view shows the controls of its rows`() throws {
        let screen = shown()
        stage.act("edit") { screen.table.isEditing = true }
        let golden = packageRoot.appendingPathComponent("Tests/OffscreenPicturesTests/Goldens/table-edited.svg")
        try Golden.check(try picture(), at: golden, testFile: "TablePictureTests")
        let deleting = try picture()
        stage.act("select several") {
            screen.table.isEditing = false
            screen.table.allowsMultipleSelectionDuringEditing = true
            screen.table.isEditing = true
        }
        let selecting = try picture()
        #expect(deleting.contains("#ff3b30") && !selecting.contains("#ff3b30"))
        stage.act("select") { screen.table.selectRow(at: [0, 1], animated: false, scrollPosition: .none) }
        #expect(try picture() != selecting)
    }

    @Test func `The page of a recording with a table view has a drawing of each accessory`() throws {
        let screen = shown()
        let page = PlayerPage(stage.recording).html
        // The colors of a disclosure indicator, and of a checkmark and a detail button.
        for color in ["#8e8e93", "#007aff"] { #expect(page.contains(color), "\(color)") }
        #expect(page.contains("row 0-1"))
        withExtendedLifetime(screen) {}
    }
}
