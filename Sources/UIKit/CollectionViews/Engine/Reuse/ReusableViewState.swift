/// The state of a reusable view in its collection view.
struct ReusableViewState {
    enum State {
        /// The collection view does not manage the view, or not yet.
        case foreign
        /// The view was dequeued and not yet returned by the data source, or was never returned. [POOL-10]
        case orphan
        /// The view represents an element.
        case live
        /// The view is being animated away.
        case leaving
        /// The view is hidden, and kept for its item or made ready for it. [PRE-01], [PRE-03]
        case cached
        /// The view is in a pool.
        case dormant
    }

    var reuseIdentifier: String?
    /// The pool that the view came from; nil while the view is in the pool. `ReusePools.pool(of:)` reads this reference only if the pool
    /// still exists.
    var pool: Unmanaged<ReusePool>?
    /// The number of the collection view that owns this pool. See `ReusePools.home`.
    var home = 0
    var state = State.foreign
    /// The key of the view's element, or of its last element.
    var key: ElementKey?
    /// The attributes applied last. They stop being current when the view is taken from a pool.
    var applied = AppliedAttributes()
    /// The zIndex by which the view was placed among its siblings. It stays stored if the view has no element. [STACK-04]
    var stackingZ = 0
    /// The value of `EngineState.sizingVersion` when the view was last asked for its size; -1 if the view has to be asked.
    var sizingVersion = -1
    /// The number of times that the view was taken from a pool.
    var reuses = 0
}

extension UICollectionReusableView {
    /// Whether the view already has equal attributes. Those of an app's own class are compared by `isEqual`. [APPLY-01]
    final func hasApplied(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        guard reuseState.applied.isCurrent else { return false }
        if reuseState.applied.copy != nil { return attributes.isEqual(reuseState.applied.copy) }
        // OPTIMIZATION: numbers are compared first, so that references are rarely read.
        guard attributes.isPlain, attributes.values.numbers == reuseState.applied.values.numbers else { return false }
        if !attributes.values.hasMore, !reuseState.applied.values.hasMore { return true }
        return attributes.values == reuseState.applied.values
    }
}
