/// What a collection view knows about one of its reusable views.
struct ReusableViewState {
    enum State {
        /// The collection view does not manage it, or not yet.
        case foreign
        /// Dequeued and not yet returned, or never returned. [POOL-10]
        case orphan
        /// It stands for an element.
        case live
        /// It is being animated away after an update.
        case leaving
        /// It is hidden, and kept for its item or made ready for it. [PRE-01], [PRE-03]
        case cached
        /// It waits in a pool.
        case dormant
    }

    var reuseIdentifier: String?
    /// The pool that this view came from, while the view is not in it. Ask `ReusePools`, which knows whether that pool still
    /// exists.
    var pool: Unmanaged<ReusePool>?
    /// The collection view that owns this pool. See `ReusePools.home`.
    var home = 0
    var state = State.foreign
    /// The element it stands for, or stood for last.
    var key: ElementKey?
    /// The attributes applied last. They are out of date when the view is taken from a pool.
    var applied = AppliedAttributes()
    /// The z that the walk among the siblings compares. It remains when the view stands for no element. [STACK-04]
    var stackingZ = 0
    /// The sizing epoch in which the view was asked for its size.
    var sizedIn = -1
    /// How often it was taken from a pool.
    var reuses = 0
}

/// A copy of the attributes applied to a view. The built-in class is copied as a value, without an allocation.
struct AppliedAttributes {
    private(set) var values = UICollectionViewLayoutAttributes.Values()
    /// Nil for the built-in class.
    fileprivate var copy: UICollectionViewLayoutAttributes?
    /// Whether the view looks like this now.
    var isCurrent = false

    mutating func take(_ attributes: UICollectionViewLayoutAttributes) {
        attributes.copyValues(to: &values)
        if copy != nil || !attributes.isPlain {
            copy = attributes.isPlain ? nil : (attributes.copy() as! UICollectionViewLayoutAttributes)
        }
        isCurrent = true
    }

    /// The same attributes as an object of their own.
    func makeAttributes() -> UICollectionViewLayoutAttributes {
        if let copy { return copy.copy() as! UICollectionViewLayoutAttributes }
        let attributes = UICollectionViewLayoutAttributes()
        attributes.values = values
        return attributes
    }
}

extension UICollectionReusableView {
    /// Whether these attributes are applied to the view already. [APPLY-01] `isEqual` decides.
    final func hasApplied(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        guard standing.applied.isCurrent else { return false }
        if standing.applied.copy != nil { return attributes.isEqual(standing.applied.copy) }
        // OPTIMIZATION: numbers are compared first, so that the references in values are rarely touched.
        guard attributes.isPlain, attributes.values.numbers == standing.applied.values.numbers else { return false }
        if !attributes.values.hasMore, !standing.applied.values.hasMore { return true }
        return attributes.values == standing.applied.values
    }
}
