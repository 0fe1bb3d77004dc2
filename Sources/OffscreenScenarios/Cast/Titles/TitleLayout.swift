import UIKit

/// A flow layout with a title above its sections. All sections move down to make room for the
/// title.
open class TitleLayout: UICollectionViewFlowLayout {
    public nonisolated static let titleKind = "title"
    /// The index path of the title. The index path of a decoration need not be that of an item.
    public nonisolated static let titleIndexPath = IndexPath(item: 42, section: 1000)

    /// The text of the title; nil for no title, so that the sections begin at the top.
    public var title: String? {
        didSet { if title != oldValue { invalidateLayout() } }
    }
    /// The height of the title, in points.
    public var titleHeight: CGFloat = 44 {
        didSet { if titleHeight != oldValue { invalidateLayout() } }
    }

    public override init() {
        super.init()
        registerTitle()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        registerTitle()
    }

    private nonisolated func registerTitle() {
        MainActor.assumeIsolated { register(TitleView.self, forDecorationViewOfKind: TitleLayout.titleKind) }
    }

    private var spaceForTitle: CGFloat { title == nil ? 0 : titleHeight }

    private var titleAttributes: TitleAttributes? {
        guard let title else { return nil }
        let attributes = TitleAttributes(
            forDecorationViewOfKind: TitleLayout.titleKind, with: TitleLayout.titleIndexPath)
        attributes.frame = CGRect(x: 0, y: 0, width: super.collectionViewContentSize.width, height: titleHeight)
        attributes.title = title
        return attributes
    }

    /// Returns the attributes moved down by the height of the title. They are a copy, because the
    /// original belongs to the flow layout. Without a title, returns the attributes unchanged.
    /// [PASS-13]
    private func makingRoomForTitle(_ attributes: UICollectionViewLayoutAttributes?)
        -> UICollectionViewLayoutAttributes?
    {
        guard spaceForTitle > 0, let copy = attributes?.copy() as? UICollectionViewLayoutAttributes else {
            return attributes
        }
        copy.center.y += spaceForTitle
        return copy
    }

    open override var collectionViewContentSize: CGSize {
        let size = super.collectionViewContentSize
        return CGSize(width: size.width, height: size.height + spaceForTitle)
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        var result = (super.layoutAttributesForElements(in: rect.offsetBy(dx: 0, dy: -spaceForTitle)) ?? []).compactMap(
            makingRoomForTitle)
        if let titleAttributes, titleAttributes.frame.intersects(rect) { result.append(titleAttributes) }
        return result
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        makingRoomForTitle(super.layoutAttributesForItem(at: indexPath))
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        makingRoomForTitle(super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath))
    }

    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        elementKind == TitleLayout.titleKind && indexPath == TitleLayout.titleIndexPath
            ? titleAttributes : super.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath)
    }
}
