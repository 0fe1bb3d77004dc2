/// The space at each edge of an item, in addition to the item's size.
open class NSCollectionLayoutEdgeSpacing: NSObject, NSCopying, ComparedByContent, @unchecked Sendable {
    public private(set) final var leading: NSCollectionLayoutSpacing?
    public private(set) final var top: NSCollectionLayoutSpacing?
    public private(set) final var trailing: NSCollectionLayoutSpacing?
    public private(set) final var bottom: NSCollectionLayoutSpacing?

    public required override init() {}

    /// Makes a spacing from the distances at the four edges. Nil means no space at that edge.
    public convenience init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) {
        self.init()
        self.leading = leading
        self.top = top
        self.trailing = trailing
        self.bottom = bottom
    }

    final var value: LayoutEdgeSpacing {
        LayoutEdgeSpacing(
            top: top?.value ?? .fixed(0), leading: leading?.value ?? .fixed(0), bottom: bottom?.value ?? .fixed(0),
            trailing: trailing?.value ?? .fixed(0))
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init()
        copy.leading = leading
        copy.top = top
        copy.trailing = trailing
        copy.bottom = bottom
        return copy
    }

    var comparedValues: [AnyHashable] { [leading, top, trailing, bottom] }

    open override func isEqual(_ object: Any?) -> Bool { isContentEqual(to: object) }

    open override var hash: Int { comparedValues.hashValue }
}
