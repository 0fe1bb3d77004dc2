/// Optional methods that are never called, because no index is shown beside the content.
extension UICollectionViewDataSource {
    public func indexTitles(for collectionView: UICollectionView) -> [String]? {
        OptionalMethod.defaultRan(self)
        return nil
    }

    public func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath {
        OptionalMethod.defaultRan(self)
        return IndexPath(item: 0, section: 0)
    }
}

extension UICollectionViewDataSource {
    public var indexTitles: _IndexTitlesCall? { _IndexTitlesCall(dataSource: self) }
}

@preconcurrency @MainActor
public struct _IndexTitlesCall {
    let dataSource: any UICollectionViewDataSource

    public func callAsFunction(for collectionView: UICollectionView) -> [String]? {
        OptionalMethod.answer(of: dataSource) { dataSource.indexTitles(for: collectionView) } ?? nil
    }
}

extension _UICollectionViewDataSourceCalls {
    public func callAsFunction(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath? {
        OptionalMethod.answer(of: dataSource) { dataSource.collectionView(collectionView, indexPathForIndexTitle: title, at: index) }
    }
}
