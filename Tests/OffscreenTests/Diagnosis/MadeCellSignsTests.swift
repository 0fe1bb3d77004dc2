import Offscreen
import Testing
import UIKit

/// The sign for cells that are made although others wait in the pool: who is named, and who is not.
@MainActor struct MadeCellSignsTests {
    private enum Cells { case madeForEachRequest, keptByApp, dequeued }

    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        private let cells: Cells
        private var kept: [String: UITableViewCell] = [:]
        var items = (0..<30).map { "row \($0)" }

        init(_ cells: Cells) { self.cells = cells }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }

        func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            let item = items[path.row]
            let waiting = cells == .dequeued ? tableView.dequeueReusableCell(withIdentifier: "row") : kept[item]
            let cell = waiting ?? UITableViewCell(style: .default, reuseIdentifier: "row")
            if cells == .keptByApp { kept[item] = cell }
            return cell
        }
    }

    private func exhibits(_ cells: Cells, steps: (Stage, UITableView, Rows) -> Void) -> [String?] {
        let (stage, rows) = (Stage(width: 320, height: 220), Rows(cells))
        let table = stage.run { UITableView(frame: stage.window.bounds, style: .plain) }
        table.rowHeight = 44
        table.dataSource = rows
        stage.show(table)
        steps(stage, table, rows)
        return stage.recording.problems.map(\.exhibit)
    }

    private func scrollDownAndBack(_ stage: Stage, _ table: UITableView, _ rows: Rows) {
        for distance in [220, 220, -220, -220] as [CGFloat] { stage.scroll(table, by: distance) }
    }

    @Test func `A table view whose rows get new cells when they come back is named`() {
        #expect(exhibits(.madeForEachRequest, steps: scrollDownAndBack) == ["exhibit-67"])
    }

    @Test func `A table view whose app dequeues cells, or keeps one for each row, is not named`() {
        #expect(exhibits(.dequeued, steps: scrollDownAndBack) == [])
        #expect(exhibits(.keptByApp, steps: scrollDownAndBack) == [])
    }

    @Test func `Rows that are shown for the first time, or after an insertion, are not named`() {
        let named = exhibits(.keptByApp) { stage, table, rows in
            stage.scroll(table, by: 440)
            stage.act("insert") {
                rows.items = ["new 1", "new 2", "new 3"] + rows.items
                table.insertRows(at: [[0, 0], [0, 1], [0, 2]], with: .none)
            }
            stage.scroll(table, to: .zero)
        }
        #expect(named == [])
        let never = exhibits(.madeForEachRequest) { stage, table, _ in
            for _ in 1...3 { stage.scroll(table, by: 220) }
        }
        #expect(never == [], "each row had one cell only")
    }
}
