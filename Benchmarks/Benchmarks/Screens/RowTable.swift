import Offscreen
import UIKit

/// A table view of 400x400 points with rows of 8 points, which makes 50 rows, without separators.
@MainActor
final class RowTable {
    let stage = Stage(width: Grid.side, height: Grid.side, records: false)
    let view: UITableView
    private let source: RowSource

    init(rows: Int) {
        source = RowSource(rows: rows)
        view = stage.run { UITableView(frame: CGRect(x: 0, y: 0, width: Grid.side, height: Grid.side), style: .plain) }
        view.register(BareRow.self, forCellReuseIdentifier: "row")
        (view.rowHeight, view.separatorStyle) = (8, .none)
        view.dataSource = source
    }

    /// Shows the table view, with its first layout.
    func show() {
        stage.window.addSubview(view)
        view.layoutIfNeeded()
    }

    /// Scrolls without a stage's tick, so that only the table view runs.
    @inline(__always)
    func scroll(to position: CGFloat) {
        view.contentOffset = CGPoint(x: 0, y: position)
        view.layoutIfNeeded()
    }

    /// The greatest content offset.
    var end: CGFloat { view.contentSize.height - Grid.side }

    var tallies: Tallies { Tallies(stage.counts(of: view), binds: source.binds) }
}

/// A row without anything of its own.
final class BareRow: UITableViewCell {}

/// A data source of bare rows, which counts the rows that it provides.
@MainActor
private final class RowSource: NSObject, UITableViewDataSource {
    private let rows: Int
    private(set) var binds = 0

    init(rows: Int) { self.rows = rows }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        binds += 1
        return tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
}
