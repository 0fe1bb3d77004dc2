import UIKit

/// The cell of the app that scenarios run. It shows a title and, depending on the features of the
/// app, a list or a button.
@MainActor
class ItemCell: UICollectionViewCell {
    let label = UILabel(frame: .zero)
    /// Whether `prepareForReuse` resets the background color and the offset of the list.
    var resetsState = false
    static let plainColor = UIColor(white: 0.9, alpha: 1)

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.frame = contentView.bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        label.textAlignment = .center
        contentView.addSubview(label)
        backgroundColor = ItemCell.plainColor
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func prepareForReuse() {
        super.prepareForReuse()
        guard resetsState else { return }
        backgroundColor = ItemCell.plainColor
        list?.view.contentOffset = .zero
    }

    /// The function that returns the cell's preferred size for the size that UIKit computed; nil to
    /// keep the computed size.
    var preferredSize: (@MainActor (CGSize) -> CGSize)?

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let preferred = super.preferredLayoutAttributesFitting(layoutAttributes)
        if let preferredSize { preferred.size = preferredSize(preferred.size) }
        return preferred
    }

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        if let tinted = layoutAttributes as? TintCarryingAttributes { tag = tinted.tint }
    }

    // MARK: - Views that the app's features add

    private(set) var list: NestedList?
    private var button: UIButton?

    func showList() {
        guard list == nil else { return }
        let list = NestedList(frame: CGRect(x: 0, y: 0, width: contentView.bounds.width, height: 20))
        list.view.autoresizingMask = .flexibleWidth
        contentView.addSubview(list.view)
        self.list = list
    }

    /// Adds a button at the bottom, once. The button keeps its first action.
    func addButtonIfNeeded(onPress: @escaping @MainActor () -> Void) {
        guard button == nil else { return }
        let bounds = contentView.bounds
        let button = UIButton(frame: CGRect(x: 0, y: bounds.height - 24, width: 24, height: 24))
        button.autoresizingMask = .flexibleTopMargin
        button.addAction(UIAction { _ in onPress() }, for: .touchUpInside)
        contentView.addSubview(button)
        self.button = button
    }
}
