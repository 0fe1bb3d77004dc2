extension UITableViewCell {
    public enum CellStyle: Int, Sendable {
        /// An image and a text.
        case `default`
        /// A text, and a detail at the trailing edge.
        case value1
        /// A text in the tint color, and a detail beside it.
        case value2
        /// A text, and a detail below it.
        case subtitle
    }

    public enum SeparatorStyle: Int, Sendable {
        case none, singleLine, singleLineEtched
    }

    public enum SelectionStyle: Int, Sendable {
        case none, blue, gray, `default`
    }

    /// The control that a row shows while it is edited.
    public enum EditingStyle: Int, Sendable {
        case none, delete, insert
    }

    public enum AccessoryType: Int, Sendable {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }

    /// Stored; has no effect, because focus is not modelled.
    public enum FocusStyle: Int, Sendable {
        case `default`, custom
    }

    public struct StateMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let showingEditControl = StateMask(rawValue: 1)
        public static let showingDeleteConfirmation = StateMask(rawValue: 2)
    }

    public enum DragState: Int, Sendable {
        case none, lifting, dragging
    }
}
