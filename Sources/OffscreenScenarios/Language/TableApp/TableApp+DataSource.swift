import UIKit

extension TableApp: UITableViewDataSource {
    func numberOfSections(in tableView: UITableView) -> Int { model.sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        model.sections[section].count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        makeCell(at: indexPath, title: model[indexPath])
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        choice.header == .title ? title(ofHeader: true, inSection: section) : nil
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        choice.footer == .title ? title(ofHeader: false, inSection: section) : nil
    }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { canEdit }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        commit(editingStyle, forRowAt: indexPath)
    }

    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
        moveRow(at: sourceIndexPath, to: destinationIndexPath)
    }
}

/// The data source of a table view with snapshots. It passes the questions that a diffable data source
/// does not answer to the app.
final class TableAppDiffableSource: UITableViewDiffableDataSource<Int, String> {
    private unowned let app: TableApp

    init(app: TableApp) {
        self.app = app
        super.init(tableView: app.tableView) { [unowned app] _, path, title in app.makeCell(at: path, title: title) }
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        app.tableView(tableView, titleForHeaderInSection: section)
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        app.tableView(tableView, titleForFooterInSection: section)
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
