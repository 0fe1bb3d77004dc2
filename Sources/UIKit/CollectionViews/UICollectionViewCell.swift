/// A view that shows an item of a collection view.
open class UICollectionViewCell: UICollectionReusableView {
    private var content: UIView
    // UNCHECKED: this property is read three times for each cell. An exclusivity check would make a
    // scroll by one screen 8 % slower.
    @exclusivity(unchecked) final var configurations = CellConfigurations<UICollectionViewCell>()

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
        reuseState.isCell = true
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insert(content, at: 0)
    }

    /// Not modelled: focus never moves, and this property is never read.
    open override var canBecomeFocused: Bool { true }

    // MARK: - Content and background views

    /// The view that contains the cell's content. Setting a content configuration replaces this
    /// view with the view of the configuration, unless this view already shows a configuration and
    /// supports the new one.
    open var contentView: UIView { content }

    /// A view behind the content view.
    open var backgroundView: UIView? {
        didSet {
            if backgroundView != nil { setBackgroundConfiguration(nil) }
            replaceBackground(oldValue, with: backgroundView, at: 0)
        }
    }

    /// A view that is behind the content view and in front of `backgroundView`. The cell contains
    /// this view only while the cell is selected.
    open var selectedBackgroundView: UIView? {
        didSet {
            if selectedBackgroundView != nil { setBackgroundConfiguration(nil) }
            replaceBackground(
                oldValue, with: isSelected ? selectedBackgroundView : nil, at: backgroundView == nil ? 0 : 1)
        }
    }

    // MARK: - State

    // UNCHECKED: this property is read for each cell. An exclusivity check would make a scroll by
    // one screen 2.5 % slower.
    @exclusivity(unchecked) open var isSelected = false {
        didSet {
            guard isSelected != oldValue else { return }
            setNeedsUpdateConfiguration()
            replaceBackground(
                selectedBackgroundView, with: isSelected ? selectedBackgroundView : nil,
                at: backgroundView == nil ? 0 : 1)
        }
    }

    // UNCHECKED: this property is read for each cell. An exclusivity check would make a scroll by
    // one screen 2.5 % slower.
    @exclusivity(unchecked) open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } }
    }

    /// Called when the cell's item is lifted or added to a drag, when the finger begins to move,
    /// and at the end of the drag. The base implementation does nothing.
    open func dragStateDidChange(_ dragState: DragState) {}

    // MARK: - Configurations

    /// The configuration of the content view. Setting a configuration updates the content view if
    /// it supports the configuration, and otherwise replaces the content view.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configurations.content }
        set { setContentConfiguration(newValue) }
    }

    /// Whether the content configuration is updated automatically when the state of the cell
    /// changes.
    open var automaticallyUpdatesContentConfiguration: Bool {
        get { configurations.updatesContent }
        set { configurations.updatesContent = newValue }
    }

    /// The background behind the content. Setting a configuration removes `backgroundView` and
    /// `selectedBackgroundView`. Setting one of these views removes the configuration.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configurations.background }
        set { setBackgroundConfiguration(newValue) }
    }

    /// Whether the background configuration is updated automatically when the state of the cell
    /// changes.
    open var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { configurations.updatesBackground }
        set { configurations.updatesBackground = newValue }
    }

    /// Returns the background of a cell outside of lists. UNKNOWN: what UIKit returns; here a clear
    /// background.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

    /// The current state of the cell. An override may add custom states, and must call
    /// `setNeedsUpdateConfiguration()` when they change.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isDisabled = !isUserInteractionEnabled
        state.isEditing = configurations.isEditing
        state.isReordering = configurations.isReordering
        state.isExpanded = configurations.isExpanded
        state.cellDragState = configurations.dragState
        return state
    }

    /// Requests an update of the configurations at the next layout or measurement of the cell.
    /// Several requests lead to one update. A request during an update has no effect.
    open func setNeedsUpdateConfiguration() {
        requestConfigurationUpdate()
    }

    /// Configures the cell for its state. Called in the first layout or measurement of a new cell,
    /// and in the first one after `setNeedsUpdateConfiguration()`. The base implementation does
    /// nothing.
    open func updateConfiguration(using state: UICellConfigurationState) {}

    public typealias ConfigurationUpdateHandler = (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) ->
        Void

    /// A closure that is called after `updateConfiguration(using:)`. Setting it requests an update.
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
        // OPTIMIZATION: the generic functions are called only if they have something to do.
        if configurations.needsUpdate { updateConfigurationIfNeeded() }
        if configurations.backgroundView != nil { layOutBackground() }
    }

    /// Returns attributes with the height that fits the content view, if the cell has a content
    /// configuration and no constraints. If that height is not finite, the attributes stay
    /// unchanged. Otherwise returns the attributes from the superclass.
    open override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        if configurations.needsUpdate { updateConfigurationIfNeeded() }
        guard let view = configurations.contentView, !isSizedByConstraints else {
            if content.constraintFacts != nil { logDetachedContentView() }
            return super.preferredLayoutAttributesFitting(layoutAttributes)
        }
        let height = view.sizeThatFits(CGSize(width: layoutAttributes.size.width, height: .greatestFiniteMagnitude))
            .height
        guard height.isFinite, height != layoutAttributes.size.height else { return layoutAttributes }
        let fitting = layoutAttributes.copied()
        fitting.size.height = height
        return fitting
    }

    /// [VIEW-27] Writes UIKit's message if neither the cell nor constraints place the content view.
    private func logDetachedContentView() {
        guard !content.translatesAutoresizingMaskIntoConstraints, isSizedByConstraints, !super.isSizedByConstraints
        else { return }
        world.log(
            "contentView of collectionViewCell has translatesAutoresizingMaskIntoConstraints false and is missing "
                + "constraints to the cell, which will cause substandard performance in cell autosizing. Please leave "
                + "the contentView's translatesAutoresizingMaskIntoConstraints true or else provide constraints "
                + "between the contentView and the cell. \(description)")
    }

    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        invalidatePreferredSizeIfEnabled()
    }

    /// Invalidates the preferred size of the cell, if `selfSizingInvalidation` includes the change
    /// of the subview. Of such changes, `.enabled` includes only those of the intrinsic size of the
    /// content view. `.enabledIncludingConstraints` includes all.
    override func sizeMayHaveToChange(of subview: UIView, byConstraints: Bool) {
        guard reuseState.state == .live else { return }
        if subview === contentView, !byConstraints { return invalidatePreferredSizeIfEnabled() }
        if hostingCollectionView?.selfSizingInvalidation == .enabledIncludingConstraints {
            invalidatePreferredSizeIfEnabled()
        }
    }

    /// Requests that the cell is asked for its size again, if it is on screen and the collection view
    /// has not disabled that.
    /// https://developer.apple.com/documentation/uikit/uicollectionview/selfsizinginvalidation-swift.property
    func invalidatePreferredSizeIfEnabled() {
        guard reuseState.state == .live, let host = hostingCollectionView, host.selfSizingInvalidation != .disabled
        else { return }
        host.engineForCells.requestNewSize(of: self)
    }

    /// Stores in the cell's state whether its item is expanded in the section snapshot. A list cell
    /// also stores the item's level. Called after the cell provider has configured the cell, and
    /// for a visible cell when one of the two has changed.
    func setOutlineState(level: Int, isExpanded: Bool) {
        setState(\.isExpanded, to: isExpanded)
    }

    final func removeBackgroundViews() {
        backgroundView = nil
        selectedBackgroundView = nil
    }

    final func replaceContentView(with view: UIView) {
        let index = layer.children.firstIndex { $0.view === content } ?? 0
        content.removeFromSuperview()
        content = view
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insert(view, at: index)
    }

    override var hasNothingToMeasure: Bool {
        type(of: self) == UICollectionViewCell.self && configurations.contentView == nil && !isSizedByConstraints
    }

    override var showsEditing: Bool { configurations.isEditing }

    override final var shownAppearance: (isSelected: Bool, isHighlighted: Bool) { (isSelected, isHighlighted) }

    override func updateAppearance(isSelected: Bool, isHighlighted: Bool) {
        if self.isSelected != isSelected { self.isSelected = isSelected }
        if self.isHighlighted != isHighlighted { self.isHighlighted = isHighlighted }
    }

    override func setItemState(_ itemState: ItemState, to isOn: Bool) {
        switch itemState {
        case .selected: isSelected = isOn
        case .beforeSelected: break
        case .highlighted: isHighlighted = isOn
        case .edited: setState(\.isEditing, to: isOn)
        case .reordered: setState(\.isReordering, to: isOn)
        }
    }

    override var isSizedByConstraints: Bool {
        content.constraintFacts?.ownedConstraints.isEmpty == false || super.isSizedByConstraints
    }

    /// Returns the fitting size of the content view, or of the cell if the cell itself has
    /// constraints.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        guard !super.isSizedByConstraints else {
            return super.systemLayoutSizeFitting(
                targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
                verticalFittingPriority: verticalFittingPriority)
        }
        return content.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
    }

    private func replaceBackground(_ old: UIView?, with new: UIView?, at index: Int) {
        if old !== new || new == nil { old?.removeFromSuperview() }
        guard let new else { return }
        new.frame = bounds
        new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insert(new, at: index)
    }
}

extension UICollectionViewCell: ConfigurableCell {
    final var handlerArgument: UICollectionViewCell { self }
}
