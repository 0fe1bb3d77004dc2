/// The view of an item.
open class UICollectionViewCell: UICollectionReusableView {
    private let content: UIView

    public override init(frame: CGRect) {
        content = UIView(frame: CGRect(origin: .zero, size: frame.size))
        super.init(frame: frame)
        addContentView()
    }

    public required init?(coder: NSCoder) {
        content = UIView(frame: .zero)
        super.init(coder: coder)
        addContentView()
    }

    private func addContentView() {
        isCell = true
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insert(content, at: 0)
    }

    /// The place for the cell's own subviews; always as large as the cell.
    open var contentView: UIView { content }

    /// Shown behind the content view.
    open var backgroundView: UIView? {
        didSet { replaceBackground(oldValue, with: backgroundView, at: 0) }
    }

    /// Shown behind the content view and in front of `backgroundView`. It is a subview while the cell is selected.
    open var selectedBackgroundView: UIView? {
        didSet { replaceBackground(oldValue, with: isSelected ? selectedBackgroundView : nil, at: backgroundView == nil ? 0 : 1) }
    }

    @exclusivity(unchecked) open var isSelected = false {
        didSet {
            guard isSelected != oldValue else { return }
            replaceBackground(selectedBackgroundView, with: isSelected ? selectedBackgroundView : nil, at: backgroundView == nil ? 0 : 1)
        }
    }

    @exclusivity(unchecked) open var isHighlighted = false

    override var isSizedByConstraints: Bool { content.constraintFacts?.installed.isEmpty == false || super.isSizedByConstraints }

    /// The content view's, unless constraints were put on the cell itself.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        guard !super.isSizedByConstraints else {
            return super.systemLayoutSizeFitting(
                targetSize, withHorizontalFittingPriority: horizontalFittingPriority, verticalFittingPriority: verticalFittingPriority)
        }
        return content.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority, verticalFittingPriority: verticalFittingPriority)
    }

    private func replaceBackground(_ old: UIView?, with new: UIView?, at index: Int) {
        if old !== new || new == nil { old?.removeFromSuperview() }
        guard let new else { return }
        new.frame = bounds
        new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insert(new, at: index)
    }
}
