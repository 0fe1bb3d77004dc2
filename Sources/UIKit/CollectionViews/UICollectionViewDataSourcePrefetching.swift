/// An object that is called with the items that will probably be shown soon. [PRE-04]
///
/// DIVERGES: any class may conform, not only a subclass of NSObject, because test cases are not NSObjects on Linux.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: AnyObject {
    /// Called with items near the visible part, the nearest first.
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])  // required
    /// Optional. Called for prefetched items that are no longer near and did not come on screen.
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}
