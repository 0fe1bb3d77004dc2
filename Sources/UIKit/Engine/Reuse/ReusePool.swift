/// The hidden views of one kind and reuse identifier that wait to be used again. The view that was
/// put into the pool last is taken first.
/// [POOL-02]
@MainActor
final class ReusePool {
    let ownerNumber: Int
    let category: ElementCategory
    /// The element kind of the views. For decoration views the reuse identifier equals the kind.
    /// [POOL-01]
    let kind: String
    let identifier: String
    /// The reuse identifier in the form in which recorded events store texts.
    private(set) lazy var internedIdentifier = InternedString(identifier)
    /// The class of new views; nil if no class is registered at present, and no dequeue has failed
    /// for that reason since. [POOL-11]
    var viewClass: UIView.Type?
    // UNCHECKED: changed for each cell. A copy of the list out of the property made a scroll by a
    // page 64 % slower.
    @exclusivity(unchecked) private(set) var dormant: ContiguousArray<UIView> = []
    private(set) var made = 0
    private(set) var taken = 0
    private(set) var put = 0
    /// The number of views from this pool that are in use. Views that are kept for items count too,
    /// and so do dequeued views that the data source never returned, unless they were put back.
    private(set) var checkedOut = 0
    /// [POOL-05] The number of views for which the pool has room. Computed whenever a view is about
    /// to be put into the pool; 0 before that.
    private(set) var capacity = 0

    var isEmpty: Bool { dormant.isEmpty }
    var canDequeue: Bool { viewClass != nil || !isEmpty }

    init(category: ElementCategory, kind: String, identifier: String, ownerNumber: Int = 0) {
        self.ownerNumber = ownerNumber
        self.category = category
        self.kind = kind
        self.identifier = identifier
    }

    /// Removes and returns a view from the pool, which must not be empty. The state of the view
    /// becomes `orphan`.
    ///
    /// OPTIMIZATION: the result is no optional. Unwrapping it would retain and release the view.
    func take() -> UIView {
        let view = dormant.removeLast()
        taken += 1
        checkedOut += 1
        view.reuseState.pool = .passUnretained(self)
        view.reuseState.state = .orphan
        view.reuseState.reuses += 1
        view.reuseState.applied.isCurrent = false
        view.reuseState.sizingVersion = -1
        return view
    }

    /// Removes a certain view from the pool, in the same way as `take()`.
    ///
    /// - Returns: false if the view is not in the pool.
    func take(_ view: UIView) -> Bool {
        guard let index = dormant.lastIndex(where: { $0 === view }) else { return false }
        dormant.append(dormant.remove(at: index))
        _ = take()
        return true
    }

    /// Marks a new view as belonging to this pool. The state of the view becomes `orphan`.
    func adopt(_ view: UIView) {
        made += 1
        checkedOut += 1
        view.reuseState.pool = .passUnretained(self)
        view.reuseState.ownerNumber = ownerNumber
        view.reuseState.reuseIdentifier = identifier
        view.reuseState.state = .orphan
    }

    /// Puts a view into the pool, if there is room.
    ///
    /// - Parameter area: the area of the list, in square points.
    /// - Returns: false if the pool is full. The view then no longer belongs to the pool. [POOL-05]
    func putAway(_ view: UIView, collectionViewArea area: CGFloat) -> Bool {
        checkedOut -= 1
        capacity = ReusePool.capacity(collectionViewArea: area, viewSize: view.backing.storedBounds.size)
        guard dormant.count < capacity else {
            release(view)
            return false
        }
        put += 1
        view.reuseState.state = .dormant
        view.reuseState.pool = nil
        dormant.append(view)
        return true
    }

    /// Marks a view as no longer belonging to this pool. The view was made for the pool or taken
    /// from it, and will not be put back.
    func discard(_ view: UIView) {
        checkedOut -= 1
        release(view)
    }

    /// Empties the pool and returns its views, which the caller has to remove from the hierarchy.
    /// [POOL-06]
    func drain() -> ContiguousArray<UIView> {
        defer { dormant = [] }
        for view in dormant { release(view) }
        return dormant
    }

    private func release(_ view: UIView) {
        view.reuseState.state = .foreign
        view.reuseState.pool = nil
    }

    /// [POOL-05] Returns the greatest number of views in a pool: ceil(1.5 x area of the collection
    /// view / max(1, area of the view)) + 1, but no more than 1,000,001.
    static func capacity(collectionViewArea area: CGFloat, viewSize: CGSize) -> Int {
        let views = (1.5 * area / max(1, viewSize.width * viewSize.height)).rounded(.up)
        return views.isFinite && views < 1e6 ? Int(views) + 1 : 1_000_001
    }

    func invariantProblems() -> [String] {
        var seen: Set<ObjectIdentifier> = []
        let twice = dormant.filter { !seen.insert(ObjectIdentifier($0)).inserted }
        let others = dormant.filter { $0.reuseState.state != .dormant }
        return twice.map { "\($0.viewText) lies in pool \"\(identifier)\" twice" }
            + others.map { "\($0.viewText) lies in pool \"\(identifier)\" and is \($0.reuseState.state)" }
            + (checkedOut < 0 || checkedOut + dormant.count > made
                ? [
                    """
                    pool "\(identifier)" counts \(checkedOut) live views and \(dormant.count) dormant \
                    ones, and made \(made)
                    """
                ] : [])
    }
}
