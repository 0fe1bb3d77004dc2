extension UICollectionView {
    /// The position in the visible part of the collection view to which an item is scrolled.
    public struct ScrollPosition: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let top = ScrollPosition(rawValue: 1 << 0)
        public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
        public static let bottom = ScrollPosition(rawValue: 1 << 2)
        public static let left = ScrollPosition(rawValue: 1 << 3)
        public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
        public static let right = ScrollPosition(rawValue: 1 << 5)
    }

    /// The direction in which the content of a layout scrolls.
    public enum ScrollDirection: Int, Sendable {
        case vertical
        case horizontal
    }

    /// The category of an element in a layout.
    public enum ElementCategory: UInt, Sendable {
        case cell
        case supplementaryView
        case decorationView
    }

    /// The changes after which the preferred size of a visible cell is measured again.
    public enum SelfSizingInvalidation: Int, Sendable {
        /// No changes. A cell is not measured again when its content changes.
        case disabled
        /// Changes of the intrinsic content size of the cell or of its content view.
        case enabled
        /// The changes for `enabled`, and changes of views and constraints inside the content view.
        case enabledIncludingConstraints
    }

    nonisolated public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    nonisolated public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}
