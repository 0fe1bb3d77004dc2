/// An object that provides the items of drags that begin in a collection view, and is notified of these drags.
@preconcurrency @MainActor
public protocol UICollectionViewDragDelegate: NSObjectProtocol {
    /// Returns the drag items for an item, or none to forbid a drag. Called for each selected item if one of them is lifted. [DRAG-01]
    func collectionView(_ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath)
        -> [UIDragItem]  // required
    /// Optional. Returns the drag items that a tap on an item adds to a drag. Nothing is added if not implemented.
    func collectionView(
        _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem]  // default: []
    /// Optional. Approximated: the method is called, and its result has no effect, because previews are not modelled.
    func collectionView(_ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath)
        -> UIDragPreviewParameters?
    /// Optional. Called when the finger begins to move after the items were lifted.
    func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)
    /// Optional. Called at the end of a drag, after all other calls of the session.
    func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)
    /// Optional. Whether the items may be moved. True if not implemented.
    func collectionView(_ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession)
        -> Bool  // default: true
    /// Optional. Whether the items must stay in the app. False if not implemented. Without effect, because there are no other apps.
    func collectionView(_ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession)
        -> Bool  // default: false
}
