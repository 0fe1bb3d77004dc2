/// Whether a section scrolls orthogonally to its layout, and where scrolling ends.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// The section does not scroll orthogonally.
    case none
    /// Scrolling can end at any offset.
    case continuous
    /// Scrolling passes any number of groups, and ends at the leading edge of a group or at the end
    /// of the groups.
    case continuousGroupLeadingBoundary
    /// Scrolling ends at a multiple of the length of the visible part, or at the end of the groups.
    case paging
    /// After a drag, scrolling moves by at most one group, and ends at the leading edge of a group
    /// or at the end of the groups.
    case groupPaging
    /// After a drag, scrolling moves by at most one group, and ends with a group in the middle of
    /// the section without its insets.
    case groupPagingCentered
}

/// Additional properties of a section that scrolls orthogonally.
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject, NSCopying, ComparedByContent,
    @unchecked Sendable
{
    public enum Bounce: Int, Sendable {
        /// The groups bounce at the ends if they can be scrolled.
        case automatic
        case always
        case never
    }

    /// The factor by which the velocity is multiplied every millisecond.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// The rate that the scrolling behavior determines: fast for `paging`, `groupPaging` and
        /// `groupPagingCentered`, normal otherwise.
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

    var comparedValues: [AnyHashable] { [bounce, decelerationRate] }

    open override func isEqual(_ object: Any?) -> Bool { isContentEqual(to: object) }

    open override var hash: Int { comparedValues.hashValue }
}
