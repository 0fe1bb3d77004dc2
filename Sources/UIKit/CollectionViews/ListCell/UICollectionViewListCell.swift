/// A cell of a list: content between accessories, with separators above and below.
open class UICollectionViewListCell: UICollectionViewCell {
    private var accessoryViews: [AccessoryView] = []
    private var separators: (top: UIView?, bottom: UIView?)
    /// The vertical line before the reorder control.
    private var accessoryLine: UIView?
    private let separatorGuide = UILayoutGuide()

    // MARK: - Accessories

    /// The accessories at the edges of the row. The order of system accessories in the row depends
    /// on their types, not on this array.
    open var accessories: [UICellAccessory] = [] {
        didSet {
            failOnRepeatedSystemAccessoryTypes()
            setNeedsLayout()
        }
    }

    /// [LIST-06] Fails if two system accessories have the same type.
    /// UNKNOWN: whether labels count as system accessories, as here, and how UIKit's message ends.
    private func failOnRepeatedSystemAccessoryTypes() {
        guard accessories.count > 1 else { return }
        var types: Set<UICellAccessory.AccessoryType> = []
        for accessory in accessories where !types.insert(accessory.accessoryType).inserted {
            if case .customView = accessory.accessoryType { continue }
            World.current.fail(
                "Accessories array contains more than one system accessory of the same type.",
                details: "\(accessory.accessoryType)",
                hint: "use each type of system accessory at most once; only custom views may repeat")
            return
        }
    }

    // MARK: - Indentation

    /// The level of the row in an outline, by which the content is indented.
    open var indentationLevel = 0 {
        didSet { if indentationLevel != oldValue { setNeedsLayout() } }
    }

    /// The indentation of one level, in points.
    open var indentationWidth: CGFloat = 10 {
        didSet { if indentationWidth != oldValue { setNeedsLayout() } }
    }

    /// Whether accessories at the leading edge are indented together with the content.
    open var indentsAccessories = true {
        didSet { if indentsAccessories != oldValue { setNeedsLayout() } }
    }

    /// The area of automatic separators, from the content's leading margin to the trailing edge of
    /// the row.
    ///
    /// Constraints that move the guide are not modelled.
    open var separatorLayoutGuide: UILayoutGuide {
        separatorGuide.owningView = self
        return separatorGuide
    }

    // MARK: - Configurations

    /// Returns a content configuration for the appearance of the cell's list.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch row?.configuration.appearance {
        case .sidebar, .sidebarPlain: .sidebarCell()
        default: .cell()
        }
    }

    open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        switch row?.configuration.appearance {
        case nil: .listCell()
        case .plain: .listPlainCell()
        case .grouped, .insetGrouped: .listGroupedCell()
        case .sidebar, .sidebarPlain: .listSidebarCell()
        }
    }

    override func setOutlineState(level: Int, isExpanded: Bool) {
        super.setOutlineState(level: level, isExpanded: isExpanded)
        indentationLevel = level
    }

    // MARK: - Layout

    /// [LIST-01] Returns the preferred attributes. In a list, the height is at least 44 points,
    /// unless the cell is the header of its section.
    open override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let fitting = super.preferredLayoutAttributesFitting(layoutAttributes)
        if fitting.size.height < ListMetrics.rowHeight, let row, !row.isHeader {
            fitting.size.height = ListMetrics.rowHeight
        }
        return fitting
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let row = self.row
        // [LIST-02] The cells of an inset grouped list clip to their bounds.
        if row?.configuration.appearance == .insetGrouped { clipsToBounds = true }
        let margin = row == nil ? layoutMargins.left : ListMetrics.margin
        let arrangement = AccessoryArrangement(
            accessories, size: bounds.size, margin: margin, indent: CGFloat(indentationLevel) * indentationWidth,
            indentsAccessories: indentsAccessories, isEditing: configurations.isEditing,
            width: AccessoryView.contentWidth)
        let flip = RightToLeftFlip(width: effectiveUserInterfaceLayoutDirection == .rightToLeft ? bounds.width : nil)
        let content = flip.mirrored(arrangement.content)
        if contentView.frame != content { contentView.frame = content }
        showAccessories(arrangement.placedAccessories.map { ($0.accessory, flip.mirrored($0.frame)) })
        updateLine(&accessoryLine, frame: arrangement.separator.map(flip.mirrored), color: .separator)
        let line = CGRect(
            x: arrangement.content.minX + margin, y: 0, width: max(0, bounds.width - arrangement.content.minX - margin),
            height: bounds.height)
        separatorGuide.placedFrame = flip.mirrored(line)
        layOutSeparators(of: row, lineFrame: line, flip: flip)
    }

    private func showAccessories(_ wanted: [(accessory: UICellAccessory, frame: CGRect)]) {
        while accessoryViews.count > wanted.count { accessoryViews.removeLast().removeFromSuperview() }
        for (index, (accessory, frame)) in wanted.enumerated() {
            if index == accessoryViews.count {
                let view = AccessoryView(frame: frame)
                accessoryViews.append(view)
                addSubview(view)
            }
            accessoryViews[index].frame = frame
            accessoryViews[index].show(accessory, in: self)
        }
    }

    /// Shows a line in a frame. A nil frame removes the line.
    private func updateLine(_ line: inout UIView?, frame: CGRect?, color: UIColor) {
        guard let frame else {
            line?.removeFromSuperview()
            line = nil
            return
        }
        let view = line ?? UIView(frame: frame)
        view.isUserInteractionEnabled = false
        view.backgroundColor = color
        view.frame = frame
        if line == nil { addSubview(view) }
        line = view
    }

    private func layOutSeparators(of row: ListRow?, lineFrame: CGRect, flip: RightToLeftFlip) {
        let lines = row?.separators ?? UIListSeparatorConfiguration(listAppearance: .plain)
        let color = configurations.isEditing && isSelected ? lines.multipleSelectionColor : lines.color
        let thickness = 1 / world.screen.scale
        func separatorFrame(
            visibility: UIListSeparatorConfiguration.Visibility, insets: NSDirectionalEdgeInsets, atTop isTop: Bool
        ) -> CGRect? {
            guard let row, row.showsSeparator(visibility: visibility, atTop: isTop) else { return nil }
            let isAutomatic = insets == UIListSeparatorConfiguration.automaticInsets
            let start = isAutomatic ? lineFrame.minX : insets.leading
            let width = max(0, bounds.width - start - (isAutomatic ? 0 : insets.trailing))
            return flip.mirrored(
                CGRect(x: start, y: isTop ? 0 : bounds.height - thickness, width: width, height: thickness))
        }
        updateLine(
            &separators.top,
            frame: separatorFrame(
                visibility: lines.topSeparatorVisibility, insets: lines.topSeparatorInsets, atTop: true),
            color: color)
        updateLine(
            &separators.bottom,
            frame: separatorFrame(
                visibility: lines.bottomSeparatorVisibility, insets: lines.bottomSeparatorInsets, atTop: false),
            color: color)
    }

    // MARK: - Row and actions

    /// The position of this cell in its list, with the list's configuration; nil for a cell outside
    /// of lists. While the app configures the cell, the position is that of the item it is for.
    private var row: ListRow? {
        guard let host = hostingCollectionView,
            let layout = host.collectionViewLayout as? UICollectionViewCompositionalLayout,
            let path = host.engineForCells.itemPath(of: self)
        else { return nil }
        return layout.listRow(at: path)
    }

    // MARK: - Touches

    /// [LIST-10] The accessory that a touch anywhere on the row triggers; nil if there is none. It
    /// is an outline disclosure with the style of headers.
    private var accessoryOfWholeRow: UICellAccessory? {
        accessories.first {
            guard let style = $0.outlineStyle, $0.isShown(isEditing: configurations.isEditing) else { return false }
            return style == .header || style == .automatic && isHeader
        }
    }

    /// Whether the row is a header: the first item of its section in a list with that mode, or a
    /// cell with content in the style of headers.
    private var isHeader: Bool {
        row?.isHeader == true || (configurations.content as? UIListContentConfiguration)?.isHeader == true
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        // A touch that is not passed on does not select the row.
        if accessoryOfWholeRow == nil { super.touchesBegan(touches, with: event) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let accessory = accessoryOfWholeRow else { return super.touchesEnded(touches, with: event) }
        if let touch = touches.first, point(inside: touch.location(in: self), with: event) {
            performAction(of: accessory)
        }
    }

    /// The views of the accessories that the row shows, with their types.
    package var shownAccessories: [(type: UICellAccessory.AccessoryType, view: UIView)] {
        accessoryViews.compactMap { view in view.accessory.map { ($0.accessoryType, view) } }
    }

    final func performAction(of accessory: UICellAccessory) {
        if let action = accessory.action { return action() }
        switch accessory.accessoryType {
        case .outlineDisclosure:
            guard let host = hostingCollectionView, let path = host.engineForCells.itemPath(of: self),
                let outline = host.dataSource as? any OutlineDataSource
            else { return }
            outline.toggleExpansionOfItem(at: path)
        case .delete:
            world.recordNotModelled("UICellAccessory.delete without an actionHandler")
        default:
            break
        }
    }
}
