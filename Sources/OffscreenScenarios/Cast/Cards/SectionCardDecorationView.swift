import UIKit

/// The card of a section, with rounded corners and a shadow.
public final class SectionCardDecorationView: UICollectionReusableView, LayoutZIndexed {
    public private(set) var layoutZIndex = 0

    public override init(frame: CGRect) {
        super.init(frame: frame)
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 4
        layer.shadowOffset = CGSize(width: 0, height: 1)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        layoutZIndex = layoutAttributes.zIndex
        guard let attributes = layoutAttributes as? SectionCardDecorationAttributes else { return }
        backgroundColor = attributes.cardColor
        layer.cornerRadius = attributes.cornerRadius
    }
}
