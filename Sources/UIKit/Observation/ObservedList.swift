/// A collection view or a table view, as reports, hunts and steps see it. The items of a table view
/// are its rows.
@MainActor
package protocol ObservedList: UIScrollView {
    var engineForObservation: EngineForObservation { get }

    /// The name of an item in messages: "item" or "row".
    nonisolated static var itemName: String { get }

    var sourceOfData: AnyObject? { get }
    var listDelegate: AnyObject? { get }
    var backgroundView: UIView? { get }
    var layoutOfItems: UICollectionViewLayout { get }
    /// Replaces the layout by one that shows chosen items.
    func replaceLayout(with layout: UICollectionViewLayout)

    var numberOfSections: Int { get }
    func itemCount(inSection section: Int) -> Int
    /// The number of items in each section that the data source returns when it is asked now.
    var itemCountsOfDataSource: [Int] { get }

    /// The paths of the items on screen, sorted.
    var visibleItemPaths: [IndexPath] { get }
    func shownCell(ofItemAt path: IndexPath) -> UIView?
    /// The item at a point of the list, by its layout.
    func itemPath(at point: CGPoint) -> IndexPath?

    var isPrefetchingEnabled: Bool { get set }
    var isEditing: Bool { get set }
    func receiveMemoryWarning()
    /// Sets the data source and the delegate to nil.
    func forgetDelegates()

    // MARK: - Selection

    var allowsMultipleSelection: Bool { get set }
    var selectedItemPaths: [IndexPath] { get }
    /// Selects an item without scrolling to it. Nil clears the selection.
    func select(itemAt path: IndexPath?)
    func deselect(itemAt path: IndexPath)

    // MARK: - Updates

    func reloadData()
    func performUpdates(_ updates: @escaping () -> Void)
    func insert(sections: IndexSet)
    func delete(sections: IndexSet)
    func reload(sections: IndexSet)
    func moveSection(_ section: Int, toSection target: Int)
    func insert(itemsAt paths: [IndexPath])
    func delete(itemsAt paths: [IndexPath])
    func reload(itemsAt paths: [IndexPath])
    func reconfigure(itemsAt paths: [IndexPath])
    func move(itemAt path: IndexPath, to target: IndexPath)

    // MARK: - Scrolling and movement

    func scroll(toItemAt path: IndexPath, _ place: ScrollDestination, animated: Bool)

    /// Whether an item is being moved interactively.
    var hasUncommittedUpdates: Bool { get }
    @discardableResult
    func beginMovement(ofItemAt path: IndexPath) -> Bool
    func updateMovement(to position: CGPoint)
    func endMovement(cancelled: Bool)

    /// Sets the properties that determine the places of the items, and that are no properties of the
    /// layout, to those of another list of the same class.
    func copySettings(from other: any ObservedList)
}

/// The place in the bounds of a list to which an item is scrolled.
package enum ScrollDestination: Sendable {
    /// The top, and the left side.
    case start
    case middle
    /// The bottom, and the right side.
    case end
}

extension ObservedList {
    package var tally: EventCounts { engineForObservation.tally }

    /// Whether only the data source may insert, delete or move items.
    package var isMutatedOnlyByDataSource: Bool { sourceOfData is any ExclusiveUpdater }
    /// Whether there is always one section, because the data source is known not to implement
    /// `numberOfSections(in:)`.
    package var hasFixedSingleSection: Bool { engineForObservation.hasFixedSingleSection }
    /// Whether an update cannot be animated from what is on screen: before the first load, and
    /// outside a window while a reload is pending. [UPD-05]
    package var requestsCountsOnUpdate: Bool { !engineForObservation.canAnimateUpdate }

    /// The layout's attributes of an item.
    package func itemAttributes(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let collectionView = self as? UICollectionView else {
            return layoutOfItems.layoutAttributesForItem(at: path)
        }
        return collectionView.layoutAttributesForItem(at: path)
    }

    /// The name of an item in messages: "item" or "row".
    package var itemName: String { Self.itemName }
    /// The name of the list in messages: "collection view" or "table view".
    package var listName: String { engineForObservation.listName }

    /// The number of items in each section, as the list knows them.
    package var itemCounts: [Int] { (0..<numberOfSections).map(itemCount) }
}

extension UIScrollView {
    /// This view as a list; nil if it is none.
    package final var observedList: (any ObservedList)? {
        if let collectionView = self as? UICollectionView { return collectionView }
        return self as? UITableView
    }
}

extension UIView {
    /// Whether the view is of a class that lists reuse: a cell, header, footer or decoration.
    package final var isReusableByList: Bool { isReusableView }
    /// The content view of a cell of a collection view or table view; nil for other views.
    package final var contentViewOfCell: UIView? {
        (self as? UICollectionViewCell)?.contentView ?? (self as? UITableViewCell)?.contentView
    }
}

extension UICollectionView: ObservedList {
    package static var itemName: String { words.itemName }
    package final var sourceOfData: AnyObject? { dataSource }
    package final var listDelegate: AnyObject? { delegate }
    package final var layoutOfItems: UICollectionViewLayout { collectionViewLayout }

    package final func replaceLayout(with layout: UICollectionViewLayout) { collectionViewLayout = layout }

    package final func itemCount(inSection section: Int) -> Int { numberOfItems(inSection: section) }
    package final var itemCountsOfDataSource: [Int] {
        guard let dataSource else { return [] }
        return (0..<dataSource.numberOfSections(in: self)).map {
            dataSource.collectionView(self, numberOfItemsInSection: $0)
        }
    }

    package final var visibleItemPaths: [IndexPath] { indexPathsForVisibleItems.sorted() }
    package final func shownCell(ofItemAt path: IndexPath) -> UIView? { cellForItem(at: path) }
    package final func itemPath(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }
    package final func forgetDelegates() { (delegate, dataSource) = (nil, nil) }

    package final var selectedItemPaths: [IndexPath] { indexPathsForSelectedItems ?? [] }
    package final func select(itemAt path: IndexPath?) { selectItem(at: path, animated: false, scrollPosition: []) }
    package final func deselect(itemAt path: IndexPath) { deselectItem(at: path, animated: false) }

    package final func performUpdates(_ updates: @escaping () -> Void) { performBatchUpdates(updates) }
    package final func insert(sections: IndexSet) { insertSections(sections) }
    package final func delete(sections: IndexSet) { deleteSections(sections) }
    package final func reload(sections: IndexSet) { reloadSections(sections) }
    package final func insert(itemsAt paths: [IndexPath]) { insertItems(at: paths) }
    package final func delete(itemsAt paths: [IndexPath]) { deleteItems(at: paths) }
    package final func reload(itemsAt paths: [IndexPath]) { reloadItems(at: paths) }
    package final func reconfigure(itemsAt paths: [IndexPath]) { reconfigureItems(at: paths) }
    package final func move(itemAt path: IndexPath, to target: IndexPath) { moveItem(at: path, to: target) }

    package final func scroll(toItemAt path: IndexPath, _ place: ScrollDestination, animated: Bool) {
        let position: ScrollPosition =
            switch place {
            case .start: [.top, .left]
            case .middle: [.centeredVertically, .centeredHorizontally]
            case .end: [.bottom, .right]
            }
        scrollToItem(at: path, at: position, animated: animated)
    }

    package final func beginMovement(ofItemAt path: IndexPath) -> Bool { beginInteractiveMovementForItem(at: path) }
    package final func updateMovement(to position: CGPoint) { updateInteractiveMovementTargetPosition(position) }
    package final func endMovement(cancelled: Bool) {
        if cancelled { cancelInteractiveMovement() } else { endInteractiveMovement() }
    }

    package final func copySettings(from other: any ObservedList) {}
}

extension UITableView: ObservedList {
    /// The kind of the reuse pools whose views can be headers and footers.
    package static let kindOfHeaderPools = ElementKind.headerOrFooter

    /// Whether a row, header or footer has an estimated height until it comes on screen.
    package final var hasEstimates: Bool { tableLayout.hasEstimates }

    package static var itemName: String { words.itemName }
    package final var sourceOfData: AnyObject? { dataSource }
    package final var listDelegate: AnyObject? { delegate }
    package final var layoutOfItems: UICollectionViewLayout { tableLayout }

    package final func itemCount(inSection section: Int) -> Int { numberOfRows(inSection: section) }
    package final var itemCountsOfDataSource: [Int] {
        guard let dataSource else { return [] }
        return (0..<dataSource.numberOfSections(in: self)).map {
            dataSource.tableView(self, numberOfRowsInSection: $0)
        }
    }

    package final func itemPath(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }
    package final func forgetDelegates() { (delegate, dataSource) = (nil, nil) }

    package final var selectedItemPaths: [IndexPath] { indexPathsForSelectedRows ?? [] }
    package final func select(itemAt path: IndexPath?) { selectRow(at: path, animated: false, scrollPosition: .none) }
    package final func deselect(itemAt path: IndexPath) { deselectRow(at: path, animated: false) }

    package final func performUpdates(_ updates: @escaping () -> Void) { performBatchUpdates(updates) }
    package final func insert(sections: IndexSet) { insertSections(sections, with: .automatic) }
    package final func delete(sections: IndexSet) { deleteSections(sections, with: .automatic) }
    package final func reload(sections: IndexSet) { reloadSections(sections, with: .automatic) }
    package final func insert(itemsAt paths: [IndexPath]) { insertRows(at: paths, with: .automatic) }
    package final func delete(itemsAt paths: [IndexPath]) { deleteRows(at: paths, with: .automatic) }
    package final func reload(itemsAt paths: [IndexPath]) { reloadRows(at: paths, with: .automatic) }
    package final func reconfigure(itemsAt paths: [IndexPath]) { reconfigureRows(at: paths) }
    package final func move(itemAt path: IndexPath, to target: IndexPath) { moveRow(at: path, to: target) }

    package final func scroll(toItemAt path: IndexPath, _ place: ScrollDestination, animated: Bool) {
        let position: ScrollPosition =
            switch place {
            case .start: .top
            case .middle: .middle
            case .end: .bottom
            }
        scrollToRow(at: path, at: position, animated: animated)
    }

    package final func copySettings(from other: any ObservedList) {
        guard let other = other as? UITableView else { return }
        (rowHeight, estimatedRowHeight) = (other.rowHeight, other.estimatedRowHeight)
        (sectionHeaderHeight, sectionFooterHeight) = (other.sectionHeaderHeight, other.sectionFooterHeight)
        allowsSelectionDuringEditing = other.allowsSelectionDuringEditing
        isEditing = other.isEditing
    }
}
