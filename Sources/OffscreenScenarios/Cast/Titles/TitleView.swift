import UIKit

/// A decoration view that shows the text of its layout attributes.
public final class TitleView: UICollectionReusableView {
    private let label = UILabel(frame: .zero)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        label.frame = bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        label.font = UIFont.boldSystemFont(ofSize: 24)
        addSubview(label)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        label.text = (layoutAttributes as? TitleAttributes)?.title
    }
}
