/// The properties that all sections of a compositional layout share.
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, NSCopying, @unchecked Sendable {
    public final var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// The distance between two sections, in points.
    public final var interSectionSpacing: CGFloat = 0
    /// Headers and footers of the whole layout.
    public final var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// The area that the content of a section stays inside, unless the section names another.
    public final var contentInsetsReference = UIContentInsetsReference.safeArea

    public required override init() {
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init()
        copy.scrollDirection = scrollDirection
        copy.interSectionSpacing = interSectionSpacing
        copy.boundarySupplementaryItems = boundarySupplementaryItems
        copy.contentInsetsReference = contentInsetsReference
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewCompositionalLayoutConfiguration else { return false }
        return scrollDirection == other.scrollDirection && interSectionSpacing == other.interSectionSpacing
            && boundarySupplementaryItems == other.boundarySupplementaryItems && contentInsetsReference == other.contentInsetsReference
    }

    open override var hash: Int { interSectionSpacing.hashValue }
}
