/// How a section scrolls by itself, across the layout's direction.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// Not at all.
    case none
    /// To any offset.
    case continuous
    /// Freely, to rest at the leading edge of a group.
    case continuousGroupLeadingBoundary
    /// A page of the section's width at a time.
    case paging
    /// A group at a time, to rest at its leading edge.
    case groupPaging
    /// A group at a time, to rest in the middle.
    case groupPagingCentered
}

/// Details of how a section scrolls by itself.
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject, NSCopying, @unchecked Sendable {
    public enum Bounce: Int, Sendable {
        /// When the row is longer than the section.
        case automatic
        case always
        case never
    }

    /// By what factor the row slows down every millisecond.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// As the behavior has it: fast where it pages, normal otherwise.
        public static let automatic = DecelerationRate(rawValue: 0)
        public static let normal = DecelerationRate(rawValue: 0.998)
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    public final var bounce = Bounce.automatic
    public final var decelerationRate = DecelerationRate.automatic

    public required override init() {
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init()
        copy.bounce = bounce
        copy.decelerationRate = decelerationRate
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionLayoutSectionOrthogonalScrollingProperties else { return false }
        return bounce == other.bounce && decelerationRate == other.decelerationRate
    }

    open override var hash: Int { bounce.rawValue }
}
