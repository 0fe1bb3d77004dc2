/// The smallest part of a section: the place of a cell.
open class NSCollectionLayoutItem: NSObject, NSCopying, @unchecked Sendable {
    public internal(set) final var layoutSize = NSCollectionLayoutSize()
    final var storedSupplementaryItems: [NSCollectionLayoutSupplementaryItem] = []

    public required override init() {
        super.init()
    }

    public convenience init(layoutSize: NSCollectionLayoutSize) {
        self.init()
        self.layoutSize = layoutSize
    }

    public convenience init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
        self.init(layoutSize: layoutSize)
        storedSupplementaryItems = supplementaryItems
    }

    /// Taken off the item's place to give its frame, in points; ignored along an estimated axis.
    public final var contentInsets = NSDirectionalEdgeInsets.zero

    /// Room around the item, outside its size.
    public final var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    /// Views that hang on the item's frame by an anchor.
    open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { storedSupplementaryItems }

    /// What the solver reads.
    final var box: LayoutBox {
        LayoutBox(
            size: layoutSize.value, insets: contentInsets, edges: edgeSpacing?.value ?? LayoutEdges(),
            badges: storedSupplementaryItems.map(\.badge))
    }

    /// Another object of the same content; the supplementary items are shared.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init()
        copy.take(from: self)
        return copy
    }

    /// Makes this what another is. Each subclass that knows more overrides it.
    func take(from other: NSCollectionLayoutItem) {
        layoutSize = other.layoutSize
        storedSupplementaryItems = other.storedSupplementaryItems
        contentInsets = other.contentInsets
        edgeSpacing = other.edgeSpacing
    }

    /// By content, for items of one class.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSCollectionLayoutItem, type(of: self) == type(of: other) else { return false }
        return hasContent(of: other)
    }

    /// Whether another item of the same class says the same. Each subclass that knows more overrides it.
    func hasContent(of other: NSCollectionLayoutItem) -> Bool {
        layoutSize == other.layoutSize && contentInsets == other.contentInsets && edgeSpacing == other.edgeSpacing
            && storedSupplementaryItems == other.storedSupplementaryItems
    }

    open override var hash: Int { layoutSize.hash }
}
