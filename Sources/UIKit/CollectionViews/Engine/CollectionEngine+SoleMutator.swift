/// A diffable data source alone changes its collection view. [api: text 25h]
extension CollectionEngine {
    /// Fails for a change that comes from elsewhere, which is then not made.
    var mayBeChanged: Bool {
        guard let owner = dataSourceClient.soleMutator, !owner.isApplying else { return true }
        view.world.fail(
            Failure(
                "UICollectionView must be updated via the UICollectionViewDiffableDataSource APIs when acting as the UICollectionView's "
                    + "dataSource: please do not call mutation APIs directly on UICollectionView.",
                counted: "dataSource \(type(of: owner))", hint: "edit a snapshot and apply it"))
        return false
    }
}
