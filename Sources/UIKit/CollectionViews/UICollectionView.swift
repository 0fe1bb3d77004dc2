/// A view that shows the items of a data source in the frames that a layout returns. Only elements
/// on or near the screen have views.
///
/// This class declares the stored properties and the members that may be overridden. The types in
/// the folder `Engine` implement them.
open class UICollectionView: UIScrollView, UIDataSourceTranslating {
    private final let engine: ListEngine
    final let dragging: CollectionViewDragging
    final var engineForLayouts: EngineForLayouts { engine.forLayouts }
    final var engineForDiffableDataSources: EngineForDiffableDataSources { engine.forDiffableDataSources }
    final var engineForCells: EngineForCells { engine.forCells }
    final var engineForDragging: EngineForDragging { engine.forDragging }
    package final var engineForObservation: EngineForObservation { engine.forObservation }
    /// The reuse identifiers of the registrations that were used so far.
    final var registrationIdentifiers = RegistrationIdentifiers()

    // MARK: - Creating a collection view

    public init(frame: CGRect, collectionViewLayout: UICollectionViewLayout) {
        let layout = (collectionViewLayout as? MissingLayout)?.replacement() ?? collectionViewLayout
        (engine, dragging) = Self.makeEngine(for: layout)
        super.init(frame: frame)
        if world.fillsBackground { backgroundColor = .systemBackground }
        engine.attach(to: self)
        attach(layout)
    }

    /// Fails, because a collection view needs a layout, unless a subclass overrides
    /// `init(frame:collectionViewLayout:)` and passes a layout of its own to `super`. If failures are
    /// collected, the collection view then has a flow layout.
    /// https://github.com/nicklockwood/layout/issues/55
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, collectionViewLayout: MissingLayout())
    }

    /// Stands for nil, which UIKit passes to `init(frame:collectionViewLayout:)` if no layout is
    /// given.
    private final class MissingLayout: UICollectionViewLayout {
        func replacement() -> UICollectionViewLayout {
            World.current.fail(
                "UICollectionView must be initialized with a non-nil layout parameter",
                hint: "use init(frame:collectionViewLayout:)")
            return UICollectionViewFlowLayout()
        }
    }

    /// Calls `init(frame:collectionViewLayout:)`. This initializer is `required`, so that
    /// `_MadeFromMetatype` can make an object of a subclass that is known only at run time.
    @available(*, unavailable)
    public required convenience init(_madeWithFrame frame: CGRect, layout: UICollectionViewLayout) {
        self.init(frame: frame, collectionViewLayout: layout)
    }

    public required init?(coder: NSCoder) {
        let layout = UICollectionViewFlowLayout()
        (engine, dragging) = Self.makeEngine(for: layout)
        super.init(coder: coder)
        engine.attach(to: self)
        attach(layout)
    }

    deinit {
        // A layout that now belongs to another collection view keeps that view as its host.
        for layout in hostedLayouts where layout.host === self { (layout.host, layout.engine) = (nil, nil) }
    }
    /// The layouts that this view uses: one, or three during an interactive transition. The list
    /// also keeps a layout that was set on another collection view afterwards.
    fileprivate final nonisolated(unsafe) var hostedLayouts: [UICollectionViewLayout] = []

    // MARK: - Data

    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet {
            engine.dataSourceWasSet(isAnother: dataSource !== oldValue)
        }
    }

    open weak var delegate: (any UICollectionViewDelegate)? {
        didSet {
            _scrollDelegate = delegate
            engine.delegateWasSet()
        }
    }

    override func setDelegate(_ delegate: (any UIScrollViewDelegate)?) {
        self.delegate = delegate as? any UICollectionViewDelegate
        super.setDelegate(delegate)
    }

    /// The object that is notified of items that will probably become visible soon. [PRE-04]
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?

    /// Whether cells outside the visible rectangle are kept, and made before they become visible.
    /// Modelled systems before iOS 10 ignore this value. [PRE-01], [PRE-06]
    open var isPrefetchingEnabled = true {
        didSet { if !isPrefetchingEnabled { engine.forgetHiddenCells() } }
    }

    /// Takes all views off the screen, and discards the stored counts and attributes. Discards the
    /// selection too, unless the data source is a diffable one. The next layout pass asks the data
    /// source again. [POOL-08] On modelled systems with the bug of [UPD-13], a reload right after
    /// an update keeps the views, if the collection view is in a window, and discards the rest.
    open func reloadData() {
        engine.reloadData()
    }

    /// The number of sections; one if the data source does not implement `numberOfSections(in:)`,
    /// and zero if there is no data source.
    open var numberOfSections: Int { engine.numberOfSections() }

    /// Returns the number of items in a section. Fails for a section that does not exist.
    /// https://github.com/amirdew/CollectionViewPagingLayout/pull/18
    open func numberOfItems(inSection section: Int) -> Int { engine.numberOfItems(inSection: section) }

    // MARK: - Views

    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        engine.register(
            cellClass, for: .cell, kind: ElementKind.cell, identifier: identifier)
    }

    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
    ) {
        engine.register(viewClass, for: .supplementaryView, kind: elementKind, identifier: identifier)
    }

    /// Removes the registration of the identifier. Nibs are not modelled: register a class instead.
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        register(nil as AnyClass?, forCellWithReuseIdentifier: identifier)
        guard nib != nil else { return }
        world.recordNotModelled("UICollectionView.register(_: UINib, forCellWithReuseIdentifier:)")
    }

    /// Removes the registration of the identifier. Nibs are not modelled: register a class instead.
    open func register(_ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String) {
        register(nil as AnyClass?, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
        guard nib != nil else { return }
        world.recordNotModelled("UICollectionView.register(_: UINib, forSupplementaryViewOfKind:withReuseIdentifier:)")
    }

    /// Returns a cell from the reuse pool or a new one, with the layout attributes of the item
    /// applied. During `reconfigureItems(at:)`, returns the existing cell of the item. Fails if
    /// nothing is registered for the identifier. [POOL-12]
    open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
        -> UICollectionViewCell
    {
        cell(engine.dequeueCell(identifier: identifier, for: indexPath))
    }

    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        engine.dequeueSupplementaryView(kind: elementKind, identifier: identifier, for: indexPath)
            as! UICollectionReusableView
    }

    /// [POOL-06] Empties the reuse pools and the cache of prefetched cells.
    package func receiveMemoryWarning() { engine.emptyPools() }

    /// A view behind all other content. Its frame is the bounds of the collection view.
    open var backgroundView: UIView? {
        didSet {
            guard oldValue !== backgroundView else { return }
            oldValue?.removeFromSuperview()
            guard let backgroundView else { return }
            insert(backgroundView, at: 0)
            updateBackgroundViewFrame()
        }
    }

    // MARK: - Layout

    /// The layout that determines the frames of all elements. Setting another layout installs it at
    /// once, without animation.
    open var collectionViewLayout: UICollectionViewLayout {
        get { engine.layout }
        set { engine.setLayout(newValue, animated: false, completion: nil) }
    }

    /// The changes after which the preferred size of a visible cell is measured again.
    /// UNKNOWN: the default value, which neither Apple's header nor the documentation gives.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled

    override var descriptionSuffixes: [String] {
        guard world.describesLayoutInView else { return scrollParts }
        return scrollParts + [
            "layout: <\(type(of: collectionViewLayout))>",
            "dataSource: \(dataSource.map(description(of:)) ?? "(null)")",
        ]
    }

    /// [FLOW-12] The layout. On later systems, the description itself contains it.
    override var textAfterDescription: String {
        guard !world.describesLayoutInView else { return "" }
        return " collection view layout: <\(type(of: collectionViewLayout))>"
    }

    /// Returns the description of a data source. For a data source that is a collection view, its
    /// own data source is left out. [VIEW-04]
    private func description(of source: any UICollectionViewDataSource) -> String {
        guard let view = source as? UIView else { return "<\(type(of: source))>" }
        return view is UICollectionView ? "<\(type(of: view)): \(view.viewText)>" : view.description
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateBackgroundViewFrame()
        engine.runLayoutPass()
    }

    open override func setNeedsLayout() {
        // While the engine itself inserts, moves or removes a view, no further layout pass must be
        // requested.
        if engine.isChangingSiblings { return }
        super.setNeedsLayout()
    }

    /// [PASS-03] Asks the layout whether the new bounds invalidate it. The bounds have not changed
    /// yet.
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

    /// UNKNOWN: whether UIKit invalidates the layout. Here it does, because a layout may place items by
    /// the reading direction.
    override func readingDirectionDidChange() {
        super.readingDirectionDidChange()
        collectionViewLayout.invalidateLayout()
    }

    override func join(_ world: World) {
        super.join(world)
        engine.updateWorld()
    }

    open override func sendSubviewToBack(_ view: UIView) {
        defer { engine.recordMove(of: view) }
        if let index = engine.indexBesideSiblingsOfSameZ(for: view, atFront: false) {
            return moveSubview(view, to: index)
        }
        super.sendSubviewToBack(view)
    }

    open override func bringSubviewToFront(_ view: UIView) {
        defer { engine.recordMove(of: view) }
        if let index = engine.indexBesideSiblingsOfSameZ(for: view, atFront: true) {
            return moveSubview(view, to: index)
        }
        super.bringSubviewToFront(view)
    }

    /// Changes the layout. With animation, each view moves from its frame in the old layout to its
    /// frame in the new one. Without animation, while animations are disabled, outside of a window,
    /// or before the layout is first prepared, the views on screen are taken off the screen, and
    /// the next layout pass asks the data source again. In all cases except the last, the item in
    /// the middle of the screen stays in the middle, as far as the content allows. [OFFSET-01]
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        engine.setLayout(layout, animated: animated, completion: nil)
    }

    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        engine.setLayout(
            layout, animated: animated, completion: world.timeline.awaited(completion, ifEnded: false))
    }

    /// A closure that is called at the end of an interactive transition. The first argument is
    /// whether the animations ran to their end. The second is whether the transition was finished
    /// and not cancelled. Both are false if another layout was set during the transition.
    public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

    /// Installs and returns a transition layout between the current layout and `layout`. The caller
    /// advances the transition by setting `transitionProgress` and invalidating the returned
    /// layout. Fails during another transition, and returns the layout of that transition.
    open func startInteractiveTransition(
        to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
    ) -> UICollectionViewTransitionLayout {
        engine.startTransition(to: layout, completion: completion)
    }

    open func finishInteractiveTransition() {
        engine.endTransition(finishes: true)
    }

    open func cancelInteractiveTransition() {
        engine.endTransition(finishes: false)
    }

    // MARK: - Scrolling

    /// Scrolls until an item is at a position in the visible part, or as near to it as the content
    /// allows. If the position is empty, only an offset beyond the ends of the content is
    /// corrected. Fails for an item that does not exist, and for two positions on one axis.
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        engine.scroll(to: indexPath, at: scrollPosition, animated: animated)
    }

    /// [SEL-03] Ends the highlight of the touched item, because the touch now scrolls.
    override func dragDidBegin() {
        engine.touchCancelled()
    }

    override func adjustedTarget(_ target: CGPoint, velocity: CGPoint) -> CGPoint {
        engine.targetOffset(forProposedOffset: target, velocity: velocity)
    }

    // MARK: - Selection

    open var allowsSelection = true {
        didSet { if !allowsSelection { engine.deselectAll() } }
    }

    // UNKNOWN: which of several selected items stays selected. Here it is the one with the greatest
    // index path.
    open var allowsMultipleSelection = false {
        didSet {
            if !allowsMultipleSelection, let last = engine.selectedPaths.last {
                engine.deselectAll(except: last)
            }
        }
    }

    /// The index paths of the selected items, sorted.
    /// UNKNOWN: whether the value is nil or empty without a selection. Apple's header allows both.
    /// Reports show an empty array.
    open var indexPathsForSelectedItems: [IndexPath]? { engine.selectedPaths }

    /// Selects an item without calling the delegate's methods for selections. [SEL-04] Nil
    /// deselects all items. Does nothing if selection is not allowed.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        engine.selectItem(at: indexPath, animated: animated, scrollPosition: scrollPosition)
    }

    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        engine.deselectItem(at: indexPath)
    }

    // MARK: - Editing mode

    /// Whether the collection view is in editing mode. The configuration states of editable cells
    /// show this mode.
    open var isEditing: Bool {
        get { engine.isEditing }
        set { engine.isEditing = newValue }
    }

    /// Whether items can be selected in editing mode. Setting
    /// `allowsMultipleSelectionDuringEditing` to true also sets this property to true.
    open var allowsSelectionDuringEditing = false

    open var allowsMultipleSelectionDuringEditing = false {
        didSet { if allowsMultipleSelectionDuringEditing { allowsSelectionDuringEditing = true } }
    }

    // MARK: - Drag and drop

    open weak var dragDelegate: (any UICollectionViewDragDelegate)?
    open weak var dropDelegate: (any UICollectionViewDropDelegate)?

    /// Whether items can be dragged. Approximated: before iOS 15 the default is false on an iPhone;
    /// here it is true on all systems.
    open var dragInteractionEnabled = true

    /// The delay before a gap opens under a dragged item.
    open var reorderingCadence = ReorderingCadence.immediate

    /// Whether items of this view are being dragged, from their lift to the end of the session.
    open var hasActiveDrag: Bool { dragging.isSource }

    /// Whether a drop session that this view has accepted is over the view.
    open var hasActiveDrop: Bool { dragging.isTarget }

    // MARK: - Focus

    /// Stored; has no effect, because focus is not modelled.
    ///
    /// UNKNOWN: the default value, which the system chooses.
    open var allowsFocus = false
    /// Stored; has no effect, because focus is not modelled.
    ///
    /// UNKNOWN: the default value, which the system chooses.
    open var selectionFollowsFocus = false

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

    // MARK: - Interactive movement

    /// Begins an interactive movement of an item. Returns false if the item cannot move, for
    /// example because the data source does not allow it.
    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
        engine.beginMovement(at: indexPath)
    }

    /// Moves the item of the interactive movement to a position, usually that of the finger. The
    /// position is in the collection view's coordinates.
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
        engine.updateMovement(to: targetPosition)
    }

    open func endInteractiveMovement() {
        engine.endMovement(cancelled: false)
    }

    open func cancelInteractiveMovement() {
        engine.endMovement(cancelled: true)
    }

    /// Whether an item is being moved, interactively or by a drag inside this view, or placeholders
    /// are shown. The items on screen may then differ from those of the data source. A gap for
    /// items from another view does not count.
    open var hasUncommittedUpdates: Bool { engine.hasUncommittedUpdates }

    // MARK: - Queries

    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        engine.attributes(ofCategory: .cell, kind: nil, at: indexPath)
    }

    open func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        engine.attributes(ofCategory: .supplementaryView, kind: kind, at: indexPath)
    }

    /// [ORDER-03] Returns the index path of the item whose frame contains a point; nil if there is
    /// none. Hidden items are ignored. If the frames of several items contain the point, the item
    /// with the greatest zIndex is chosen.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? {
        engine.itemPath(at: point)
    }

    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        engine.path(of: cell)
    }

    /// Returns the cell of an item; nil for an item without a cell. Examples are an item far from
    /// the screen, and every item between `reloadData()` and the next layout pass. On modelled
    /// systems with the bug of [UPD-13], `reloadData()` right after an update keeps the cells of a
    /// collection view in a window.
    ///
    /// Since iOS 15 the result may be a cell that is kept or prepared off screen. [PRE-05]
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        engine.cell(at: indexPath).map(cell)
    }

    open var visibleCells: [UICollectionViewCell] {
        engine.visibleViews(ofCategory: .cell, kind: nil) as! [UICollectionViewCell]
    }

    open var indexPathsForVisibleItems: [IndexPath] {
        engine.visiblePaths(ofCategory: .cell, kind: nil)
    }

    open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionReusableView?
    {
        engine.supplementaryView(ofKind: elementKind, at: indexPath) as! UICollectionReusableView?
    }

    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        engine.visibleViews(ofCategory: .supplementaryView, kind: elementKind) as! [UICollectionReusableView]
    }

    /// Returns the index path of the element that a view on screen represents; nil if the view
    /// represents no element.
    open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
        engine.path(of: supplementaryView)
    }

    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        engine.visiblePaths(ofCategory: .supplementaryView, kind: elementKind)
    }

    // MARK: - Updates

    /// Runs `updates`, and animates each view from its frame before the changes to its frame after
    /// them. Before the layout is first prepared, nothing is animated. Deletions use index paths
    /// before the update. Insertions use index paths after the update. [UPD-01],
    /// [UPD-02] Fails if the data source's counts afterwards do not match the changes. On iOS 13
    /// and 14, logs the mismatch and reloads the data instead. [UPD-10] In an update block, the
    /// changes are added to the running update.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        // A diffable data source counts the batches that it performs, and waits only for an app's
        // completion. [VIEW-22]
        let isCounted = completion != nil && engine.isApplyingSnapshot
        engine.performUpdates(
            updates, completion: isCounted ? completion : world.timeline.awaited(completion, ifEnded: false))
    }

    /// Runs `updates`, and animates each view from its frame before the changes to its frame after
    /// them. Calls the overload that subclasses can override.
    ///
    /// Because the closure does not escape, it may use non-escaping values, and members of `self`
    /// without writing `self`.
    public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { updates in
            performBatchUpdates(Optional(updates), completion: completion)
        }
    }

    open func insertItems(at indexPaths: [IndexPath]) {
        engine.insertItems(at: indexPaths)
    }

    open func deleteItems(at indexPaths: [IndexPath]) {
        engine.deleteItems(at: indexPaths)
    }

    open func reloadItems(at indexPaths: [IndexPath]) {
        engine.reloadItems(at: indexPaths)
    }

    /// Calls the data source's `cellForItemAt` again for items that have a cell; in an update
    /// block, after the update. Dequeuing then returns the existing cell. [POOL-13] Items without a
    /// cell are skipped.
    open func reconfigureItems(at indexPaths: [IndexPath]) {
        engine.reconfigureCells(at: indexPaths)
    }

    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        engine.moveItem(at: indexPath, to: newIndexPath)
    }

    open func insertSections(_ sections: IndexSet) {
        engine.insertSections(sections)
    }

    open func deleteSections(_ sections: IndexSet) {
        engine.deleteSections(sections)
    }

    open func reloadSections(_ sections: IndexSet) {
        engine.reloadSections(sections)
    }

    open func moveSection(_ section: Int, toSection newSection: Int) {
        engine.moveSection(section, to: newSection)
    }
}

extension UICollectionView {
    /// Whether a registration was made while the data source was asked for a cell. [POOL-19]
    func isLate(_ registration: RegistrationIdentity) -> Bool { engine.isLate(registration) }

    func install(_ layout: UICollectionViewLayout) {
        detach(engine.layout)
        engine.replaceLayout(with: layout)
        attach(layout)
    }

    /// The visible rectangle inside the content insets. Pinned elements stay at its edges. If the
    /// layout is mirrored, the rectangle is mirrored into the layout's coordinates. [FLOW-14]
    var insetBoundsInLayout: CGRect { engine.flip.mirrored(bounds.inset(by: adjustedContentInset)) }

    /// Makes this view the layout's collection view.
    func attach(_ layout: UICollectionViewLayout) {
        (layout.host, layout.engine) = (self, engine.forLayouts)
        if !hostedLayouts.contains(where: { $0 === layout }) { hostedLayouts.append(layout) }
    }

    func detach(_ layout: UICollectionViewLayout) {
        hostedLayouts.removeAll { $0 === layout }
        if layout.host === self { (layout.host, layout.engine) = (nil, nil) }
    }

    private func updateBackgroundViewFrame() {
        guard let backgroundView, backgroundView.frame != bounds else { return }
        backgroundView.frame = bounds
    }
}

/// Conversion between index paths on screen and those of the data source. The two may differ while
/// an item is being moved interactively, or while a drop shows a gap or placeholders.
extension UICollectionView {
    public func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath? {
        dataSourceIndexPath.map(engine.presentationPath)
    }

    /// Returns the data source's index path for an item on screen; nil for a cell that represents
    /// no item of the data source, such as a placeholder.
    public func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath? {
        presentationIndexPath.flatMap(engine.dataSourcePath)
    }

    /// Returns the given section, because interactive movement does not move sections.
    public func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int {
        dataSourceSectionIndex
    }

    public func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int {
        presentationSectionIndex
    }

    /// Runs the closure. Nothing is converted, because the collection view's members use index
    /// paths on screen anyway. Only dequeuing a cell uses the index path in the data source.
    public func performUsingPresentationValues(_ actionsToTranslate: () -> Void) {
        actionsToTranslate()
    }
}
