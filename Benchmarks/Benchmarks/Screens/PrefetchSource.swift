import UIKit

/// A prefetching data source that counts its calls.
@MainActor
final class PrefetchSource: NSObject, UICollectionViewDataSourcePrefetching {
    private(set) var fetched = 0
    private(set) var cancelled = 0

    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        fetched += indexPaths.count
    }

    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
        cancelled += indexPaths.count
    }
}
