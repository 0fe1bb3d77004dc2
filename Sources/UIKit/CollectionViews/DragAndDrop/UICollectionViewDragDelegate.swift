/// An object that provides the items of drags that begin in a collection view, and is notified of
/// the progress of these drags.
@preconcurrency @MainActor
public protocol UICollectionViewDragDelegate: NSObjectProtocol {
    /// Returns the drag items for an item, or an empty array if the item is not dragged. Without
    /// any drag items, no drag begins. If a selected item is lifted, the method is called for every
    /// selected item. [DRAG-01]
    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    )
        -> [UIDragItem]  // required
    /// Optional. Returns the drag items that a tap on an item adds to a drag. If the method is not
    /// implemented, a tap adds nothing.
    func collectionView(
        _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
        point: CGPoint
    ) -> [UIDragItem]  // default: []
    /// Optional. Approximated: the method is called, but its result has no effect, because previews
    /// are not modelled.
    func collectionView(_ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath)
        -> UIDragPreviewParameters?
    /// Optional. Called when the finger begins to move after the items were lifted.
    func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)
    /// Optional. Called at the end of a drag, after all other calls of the session. Not called if
    /// the finger did not move after the lift.
    func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)
    /// Optional. Whether a drop may move the items instead of copying them. True if not
    /// implemented.
    func collectionView(_ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession)
        -> Bool  // default: true
    /// Optional. Whether the items must stay in the app; false if not implemented. The result has
    /// no effect, because there are no other apps.
    func collectionView(
        _ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    )
        -> Bool  // default: false
}
