/// A view that is aligned with a section or with the whole layout, such as a header or a footer.
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem, @unchecked Sendable {
    public private(set) final var alignment = NSRectAlignment.none
    /// The distance from the position that the alignment determines, in points.
    public private(set) final var offset = CGPoint.zero

    /// Whether an item before or after the content is outside of it, so that the item occupies
    /// additional space. Otherwise the item is inside and covers content. An item beside the
    /// content always covers it; if this property is true, the content is at least as long as the
    /// item.
    public final var extendsBoundary = true

    /// Whether the item stays visible while groups of its section or layout are visible. An item
    /// beside the groups is never pinned.
    public final var pinToVisibleBounds = false

    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
    }

    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint
    ) {
        self.init(layoutSize: layoutSize)
        self.elementKind = elementKind
        self.alignment = alignment
        offset = absoluteOffset
    }

    final var boundary: LayoutBoundaryItem {
        LayoutBoundaryItem(
            kind: elementKind, size: layoutSize.value, alignment: alignment, offset: offset,
            extendsBoundary: extendsBoundary,
            isPinned: pinToVisibleBounds, zIndex: zIndex)
    }

    override func copyContent(from other: NSCollectionLayoutItem) {
        super.copyContent(from: other)
        guard let other = other as? NSCollectionLayoutBoundarySupplementaryItem else { return }
        alignment = other.alignment
        offset = other.offset
        extendsBoundary = other.extendsBoundary
        pinToVisibleBounds = other.pinToVisibleBounds
    }

    override var comparedValues: [AnyHashable] { super.comparedValues + [boundary] }
}
