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
}

/// A copy of what was applied to a view. The built-in class is copied as a value, without an allocation.
enum AppliedAttributes {
    case plain(UICollectionViewLayoutAttributes.Values)
    case copied(UICollectionViewLayoutAttributes)

    init(_ attributes: UICollectionViewLayoutAttributes) {
        self = attributes.isPlain ? .plain(attributes.values) : .copied(attributes.copy() as! UICollectionViewLayoutAttributes)
    }

    /// [APPLY-01] `isEqual` decides.
    func isEqual(to attributes: UICollectionViewLayoutAttributes) -> Bool {
        switch self {
        case .plain(let values): attributes.isPlain && attributes.values == values
        case .copied(let copy): attributes.isEqual(copy)
        }
    }

    var values: UICollectionViewLayoutAttributes.Values {
        switch self {
        case .plain(let values): values
        case .copied(let copy): copy.values
        }
    }
}
