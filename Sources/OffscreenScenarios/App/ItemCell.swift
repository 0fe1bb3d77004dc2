import UIKit

/// A poster that can show what the exhibits need: a tint by its layout attributes, and an optional reset.
@MainActor
class ItemCell: UICollectionViewCell {
    let label = UILabel(frame: .zero)
    /// The item it was last configured for.
    var item = ""
    /// Whether `prepareForReuse` resets what `cellForItemAt` sets for some items only, or adds.
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

    /// Which size the cell would like; nil for the one it has.
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

    /// A list of its own, at the top.
    func showList() {
        guard list == nil else { return }
        let list = NestedList(frame: CGRect(x: 0, y: 0, width: contentView.bounds.width, height: 20))
        list.view.autoresizingMask = .flexibleWidth
        contentView.addSubview(list.view)
        self.list = list
    }

    /// A strip across the top, for the style that has one. Nobody takes it away.
    func showBanner() {
        guard banner == nil else { return }
        let banner = UIView(frame: CGRect(x: 0, y: 0, width: contentView.bounds.width, height: 8))
        banner.backgroundColor = .systemYellow
        contentView.addSubview(banner)
        self.banner = banner
    }

    /// A button at the bottom, with one more action than before.
    func addButtonAction(pressed: @escaping @MainActor () -> Void) {
        showButton {}
        let action = UIAction { _ in pressed() }
        actions.append(action)
        button?.addAction(action, for: .touchUpInside)
    }

    /// A button at the bottom, which does the same for whatever item.
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
