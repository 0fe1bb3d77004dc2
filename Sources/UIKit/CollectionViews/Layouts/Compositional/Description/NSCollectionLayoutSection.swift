/// A group, repeated for all items of a section, and what is around it.
open class NSCollectionLayoutSection: NSObject, NSCopying, @unchecked Sendable {
    final private(set) var group = NSCollectionLayoutGroup()
    /// What the list of this section says of its rows; nil where it is no list.
    final var list: UICollectionLayoutListConfiguration?
    /// Above everything, in points.
    final var paddingAboveHeader: CGFloat = 0
    /// Below everything, in points, and the same for the last section of the layout.
    final var paddingBelow: CGFloat = 0
    final var paddingBelowLast: CGFloat = 0

    public required override init() {
        super.init()
    }

    public convenience init(group: NSCollectionLayoutGroup) {
        self.init()
        self.group = group
    }

    // MARK: - Space, in points

    public final var contentInsets = NSDirectionalEdgeInsets.zero
    public final var interGroupSpacing: CGFloat = 0

    /// What the content keeps clear of; `automatic` means what the layout's configuration says.
    public final var contentInsetsReference = UIContentInsetsReference.automatic
    /// What boundary items keep clear of; `automatic` means what the content does.
    public final var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
    /// Whether boundary items keep within the content insets.
    public final var supplementariesFollowContentInsets = true

    // MARK: - Around the groups

    public final var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    public final var decorationItems: [NSCollectionLayoutDecorationItem] = []

    // MARK: - Scrolling

    /// Whether the section scrolls by itself, across the layout's direction, in a scroll view of its own. [COMP-02]
    public final var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    public private(set) final var orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()

    /// Called with the items in sight whenever the section was laid out and whenever its own offset changed; what it sets on
    /// them is shown and stays.
    public final var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

    /// Another object with copies of the group and the decorations; boundary items are shared.
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

    /// By content; handlers are not compared.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSCollectionLayoutSection, type(of: self) == type(of: other) else { return false }
        return group == other.group && contentInsets == other.contentInsets && interGroupSpacing == other.interGroupSpacing
            && contentInsetsReference == other.contentInsetsReference
            && supplementaryContentInsetsReference == other.supplementaryContentInsetsReference
            && supplementariesFollowContentInsets == other.supplementariesFollowContentInsets
            && boundarySupplementaryItems == other.boundarySupplementaryItems && decorationItems == other.decorationItems
            && orthogonalScrollingBehavior == other.orthogonalScrollingBehavior
            && orthogonalScrollingProperties == other.orthogonalScrollingProperties
    }

    open override var hash: Int { group.hash }
}

/// Is given the items in sight, the offset of the section's own scrolling in points, and the section's surroundings.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
    [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
) -> Void
