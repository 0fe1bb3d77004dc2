import UIKit

/// A band across a corner of a section's card.
public final class SectionCardArmbandDecorationView: UICollectionReusableView, LayoutZIndexed {
    public private(set) var layoutZIndex = 0
    private let imageView = UIImageView(frame: .zero)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        imageView.frame = bounds
        imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(imageView)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        layoutZIndex = layoutAttributes.zIndex
        guard let attributes = layoutAttributes as? SectionCardArmbandDecorationAttributes else { return }
        imageView.image = attributes.imageName.flatMap { UIImage(named: $0) }
    }
}
