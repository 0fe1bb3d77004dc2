/// All pools of one collection view, in two families: cells, and supplementary and decoration views. [POOL-01]
///
/// The only place that knows who is dormant.
@MainActor
struct ReusePools {
    private struct Key: Hashable {
        let isCell: Bool
        let kind: String
        let identifier: String
    }

    /// Which collection view these are the pools of: a number that is never given again.
    ///
    /// OPTIMIZATION: a view refers to its pool without keeping it alive, which saves two counts a bind. The reference is good
    /// as long as the view's home is the one that asks.
    private let home: Int
    private static var lastHome = 0

    init() {
        ReusePools.lastHome += 1
        home = ReusePools.lastHome
    }

    /// This collection view's pool that a view came from; nil for one made elsewhere, and for one that lies in its pool.
    @inline(__always)
    func pool(of view: UICollectionReusableView) -> Unmanaged<ReusePool>? {
        view.standing.home == home ? view.standing.pool : nil
    }

    /// In the order of registration, for reports.
    private(set) var all: [ReusePool] = []
    private var byKey: [Key: ReusePool] = [:]
    /// OPTIMIZATION: most collection views ask for one identifier again and again; comparing it costs 3 ns, hashing it 40 ns.
    private var lastCellPool: Unmanaged<ReusePool>?

    /// The pool of a cell identifier, which lives as long as this; nil when nothing was ever registered for it.
    mutating func cellPool(_ identifier: String) -> Unmanaged<ReusePool>? {
        if let lastCellPool, lastCellPool.borrowed({ $0.identifier == identifier }) { return lastCellPool }
        guard let pool = byKey[Key(isCell: true, kind: UICollectionView.elementKindCell, identifier: identifier)] else { return nil }
        lastCellPool = .passUnretained(pool)
        return lastCellPool
    }

    func supplementaryPool(kind: String, identifier: String) -> Unmanaged<ReusePool>? {
        byKey[Key(isCell: false, kind: kind, identifier: identifier)].map { .passUnretained($0) }
    }

    /// Registers a class, or with nil takes the registration back. Views already made keep theirs. [POOL-11]
    mutating func register(
        _ viewClass: UICollectionReusableView.Type?, _ category: UICollectionView.ElementCategory, kind: String, identifier: String
    ) {
        pool(category, kind: kind, identifier: identifier).viewClass = viewClass
    }

    /// The pool of these names, made when there is none yet.
    mutating func pool(_ category: UICollectionView.ElementCategory, kind: String, identifier: String) -> ReusePool {
        let key = Key(isCell: category == .cell, kind: kind, identifier: identifier)
        if let known = byKey[key] { return known }
        let pool = ReusePool(category: category, kind: kind, identifier: identifier, home: home)
        byKey[key] = pool
        all.append(pool)
        return pool
    }
}
