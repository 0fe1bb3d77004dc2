/// The properties that all sections of a compositional layout share.
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, NSCopying, ComparedByContent, @unchecked Sendable
{
    public final var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// The distance between two sections, in points.
    public final var interSectionSpacing: CGFloat = 0
    /// The views at the edges of the whole layout, such as headers and footers.
    public final var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// The area in which the groups of a section are placed, if the section's own reference is
    /// `automatic`.
    public final var contentInsetsReference = UIContentInsetsReference.safeArea

    public required override init() {}

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init()
        copy.scrollDirection = scrollDirection
        copy.interSectionSpacing = interSectionSpacing
        copy.boundarySupplementaryItems = boundarySupplementaryItems
        copy.contentInsetsReference = contentInsetsReference
        return copy
    }

    var comparedValues: [AnyHashable] {
        [scrollDirection, interSectionSpacing, boundarySupplementaryItems, contentInsetsReference]
    }

    open override func isEqual(_ object: Any?) -> Bool { isContentEqual(to: object) }

    open override var hash: Int { comparedValues.hashValue }
}
