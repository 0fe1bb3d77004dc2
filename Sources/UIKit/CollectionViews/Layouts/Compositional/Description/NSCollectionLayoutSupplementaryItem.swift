/// A view attached to an item or a group, such as a badge.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem, @unchecked Sendable {
    public internal(set) final var elementKind = ""
    /// The point to which the view is attached, in the item's frame or in the area inside the
    /// group's insets.
    public private(set) final var containerAnchor = NSCollectionLayoutAnchor()
    /// The point of the view that is placed at `containerAnchor`. Nil means the point at the same
    /// edges, without an offset.
    public private(set) final var itemAnchor: NSCollectionLayoutAnchor?

    /// The zIndex of the view's attributes. The default is 1.
    public final var zIndex = 1

    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(layoutSize: layoutSize)
        self.elementKind = elementKind
        self.containerAnchor = containerAnchor
    }

    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor)
        self.itemAnchor = itemAnchor
    }

    final var badge: LayoutBadge {
        LayoutBadge(
            kind: elementKind, size: layoutSize.value, zIndex: zIndex, container: containerAnchor.value,
            item: itemAnchor?.value
                ?? LayoutAnchor(point: containerAnchor.value.point, offset: .zero, isFractional: false))
    }

    override func copyContent(from other: NSCollectionLayoutItem) {
        super.copyContent(from: other)
        guard let other = other as? NSCollectionLayoutSupplementaryItem else { return }
        elementKind = other.elementKind
        containerAnchor = other.containerAnchor
        itemAnchor = other.itemAnchor
        zIndex = other.zIndex
    }

    override var comparedValues: [AnyHashable] {
        super.comparedValues + [elementKind, containerAnchor, itemAnchor, zIndex]
    }
}
