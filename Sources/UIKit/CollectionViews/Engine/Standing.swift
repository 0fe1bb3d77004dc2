/// What a collection view knows about one of its reusable views.
struct Standing {
    enum State {
        /// Not (yet) under the collection view's care.
        case foreign
        /// Dequeued and not yet returned, or never returned. [POOL-10]
        case orphan
        /// Stands for an element.
        case live
        /// Animates away after an update.
        case leaving
        /// Hidden, kept for its item or made ready for it. [PRE-01], [PRE-03]
        case cached
        /// Waits in a pool.
        case dormant
    }

    var reuseIdentifier: String?
    /// The pool this view came from, while it does not lie in it.
    var pool: ReusePool?
    var state = State.foreign
    /// The element it stands for, or stood for last.
    var key: ElementKey?
    /// What was last applied; forgotten when the view is taken from a pool.
    var applied: AppliedAttributes?
    /// The z that the walk among the siblings compares. It outlives the element. [STACK-04]
    var stackingZ = 0
    /// The sizing epoch in which it was asked for its size.
    var sizedIn = -1
    /// How often it was taken from a pool.
    var reuses = 0

    @inline(__always)
    func hasApplied(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        applied?.isEqual(to: attributes) ?? false
    }
}

/// A copy of what was applied to a view. The built-in class is copied as a value, without an allocation.
struct AppliedAttributes {
    let values: UICollectionViewLayoutAttributes.Values
    /// Nil for the built-in class.
    private let copy: UICollectionViewLayoutAttributes?

    init(_ attributes: UICollectionViewLayoutAttributes) {
        copy = attributes.isPlain ? nil : (attributes.copy() as! UICollectionViewLayoutAttributes)
        values = attributes.values
    }

    /// [APPLY-01] `isEqual` decides.
    @inline(__always)
    func isEqual(to attributes: UICollectionViewLayoutAttributes) -> Bool {
        if let copy { return attributes.isEqual(copy) }
        return attributes.isPlain && attributes.values == values
    }
}
