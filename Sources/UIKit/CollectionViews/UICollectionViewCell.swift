/// The view of an item.
open class UICollectionViewCell: UICollectionReusableView {
    private var content: UIView
    @exclusivity(unchecked) final var configurations = CellConfigurations()

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

    // MARK: - Content and background views

    /// The place for the cell's own subviews; always as large as the cell. A content configuration puts its view here.
    open var contentView: UIView { content }

    /// Shown behind the content view.
    open var backgroundView: UIView? {
        didSet {
            if backgroundView != nil { setBackground(nil) }
            replaceBackground(oldValue, with: backgroundView, at: 0)
        }
    }

    /// Shown behind the content view and in front of `backgroundView`. It is a subview while the cell is selected.
    open var selectedBackgroundView: UIView? {
        didSet {
            if selectedBackgroundView != nil { setBackground(nil) }
            replaceBackground(oldValue, with: isSelected ? selectedBackgroundView : nil, at: backgroundView == nil ? 0 : 1)
        }
    }

    // MARK: - State

    @exclusivity(unchecked) open var isSelected = false {
        didSet {
            guard isSelected != oldValue else { return }
            setNeedsUpdateConfiguration()
            replaceBackground(selectedBackgroundView, with: isSelected ? selectedBackgroundView : nil, at: backgroundView == nil ? 0 : 1)
        }
    }

    @exclusivity(unchecked) open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } }
    }

    // MARK: - Configurations

    /// What the content view shows. Setting it makes the content view, or changes the present one when that supports it.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configurations.content }
        set { setContent(newValue) }
    }

    /// Whether the content follows the cell's state by itself.
    open var automaticallyUpdatesContentConfiguration: Bool {
        get { configurations.updatesContent }
        set { configurations.updatesContent = newValue }
    }

    /// What is shown behind the content; excludes `backgroundView` and `selectedBackgroundView`.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configurations.background }
        set { setBackground(newValue) }
    }

    /// Whether the background follows the cell's state by itself.
    open var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { configurations.updatesBackground }
        set { configurations.updatesBackground = newValue }
    }

    /// UNKNOWN: what it is for a cell outside of lists; here a clear one.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

    /// What the cell is like now. An override may add states of its own, and calls `setNeedsUpdateConfiguration()` when they change.
    open var configurationState: UICellConfigurationState { makeConfigurationState() }

    /// Asks for an update at the next layout; several requests are one.
    open func setNeedsUpdateConfiguration() {
        requestUpdate()
    }

    /// The place to configure the cell for its state. Called at layout after a request; the base implementation does nothing.
    open func updateConfiguration(using state: UICellConfigurationState) {}

    public typealias ConfigurationUpdateHandler = (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void

    /// Called after `updateConfiguration(using:)`. Setting it asks for an update.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        get { configurations.updateHandler }
        set {
            configurations.updateHandler = newValue
            setNeedsUpdateConfiguration()
        }
    }

    // MARK: - Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationIfNeeded()
        layOutBackground()
    }

    /// With a content configuration, and no constraints inside, as high as its view wants to be at the width given.
    open override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        updateConfigurationIfNeeded()
        guard configurations.contentView != nil, !isSizedByConstraints else {
            return super.preferredLayoutAttributesFitting(layoutAttributes)
        }
        return fitContent(in: layoutAttributes)
    }

    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        sizeInvalidated()
    }

    override func sizeChanges(of subview: UIView, byConstraints: Bool) {
        contentSizeChanges(of: subview, byConstraints: byConstraints)
    }

    /// Where the cell's item stands in a section that was applied as a tree; called after the cell was configured.
    func placeInOutline(level: Int, isExpanded: Bool) {
        showExpansion(isExpanded)
    }

    final func replaceContentView(with view: UIView) {
        let index = layer.children.firstIndex { $0.view === content } ?? 0
        content.removeFromSuperview()
        content = view
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insert(view, at: index)
    }

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
