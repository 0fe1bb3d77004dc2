extension UITableView {
    public enum Style: Int, Sendable {
        case plain, grouped, insetGrouped
    }

    public enum ScrollPosition: Int, Sendable {
        case none, top, middle, bottom
    }

    /// The animation of rows that are inserted, deleted or reloaded. All kinds move in the same way
    /// here.
    public enum RowAnimation: Int, Sendable {
        case fade, right, left, top, bottom, none, middle
        case automatic = 100
    }

    public enum SeparatorInsetReference: Int, Sendable {
        case fromCellEdges, fromAutomaticInsets
    }

    public enum SelfSizingInvalidation: Int, Sendable {
        /// The size of a row is never measured again by itself.
        case disabled
        /// The size of a visible row is measured again after a change of its intrinsic size.
        case enabled
        /// The size is also measured again after a change of the constraints in the row.
        case enabledIncludingConstraints
    }

    /// The height of rows, headers and footers whose views determine their heights.
    public nonisolated static let automaticDimension: CGFloat = -1

    /// The title of an index entry that shows a magnifying glass.
    public nonisolated static let indexSearch = "{search}"

    /// Posted by a table view when a touch selects or deselects a row.
    public nonisolated static let selectionDidChangeNotification = Notification.Name(
        "UITableViewSelectionDidChangeNotification")
}
