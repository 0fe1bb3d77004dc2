extension UIView {
    /// The margins and lengths of a view that may change when the size of its superview changes.
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let flexibleLeftMargin = bit(0)
        public static let flexibleWidth = bit(1)
        public static let flexibleRightMargin = bit(2)
        public static let flexibleTopMargin = bit(3)
        public static let flexibleHeight = bit(4)
        public static let flexibleBottomMargin = bit(5)
    }

    /// The dimming of tints. Stored; tints are shown unchanged.
    public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }

    /// How content is scaled or aligned in the bounds.
    public enum ContentMode: Int, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight,
            bottomLeft,
            bottomRight
    }
}

extension OptionSet where RawValue: FixedWidthInteger {
    /// Returns the set of one option, whose raw value has only the bit with the number `index`.
    static func bit(_ index: RawValue) -> Self { Self(rawValue: 1 << index) }
}
