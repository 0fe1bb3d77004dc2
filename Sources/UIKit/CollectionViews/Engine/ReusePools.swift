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

    /// In the order of registration, for reports.
    private(set) var all: [ReusePool] = []
    private var byKey: [Key: ReusePool] = [:]
    /// OPTIMIZATION: most collection views ask for one identifier again and again; comparing it costs 3 ns, hashing it 40 ns.
    private var lastCellPool: ReusePool?

    /// The pool of a cell identifier; nil when nothing was ever registered for it.
    mutating func cellPool(_ identifier: String) -> ReusePool? {
        if let lastCellPool, lastCellPool.identifier == identifier { return lastCellPool }
        guard let pool = byKey[Key(isCell: true, kind: UICollectionView.elementKindCell, identifier: identifier)] else { return nil }
        lastCellPool = pool
        return pool
    }

    func supplementaryPool(kind: String, identifier: String) -> ReusePool? {
        byKey[Key(isCell: false, kind: kind, identifier: identifier)]
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
        let pool = ReusePool(category: category, kind: kind, identifier: identifier)
        byKey[key] = pool
        all.append(pool)
        return pool
    }
}
