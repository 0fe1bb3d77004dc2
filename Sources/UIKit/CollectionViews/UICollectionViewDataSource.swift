/// Says how many items there are, and provides the views for them.
///
/// DIVERGES: any class may conform, not only a subclass of NSObject, because test cases are not NSObjects on Linux.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: AnyObject {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int  // required
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell  // required

    /// Optional: one section when not implemented.
    func numberOfSections(in collectionView: UICollectionView) -> Int  // else 1
    /// Optional, but asked as soon as the layout returns attributes of a supplementary kind.
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView  // else UICollectionReusableView(frame: .zero)
    /// Optional: true where `moveItemAt` is implemented.
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool  // else true
    /// Optional: called once, when an interactive movement ends at another place than it began.
    func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)

    // Not modelled: no index is shown beside the content. These are never called.
    func indexTitles(for collectionView: UICollectionView) -> [String]?
    func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath  // else [0, 0]
}
