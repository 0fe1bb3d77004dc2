public typealias UICollectionViewDiffableDataSourceReferenceCellProvider = (UICollectionView, IndexPath, Any) -> UICollectionViewCell?
public typealias UICollectionViewDiffableDataSourceReferenceSupplementaryViewProvider = (
    UICollectionView, String, IndexPath
) -> UICollectionReusableView?

/// A diffable data source for the Objective-C API: `UICollectionViewDiffableDataSource` with identifiers of any type.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSourceReference: NSObject, UICollectionViewDataSource {
    package let source: UICollectionViewDiffableDataSource<AnyIdentifier, AnyIdentifier>

    /// Makes itself the data source of `collectionView`, which refers to it weakly.
    public init(collectionView: UICollectionView, cellProvider: @escaping UICollectionViewDiffableDataSourceReferenceCellProvider) {
        source = UICollectionViewDiffableDataSource(collectionView: collectionView) { cellProvider($0, $1, $2.base) }
        super.init()
        collectionView.dataSource = self
    }

    open var supplementaryViewProvider: UICollectionViewDiffableDataSourceReferenceSupplementaryViewProvider? {
        get { source.supplementaryViewProvider }
        set { source.supplementaryViewProvider = newValue }
    }

    /// A copy of the present state, without marks.
    open func snapshot() -> NSDiffableDataSourceSnapshotReference { NSDiffableDataSourceSnapshotReference(source.snapshot()) }

    open func applySnapshot(_ snapshot: NSDiffableDataSourceSnapshotReference, animatingDifferences: Bool) {
        source.apply(snapshot.value, animatingDifferences: animatingDifferences)
    }

    /// - Parameter completion: called on the main queue after the last animation.
    open func applySnapshot(
        _ snapshot: NSDiffableDataSourceSnapshotReference, animatingDifferences: Bool, completion: (() -> Void)? = nil
    ) {
        source.apply(snapshot.value, animatingDifferences: animatingDifferences, completion: completion)
    }

    open func itemIdentifier(for indexPath: IndexPath) -> Any? { source.itemIdentifier(for: indexPath)?.base }

    open func indexPath(forItemIdentifier identifier: Any) -> IndexPath? { source.indexPath(for: AnyIdentifier(identifier)) }

    // MARK: - Being a data source

    open func numberOfSections(in collectionView: UICollectionView) -> Int { source.numberOfSections(in: collectionView) }

    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        source.collectionView(collectionView, numberOfItemsInSection: section)
    }

    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        source.collectionView(collectionView, cellForItemAt: indexPath)
    }

    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        source.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
    }

    /// UNKNOWN: whether this class allows items to be carried; here it has no handlers for it.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { false }
}

extension UICollectionViewDiffableDataSourceReference: SoleMutator {
    var isApplying: Bool { source.isApplying }
}
