/// The smallest part of a section: the place of a cell.
open class NSCollectionLayoutItem: NSObject, NSCopying, ComparedByContent, @unchecked Sendable {
    public internal(set) final var layoutSize = NSCollectionLayoutSize()
    final var storedSupplementaryItems: [NSCollectionLayoutSupplementaryItem] = []

    public required override init() {}

    public convenience init(layoutSize: NSCollectionLayoutSize) {
        self.init()
        self.layoutSize = layoutSize
    }

    public convenience init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
        self.init(layoutSize: layoutSize)
        storedSupplementaryItems = supplementaryItems
    }

    /// The insets, in points, from the item's place to its frame. They are ignored along an estimated axis.
    public final var contentInsets = NSDirectionalEdgeInsets.zero

    /// Room around the item, outside its size.
    public final var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    /// Views attached to the item's frame by an anchor.
    open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { storedSupplementaryItems }

    /// The value that the solver reads.
    final var box: LayoutBox {
        LayoutBox(
            size: layoutSize.value, insets: contentInsets, edges: edgeSpacing?.value ?? LayoutEdges(),
            badges: storedSupplementaryItems.map(\.badge))
    }

    /// Another object with the same content. The supplementary items are shared.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init()
        copy.take(from: self)
        return copy
    }

    /// Copies the content of another item. A subclass with properties of its own overrides it.
    func take(from other: NSCollectionLayoutItem) {
        layoutSize = other.layoutSize
        storedSupplementaryItems = other.storedSupplementaryItems
        contentInsets = other.contentInsets
        edgeSpacing = other.edgeSpacing
    }

    /// A subclass with properties of its own overrides it.
    var content: [AnyHashable] { [layoutSize, contentInsets, edgeSpacing, storedSupplementaryItems] }

    open override func isEqual(_ object: Any?) -> Bool { hasContent(of: object) }

    open override var hash: Int { content.hashValue }
}

/// A part of a description, which equals one of the same class with the same content.
protocol ComparedByContent: NSObject {
    var content: [AnyHashable] { get }
}

extension ComparedByContent {
    func hasContent(of object: Any?) -> Bool {
        guard let other = object as? any ComparedByContent, type(of: self) == type(of: other) else { return false }
        return content == other.content
    }
}
