/// A group that is repeated for all items of a section, and the views around it.
open class NSCollectionLayoutSection: NSObject, NSCopying, ComparedByContent, @unchecked Sendable {
    final private(set) var group = NSCollectionLayoutGroup()
    /// The list configuration of this section; nil when the section is not a list.
    final var list: UICollectionLayoutListConfiguration?
    /// The space above everything, in points.
    final var paddingAboveHeader: CGFloat = 0
    /// The space below everything, in points, and the space to use instead below the last section of the layout.
    final var paddingBelow: CGFloat = 0
    final var paddingBelowLast: CGFloat = 0

    public required override init() {}

    public convenience init(group: NSCollectionLayoutGroup) {
        self.init()
        self.group = group
    }

    // MARK: - Space, in points

    public final var contentInsets = NSDirectionalEdgeInsets.zero
    public final var interGroupSpacing: CGFloat = 0

    /// The area that the content stays inside. `automatic` means the one of the layout's configuration.
    public final var contentInsetsReference = UIContentInsetsReference.automatic
    /// The area that boundary items stay inside. `automatic` means the one of the content.
    public final var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
    /// Whether boundary items stay inside the content insets.
    public final var supplementariesFollowContentInsets = true

    // MARK: - Around the groups

    public final var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    public final var decorationItems: [NSCollectionLayoutDecorationItem] = []

    // MARK: - Scrolling

    /// Whether the section scrolls across the layout's direction, in a scroll view of its own. [COMP-02]
    public final var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    public private(set) final var orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()

    /// Called with the visible items whenever the section was laid out and whenever its own offset changed. The properties that it
    /// sets on them are shown and stay.
    public final var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

    /// Another object with copies of the group and the decorations. Boundary items are shared.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init()
        copy.group = group.copy() as! NSCollectionLayoutGroup
        copy.list = list
        copy.paddingAboveHeader = paddingAboveHeader
        copy.paddingBelow = paddingBelow
        copy.paddingBelowLast = paddingBelowLast
        copy.contentInsets = contentInsets
        copy.interGroupSpacing = interGroupSpacing
        copy.contentInsetsReference = contentInsetsReference
        copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
        copy.supplementariesFollowContentInsets = supplementariesFollowContentInsets
        copy.boundarySupplementaryItems = boundarySupplementaryItems
        copy.decorationItems = decorationItems.map { $0.copy() as! NSCollectionLayoutDecorationItem }
        copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
        copy.orthogonalScrollingProperties =
            orthogonalScrollingProperties.copy() as! UICollectionLayoutSectionOrthogonalScrollingProperties
        copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
        return copy
    }

    /// Without handlers.
    var content: [AnyHashable] {
        [
            group, contentInsets, interGroupSpacing, contentInsetsReference, supplementaryContentInsetsReference,
            supplementariesFollowContentInsets, boundarySupplementaryItems, decorationItems, orthogonalScrollingBehavior,
            orthogonalScrollingProperties,
        ]
    }

    open override func isEqual(_ object: Any?) -> Bool { hasContent(of: object) }

    open override var hash: Int { content.hashValue }
}

/// Gets the visible items, the offset in points of the section's own scrolling, and the section's environment.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
    [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
) -> Void
