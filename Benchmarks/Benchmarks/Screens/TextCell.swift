import UIKit

/// A self-sizing cell that is as high as its text: a label of several lines, pinned on four sides.
final class TextCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
            label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
        ])
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Returns attributes with the width of the screen, because a flow layout takes the width from
    /// the cell.
    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size = systemLayoutSizeFitting(
            CGSize(width: Grid.side, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        return layoutAttributes
    }

    /// Returns a text of one to four lines.
    static func text(of item: Int) -> String { texts[item % texts.count] }

    private static let texts: [String] = (0..<17).map { number in
        (0...(number * 5 % 17)).map { "Word \(number * $0 % 23) and more" }.joined(separator: " ")
    }
}
