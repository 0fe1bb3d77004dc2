/// The dormant views of one kind and identifier, last in first out. [POOL-02]
@MainActor
final class ReusePool {
    /// See `ReusePools.home`.
    let home: Int
    let category: UICollectionView.ElementCategory
    /// The kind of the elements its views stand for. For decorations the kind is the identifier. [POOL-01]
    let kind: String
    let identifier: String
    /// The identifier as a number, for events.
    private(set) lazy var phrase = InternedString(identifier)
    /// The class of new views; nil when the identifier is not registered, or no longer. [POOL-11]
    var viewClass: UICollectionReusableView.Type?
    /// The class of views that stand in where none is registered.
    var plainClass: UICollectionReusableView.Type { category == .cell ? UICollectionViewCell.self : UICollectionReusableView.self }

    private(set) var dormant: ContiguousArray<UICollectionReusableView> = []
    private(set) var made = 0
    private(set) var taken = 0
    private(set) var put = 0
    /// The number of views that stand for elements now, including those being animated.
    private(set) var live = 0
    /// The capacity of the pool when it was computed last. [POOL-05]
    private(set) var capacity = 0

    /// Whether there is a view in the pool, or a class to make one of.
    var canDequeue: Bool { viewClass != nil || !dormant.isEmpty }

    init(category: UICollectionView.ElementCategory, kind: String, identifier: String, home: Int = 0) {
        self.home = home
        self.category = category
        self.kind = kind
        self.identifier = identifier
    }

    /// A dormant view, which is marked as taken; nil when there is none.
    func take() -> UICollectionReusableView? {
        guard let view = dormant.last else { return nil }
        changeDormant { $0.removeLast() }
        taken += 1
        live += 1
        view.standing.pool = .passUnretained(self)
        view.standing.state = .orphan
        view.standing.reuses += 1
        view.standing.applied.isCurrent = false
        view.standing.sizedIn = -1
        return view
    }

    /// Counts a new view that belongs to this pool.
    func adopt(_ view: UICollectionReusableView) {
        made += 1
        live += 1
        view.standing.pool = .passUnretained(self)
        view.standing.home = home
        view.standing.reuseIdentifier = identifier
        view.standing.state = .orphan
    }

    /// Puts a view into the pool.
    ///
    /// - Parameter area: of the collection view, in square points.
    /// - Returns: false when the pool is full. Then the view no longer belongs to the pool. [POOL-05]
    func putAway(_ view: UICollectionReusableView, area: CGFloat) -> Bool {
        live -= 1
        capacity = ReusePool.capacity(area: area, viewSize: view.bounds.size)
        guard dormant.count < capacity else {
            letGo(view)
            return false
        }
        put += 1
        view.standing.state = .dormant
        view.standing.pool = nil
        changeDormant { $0.append(view) }
        return true
    }

    /// OPTIMIZATION: the list is taken out while it changes. So it is not copied, and its accesses need no check at run time.
    @inline(__always)
    private func changeDormant(_ change: (inout ContiguousArray<UICollectionReusableView>) -> Void) {
        var views = dormant
        dormant = []
        change(&views)
        dormant = views
    }

    /// Gives up a view that belonged to this pool and is not put back.
    func discard(_ view: UICollectionReusableView) {
        live -= 1
        letGo(view)
    }

    /// Empties the pool. The caller has to remove the views. [POOL-06]
    func drain() -> ContiguousArray<UICollectionReusableView> {
        defer { dormant = [] }
        for view in dormant { letGo(view) }
        return dormant
    }

    private func letGo(_ view: UICollectionReusableView) {
        view.standing.state = .foreign
        view.standing.pool = nil
    }

    /// [POOL-05] ceil(1.5 x area of the collection view / max(1, area of the view)) + 1.
    static func capacity(area: CGFloat, viewSize: CGSize) -> Int {
        let views = (1.5 * area / max(1, viewSize.width * viewSize.height)).rounded(.up)
        return views.isFinite && views < 1e6 ? Int(views) + 1 : 1_000_001
    }

    /// Each dormant view is in the pool once and is marked as dormant. No more views are counted than were made.
    func checkInvariants() -> [String] {
        var seen: Set<ObjectIdentifier> = []
        let twice = dormant.filter { !seen.insert(ObjectIdentifier($0)).inserted }
        let others = dormant.filter { $0.standing.state != .dormant }
        return twice.map { "\($0.viewText) lies in pool \"\(identifier)\" twice" }
            + others.map { "\($0.viewText) lies in pool \"\(identifier)\" and is \($0.standing.state)" }
            + (live < 0 || live + dormant.count > made
                ? ["pool \"\(identifier)\" counts \(live) live views and \(dormant.count) dormant ones, and made \(made)"] : [])
    }
}
