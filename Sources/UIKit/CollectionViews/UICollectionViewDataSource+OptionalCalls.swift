/// The call syntax of optional methods in code for iOS, `dataSource.numberOfSections?(in: collectionView)`: nil when the data source
/// does not implement the method.
extension UICollectionViewDataSource {
    public var numberOfSections: _UICollectionViewDataSourceCalls? { _UICollectionViewDataSourceCalls(dataSource: self) }
    public var collectionView: _UICollectionViewDataSourceCalls? { _UICollectionViewDataSourceCalls(dataSource: self) }
}

@preconcurrency @MainActor
public struct _UICollectionViewDataSourceCalls {
    let dataSource: any UICollectionViewDataSource

    public func callAsFunction(in collectionView: UICollectionView) -> Int? {
        OptionalMethod.answer(of: dataSource) { dataSource.numberOfSections(in: collectionView) }
    }

    public func callAsFunction(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView? {
        OptionalMethod.answer(of: dataSource) {
            dataSource.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
        }
    }

    public func callAsFunction(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool? {
        OptionalMethod.answer(of: dataSource) { dataSource.collectionView(collectionView, canMoveItemAt: indexPath) }
    }

    @discardableResult
    public func callAsFunction(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) -> Void? {
        OptionalMethod.answer(of: dataSource) {
            dataSource.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
        }
    }

    public func callAsFunction(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int? {
        dataSource.collectionView(collectionView, numberOfItemsInSection: section)
    }

    public func callAsFunction(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell? {
        dataSource.collectionView(collectionView, cellForItemAt: indexPath)
    }
}
