import UIKit

/// A poster with what the exhibits need, such as a tint from its layout attributes, and an optional reset.
@MainActor
class ItemCell: UICollectionViewCell {
    let label = UILabel(frame: .zero)
    /// The item it was last configured for.
    var item = ""
    /// Whether `prepareForReuse` resets what `cellForItemAt` sets or adds for some items only.
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

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        guard resetsState else { return }
        backgroundColor = ItemCell.plainColor
        list?.view.contentOffset = .zero
        for action in actions { button?.removeAction(action, for: .touchUpInside) }
        actions = []
    }

    /// The size that the cell would like; nil for the size it has.
    var wish: (@MainActor (CGSize) -> CGSize)?

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let preferred = super.preferredLayoutAttributesFitting(layoutAttributes)
        if let wish { preferred.size = wish(preferred.size) }
        return preferred
    }

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        if let tinted = layoutAttributes as? any TintCarrying { tag = tinted.tint }
    }

    // MARK: - What the app's habits put in

    private(set) var list: NestedList?
    private var button: UIButton?
    private var actions: [UIAction] = []
    private var banner: UIView?

    /// Shows a list of its own at the top.
    func showList() {
        guard list == nil else { return }
        let list = NestedList(frame: CGRect(x: 0, y: 0, width: contentView.bounds.width, height: 20))
        list.view.autoresizingMask = .flexibleWidth
        contentView.addSubview(list.view)
        self.list = list
    }

    /// Shows a strip across the top, for the style that has one. It is never removed.
    func showBanner() {
        guard banner == nil else { return }
        let banner = UIView(frame: CGRect(x: 0, y: 0, width: contentView.bounds.width, height: 8))
        banner.backgroundColor = .systemYellow
        contentView.addSubview(banner)
        self.banner = banner
    }

    /// Adds one more action to a button at the bottom.
    func addButtonAction(pressed: @escaping @MainActor () -> Void) {
        showButton {}
        let action = UIAction { _ in pressed() }
        actions.append(action)
        button?.addAction(action, for: .touchUpInside)
    }

    /// Shows a button at the bottom, with the same action for every item.
    func showButton(pressed: @escaping @MainActor () -> Void) {
        guard button == nil else { return }
        let bounds = contentView.bounds
        let button = UIButton(frame: CGRect(x: 0, y: bounds.height - 24, width: 24, height: 24))
        button.autoresizingMask = .flexibleTopMargin
        button.addAction(UIAction { _ in pressed() }, for: .touchUpInside)
        contentView.addSubview(button)
        self.button = button
    }

    /// "banner" for a cell that has one, "plain" otherwise.
    var styleName: String { banner == nil ? "plain" : "banner" }

    /// What a test may ask for: "red" for a tinted cell, "plain" otherwise.
    var colorName: String { backgroundColor == ItemCell.plainColor ? "plain" : "red" }
}
