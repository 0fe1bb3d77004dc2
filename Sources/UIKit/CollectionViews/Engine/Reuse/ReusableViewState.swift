/// The state of a reusable view in its collection view.
struct ReusableViewState {
    enum State {
        /// The collection view does not manage the view, or not yet.
        case foreign
        /// The view was dequeued and not yet returned by the data source, or was never returned. [POOL-10]
        case orphan
        /// The view is that of an element.
        case live
        /// The view is being animated away.
        case leaving
        /// The view is hidden, and kept for its item or made ready for it. [PRE-01], [PRE-03]
        case cached
        /// The view is in a pool.
        case dormant
    }

    var reuseIdentifier: String?
    /// The pool that the view came from; nil while it is in the pool. `ReusePools.pool(of:)` reads it only if the pool still exists.
    var pool: Unmanaged<ReusePool>?
    /// The number of the collection view that owns this pool. See `ReusePools.home`.
    var home = 0
    var state = State.foreign
    /// The key of the view's element, or of its last one.
    var key: ElementKey?
    /// The attributes applied last. They are not current while the view is in a pool.
    var applied = AppliedAttributes()
    /// The zIndex by which the view was placed among its siblings. It stays stored if the view has no element. [STACK-04]
    var stackingZ = 0
    /// The sizing epoch in which the view was last asked for its size; -1 if it has to be asked.
    var sizedIn = -1
    /// The number of times that the view was taken from a pool.
    var reuses = 0
}

/// A copy of the attributes applied to a view. Attributes of UIKit's own class are copied as a value, without an allocation.
struct AppliedAttributes {
    private(set) var values = UICollectionViewLayoutAttributes.Values()
    /// The copy as an object, for a subclass of the app; nil for UIKit's own class.
    fileprivate var copy: UICollectionViewLayoutAttributes?
    /// Whether the view still has these attributes. False before the first application, and after the view was taken from a pool.
    var isCurrent = false

    mutating func take(_ attributes: UICollectionViewLayoutAttributes) {
        attributes.copyValues(to: &values)
        if copy != nil || !attributes.isPlain {
            copy = attributes.isPlain ? nil : (attributes.copy() as! UICollectionViewLayoutAttributes)
        }
        isCurrent = true
    }

    /// Returns the attributes as a new object.
    func makeAttributes() -> UICollectionViewLayoutAttributes {
        if let copy { return copy.copy() as! UICollectionViewLayoutAttributes }
        let attributes = UICollectionViewLayoutAttributes()
        attributes.values = values
        return attributes
    }
}

extension UICollectionReusableView {
    /// Whether the view has equal attributes already. `isEqual` decides that for a subclass of the app. [APPLY-01]
    final func hasApplied(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        guard standing.applied.isCurrent else { return false }
        if standing.applied.copy != nil { return attributes.isEqual(standing.applied.copy) }
        // OPTIMIZATION: numbers are compared first, so that references are rarely read.
        guard attributes.isPlain, attributes.values.numbers == standing.applied.values.numbers else { return false }
        if !attributes.values.hasMore, !standing.applied.values.hasMore { return true }
        return attributes.values == standing.applied.values
    }
}
