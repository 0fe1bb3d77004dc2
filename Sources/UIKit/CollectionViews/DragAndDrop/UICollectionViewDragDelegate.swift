/// Provides the items of a drag that begins in a collection view, and is told of the drag.
@preconcurrency @MainActor
public protocol UICollectionViewDragDelegate: NSObjectProtocol {
    /// The items with which a drag begins; none if the item must not be dragged. It is asked once for each selected item when the drag
    /// begins on one of these. [DRAG-01]
    func collectionView(_ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath)
        -> [UIDragItem]  // required
    /// Optional: the items that a tap adds to a drag. Without it, or without items, nothing is added.
    func collectionView(
        _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem]  // else []
    /// Optional. Approximated: it is asked, and its answer has no effect, because previews are not modelled.
    func collectionView(_ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath)
        -> UIDragPreviewParameters?
    /// Optional: called once the items are lifted and the finger moves.
    func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)
    /// Optional: called at the end, after everything else.
    func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)
    /// Optional: true when not implemented.
    func collectionView(_ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool  // else true
    /// Optional: false when not implemented. It makes no difference, because nothing is dragged between apps.
    func collectionView(_ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession)
        -> Bool  // else false
}
