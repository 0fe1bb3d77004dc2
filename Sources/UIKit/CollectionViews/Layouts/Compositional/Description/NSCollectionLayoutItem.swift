/// The size of an element or a group in the description of a section, and the space around it.
open class NSCollectionLayoutItem: NSObject, NSCopying, ComparedByContent, @unchecked Sendable {
    public internal(set) final var layoutSize = NSCollectionLayoutSize()
    final var storedSupplementaryItems: [NSCollectionLayoutSupplementaryItem] = []

    public required override init() {}

    public convenience init(layoutSize: NSCollectionLayoutSize) {
        self.init()
        self.layoutSize = layoutSize
    }

    public convenience init(
        layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    ) {
        self.init(layoutSize: layoutSize)
        storedSupplementaryItems = supplementaryItems
    }

    /// The insets between the area of `layoutSize` and the item's frame, in points. Along an axis
    /// with an estimated length, they are ignored.
    public final var contentInsets = NSDirectionalEdgeInsets.zero

    /// The space around the item, in addition to `layoutSize`.
    public final var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    /// Views attached by an anchor to the item's frame.
    open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { storedSupplementaryItems }

    /// The properties that items and groups share, as the plain value from which the layout is
    /// computed.
    final var properties: ItemProperties {
        ItemProperties(
            size: layoutSize.value, insets: contentInsets, edges: edgeSpacing?.value ?? LayoutEdgeSpacing(),
            badges: storedSupplementaryItems.map(\.badge))
    }

    /// Returns an item with equal content. The supplementary items are shared.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init()
        copy.copyContent(from: self)
        return copy
    }

    /// Copies the content of another item. A subclass with additional properties overrides this
    /// method.
    func copyContent(from other: NSCollectionLayoutItem) {
        layoutSize = other.layoutSize
        storedSupplementaryItems = other.storedSupplementaryItems
        contentInsets = other.contentInsets
        edgeSpacing = other.edgeSpacing
    }

    /// The values by which two items are compared. A subclass with additional properties overrides
    /// this property.
    var comparedValues: [AnyHashable] { [layoutSize, contentInsets, edgeSpacing, storedSupplementaryItems] }

    open override func isEqual(_ object: Any?) -> Bool { isContentEqual(to: object) }

    open override var hash: Int { comparedValues.hashValue }
}

/// An object in the description of a layout. Two such objects are equal if they have the same class
/// and equal content.
protocol ComparedByContent: NSObject {
    var comparedValues: [AnyHashable] { get }
}

extension ComparedByContent {
    func isContentEqual(to object: Any?) -> Bool {
        guard let other = object as? any ComparedByContent, type(of: self) == type(of: other) else { return false }
        return comparedValues == other.comparedValues
    }
}
