/// An object that is notified of items that will probably become visible soon. [PRE-04]
///
/// DIVERGES: any class may conform, not only a subclass of NSObject, because test cases are not
/// NSObjects on Linux.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: AnyObject {
    /// Called with items near the visible part that have no cell yet, the nearest first.
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])  // required
    /// Optional. Called for prefetched items that have no cell and are no longer in the part of the
    /// content ahead of the visible part.
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}
