import UIKit

/// A cell that shows a title.
open class PosterCell: UICollectionViewCell {
    public let label = UILabel(frame: .zero)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        label.frame = contentView.bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        label.textAlignment = .center
        contentView.addSubview(label)
        backgroundColor = UIColor(white: 0.9, alpha: 1)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func prepareForReuse() {
        super.prepareForReuse()
        label.text = nil
    }
}
