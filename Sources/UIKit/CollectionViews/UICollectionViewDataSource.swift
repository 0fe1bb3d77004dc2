/// An object that provides the number of items and sections of a collection view, and the views
/// that show them.
///
/// DIVERGES: any class may conform, not only a subclass of NSObject, because test cases are not
/// NSObjects on Linux.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: AnyObject {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int  // required
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell  // required

    /// Optional. If it is not implemented, there is one section.
    func numberOfSections(in collectionView: UICollectionView) -> Int  // default: 1
    /// Optional. Called for each supplementary element that comes on screen.
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView  // default: UICollectionReusableView(frame: .zero)
    /// Optional. Whether an item can be moved interactively; true if not implemented. If
    /// `moveItemAt` is not implemented, the item returns to its first index path when the movement
    /// ends.
    func collectionView(
        _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool  // default: true
    /// Optional. Called once at the end of an interactive movement that was not cancelled, if the
    /// item's index path differs from the one at the beginning.
    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)

    // Not modelled: no index is shown beside the content. These methods are never called.
    func indexTitles(for collectionView: UICollectionView) -> [String]?
    func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath  // default: [0, 0]
}
