/// The view that a diffable data source returns if its `supplementaryViewProvider` returns nil. The
/// collection view reports it as a missing view. [POOL-18]
final class NoSupplementaryView: UICollectionReusableView {}
