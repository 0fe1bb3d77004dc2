/// The data that a list stores with each reusable view.
@MainActor
final class ReusableViewState {
    enum State {
        /// The view was not dequeued from a list, or no longer belongs to one.
        case foreign
        /// The view was made or taken from a pool and represents no element yet, or the data source
        /// never returned it. [POOL-10]
        case orphan
        /// The view is on screen for an element.
        case live
        /// The view is being animated away.
        case leaving
        /// The view is hidden, and was kept or prefetched for an item. [PRE-01], [PRE-03]
        case cached
        /// The view is hidden, in a reuse pool.
        case dormant
    }

    var reuseIdentifier: String?
    /// The reuse pool that the view came from; nil while the view is in the pool. The reference is
    /// valid only if the pool still exists. Use `ReusePools.pool(of:)` to read it.
    var pool: Unmanaged<ReusePool>?
    /// The number of the list that owns `pool`; 0 if the view never had a pool.
    var ownerNumber = 0
    var state = State.foreign
    /// Whether the view is on screen and `willDisplay` is still to be called. The call is postponed
    /// to the next round or the end of the layout pass if the preferred size of the view has
    /// invalidated the layout. [PASS-06]
    var awaitsAnnouncement = false
    /// The key of the view's element, or of its last element.
    var key: ElementKey?
    // UNCHECKED: this property is changed for each cell. An exclusivity check would make a scroll by
    // a page 13 % slower.
    @exclusivity(unchecked) var applied = AppliedAttributes()
    /// The zIndex that is stored for the view's position among its siblings. It stays stored while
    /// the view is in a reuse pool. [STACK-04]
    var stackingZ = 0
    /// The value of `EngineState.sizingVersion` when the view was last asked for its size; -1 if
    /// the view has to be asked.
    var sizingVersion = -1
    /// The number of times that the view was taken from a reuse pool.
    var reuses = 0
    /// Whether the data source has returned this view in place of nil, which is a failure. [POOL-18]
    var standsForNil = false
    /// Whether the view is a cell. Stored, because a cast would be slower.
    var isCell = false
    /// The scroll view of an orthogonal section that contains this view; nil if the list itself
    /// contains it. [COMP-02]
    weak var scroller: ElementScrollView?
}

/// A state of an item that its view can show.
enum ItemState {
    case selected
    /// The next item of the section is selected.
    case beforeSelected
    case highlighted
    case edited
    /// The item is being moved interactively.
    case reordered
}

extension UIView {
    /// Whether the view is of a class that is made for reuse.
    @inline(__always)
    final var isReusableView: Bool { reuseStateIfReusable != nil }

    /// The data that a list stores with this view, which must be of a class that is made for reuse.
    @inline(__always)
    final var reuseState: ReusableViewState { reuseStateIfReusable! }

    /// Whether the attributes equal those that were applied to the view last. False if none were
    /// applied since the view was taken from a reuse pool. Attributes of a subclass that the app
    /// declares are compared by `isEqual`. [APPLY-01]
    final func hasApplied(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        guard reuseState.applied.isCurrent else { return false }
        if reuseState.applied.copy != nil { return attributes.isEqual(reuseState.applied.copy) }
        // OPTIMIZATION: the numbers are compared first. Comparing all values at once would retain
        // and release the references among them.
        guard attributes.isPlain, attributes.values.plainValues == reuseState.applied.values.plainValues else {
            return false
        }
        if !attributes.values.hasOtherValues, !reuseState.applied.values.hasOtherValues { return true }
        return attributes.values == reuseState.applied.values
    }
}

/// A copy of the attributes that were last applied to a view. Attributes of the class
/// `UICollectionViewLayoutAttributes` itself are copied as a value, without an allocation.
struct AppliedAttributes {
    private(set) var values = UICollectionViewLayoutAttributes.Values()
    /// A copy of the attributes object, if it belongs to a subclass of
    /// `UICollectionViewLayoutAttributes` that the app declares. Nil for
    /// `UICollectionViewLayoutAttributes` itself, because `values` then contains everything.
    var copy: UICollectionViewLayoutAttributes?
    /// Whether equal attributes need not be applied again. False before any attributes were
    /// applied, and after the view was taken from a reuse pool.
    var isCurrent = false

    mutating func store(_ attributes: UICollectionViewLayoutAttributes) {
        attributes.copyValues(to: &values)
        if copy != nil || !attributes.isPlain {
            copy = attributes.isPlain ? nil : attributes.copied()
        }
        isCurrent = true
    }

    func makeAttributes() -> UICollectionViewLayoutAttributes {
        if let copy { return copy.copied() }
        let attributes = UICollectionViewLayoutAttributes()
        attributes.values = values
        return attributes
    }
}
