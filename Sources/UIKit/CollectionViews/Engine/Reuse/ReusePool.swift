/// The dormant views of one kind and identifier. The view that was put into the pool last is taken first. [POOL-02]
@MainActor
final class ReusePool {
    /// The number of the collection view that owns the pool. See `ReusePools.home`.
    let home: Int
    let category: UICollectionView.ElementCategory
    /// The kind of the views' elements. For decorations the identifier equals the kind. [POOL-01]
    let kind: String
    let identifier: String
    /// The identifier as a number, for events.
    private(set) lazy var internedIdentifier = InternedString(identifier)
    /// The class of new views; nil if none is registered now. [POOL-11]
    var viewClass: UICollectionReusableView.Type?
    /// The class of the views that are made after a failure, if no class is registered.
    var plainClass: UICollectionReusableView.Type { category == .cell ? UICollectionViewCell.self : UICollectionReusableView.self }

    private(set) var dormant: ContiguousArray<UICollectionReusableView> = []
    private(set) var made = 0
    private(set) var taken = 0
    private(set) var put = 0
    /// The number of views from this pool that are not in it at present. Views that are kept for items, and dequeued views that were never
    /// returned, count too.
    private(set) var checkedOut = 0
    /// The capacity that was computed when a view was last put away. [POOL-05]
    private(set) var capacity = 0

    /// Whether the pool has a view, or a class to make one.
    var canDequeue: Bool { viewClass != nil || !dormant.isEmpty }

    init(category: UICollectionView.ElementCategory, kind: String, identifier: String, home: Int = 0) {
        self.home = home
        self.category = category
        self.kind = kind
        self.identifier = identifier
    }

    /// Removes and returns a dormant view, which becomes an orphan; nil if the pool is empty.
    func take() -> UICollectionReusableView? {
        guard let view = dormant.last else { return nil }
        changeDormant { $0.removeLast() }
        taken += 1
        checkedOut += 1
        view.reuseState.pool = .passUnretained(self)
        view.reuseState.state = .orphan
        view.reuseState.reuses += 1
        view.reuseState.applied.isCurrent = false
        view.reuseState.sizingVersion = -1
        return view
    }

    /// Marks a new view as belonging to this pool. The view becomes an orphan.
    func adopt(_ view: UICollectionReusableView) {
        made += 1
        checkedOut += 1
        view.reuseState.pool = .passUnretained(self)
        view.reuseState.home = home
        view.reuseState.reuseIdentifier = identifier
        view.reuseState.state = .orphan
    }

    /// Puts a view into the pool, if there is room.
    ///
    /// - Parameter area: the area of the collection view, in square points.
    /// - Returns: false if the pool is full. The view then no longer belongs to the pool. [POOL-05]
    func putAway(_ view: UICollectionReusableView, area: CGFloat) -> Bool {
        checkedOut -= 1
        capacity = ReusePool.capacity(area: area, viewSize: view.bounds.size)
        guard dormant.count < capacity else {
            release(view)
            return false
        }
        put += 1
        view.reuseState.state = .dormant
        view.reuseState.pool = nil
        changeDormant { $0.append(view) }
        return true
    }

    /// OPTIMIZATION: the list is moved out of the property, so that it is not copied, and accesses to it need no check at run time.
    @inline(__always)
    private func changeDormant(_ change: (inout ContiguousArray<UICollectionReusableView>) -> Void) {
        var views = dormant
        dormant = []
        change(&views)
        dormant = views
    }

    /// Releases a view that was taken from this pool and is not put back.
    func discard(_ view: UICollectionReusableView) {
        checkedOut -= 1
        release(view)
    }

    /// Empties the pool and returns its views, which the caller has to remove from the hierarchy. [POOL-06]
    func drain() -> ContiguousArray<UICollectionReusableView> {
        defer { dormant = [] }
        for view in dormant { release(view) }
        return dormant
    }

    private func release(_ view: UICollectionReusableView) {
        view.reuseState.state = .foreign
        view.reuseState.pool = nil
    }

    /// [POOL-05] Returns ceil(1.5 x area of the collection view / max(1, area of the view)) + 1.
    static func capacity(area: CGFloat, viewSize: CGSize) -> Int {
        let views = (1.5 * area / max(1, viewSize.width * viewSize.height)).rounded(.up)
        return views.isFinite && views < 1e6 ? Int(views) + 1 : 1_000_001
    }

    /// Checks that each dormant view is in the pool once and is marked as dormant, and that no more views are counted than were made.
    func checkInvariants() -> [String] {
        var seen: Set<ObjectIdentifier> = []
        let twice = dormant.filter { !seen.insert(ObjectIdentifier($0)).inserted }
        let others = dormant.filter { $0.reuseState.state != .dormant }
        return twice.map { "\($0.viewText) lies in pool \"\(identifier)\" twice" }
            + others.map { "\($0.viewText) lies in pool \"\(identifier)\" and is \($0.reuseState.state)" }
            + (checkedOut < 0 || checkedOut + dormant.count > made
                ? ["pool \"\(identifier)\" counts \(checkedOut) live views and \(dormant.count) dormant ones, and made \(made)"] : [])
    }
}
