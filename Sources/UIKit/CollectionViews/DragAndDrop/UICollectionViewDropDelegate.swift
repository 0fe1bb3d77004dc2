/// Says what a drop on a collection view would do, and takes it.
@preconcurrency @MainActor
public protocol UICollectionViewDropDelegate: NSObjectProtocol {
    /// Takes the drop: updates data and collection view, and says where each item is shown to go. An implementation that does nothing
    /// leaves everything as it was before the drag came.
    func collectionView(_ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)  // required
    /// Optional: true when not implemented. After false nothing else of this session is called. [DRAG-02]
    func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool  // else true
    /// Optional: called when the finger comes over the collection view.
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
    /// Optional: what a drop at this place would do. It is called in each turn in which the finger is over the collection view.
    ///
    /// - Parameter destinationIndexPath: the path of the item under the finger, or of the gap; nil beside all cells.
    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal  // else UICollectionViewDropProposal(operation: .copy)
    /// Optional: called when the finger leaves the collection view.
    func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
    /// Optional: called at the end, whatever came of the drag.
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
    /// Optional. Approximated: it is asked, and its answer has no effect, because previews are not modelled.
    func collectionView(_ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath)
        -> UIDragPreviewParameters?
}
