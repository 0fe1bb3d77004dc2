/// The call syntax of optional methods in code for iOS, `source.collectionView?(cv, cancelPrefetchingForItemsAt: paths)`: nil when
/// the source does not implement the method.
extension UICollectionViewDataSourcePrefetching {
    public var collectionView: _UICollectionViewDataSourcePrefetchingCalls? { _UICollectionViewDataSourcePrefetchingCalls(source: self) }
}

@preconcurrency @MainActor
public struct _UICollectionViewDataSourcePrefetchingCalls {
    let source: any UICollectionViewDataSourcePrefetching

    @discardableResult
    public func callAsFunction(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) -> Void? {
        OptionalMethod.answer(of: source) { source.collectionView(collectionView, prefetchItemsAt: indexPaths) }
    }

    @discardableResult
    public func callAsFunction(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) -> Void? {
        OptionalMethod.answer(of: source) { source.collectionView(collectionView, cancelPrefetchingForItemsAt: indexPaths) }
    }
}
