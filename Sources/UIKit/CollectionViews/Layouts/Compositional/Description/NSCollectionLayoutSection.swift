/// The description of a section: a group that is repeated for all items, and the views around the
/// groups.
open class NSCollectionLayoutSection: NSObject, NSCopying, ComparedByContent, @unchecked Sendable {
    final private(set) var group = NSCollectionLayoutGroup()
    final var list: UICollectionLayoutListConfiguration?
    /// The space above the section's header, or above the groups of a section without a header, in
    /// points.
    final var paddingAboveHeader: CGFloat = 0
    /// The space below this section if it is not the last of its layout, in points.
    final var paddingBelow: CGFloat = 0
    /// The space below this section if it is the last of its layout, in points.
    final var paddingBelowLast: CGFloat = 0

    public required override init() {}

    public convenience init(group: NSCollectionLayoutGroup) {
        self.init()
        self.group = group
    }

    // MARK: - Space, in points

    public final var contentInsets = NSDirectionalEdgeInsets.zero
    public final var interGroupSpacing: CGFloat = 0

    /// The area in which the groups are placed. `automatic` means the reference in the layout's
    /// configuration.
    public final var contentInsetsReference = UIContentInsetsReference.automatic
    /// The area in which boundary items are placed, if `supplementariesFollowContentInsets` is
    /// true. `automatic` means `contentInsetsReference`.
    public final var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
    /// Whether boundary items are placed inside the content insets across the scroll direction.
    public final var supplementariesFollowContentInsets = true

    // MARK: - Boundary items and decorations

    public final var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    public final var decorationItems: [NSCollectionLayoutDecorationItem] = []

    // MARK: - Scrolling

    /// Whether the section scrolls orthogonally to the layout, in a separate scroll view, and where
    /// scrolling ends. [COMP-02]
    public final var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    public private(set) final var orthogonalScrollingProperties =
        UICollectionLayoutSectionOrthogonalScrollingProperties()

    /// A closure that is called with the visible items after the layout is computed, when the
    /// collection view scrolls, and when the section's offset changes. It is not called while the
    /// section is out of sight. A property that the closure sets on an item keeps its value while
    /// the item stays visible and the layout's own attributes of the item do not change.
    public final var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

    /// Returns a section with copies of the group, the decorations and the scrolling properties.
    /// Boundary items are shared.
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

    /// The values by which two sections are compared. Closures are not compared.
    var comparedValues: [AnyHashable] {
        [
            group, contentInsets, interGroupSpacing, contentInsetsReference, supplementaryContentInsetsReference,
            supplementariesFollowContentInsets, boundarySupplementaryItems, decorationItems,
            orthogonalScrollingBehavior,
            orthogonalScrollingProperties, paddingAboveHeader, paddingBelow, paddingBelowLast, list?.appearance,
            list?.showsSeparators,
            list?.separatorConfiguration, list?.headerMode, list?.footerMode,
        ]
    }

    open override func isEqual(_ object: Any?) -> Bool { isContentEqual(to: object) }

    open override var hash: Int { comparedValues.hashValue }
}

/// A closure that is called with the visible items, the content offset in points, and the
/// environment. The offset is in the layout's coordinates, even in a mirrored view. For an
/// orthogonal section, it is the offset of the section's own scroll view.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
    [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
) -> Void
