/// The properties that all sections of a compositional layout share.
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, NSCopying, ComparedByContent, @unchecked Sendable {
    public final var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// The distance between two sections, in points.
    public final var interSectionSpacing: CGFloat = 0
    /// Headers and footers of the whole layout.
    public final var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// The area that the content of a section stays inside, unless the section names another.
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

    var content: [AnyHashable] { [scrollDirection, interSectionSpacing, boundarySupplementaryItems, contentInsetsReference] }

    open override func isEqual(_ object: Any?) -> Bool { hasContent(of: object) }

    open override var hash: Int { content.hashValue }
}
