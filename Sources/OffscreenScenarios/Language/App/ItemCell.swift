import UIKit

/// A poster that can show what the exhibits need: a tint by its layout attributes, and an optional reset.
final class ItemCell: UICollectionViewCell {
    let label = UILabel(frame: .zero)
    /// The item it was last configured for.
    var item = ""
    /// What `prepareForReuse` resets, when the app does that.
    var resetsTint = false
    static let plainColor = UIColor(white: 0.9, alpha: 1)

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.frame = contentView.bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        label.textAlignment = .center
        contentView.addSubview(label)
        backgroundColor = ItemCell.plainColor
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        if resetsTint { backgroundColor = ItemCell.plainColor }
    }

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        if let tinted = layoutAttributes as? any TintCarrying { tag = tinted.tint }
    }

    /// What a test may ask for: "red" for a tinted cell, "plain" otherwise.
    var colorName: String { backgroundColor == ItemCell.plainColor ? "plain" : "red" }
}
