/// The view that a diffable data source returns if its `supplementaryViewProvider` returns nil. The
/// collection view reports it as a missing view. [POOL-18]
final class NoSupplementaryView: UICollectionReusableView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        reuseState.standsForNil = true
    }

    required init?(coder: NSCoder) { nil }
}
