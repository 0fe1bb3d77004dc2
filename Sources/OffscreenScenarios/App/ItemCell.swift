import UIKit

/// The cell of the app that scenarios run. It shows a title and, depending on the mistakes of the
/// app, a list, a button or a banner.
@MainActor
class ItemCell: UICollectionViewCell {
    let label = UILabel(frame: .zero)
    /// The title of the item for which the cell was last configured.
    var item = ""
    /// Whether `prepareForReuse` resets the background color, the offset of the list and the added
    /// actions of the button.
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
        for action in actions { button?.removeAction(action, for: .touchUpInside) }
        actions = []
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

    // MARK: - Views that the app's mistakes add

    private(set) var list: NestedList?
    private var button: UIButton?
    private var actions: [UIAction] = []
    private var banner: UIView?

    func showList() {
        guard list == nil else { return }
        let list = NestedList(frame: CGRect(x: 0, y: 0, width: contentView.bounds.width, height: 20))
        list.view.autoresizingMask = .flexibleWidth
        contentView.addSubview(list.view)
        self.list = list
    }

    /// Adds the banner of the second style, a strip across the top. The banner is never removed.
    func showBanner() {
        guard banner == nil else { return }
        let banner = UIView(frame: CGRect(x: 0, y: 0, width: contentView.bounds.width, height: 8))
        banner.backgroundColor = .systemYellow
        contentView.addSubview(banner)
        self.banner = banner
    }

    /// Adds an action to the button at the bottom. If there is no button yet, adds one first.
    func addButtonAction(onPress: @escaping @MainActor () -> Void) {
        addButtonIfNeeded {}
        let action = UIAction { _ in onPress() }
        actions.append(action)
        button?.addAction(action, for: .touchUpInside)
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

    var styleName: String { banner == nil ? "plain" : "banner" }

    var colorName: String { backgroundColor == ItemCell.plainColor ? "plain" : "red" }
}
