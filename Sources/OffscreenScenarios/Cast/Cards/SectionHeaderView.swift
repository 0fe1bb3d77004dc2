import UIKit

/// A supplementary view that shows a title.
public final class SectionHeaderView: UICollectionReusableView, LayoutZIndexed {
    public let label = UILabel(frame: .zero)
    public private(set) var layoutZIndex = 0

    public override init(frame: CGRect) {
        super.init(frame: frame)
        label.frame = bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(label)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        layoutZIndex = layoutAttributes.zIndex
    }
}
