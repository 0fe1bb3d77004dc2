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

    // MARK: - What the app's habits put in

    private var list: NestedList?
    private var button: UIButton?

    /// A list of its own, at the top.
    func showList() {
        guard list == nil else { return }
        let list = NestedList(frame: CGRect(x: 0, y: 0, width: contentView.bounds.width, height: 20))
        list.view.autoresizingMask = .flexibleWidth
        contentView.addSubview(list.view)
        self.list = list
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

    /// What a test may ask for: "red" for a tinted cell, "plain" otherwise.
    var colorName: String { backgroundColor == ItemCell.plainColor ? "plain" : "red" }
}
