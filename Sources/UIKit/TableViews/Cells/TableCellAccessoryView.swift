/// The view of an accessory of UIKit at the trailing edge of a table view cell. [TABLE-06], [TABLE-07]
final class TableCellAccessoryView: UIView {
    var type = UITableViewCell.AccessoryType.none

    /// Returns the size of an accessory, in points; nil if there is none.
    static func size(of type: UITableViewCell.AccessoryType) -> CGSize? {
        switch type {
        case .none: nil
        case .disclosureIndicator: CGSize(width: 10.5, height: 14)
        case .checkmark: CGSize(width: 19, height: 18)
        // UNKNOWN: the sizes of these accessories. Here they are about those of iOS.
        case .detailButton: CGSize(width: 25, height: 25)
        case .detailDisclosureButton: CGSize(width: 44, height: 25)
        }
    }

    /// Returns the distance of an accessory from the edge of the cell.
    static func margin(of type: UITableViewCell.AccessoryType) -> CGFloat {
        type == .checkmark ? 18.5 : 16
    }

    /// Returns the distance between the content and an accessory.
    static func gap(before type: UITableViewCell.AccessoryType) -> CGFloat { type == .checkmark ? 2.5 : 0 }

    private var isButton: Bool { type == .detailButton || type == .detailDisclosureButton }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        // A touch on a button is not passed on, so it does not select the row.
        if !isButton { super.touchesBegan(touches, with: event) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isButton else { return super.touchesEnded(touches, with: event) }
        (superview as? UITableViewCell)?.accessoryTapped()
    }
}

/// A control that a table view cell shows while it is edited.
final class TableCellControl: UIView {
    enum Kind {
        /// The control for the insertion or deletion of the row.
        case edit
        /// The control for moving the row.
        case reorder
    }

    var kind = Kind.edit

    private var cell: UITableViewCell? { superview as? UITableViewCell }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        switch kind {
        case .reorder: cell?.beginMovement()
        case .edit: if cell?.commitsEditing != true { super.touchesBegan(touches, with: event) }
        }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard kind == .reorder, let touch = touches.first else {
            return super.touchesMoved(touches, with: event)
        }
        cell?.updateMovement(to: touch)
    }

    /// Ends the movement of the row, or inserts or deletes the row. UIKit asks for a confirmation of a
    /// deletion first, which is not modelled.
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        switch kind {
        case .reorder: cell?.endMovement(cancelled: false)
        case .edit:
            if cell?.commitsEditing == true {
                cell?.editControlTapped()
            } else {
                super.touchesEnded(touches, with: event)
            }
        }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if kind == .reorder { cell?.endMovement(cancelled: true) } else { super.touchesCancelled(touches, with: event) }
    }
}
