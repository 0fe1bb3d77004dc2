/// A drop on a collection view. The drop delegate reads the dropped items from it, and chooses
/// their animations.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
    var items: [any UICollectionViewDropItem] { get }
    /// The index path of the item or of the open gap under the finger. A gap may be after the last
    /// item of a section. Nil if the finger is over neither.
    var destinationIndexPath: IndexPath? { get }
    /// The last proposal of the drop delegate. If there was no destination, its intent is
    /// `unspecified`.
    var proposal: UICollectionViewDropProposal { get }
    var session: any UIDropSession { get }
    /// Shows a placeholder, which the app replaces or deletes by means of the returned context. The
    /// data source is not asked for the placeholder's cell. [DRAG-05]
    @discardableResult
    func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder)
        -> any UICollectionViewDropPlaceholderContext
    /// Animates the preview of a dragged item to the cell at an index path, usually the cell of an
    /// item that was just inserted. The preview is not modelled; only the animations and
    /// completions that the app adds are run.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
    /// Animates the preview of a dragged item into a rectangle of the cell at an index path. The
    /// preview is not modelled; only the animations and completions that the app adds are run.
    @discardableResult
    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// One item of a drop.
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: NSObjectProtocol {
    var dragItem: UIDragItem { get }
    /// The index path from which the item was dragged; nil if it does not come from this collection
    /// view, or if there is no item at that path any more.
    var sourceIndexPath: IndexPath? { get }
    /// Approximated: the size of the cell that was lifted, or zero if the cell was not on screen or
    /// is in another collection view.
    var previewSize: CGSize { get }
}

/// The context of a placeholder in a collection view. An app uses it to replace or delete the
/// placeholder.
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
    var dragItem: UIDragItem { get }
    /// Replaces the placeholder with an item. `dataSourceUpdates` must insert that item into the
    /// data, at the index path that it receives.
    ///
    /// - Returns: false if the placeholder is not shown, for example after a reload.
    ///   `dataSourceUpdates` is not called then. [DRAG-05]
    @discardableResult
    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
    /// Deletes the placeholder.
    ///
    /// - Returns: false if the placeholder is not shown.
    @discardableResult
    func deletePlaceholder() -> Bool
    /// Calls the placeholder's `cellUpdateHandler` again, if its cell is on screen.
    func setNeedsCellUpdate()
}
