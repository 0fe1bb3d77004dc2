/// A view that shows rows below each other, in sections with headers and footers. Only rows on the
/// screen have cells.
///
/// This class declares the stored properties and the members that may be overridden. The types in the
/// folder `Engine` implement them, as they implement those of a collection view.
open class UITableView: UIScrollView {
    private final let engine: ListEngine
    final let tableLayout: TableLayout
    final let dataSourceClient: TableDataSourceClient
    final let delegateClient: TableDelegateClient
    final var engineForLayouts: EngineForLayouts { engine.forLayouts }
    final var engineForDiffableDataSources: EngineForDiffableDataSources { engine.forDiffableDataSources }
    final var engineForCells: EngineForCells { engine.forCells }
    package final var engineForObservation: EngineForObservation { engine.forObservation }

    // MARK: - Creating a table view

    public let style: Style

    public init(frame: CGRect, style: Style) {
        self.style = style
        (engine, tableLayout, dataSourceClient, delegateClient) = Self.makeEngine()
        super.init(frame: frame)
        connect()
    }

    public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    /// Calls `init(frame:style:)`. This initializer is `required`, so that `_MadeFromMetatype` can make
    /// an object of a subclass that is known only at run time.
    @available(*, unavailable)
    public required convenience init(_madeWithFrame frame: CGRect, style: Style) {
        self.init(frame: frame, style: style)
    }

    public required init?(coder: NSCoder) {
        style = .plain
        (engine, tableLayout, dataSourceClient, delegateClient) = Self.makeEngine()
        super.init(coder: coder)
        connect()
    }

    private static func makeEngine() -> (ListEngine, TableLayout, TableDataSourceClient, TableDelegateClient) {
        let host = Host()
        let journal = Journal(host: host, itemKind: ElementKind.row)
        let layout = TableLayout()
        let delegateClient = TableDelegateClient(host: host, journal: journal)
        let dataSourceClient = TableDataSourceClient(host: host, journal: journal, delegateClient: delegateClient)
        let engine = ListEngine(
            layout: layout, host: host, journal: journal, dataSourceClient: dataSourceClient,
            delegateClient: delegateClient)
        return (engine, layout, dataSourceClient, delegateClient)
    }

    private func connect() {
        if world.fillsBackground {
            backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
        }
        alwaysBounceVertical = true
        tableLayout.table = self
        engine.attach(to: self)
        attach(tableLayout)
    }

    private var ownIdentifiers: Set<String> = []

    /// Returns a header or footer of a class of UIKit. Registers the class at the first call, so that
    /// reports on the pools of other table views do not list it.
    private func dequeueOwnView(_ type: UIView.Type, identifier: String) -> UIView? {
        if ownIdentifiers.insert(identifier).inserted {
            engine.register(
                type, for: .supplementaryView, kind: ElementKind.headerOrFooter, identifier: identifier)
        }
        return engine.dequeueHeaderOrFooterIfPossible(identifier: identifier)
    }

    private static let titledViewIdentifier = "UITableViewTitledHeaderFooterView"
    private static let containerIdentifier = "UITableViewViewOfApp"

    // MARK: - Data

    open weak var dataSource: (any UITableViewDataSource)? {
        didSet {
            engine.dataSourceWasSet(isAnother: dataSource !== oldValue)
            askForRowsBeforeSections()
        }
    }

    /// [TABLE-60] Asks a new data source for the rows of the first section before the number of
    /// sections, on the system that does so.
    ///
    /// UNKNOWN: the exact conditions. In both reports the rows have estimated heights, and the table
    /// view has a header or a footer view before it has a data source. A diffable data source is not
    /// asked, because that system has none.
    private func askForRowsBeforeSections() {
        guard world.asksForRowsBeforeSections, dataSource != nil, dataSourceClient.exclusiveUpdater == nil,
            estimatesRowHeights, tableHeaderView != nil || tableFooterView != nil
        else { return }
        _ = dataSourceClient.numberOfItems(inSection: 0)
    }

    open weak var delegate: (any UITableViewDelegate)? {
        didSet {
            _scrollDelegate = delegate
            engine.delegateWasSet()
            delegateClient.forgetViews()
            if delegate !== oldValue { heightsDidChange() }
        }
    }

    override func setDelegate(_ delegate: (any UIScrollViewDelegate)?) {
        self.delegate = delegate as? any UITableViewDelegate
        super.setDelegate(delegate)
    }

    /// The object that is notified of rows that will probably come on screen soon.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?

    /// Whether the prefetching data source is notified.
    open var isPrefetchingEnabled = true

    /// Takes all rows off the screen, and discards the counts and heights. The next layout pass asks the
    /// data source again.
    open func reloadData() { engine.reloadData() }

    /// The number of sections; one if the data source does not implement `numberOfSections(in:)`, and
    /// zero if there is no data source.
    open var numberOfSections: Int { sectionCount }

    /// The counts by which the table view is laid out, even if a subclass overrides the public ones.
    final var sectionCount: Int { engine.numberOfSections() }
    final func rowCount(inSection section: Int) -> Int { engine.numberOfItems(inSection: section) }

    /// Returns the number of rows in a section. Fails for a section that does not exist. [TABLE-47]
    open func numberOfRows(inSection section: Int) -> Int {
        guard section >= 0, section < engine.numberOfSections() else {
            world.fail(
                "Requested the number of rows for section (\(section)) which is out of bounds.",
                hint: "ask for sections that the data source has")
            return 0
        }
        return rowCount(inSection: section)
    }

    // MARK: - Cells, headers and footers

    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        engine.register(cellClass, for: .cell, kind: ElementKind.cell, identifier: identifier)
    }

    /// Removes the registration of the identifier. Nibs are not modelled: register a class instead.
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        register(nil as AnyClass?, forCellReuseIdentifier: identifier)
        guard nib != nil else { return }
        world.recordNotModelled("UITableView.register(_: UINib, forCellReuseIdentifier:)")
    }

    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        engine.register(
            aClass, for: .supplementaryView, kind: ElementKind.headerOrFooter, identifier: identifier)
    }

    /// Removes the registration of the identifier. Nibs are not modelled: register a class instead.
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        register(nil as AnyClass?, forHeaderFooterViewReuseIdentifier: identifier)
        guard nib != nil else { return }
        world.recordNotModelled("UITableView.register(_: UINib, forHeaderFooterViewReuseIdentifier:)")
    }

    /// Returns a cell from the reuse pool or a new one. Nil if no cell waits in the pool and no class is
    /// registered for the identifier. [TABLE-16]
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        engine.dequeueCellIfPossible(identifier: identifier) as? UITableViewCell
    }

    /// Returns a cell from the reuse pool or a new one, with the size of the row. During
    /// `reconfigureRows(at:)`, returns the existing cell of the row. Fails if nothing is registered for
    /// the identifier, for a row that does not exist, and for a second cell of the row that is asked for.
    /// [TABLE-39], [TABLE-40], [TABLE-41]
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        cell(engine.dequeueCell(identifier: identifier, for: indexPath))
    }

    /// Returns a header or footer from the reuse pool or a new one. Nil if none waits in the pool and no
    /// class is registered for the identifier.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        engine.dequeueHeaderOrFooterIfPossible(identifier: identifier) as? UITableViewHeaderFooterView
    }

    /// Empties the reuse pools. [POOL-06]
    package func receiveMemoryWarning() { engine.emptyPools() }

    /// Returns a header or footer with a title.
    final func titledView(_ title: String, isHeader: Bool) -> UIView? {
        let view =
            dequeueOwnView(UITableViewHeaderFooterView.self, identifier: Self.titledViewIdentifier)
            as? UITableViewHeaderFooterView
        view?.showTitle(title, isHeader: isHeader, in: style)
        return view
    }

    /// Returns a view that the engine can reuse and that contains a view of the app; the view of the app
    /// itself if the engine can reuse it.
    final func reusableView(containing view: UIView) -> UIView? {
        if type(of: view).isReusable { return view }
        let container =
            dequeueOwnView(TableViewOfApp.self, identifier: Self.containerIdentifier) as? TableViewOfApp
        container?.show(view)
        return container
    }

    /// Sets what a row of this table view determines in its cell.
    final func prepare(_ cell: UITableViewCell, forRowAt path: IndexPath) {
        // The separator and the controls of a reused cell depend on its row.
        if separatorsDependOnNeighbors || engine.isEditing { cell.setNeedsLayout() }
        if let level = delegateClient.indentationLevel(at: path) { cell.indentationLevel = level }
    }

    // MARK: - Heights

    /// The height of rows, in points, unless the delegate returns heights.
    open var rowHeight: CGFloat = UITableView.automaticDimension {
        didSet { if rowHeight != oldValue { heightsDidChange() } }
    }
    open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
        didSet { if sectionHeaderHeight != oldValue { heightsDidChange() } }
    }
    open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
        didSet { if sectionFooterHeight != oldValue { heightsDidChange() } }
    }
    /// The height that rows have until they come on screen. With 0, the heights of all rows are asked
    /// for at once. [TABLE-52]
    open lazy var estimatedRowHeight: CGFloat = world.estimatesTableRows ? UITableView.automaticDimension : 0 {
        didSet { if estimatedRowHeight != oldValue { heightsDidChange() } }
    }
    open lazy var estimatedSectionHeaderHeight: CGFloat =
        world.estimatesTableRows ? UITableView.automaticDimension : 0
    {
        didSet { if estimatedSectionHeaderHeight != oldValue { heightsDidChange() } }
    }
    open lazy var estimatedSectionFooterHeight: CGFloat =
        world.estimatesTableRows ? UITableView.automaticDimension : 0
    {
        didSet { if estimatedSectionFooterHeight != oldValue { heightsDidChange() } }
    }
    /// Stored; has no effect, because a table view shows no rows below its last row.
    open var fillerRowHeight: CGFloat = 0
    /// The space above the header of each section of a plain table view.
    open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
        didSet { if sectionHeaderTopPadding != oldValue { heightsDidChange() } }
    }

    /// Whether rows have estimated heights until they come on screen.
    final var estimatesRowHeights: Bool { estimatedRowHeight != 0 }

    private func heightsDidChange() { tableLayout.invalidateAfterPropertyChange() }

    /// The changes after which the height of a visible row is measured again.
    /// UNKNOWN: the default value.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled

    // MARK: - Header, footer and background of the table view

    /// A view above the first section. Its height is kept, and its width becomes that of the table view.
    open var tableHeaderView: UIView? {
        didSet { replaceEdgeView(oldValue, with: tableHeaderView) }
    }

    /// A view below the last section. Its height is kept, and its width becomes that of the table view.
    open var tableFooterView: UIView? {
        didSet { replaceEdgeView(oldValue, with: tableFooterView) }
    }

    final var heightOfHeaderView: CGFloat { tableHeaderView?.frame.height ?? 0 }
    final var heightOfFooterView: CGFloat { tableFooterView?.frame.height ?? 0 }

    private func replaceEdgeView(_ old: UIView?, with new: UIView?) {
        if old !== new, old?.superview === self { old?.removeFromSuperview() }
        if let new, new.superview !== self { addSubview(new) }
        heightsDidChange()
    }

    /// A view behind all other content. Its frame is the bounds of the table view.
    open var backgroundView: UIView? {
        didSet {
            guard oldValue !== backgroundView else { return }
            oldValue?.removeFromSuperview()
            guard let backgroundView else { return }
            insert(backgroundView, at: 0)
            updateBackgroundViewFrame()
        }
    }

    private func updateBackgroundViewFrame() {
        guard let backgroundView, backgroundView.frame != bounds else { return }
        backgroundView.frame = bounds
    }

    private func layOutEdgeViews() {
        if let view = tableHeaderView {
            let frame = CGRect(x: 0, y: 0, width: bounds.width, height: view.frame.height)
            if view.frame != frame { view.frame = frame }
        }
        if let view = tableFooterView {
            let height = view.frame.height
            let frame = CGRect(x: 0, y: contentSize.height - height, width: bounds.width, height: height)
            if view.frame != frame { view.frame = frame }
        }
    }

    // MARK: - Separators

    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
        didSet { if separatorStyle != oldValue { layOutVisibleCellsAgain() } }
    }
    open var separatorColor: UIColor? = .separator {
        didSet { layOutVisibleCellsAgain() }
    }
    /// The distances of separators from the left and right edges of the rows. [TABLE-17]
    open var separatorInset: UIEdgeInsets {
        get { assignedSeparatorInset ?? UIEdgeInsets(top: 0, left: cellSideMargin, bottom: 0, right: 0) }
        set {
            guard newValue != assignedSeparatorInset else { return }
            assignedSeparatorInset = newValue
            layOutVisibleCellsAgain()
        }
    }
    /// The inset that the app has set; nil if it has set none.
    private(set) final var assignedSeparatorInset: UIEdgeInsets?

    /// The distance of the texts of cells from the sides of the cells, in points. [TABLE-64]
    final var cellSideMargin: CGFloat { TableMetrics.cellSideMargin(inWidth: bounds.width) }

    /// The margins of a cell and of its content view for which none were set, in points; nil for those of
    /// any view. [TABLE-64]
    final var cellMargins: UIEdgeInsets? {
        guard !world.hasTallRows else { return nil }
        let (side, top) = (cellSideMargin, TableMetrics.verticalCellMargin)
        return UIEdgeInsets(top: top, left: side, bottom: top, right: side)
    }

    override func defaultMargins(of subview: UIView) -> UIEdgeInsets? {
        subview is UITableViewCell ? cellMargins : nil
    }
    /// Stored; has no effect.
    open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
    /// Stored; has no effect, because effects are not modelled.
    open var separatorEffect: UIVisualEffect?
    /// Stored; has no effect.
    open var cellLayoutMarginsFollowReadableWidth = false
    /// Stored; has no effect.
    open var insetsContentViewsToSafeArea = true

    /// Whether rows may have other neighbors than when their cells were laid out. The separator of a row
    /// depends on them. [TABLE-11], [TABLE-13]
    final var rowsHaveOtherNeighbors = false

    private func noteOtherNeighbors() {
        rowsHaveOtherNeighbors = true
        setNeedsLayout()
    }

    private var separatorsDependOnNeighbors: Bool {
        separatorStyle != .none && (style != .plain || engine.hasSelection)
    }

    private func layOutVisibleCellsAgain() {
        for cell in engine.visibleViews(ofCategory: .cell, kind: nil) { cell.setNeedsLayout() }
    }

    // MARK: - Layout

    final func useLayout(_ layout: UICollectionViewLayout) { engine.replaceLayout(with: layout) }

    package final func replaceLayout(with layout: UICollectionViewLayout) {
        engine.setLayout(layout, animated: false, completion: nil)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateBackgroundViewFrame()
        warnIfOutsideWindow()
        engine.runLayoutPass()
        layOutEdgeViews()
        if rowsHaveOtherNeighbors {
            rowsHaveOtherNeighbors = false
            layOutVisibleCellsAgain()
        }
    }

    /// [TABLE-48] Writes UIKit's message about a layout outside a window.
    private func warnIfOutsideWindow() {
        guard window == nil, world.warnsAboutTablesOutsideWindows, engine.numberOfSections() > 0 else { return }
        guard world.isFirstWarning(named: "UITableViewAlertForLayoutOutsideViewHierarchy") else { return }
        world.log(
            """
            Warning once only: UITableView was told to layout its visible cells and other contents without being in \
            the view hierarchy (the table view or one of its superviews has not been added to a window). This may \
            cause bugs by forcing views inside the table view to load and perform layout without accurate information \
            (e.g. table view bounds, trait collection, layout margins, safe area insets, etc), and will also cause \
            unnecessary performance overhead due to extra layout passes. Make a symbolic breakpoint at \
            UITableViewAlertForLayoutOutsideViewHierarchy to catch this in the debugger and see what caused this to \
            occur, so you can avoid this action altogether if possible, or defer it until the table view has been \
            added to a window. Table view: \(description)
            """)
    }

    open override func setNeedsLayout() {
        // While the engine itself inserts, moves or removes a view, no further layout pass must be
        // requested.
        if engine.isChangingSiblings { return }
        super.setNeedsLayout()
    }

    override func boundsWillChange(to bounds: CGRect) {
        super.boundsWillChange(to: bounds)
        engine.boundsWillChange(to: bounds)
    }

    override func boundsOrFrameDidChange(from old: CGRect) {
        engine.invalidateLayoutForNewBounds()
        super.boundsOrFrameDidChange(from: old)
        engine.boundsDidChange(from: old)
    }

    override var hasOwnContentSize: Bool { true }

    override var isContentSizeFinal: Bool {
        super.isContentSizeFinal && engine.isContentSizeFinal && AnimationContext.current == nil
    }

    override func join(_ world: World) {
        super.join(world)
        engine.updateWorld()
    }

    // MARK: - Places of rows

    /// Returns the frame of a section with its header and footer.
    open func rect(forSection section: Int) -> CGRect {
        validateSection(section, of: "section")
        return tableLayout.frame(ofSection: section) ?? .zero
    }

    /// Returns the frame of a header where it is if it is not pinned.
    open func rectForHeader(inSection section: Int) -> CGRect {
        validateSection(section, of: "header")
        return tableLayout.naturalFrame(isHeader: true, ofSection: section) ?? .zero
    }

    open func rectForFooter(inSection section: Int) -> CGRect {
        validateSection(section, of: "footer")
        return tableLayout.naturalFrame(isHeader: false, ofSection: section) ?? .zero
    }

    /// [TABLE-43] Fails for a section that does not exist.
    private func validateSection(_ section: Int, of part: String) {
        guard section < 0 || section >= numberOfSections else { return }
        world.fail(
            "request for rect of \(part) in invalid section (\(section))",
            hint: "ask for sections that the data source has")
    }

    /// Returns the frame of a row. Fails for a row that does not exist. [TABLE-42]
    open func rectForRow(at indexPath: IndexPath) -> CGRect {
        if let frame = tableLayout.rowFrame(at: indexPath) { return frame }
        world.fail(
            "request for rect at invalid index path (\(indexPath.failureText))",
            hint: "ask for rows that the data source has")
        return .zero
    }

    /// Returns the row at a point. In the header of a section other than the first, returns the first
    /// row of that section. [TABLE-55]
    open func indexPathForRow(at point: CGPoint) -> IndexPath? {
        indexPathsForRows(in: CGRect(x: point.x, y: point.y, width: 0, height: 0))?.first
    }

    /// Returns the rows in a rectangle; nil if the rectangle is outside the content.
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        let layout = tableLayout
        let size = layout.collectionViewContentSize
        guard rect.maxY >= 0, rect.minY < size.height, rect.maxX >= 0, rect.minX < max(size.width, bounds.width) else {
            return nil
        }
        return layout.rowPaths(in: rect)
    }

    open func indexPath(for cell: UITableViewCell) -> IndexPath? { engine.path(of: cell) }

    /// Returns the cell of a row on screen; nil for any other row. After a reload, the rows are loaded
    /// first. [TABLE-62]
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        loadRowsIfNeeded()
        return shownCell(ofItemAt: indexPath) as! UITableViewCell?
    }

    /// The cells on screen, from top to bottom. After a reload, the rows are loaded first. [TABLE-62]
    open var visibleCells: [UITableViewCell] {
        (indexPathsForVisibleRows ?? []).compactMap { cellForRow(at: $0) }
    }

    /// The rows on screen, from top to bottom. After a reload, the rows are loaded first. [TABLE-62]
    open var indexPathsForVisibleRows: [IndexPath]? {
        loadRowsIfNeeded()
        return visibleItemPaths
    }

    private func loadRowsIfNeeded() {
        guard engine.awaitsData else { return }
        warnIfOutsideWindow()
        engine.runLayoutPass()
    }

    package final func shownCell(ofItemAt path: IndexPath) -> UIView? { engine.cell(at: path) }
    package final var visibleItemPaths: [IndexPath] { engine.visiblePaths(ofCategory: .cell, kind: nil).sorted() }

    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        engine.supplementaryView(ofKind: ElementKind.sectionHeader, at: IndexPath(item: 0, section: section))
            as? UITableViewHeaderFooterView
    }

    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        engine.supplementaryView(ofKind: ElementKind.sectionFooter, at: IndexPath(item: 0, section: section))
            as? UITableViewHeaderFooterView
    }

    // MARK: - Scrolling

    /// Scrolls until a row is at a position in the visible part, or as near to it as the content allows.
    /// Without a position, scrolls only as far as is needed to show the whole row. Fails for a row that
    /// does not exist. With the row `NSNotFound`, scrolls to the header of the section. [TABLE-44] to
    /// [TABLE-46]
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        guard let section = indexPath.first, section < numberOfSections else {
            let section = indexPath.first ?? 0
            return failScrolling(
                to: "section (\(section))", existing: "\(numberOfSections) sections",
                earlierText: "section (\(section)) beyond bounds (\(numberOfSections)).")
        }
        if indexPath.count == 2, indexPath.row == NSNotFound {
            return scroll(to: rectForHeader(inSection: section), at: .top, animated: animated)
        }
        guard engine.isValidItem(indexPath) else {
            let count = numberOfRows(inSection: section)
            let row = indexPath.last ?? 0
            return failScrolling(
                to: "row (\(row))", existing: "\(count) rows in section \(section)",
                earlierText: "row (\(row)) beyond bounds (\(count)) for section (\(section)).")
        }
        layoutIfNeeded()
        scroll(to: rectForRow(at: indexPath), at: scrollPosition, animated: animated)
    }

    /// - Parameter earlierText: the end of the message of earlier systems.
    ///   UNKNOWN: the message of these systems about a section. Here it is like that about a row.
    private func failScrolling(to place: String, existing: String, earlierText: String) {
        world.fail(
            world.scrollFailureNamesTable
                ? "Attempted to scroll the table view to an out-of-bounds \(place) when there are only \(existing). "
                    + "Table view: \(description)"
                : "-[UITableView _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:]: \(earlierText)",
            hint: "scroll after the data source has the row")
    }

    private func scroll(to frame: CGRect, at position: ScrollPosition, animated: Bool) {
        let inset = adjustedContentInset
        let visible = bounds.inset(by: inset)
        let y =
            switch position {
            case .top: frame.minY - inset.top
            case .middle: frame.midY - visible.height / 2 - inset.top
            case .bottom: frame.maxY - bounds.height + inset.bottom
            case .none:
                if frame.minY < visible.minY {
                    frame.minY - inset.top
                } else if frame.maxY > visible.maxY {
                    frame.maxY - bounds.height + inset.bottom
                } else {
                    contentOffset.y
                }
            }
        setContentOffset(clampedOffset(CGPoint(x: contentOffset.x, y: y)), animated: animated)
    }

    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        let visible = bounds.midY
        let nearest = engine.selectedPaths.min {
            abs(rectForRow(at: $0).midY - visible) < abs(rectForRow(at: $1).midY - visible)
        }
        if let nearest { scrollToRow(at: nearest, at: scrollPosition, animated: animated) }
    }

    /// [SEL-03] Ends the highlight of the touched row, because the touch now scrolls.
    override func dragDidBegin() { engine.touchCancelled() }

    // MARK: - Updates

    /// Runs `updates`, and animates each view from its frame before the changes to its frame after
    /// them. [TABLE-23] Fails if the data source's counts afterwards do not match the changes.
    /// [TABLE-24] to [TABLE-27]
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        // A diffable data source counts the batches that it performs, as in a collection view.
        let isCounted = completion != nil && engine.isApplyingSnapshot
        let awaited = isCounted ? completion : world.timeline.awaited(completion, ifEnded: false)
        // Outside a window nothing is animated to its end.
        engine.performUpdates(
            updates, completion: awaited.map { completion in { [weak self] in completion($0 && self?.window != nil) } })
    }

    /// Runs `updates` in the same way. Because the closure does not escape, it may use non-escaping values,
    /// and members of `self` without writing `self`.
    public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { updates in
            performBatchUpdates(Optional(updates), completion: completion)
        }
    }

    /// Begins a batch of changes, which ends with the matching `endUpdates()`.
    open func beginUpdates() { engine.beginUpdates() }

    open func endUpdates() { engine.endUpdates() }

    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { engine.insertSections(sections) }

    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { engine.deleteSections(sections) }

    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { engine.reloadSections(sections) }

    open func moveSection(_ section: Int, toSection newSection: Int) { engine.moveSection(section, to: newSection) }

    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        engine.insertItems(at: indexPaths)
    }

    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        engine.deleteItems(at: indexPaths)
    }

    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        engine.reloadItems(at: indexPaths)
    }

    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        engine.moveItem(at: indexPath, to: newIndexPath)
    }

    /// Calls the data source's `cellForRowAt` again for rows that have a cell. Dequeuing then returns the
    /// existing cell. [POOL-13] Rows without a cell are skipped.
    open func reconfigureRows(at indexPaths: [IndexPath]) { engine.reconfigureCells(at: indexPaths) }

    /// Whether a row is being moved.
    open var hasUncommittedUpdates: Bool { engine.hasUncommittedUpdates }

    // MARK: - Selection

    open var allowsSelection = true {
        didSet { if !allowsSelection { deselectAll() } }
    }

    open var allowsMultipleSelection = false {
        didSet {
            if !allowsMultipleSelection, let last = engine.selectedPaths.last {
                engine.deselectAll(except: last)
                noteOtherNeighbors()
            }
        }
    }

    private func deselectAll() {
        engine.deselectAll()
        noteOtherNeighbors()
    }

    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelectionDuringEditing = false {
        didSet { if allowsMultipleSelectionDuringEditing { allowsSelectionDuringEditing = true } }
    }

    open var indexPathForSelectedRow: IndexPath? { engine.selectedPaths.first }

    final func isSelected(rowAt path: IndexPath) -> Bool { engine.selectedPaths.contains(path) }

    /// The index paths of the selected rows, sorted; nil if there are none.
    open var indexPathsForSelectedRows: [IndexPath]? {
        let paths = engine.selectedPaths
        return paths.isEmpty ? nil : paths
    }

    /// Selects a row without calling the delegate's methods for selections. Nil deselects all rows.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        engine.selectItem(at: indexPath, animated: animated, scrollPosition: [])
        noteOtherNeighbors()
        guard scrollPosition != .none, let indexPath, engine.isValidItem(indexPath) else { return }
        scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }

    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        engine.deselectItem(at: indexPath)
        noteOtherNeighbors()
    }

    // MARK: - Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        engine.touchBegan(on: touches.first?.view)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        guard let touch = touches.first else { return engine.touchCancelled() }
        engine.touchEnded(on: hitTest(touch.location(in: self), with: event))
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        engine.touchCancelled()
    }

    // MARK: - Editing

    open var isEditing: Bool {
        get { engine.isEditing }
        set { setEditing(newValue, animated: false) }
    }

    /// Shows or hides the controls of the rows that can be edited. Deselects all rows when editing ends,
    /// and when it begins, unless rows can be selected then.
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != engine.isEditing else { return }
        if !editing || !allowsSelectionDuringEditing { deselectAll() }
        engine.isEditing = editing
    }

    /// Inserts or deletes a row, as if the user had tapped its control.
    final func commitEditing(_ style: UITableViewCell.EditingStyle, of cell: UITableViewCell) {
        guard let path = engine.path(of: cell) else { return }
        dataSourceClient.commit(style, forRowAt: path)
    }

    /// Called when the accessory of a cell was tapped.
    final func accessoryTapped(in cell: UITableViewCell) {
        if let path = engine.path(of: cell) { delegateClient.accessoryTapped(at: path) }
    }

    /// Begins to move a row by its control. Returns false if the row cannot move.
    final func beginMovement(of cell: UITableViewCell) -> Bool {
        engine.path(of: cell).map { engine.beginMovement(at: $0) } ?? false
    }

    package final func beginMovement(ofItemAt path: IndexPath) -> Bool { engine.beginMovement(at: path) }

    package final func updateMovement(to position: CGPoint) { engine.updateMovement(to: position) }

    package final func endMovement(cancelled: Bool) {
        engine.endMovement(cancelled: cancelled)
        noteOtherNeighbors()
    }

    // MARK: - Index titles

    /// The number of rows from which on the index is shown. Stored; the index is not shown.
    open var sectionIndexMinimumDisplayRowCount = 0
    /// Stored; the index is not shown.
    open var sectionIndexColor: UIColor?
    /// Stored; the index is not shown.
    open var sectionIndexBackgroundColor: UIColor?
    /// Stored; the index is not shown.
    open var sectionIndexTrackingBackgroundColor: UIColor?

    /// Asks the data source for the titles of the index again. The index is not shown.
    open func reloadSectionIndexTitles() { dataSourceClient.askForSectionIndexTitles() }

    // MARK: - Focus, drag and drop

    /// Whether the focus returns to the last focused row. Not modelled: always false. Setting the
    /// property is reported in the trace.
    open var remembersLastFocusedIndexPath: Bool {
        get { false }
        set { world.recordNotModelled("UITableView.remembersLastFocusedIndexPath") }
    }
    /// Stored; has no effect, because focus is not modelled.
    open var selectionFollowsFocus = false
    /// Stored; has no effect, because focus is not modelled.
    open var allowsFocus = false
    /// Stored; has no effect, because drag and drop of rows are not modelled.
    open var dragInteractionEnabled = true
    /// False, because drag and drop of rows are not modelled.
    open var hasActiveDrag: Bool { false }
    /// False, because drag and drop of rows are not modelled.
    open var hasActiveDrop: Bool { false }
    /// Not modelled: never called.
    open weak var dragDelegate: (any UITableViewDragDelegate)? {
        didSet { if dragDelegate != nil { world.recordNotModelled("UITableView.dragDelegate") } }
    }
    /// Not modelled: never called.
    open weak var dropDelegate: (any UITableViewDropDelegate)? {
        didSet { if dropDelegate != nil { world.recordNotModelled("UITableView.dropDelegate") } }
    }
}
