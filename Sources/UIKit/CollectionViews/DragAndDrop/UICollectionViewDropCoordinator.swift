/// A drop that the drop delegate is asked to take.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
    var items: [any UICollectionViewDropItem] { get }
    /// The place of the last proposal. It may be the one behind the last item of a section, and nil beside all cells.
    var destinationIndexPath: IndexPath? { get }
    /// The last proposal.
    var proposal: UICollectionViewDropProposal { get }
    var session: any UIDropSession { get }
    /// Shows a placeholder until the data is there. The data source is not asked for its cell. [DRAG-05]
    @discardableResult
    func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder) -> any UICollectionViewDropPlaceholderContext
    /// Shows the item to go to one that an update has just inserted.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
    /// Shows the item to go into an item.
    ///
    /// - Parameter rect: a rectangle in the cell.
    @discardableResult
    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// One item of a drop.
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: NSObjectProtocol {
    var dragItem: UIDragItem { get }
    /// Where the item is in this collection view; nil for one that comes from elsewhere.
    var sourceIndexPath: IndexPath? { get }
    /// Approximated: the size of the cell that was lifted.
    var previewSize: CGSize { get }
}

/// A placeholder that is shown in a collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
    var dragItem: UIDragItem { get }
    /// Exchanges the placeholder for an item. `dataSourceUpdates` only changes the data, at the path that it is given.
    ///
    /// - Returns: false when the placeholder is gone, as after a reload. Then `dataSourceUpdates` is not called. [DRAG-05]
    @discardableResult
    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
    /// - Returns: false when the placeholder is gone.
    @discardableResult
    func deletePlaceholder() -> Bool
    /// Calls the placeholder's handler again.
    func setNeedsCellUpdate()
}
