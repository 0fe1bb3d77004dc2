/// A view that shows a row of a table view: a content view between controls and accessories, with a
/// separator below.
open class UITableViewCell: UIView {
    let cellStyle: CellStyle
    private var content: UIView
    final var configurations = CellConfigurations<UITableViewCell>()
    private var labels: TableCellLabels?
    private var separator: UIView?
    private var accessory: TableCellAccessoryView?
    /// The view of the app that the cell showed as its accessory in the last layout.
    private weak var shownAccessoryView: UIView?
    private var editControl: TableCellControl?
    private var reorderControl: TableCellControl?

    // MARK: - Creating a cell

    public init(style: CellStyle, reuseIdentifier: String?) {
        cellStyle = style
        content = UIView(frame: .zero)
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: TableMetrics.rowHeight))
        reuseState.reuseIdentifier = reuseIdentifier
        addContentView()
    }

    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    /// Calls `init(style:reuseIdentifier:)`. This initializer is `required`, so that a table view can
    /// make an object of a registered subclass.
    @available(*, unavailable)
    public required convenience init(_madeWithStyle style: CellStyle, identifier: String?) {
        self.init(style: style, reuseIdentifier: identifier)
    }

    public required init?(coder: NSCoder) {
        cellStyle = .default
        content = UIView(frame: .zero)
        super.init(coder: coder)
        addContentView()
    }

    private func addContentView() {
        reuseState.isCell = true
        content.frame = bounds
        insert(content, at: 0)
    }

    // MARK: - Reuse

    override class var isReusable: Bool { true }

    override class func makeForReuse(identifier: String, frame: CGRect) -> UIView {
        let made = self as Any.Type as! any InstantiatedWithStyle.Type
        let cell = made.init(_madeWithStyle: .default, identifier: identifier) as! UIView
        cell.frame = frame
        return cell
    }

    open var reuseIdentifier: String? { reuseState.reuseIdentifier }

    /// Called when the cell is taken from its reuse pool, before dequeuing returns the cell.
    open func prepareForReuse() {}

    override final var identifierForReuse: String? { reuseIdentifier }

    /// [TABLE-59] Removes the animations of the cell, and prepares it for reuse.
    override final func wasTakenFromPool() {
        layer.removeAllAnimations()
        prepareForReuse()
    }

    // MARK: - Content

    open var contentView: UIView { content }

    private var madeLabels: TableCellLabels? {
        guard configurations.content == nil else { return nil }
        if let labels { return labels }
        let made = TableCellLabels(style: cellStyle, in: content)
        labels = made
        setNeedsLayout()
        return made
    }

    /// The label of the text. Nil while a content configuration is set.
    open var textLabel: UILabel? { madeLabels?.text }

    /// The label of the detail. Nil in the style `default`, and while a content configuration is set.
    open var detailTextLabel: UILabel? { madeLabels?.detail }

    /// The image view at the leading edge. Nil in the style `value2`, and while a content configuration is
    /// set.
    open var imageView: UIImageView? { cellStyle == .value2 ? nil : madeLabels?.image }

    /// A view behind the content view.
    open var backgroundView: UIView? {
        didSet {
            if backgroundView != nil { setBackgroundConfiguration(nil) }
            replaceBackground(oldValue, with: backgroundView, at: 0)
        }
    }

    /// A view behind the content view and in front of `backgroundView`. The cell contains this view only
    /// while it is selected.
    open var selectedBackgroundView: UIView? {
        didSet {
            if selectedBackgroundView != nil { setBackgroundConfiguration(nil) }
            replaceBackground(
                oldValue, with: isSelected ? selectedBackgroundView : nil, at: backgroundView == nil ? 0 : 1)
        }
    }

    /// Stored; `selectedBackgroundView` is shown instead.
    open var multipleSelectionBackgroundView: UIView?

    private func replaceBackground(_ old: UIView?, with new: UIView?, at index: Int) {
        if old !== new || new == nil { old?.removeFromSuperview() }
        guard let new else { return }
        new.frame = bounds
        new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insert(new, at: index)
    }

    // MARK: - Selection and highlight

    /// Stored; has no effect, because the table view draws no selection.
    open var selectionStyle = SelectionStyle.default

    private var isSelectedNow = false
    private var isHighlightedNow = false

    open var isSelected: Bool {
        get { isSelectedNow }
        set { setSelected(newValue, animated: false) }
    }

    open var isHighlighted: Bool {
        get { isHighlightedNow }
        set { setHighlighted(newValue, animated: false) }
    }

    /// Called by the table view when the row is selected or deselected, and when the cell is shown for
    /// a row.
    open func setSelected(_ selected: Bool, animated: Bool) {
        guard isSelectedNow != selected else { return }
        isSelectedNow = selected
        setNeedsUpdateConfiguration()
        replaceBackground(
            selectedBackgroundView, with: selected ? selectedBackgroundView : nil, at: backgroundView == nil ? 0 : 1)
        setNeedsLayout()
    }

    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        guard isHighlightedNow != highlighted else { return }
        isHighlightedNow = highlighted
        setNeedsUpdateConfiguration()
    }

    override final var shownAppearance: (isSelected: Bool, isHighlighted: Bool) { (isSelected, isHighlighted) }

    override func updateAppearance(isSelected: Bool, isHighlighted: Bool) {
        if isSelectedNow != isSelected { setSelected(isSelected, animated: false) }
        if isHighlightedNow != isHighlighted { setHighlighted(isHighlighted, animated: false) }
    }

    override func setItemState(_ itemState: ItemState, to isOn: Bool) {
        switch itemState {
        case .selected: setSelected(isOn, animated: false)
        case .beforeSelected: setNeedsLayout()
        case .highlighted: setHighlighted(isOn, animated: false)
        case .edited: if isEditing != isOn { setEditing(isOn, animated: false) }
        case .reordered: setState(\.isReordering, to: isOn)
        }
    }

    // MARK: - Editing

    /// Whether the cell shows its controls for editing.
    open var isEditing: Bool {
        get { configurations.isEditing }
        set { setEditing(newValue, animated: false) }
    }

    /// Called by the table view when its editing mode begins or ends for this row.
    ///
    /// UNKNOWN: whether `didTransition(to:)` is called at the end of the animation. Here it is called at
    /// once.
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != configurations.isEditing else { return }
        let state: StateMask = editing ? .showingEditControl : []
        willTransition(to: state)
        setState(\.isEditing, to: editing)
        setNeedsLayout()
        didTransition(to: state)
    }

    override var showsEditing: Bool { configurations.isEditing }

    /// The control at the leading edge while the cell is edited.
    open var editingStyle: EditingStyle {
        guard configurations.isEditing, let table, let path = table.engineForCells.presentItemPath(of: self) else {
            return .none
        }
        return table.delegateClient.editingStyle(at: path)
    }

    /// Whether the cell shows a control for moving its row while it is edited. The control appears only
    /// if the data source allows the row to move.
    open var showsReorderControl = false { didSet { setNeedsLayout() } }
    open var shouldIndentWhileEditing = true { didSet { setNeedsLayout() } }
    /// Always false, because a deletion is not confirmed.
    open var showingDeleteConfirmation: Bool { false }

    /// Called before the controls for editing appear or disappear.
    open func willTransition(to state: StateMask) {}

    /// Called after the controls for editing have appeared or disappeared.
    open func didTransition(to state: StateMask) {}

    // MARK: - Accessories

    open var accessoryType = AccessoryType.none { didSet { if accessoryType != oldValue { setNeedsLayout() } } }
    /// A view at the trailing edge, instead of an accessory of UIKit.
    open var accessoryView: UIView? { didSet { if accessoryView !== oldValue { setNeedsLayout() } } }
    open var editingAccessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
    open var editingAccessoryView: UIView? { didSet { setNeedsLayout() } }

    // MARK: - Indentation and separator

    /// The level by which the content is indented. The table view sets it if its delegate returns
    /// levels.
    open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }
    /// The indentation of one level, in points.
    open var indentationWidth: CGFloat = 10 { didSet { if indentationWidth != oldValue { setNeedsLayout() } } }

    private var ownSeparatorInset: UIEdgeInsets?

    /// The distances of the separator from the left and right edges of the cell. [TABLE-17]
    open var separatorInset: UIEdgeInsets {
        get {
            if let ownSeparatorInset { return ownSeparatorInset }
            guard let table, !world.hasTallRows else { return UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8) }
            return defaultSeparatorInset(in: table)
        }
        set {
            ownSeparatorInset = newValue
            setNeedsLayout()
        }
    }

    /// The inset of the separator if the app has set none for the cell. Beside an image the separator begins
    /// at the text, if the app has set none for the table view either.
    private func defaultSeparatorInset(in table: UITableView) -> UIEdgeInsets {
        var inset = table.separatorInset
        if table.assignedSeparatorInset == nil, let start = labels?.textStartBesideImage {
            inset.left = content.frame.minX + start
        }
        return inset
    }

    // MARK: - Focus and dragging

    /// Stored; has no effect, because focus is not modelled.
    open var focusStyle = FocusStyle.default
    /// Stored; has no effect, because rows cannot be dragged.
    open var userInteractionEnabledWhileDragging = false

    /// Not modelled: never called, because rows cannot be dragged.
    open func dragStateDidChange(_ dragState: DragState) {}

    // MARK: - Configurations

    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configurations.content }
        set {
            if newValue != nil {
                labels?.remove()
                labels = nil
            }
            setContentConfiguration(newValue)
        }
    }

    open var automaticallyUpdatesContentConfiguration: Bool {
        get { configurations.updatesContent }
        set { configurations.updatesContent = newValue }
    }

    /// Returns a configuration for the style of the cell.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch cellStyle {
        case .default: .cell()
        case .value1, .value2: .valueCell()
        case .subtitle: .subtitleCell()
        }
    }

    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configurations.background }
        set { setBackgroundConfiguration(newValue) }
    }

    open var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { configurations.updatesBackground }
        set { configurations.updatesBackground = newValue }
    }

    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        table?.style ?? .plain == .plain ? .listPlainCell() : .listGroupedCell()
    }

    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelectedNow
        state.isHighlighted = isHighlightedNow
        state.isDisabled = !isUserInteractionEnabled
        state.isEditing = configurations.isEditing
        state.isReordering = configurations.isReordering
        return state
    }

    /// Requests an update of the configurations at the next layout or measurement of the cell.
    open func setNeedsUpdateConfiguration() { requestConfigurationUpdate() }

    /// Configures the cell for its state. Called in the first layout or measurement of a new cell, and
    /// in the first one after `setNeedsUpdateConfiguration()`. The base implementation does nothing.
    open func updateConfiguration(using state: UICellConfigurationState) {}

    public typealias ConfigurationUpdateHandler = (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void

    /// A closure that is called after `updateConfiguration(using:)`. Setting it requests an update.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        get { configurations.updateHandler }
        set {
            configurations.updateHandler = newValue
            setNeedsUpdateConfiguration()
        }
    }

    final func removeBackgroundViews() {
        backgroundView = nil
        selectedBackgroundView = nil
    }

    final func replaceContentView(with view: UIView) {
        let index = layer.children.firstIndex { $0.view === content } ?? 0
        labels?.remove()
        labels = nil
        content.removeFromSuperview()
        content = view
        view.frame = bounds
        insert(view, at: index)
        setNeedsLayout()
    }

    // MARK: - Layout

    /// The nearest table view among the superviews.
    ///
    /// OPTIMIZATION: a loop. The closures of `sequence(first:next:)` would check at each call that they
    /// run on the main actor.
    private var table: UITableView? {
        var view = superview
        while let current = view {
            if let table = current as? UITableView { return table }
            view = current.superview
        }
        return nil
    }

    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        layOutParts()
        super.layoutSubviews()
        layOutBackground()
    }

    /// The height of the separator; 0 if there is none. [TABLE-53]
    private func separatorHeight(in table: UITableView?) -> CGFloat {
        guard let table, table.separatorStyle != .none else { return 0 }
        return world.hasTallRows ? 1 : 1 / world.screen.scale
    }

    private func layOutParts() {
        let table = table
        let line = separatorHeight(in: table)
        let height = max(0, bounds.height - (world.hasTallRows ? 0 : line))
        let arrangement = arrangement(in: table, height: height)
        let flip = RightToLeftFlip(width: effectiveUserInterfaceLayoutDirection == .rightToLeft ? bounds.width : nil)
        let frame = flip.mirrored(arrangement.content)
        if content.frame != frame { content.frame = frame }
        labels?.sideMargin = table?.cellSideMargin ?? 16
        labels?.layOut(in: content.bounds.size, hasAccessory: arrangement.accessory != nil, flip: flip)
        showAccessory(in: arrangement.accessory.map(flip.mirrored))
        showControl(&editControl, kind: .edit, frame: arrangement.editControl.map(flip.mirrored))
        showControl(&reorderControl, kind: .reorder, frame: arrangement.reorderControl.map(flip.mirrored))
        showSeparator(in: table, height: line, flip: flip)
    }

    private var shownAccessory: (type: AccessoryType, view: UIView?) {
        configurations.isEditing ? (editingAccessoryType, editingAccessoryView) : (accessoryType, accessoryView)
    }

    private func arrangement(in table: UITableView?, height: CGFloat) -> TableCellArrangement {
        let (type, view) = shownAccessory
        let size = view?.frame.size ?? TableCellAccessoryView.size(of: type)
        let isEdited = configurations.isEditing
        let path = isEdited ? table?.engineForCells.presentItemPath(of: self) : nil
        let canMove = path.map { table!.dataSourceClient.canMoveItem(at: $0) } ?? false
        let showsEditControl = isEdited && table?.allowsMultipleSelectionDuringEditing == true || editingStyle != .none
        let margin = view == nil ? TableCellAccessoryView.margin(of: type) : 16
        return TableCellArrangement(
            size: CGSize(width: bounds.width, height: height),
            indent: CGFloat(indentationLevel) * indentationWidth, accessorySize: size, accessoryMargin: margin,
            contentGap: view == nil ? TableCellAccessoryView.gap(before: type) : 8,
            showsEditControl: showsEditControl,
            indentsForEditControl: shouldIndentWhileEditing
                && path.map { table!.delegateClient.shouldIndentWhileEditing(at: $0) } ?? true,
            showsReorderControl: isEdited && showsReorderControl && canMove)
    }

    /// Adds a part of the cell behind those parts that come after it, in whatever order they appear.
    private func add(_ part: UIView, behind later: [UIView?]) {
        let index = layer.children.firstIndex { child in later.contains { $0 != nil && $0 === child.view } }
        insert(part, at: index ?? layer.children.count)
    }

    private func showAccessory(in frame: CGRect?) {
        let (type, view) = shownAccessory
        if let shown = shownAccessoryView, shown !== view || frame == nil, shown.superview === self {
            shown.removeFromSuperview()
        }
        shownAccessoryView = view
        if let view, let frame {
            accessory?.removeFromSuperview()
            accessory = nil
            view.frame = frame
            if view.superview !== self { add(view, behind: [editControl, reorderControl, separator]) }
            return
        }
        guard type != .none, let frame else {
            accessory?.removeFromSuperview()
            accessory = nil
            return
        }
        let shown = accessory ?? TableCellAccessoryView(frame: frame)
        if accessory == nil { add(shown, behind: [editControl, reorderControl, separator]) }
        (shown.frame, shown.type, accessory) = (frame, type, shown)
    }

    private func showControl(_ control: inout TableCellControl?, kind: TableCellControl.Kind, frame: CGRect?) {
        guard let frame else {
            control?.removeFromSuperview()
            control = nil
            return
        }
        let shown = control ?? TableCellControl(frame: frame)
        if control == nil { add(shown, behind: kind == .edit ? [reorderControl, separator] : [separator]) }
        (shown.frame, shown.kind, control) = (frame, kind, shown)
    }

    /// [TABLE-13] A selected row and the row above it have no separator.
    private func isAboveSelectedRow(in table: UITableView) -> Bool {
        guard table.indexPathForSelectedRow != nil, let path = table.engineForCells.presentItemPath(of: self) else {
            return false
        }
        return table.isSelected(rowAt: IndexPath(item: path.item + 1, section: path.section))
    }

    private func showSeparator(in table: UITableView?, height: CGFloat, flip: RightToLeftFlip) {
        guard height > 0, let table, !isSelected, !isAboveSelectedRow(in: table) else {
            separator?.removeFromSuperview()
            separator = nil
            return
        }
        let line = separator ?? UIView(frame: .zero)
        if separator == nil {
            line.isUserInteractionEnabled = false
            addSubview(line)
        }
        line.backgroundColor = table.separatorColor
        line.frame = flip.mirrored(separatorFrame(in: table, height: height))
        separator = line
    }

    /// [TABLE-05], [TABLE-11] Returns the frame of the separator. In a grouped table, the separator of the
    /// last row of a section is as wide as the cell.
    private func separatorFrame(in table: UITableView, height: CGFloat) -> CGRect {
        let inset = ownSeparatorInset ?? defaultSeparatorInset(in: table)
        var (left, right) = (inset.left, inset.right)
        if ownSeparatorInset == nil, world.hasTallRows { right = table.style == .insetGrouped ? 16 : 8 }
        let isFullAtEnds = table.style == .insetGrouped || table.style == .grouped && !world.hasTallRows
        if isFullAtEnds, let path = table.engineForCells.presentItemPath(of: self),
            path.item == table.numberOfRows(inSection: path.section) - 1
        {
            (left, right) = (0, 0)
        }
        return CGRect(
            x: left, y: bounds.height - height, width: max(0, bounds.width - left - right), height: height)
    }

    // MARK: - The height that the cell determines

    override var isManagedByCollectionView: Bool { reuseState.state != .foreign }

    override func placesItself(_ subview: UIView) -> Bool { subview === content }

    override func constraintsWereIgnored(for subview: UIView) {
        world.log(
            """
            Changing the translatesAutoresizingMaskIntoConstraints property of the contentView of a UITableViewCell is \
            not supported and will result in undefined behavior, as this property is managed by the owning \
            UITableViewCell
            """)
    }

    override func defaultMargins(of subview: UIView) -> UIEdgeInsets? {
        subview === content ? table?.cellMargins : nil
    }

    private var isSizedByConstraints: Bool {
        content.constraintFacts?.ownedConstraints.isEmpty == false || constraintFacts?.ownedConstraints.isEmpty == false
    }

    /// Whether no row of the table view has an estimated height.
    override var hasNothingToMeasure: Bool { table?.tableLayout.measuresRows == false }

    /// Returns attributes with the height of the row: the one from the delegate, if the table view has
    /// only an estimate, or the one that the content of the cell determines.
    override final func preferredAttributes(fitting attributes: UICollectionViewLayoutAttributes)
        -> UICollectionViewLayoutAttributes
    {
        guard let table else { return attributes }
        guard attributes.representedElementCategory == .cell else {
            // The app has returned a cell as a header or footer.
            if table.tableLayout.isAutomatic(attributes) {
                attributes.size.height = automaticHeight(inWidth: attributes.size.width, of: table)
            }
            return attributes
        }
        guard table.tableLayout.isEstimated(rowAt: attributes.indexPath) else { return attributes }
        let height = table.delegateClient.rowHeight(at: attributes.indexPath) ?? table.rowHeight
        attributes.size.height =
            height == UITableView.automaticDimension
            ? automaticHeight(inWidth: attributes.size.width, of: table) : max(0, height)
        return attributes
    }

    private func automaticHeight(inWidth width: CGFloat, of table: UITableView) -> CGFloat {
        updateConfigurationIfNeeded()
        labels?.sideMargin = table.cellSideMargin
        let line = world.hasTallRows ? 0 : separatorHeight(in: table)
        let arrangement = arrangement(in: table, height: bounds.height)
        let contentWidth = width - (bounds.width - arrangement.content.width)
        if isSizedByConstraints {
            let ownsConstraints = constraintFacts?.ownedConstraints.isEmpty == false
            let height =
                (ownsConstraints ? self : content).systemLayoutSizeFitting(
                    CGSize(width: ownsConstraints ? width : contentWidth, height: 0),
                    withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
                ).height
            return height > 0 ? height + line : warnAboutZeroHeight()
        }
        if let view = configurations.contentView {
            let height = view.sizeThatFits(CGSize(width: contentWidth, height: .greatestFiniteMagnitude)).height
            return height.isFinite ? max(height + line, TableMetrics.rowHeight) : TableMetrics.rowHeight
        }
        let size = sizeThatFits(CGSize(width: width, height: 0))
        if size != bounds.size { return size.height }
        let hasAccessory = arrangement.accessory != nil
        let text = labels?.height(inWidth: contentWidth, hasAccessory: hasAccessory, isTall: world.hasTallRows) ?? 0
        return max(text + line, TableMetrics.rowHeight)
    }

    /// [TABLE-49] Writes UIKit's message about constraints that give a content view no height.
    private func warnAboutZeroHeight() -> CGFloat {
        if world.isFirstWarning(named: "UITableViewCell zero height") {
            world.log(
                """
                Warning once only: Detected a case where constraints ambiguously suggest a height of zero for a \
                table view cell's content view. We're considering the collapse unintentional and using standard \
                height instead. Cell: \(description)
                """)
        }
        return TableMetrics.rowHeight
    }

    override func sizeMayHaveToChange(of subview: UIView, byConstraints: Bool) {
        if labels?.contains(subview) == true {
            setNeedsLayout()
            if reuseState.state == .live { table?.engineForCells.requestNewSize(of: self) }
        }
        guard reuseState.state == .live, let table, table.selfSizingInvalidation != .disabled else { return }
        if subview === content && !byConstraints || table.selfSizingInvalidation == .enabledIncludingConstraints {
            table.engineForCells.requestNewSize(of: self)
        }
    }

    // MARK: - Touches on accessories and controls

    /// The controls and the accessory that the cell shows; nil for those that it does not show.
    package final var shownEditControl: UIView? { editControl }
    package final var shownReorderControl: UIView? { reorderControl }
    package final var viewOfShownAccessory: UIView? { accessory ?? shownAccessoryView }

    final func accessoryTapped() { table?.accessoryTapped(in: self) }

    /// Whether a touch on the control at the leading edge inserts or deletes the row. If several rows
    /// can be selected while the table view is edited, the touch selects the row.
    final var commitsEditing: Bool { editingStyle != .none && table?.allowsMultipleSelectionDuringEditing != true }

    final func editControlTapped() { table?.commitEditing(editingStyle, of: self) }

    final func beginMovement() { _ = table?.beginMovement(of: self) }

    final func updateMovement(to touch: UITouch) {
        if let table { table.updateMovement(to: touch.location(in: table)) }
    }

    final func endMovement(cancelled: Bool) { table?.endMovement(cancelled: cancelled) }
}

extension UITableViewCell: ConfigurableCell {
    final var handlerArgument: UITableViewCell { self }
}

/// A class whose `init(style:reuseIdentifier:)` can be called although the class is known only at run
/// time; see `RuntimeInstantiation`.
@MainActor protocol InstantiatedWithStyle {
    init(_madeWithStyle style: UITableViewCell.CellStyle, identifier: String?)
}

@available(*, unavailable) extension UITableViewCell: InstantiatedWithStyle {}
