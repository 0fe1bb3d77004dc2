import UIKit

/// A decoration view of a section that stores the zIndex of its layout attributes.
class SectionDecorationView: UICollectionReusableView {
    private(set) var zIndex = 0

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        zIndex = layoutAttributes.zIndex
    }
}

/// An opaque card behind the cells of a section.
class CardView: SectionDecorationView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBlue
        layer.cornerRadius = 8
    }

    required init?(coder: NSCoder) { nil }
}

/// A band across the upper right corner of a card, in front of the cells.
class ArmbandView: SectionDecorationView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemRed
        let label = UILabel(frame: bounds)
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        label.textAlignment = .center
        label.text = "new"
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }
}
