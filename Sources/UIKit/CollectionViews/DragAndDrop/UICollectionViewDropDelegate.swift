/// An object that proposes the effect of a drop on a collection view, and adds the dropped items to
/// its data.
@preconcurrency @MainActor
public protocol UICollectionViewDropDelegate: NSObjectProtocol {
    /// Performs the drop: updates the data and the collection view, and chooses the animation of
    /// each item. If an implementation does nothing, the gap closes and nothing else changes.
    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    )  // required
    /// Optional. Whether the collection view accepts a session; true if not implemented. If the
    /// first result is false, no other method is called for the session. [DRAG-02]
    func collectionView(
        _ collectionView: UICollectionView, canHandle session: any UIDropSession
    ) -> Bool  // default: true
    /// Optional. Called when the finger enters the collection view.
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
    /// Optional. Returns the proposed effect of a drop at the current position. Called for each
    /// movement of the finger over the view. The destination is the index path of the item or of
    /// the open gap under the finger. Nil if the finger is over neither.
    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal  // default: UICollectionViewDropProposal(operation: .copy)
    /// Optional. Called when the finger leaves the collection view, or is lifted over it without a
    /// drop.
    func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
    /// Optional. Called at the end of a session that has entered the collection view, whether the
    /// items were dropped or not.
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
    /// Optional. Approximated: the method is called, but its result has no effect, because previews
    /// are not modelled.
    func collectionView(_ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath)
        -> UIDragPreviewParameters?
}
