/// How a section scrolls across the layout's direction.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// It does not.
    case none
    /// To any offset.
    case continuous
    /// Freely. It comes to rest at the leading edge of a group.
    case continuousGroupLeadingBoundary
    /// By whole widths of the section.
    case paging
    /// Group by group. It comes to rest at the leading edge of a group.
    case groupPaging
    /// Group by group. It comes to rest with a group in the middle.
    case groupPagingCentered
}

/// Further properties of a section that scrolls across the layout's direction.
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject, NSCopying, ComparedByContent, @unchecked Sendable {
    public enum Bounce: Int, Sendable {
        /// If the row is longer than the section.
        case automatic
        case always
        case never
    }

    /// The factor by which the row slows down every millisecond.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// The rate that suits the behavior: fast for paging, normal otherwise.
        public static let automatic = DecelerationRate(rawValue: 0)
        public static let normal = DecelerationRate(rawValue: 0.998)
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    public final var bounce = Bounce.automatic
    public final var decelerationRate = DecelerationRate.automatic

    public required override init() {}

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init()
        copy.bounce = bounce
        copy.decelerationRate = decelerationRate
        return copy
    }

    var content: [AnyHashable] { [bounce, decelerationRate] }

    open override func isEqual(_ object: Any?) -> Bool { hasContent(of: object) }

    open override var hash: Int { content.hashValue }
}
