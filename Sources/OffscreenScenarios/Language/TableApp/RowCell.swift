import UIKit

/// The cell of the app's table view. It shows a title, in the label of UIKit or, if the cell has a
/// height of its own, in a label with constraints.
final class RowCell: UITableViewCell {
    /// Whether `prepareForReuse` resets the background color.
    var resetsState = false
    private let label = UILabel()
    private lazy var height = label.heightAnchor.constraint(equalToConstant: 0)

    override func prepareForReuse() {
        super.prepareForReuse()
        if resetsState { backgroundColor = nil }
    }

    /// - Parameter rowHeight: the height that the cell determines by constraints; nil if UIKit determines it.
    func show(_ title: String, height rowHeight: CGFloat?) {
        guard let rowHeight else {
            textLabel?.text = title
            return
        }
        label.text = title
        height.constant = rowHeight
        guard label.superview == nil else { return }
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: contentView.topAnchor),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            label.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor), height,
        ])
    }
}
