/// A fixed distance, or a flexible one with a minimum. Flexible distances divide the remaining
/// space equally.
open class NSCollectionLayoutSpacing: NSObject, NSCopying, ComparedByContent, @unchecked Sendable {
    final private(set) var value = LayoutSpacing.fixed(0)

    public required override init() {}

    private static func make(_ value: LayoutSpacing) -> Self {
        let spacing = self.init()
        spacing.value = value
        return spacing
    }

    /// Returns a fixed distance, in points.
    open class func fixed(_ fixedSpacing: CGFloat) -> Self { make(.fixed(fixedSpacing)) }

    /// Returns a flexible distance with a minimum, in points.
    open class func flexible(_ flexibleSpacing: CGFloat) -> Self { make(.flexible(flexibleSpacing)) }

    open var spacing: CGFloat { value.minimum }
    open var isFlexible: Bool { value.isFlexible }
    open var isFixed: Bool { !value.isFlexible }

    open func copy(with zone: NSZone? = nil) -> Any { Self.make(value) }

    var comparedValues: [AnyHashable] { [value] }

    open override func isEqual(_ object: Any?) -> Bool { isContentEqual(to: object) }

    open override var hash: Int { comparedValues.hashValue }
}
