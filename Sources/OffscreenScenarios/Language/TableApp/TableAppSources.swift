import UIKit

// The data sources of the app, which differ in the optional methods that they implement.

/// The rows, their editing and their movement.
@MainActor
protocol RowAnswers: UITableViewDataSource {
    var app: TableApp { get }
}

extension RowAnswers {
    func numberOfSections(in tableView: UITableView) -> Int { app.model.sections.count }

    /// Returns the number of rows of a section. [TABLE-60] Before the number of sections is known, the
    /// table view may ask for the first section even if there is none.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        let sections = app.model.sections
        return sections.indices.contains(section) ? sections[section].count : 0
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        app.makeCell(at: indexPath, title: app.model[indexPath])
    }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { app.canEdit }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        app.commit(editingStyle, forRowAt: indexPath)
    }

    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        app.moveRow(at: sourceIndexPath, to: destinationIndexPath)
    }
}

/// The rows, and the titles of headers and footers.
protocol TitleAnswers: RowAnswers {}

extension TitleAnswers {
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        app.edgeTitle(isHeader: true, inSection: section)
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        app.edgeTitle(isHeader: false, inSection: section)
    }
}

final class RowSource: TableAppPart, RowAnswers {}
final class TitledRowSource: TableAppPart, TitleAnswers {}

/// The data source of a table view with snapshots. It passes the questions that a diffable data source
/// does not answer to the app.
class DiffableRowSource: UITableViewDiffableDataSource<Int, String> {
    fileprivate unowned let app: TableApp

    init(_ app: TableApp) {
        self.app = app
        super.init(tableView: app.tableView) { [unowned app] _, path, title in app.makeCell(at: path, title: title) }
    }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { app.canEdit }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        app.commit(editingStyle, forRowAt: indexPath)
    }

    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        app.moveRow(at: sourceIndexPath, to: destinationIndexPath)
    }
}

final class TitledDiffableRowSource: DiffableRowSource {
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        app.edgeTitle(isHeader: true, inSection: section)
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        app.edgeTitle(isHeader: false, inSection: section)
    }
}
