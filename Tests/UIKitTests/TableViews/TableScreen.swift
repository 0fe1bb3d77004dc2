import Offscreen

@testable import UIKit

/// A screen with a table view, whose data source and delegate note what they are asked.
@MainActor
class TableScreen: NSObject, UITableViewDataSource {
    let table: UITableView
    var rows: [[String]]
    var headers: [String?]
    var footers: [String?]
    var cellStyle = UITableViewCell.CellStyle.default
    /// Called with each cell and its path.
    var configure: (UITableViewCell, IndexPath) -> Void = { _, _ in }
    private(set) var calls: [String] = []

    init(_ rows: [[String]], style: UITableView.Style = .plain, headers: [String?] = [], footers: [String?] = []) {
        table = UITableView(frame: .zero, style: style)
        (self.rows, self.headers, self.footers) = (rows, headers, footers)
        super.init()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = self
    }

    func note(_ call: String) { calls.append(call) }

    /// Returns the calls since the last call of this function.
    func takeCalls() -> [String] {
        defer { calls = [] }
        return calls
    }

    func numberOfSections(in tableView: UITableView) -> Int { rows.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows[section].count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        note("cell \(indexPath.section)-\(indexPath.row)")
        let cell =
            cellStyle == .default
            ? tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            : UITableViewCell(style: cellStyle, reuseIdentifier: "styled")
        cell.textLabel?.text = rows[indexPath.section][indexPath.row]
        configure(cell, indexPath)
        return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        headers.indices.contains(section) ? headers[section] : nil
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        footers.indices.contains(section) ? footers[section] : nil
    }

    /// The texts of the visible cells, in the order of the siblings.
    var siblings: [String] {
        table.subviews.filter { !$0.isHidden }.compactMap { ($0 as? UITableViewCell)?.textLabel?.text }
    }
}

extension Preset {
    /// The current system with the metrics of table views that were measured on a Mac with iOS 26.
    static let measuredOnMac = current.changing { $0.hasTallRows = true }
}
