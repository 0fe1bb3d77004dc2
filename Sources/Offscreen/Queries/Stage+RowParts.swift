import UIKit

/// A part of the cell of a row that a finger can touch.
public enum RowPart: String, CaseIterable, Sendable {
    /// The control at the leading edge, which deletes or inserts a row while the table view is edited.
    case editControl = "edit-control"
    /// The control at the trailing edge, which moves the row while the table view is edited.
    case reorderControl = "reorder-control"
    /// The accessory, such as a detail button, or the accessory view of the app.
    case accessory
}

extension Stage {
    /// Returns the view of a part of a row on screen.
    ///
    /// - Parameter table: the table view. It may be left out if there is only one in the window.
    /// - Throws: ``StageError`` with the parts that the row shows, or if the row is not on screen.
    public func view(
        _ part: RowPart, ofRow indexPath: IndexPath, in table: UITableView? = nil, file: String = #fileID,
        line: Int = #line
    ) throws -> UIView {
        let cell = try cell(at: indexPath, as: UITableViewCell.self, in: table, file: file, line: line)
        cell.layoutIfNeeded()
        if let view = cell.shownView(of: part) { return view }
        let shown = RowPart.allCases.filter { cell.shownView(of: $0) != nil }
        throw StageError.noMatch(
            for: "part in row \(indexPath.section)-\(indexPath.row) with the name", named: part.rawValue,
            among: shown.map(\.rawValue)
        ).withSource(file: file, line: line)
    }

    /// Taps in the middle of the visible part of an accessory or a control in a row. A tap on the control
    /// of an edited row deletes the row at once, because a deletion is not confirmed.
    ///
    /// - Returns: the view that was hit.
    /// - Throws: ``StageError`` with the parts that the row shows, or if the row is not on screen.
    @discardableResult
    public func tap(
        _ part: RowPart, ofRow indexPath: IndexPath, in table: UITableView? = nil, file: String = #fileID,
        line: Int = #line
    ) throws -> UIView? {
        tap(try view(part, ofRow: indexPath, in: table, file: file, line: line), file: file, line: line)
    }
}

extension UITableViewCell {
    fileprivate func shownView(of part: RowPart) -> UIView? {
        switch part {
        case .editControl: shownEditControl
        case .reorderControl: shownReorderControl
        case .accessory: viewOfShownAccessory
        }
    }
}
