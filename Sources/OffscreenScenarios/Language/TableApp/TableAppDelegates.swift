import UIKit

// UIKit behaves differently if a delegate implements an optional method. The delegates and data sources
// of the app therefore are classes, each with the methods of its protocols.

/// What every delegate of the app implements.
@MainActor
protocol EditingStyleAnswers: UITableViewDelegate {
    var app: TableApp { get }
}

extension EditingStyleAnswers {
    func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
        switch app.choice.editing {
        case .none: .none
        case .delete: .delete
        case .insert: .insert
        }
    }
}

/// The heights of the rows.
protocol HeightAnswers: EditingStyleAnswers {}

extension HeightAnswers {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        app.title(at: indexPath).flatMap(app.height) ?? tableView.rowHeight
    }
}

/// The headers and footers that are views of the app.
protocol EdgeAnswers: EditingStyleAnswers {}

extension EdgeAnswers {
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        app.edgeView(isHeader: true, inSection: section)
    }

    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        app.edgeView(isHeader: false, inSection: section)
    }
}

/// A delegate or data source of the app.
@MainActor
class TableAppPart: NSObject {
    unowned let app: TableApp

    init(_ app: TableApp) { self.app = app }
}

final class TableAppDelegate: TableAppPart, EditingStyleAnswers {}
final class HeightDelegate: TableAppPart, HeightAnswers {}
final class EdgeDelegate: TableAppPart, EdgeAnswers {}
final class HeightAndEdgeDelegate: TableAppPart, HeightAnswers, EdgeAnswers {}
