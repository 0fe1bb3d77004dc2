/// Is told which items will probably be shown soon. [PRE-04]
///
/// DIVERGES: any class may conform, not only a subclass of NSObject, because test cases are not NSObjects on Linux.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: AnyObject {
    /// The nearest items come first.
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])  // required
    /// Optional: called for items that did not come on screen.
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}
