/// The reuse pools of one list. Cells have one pool for each reuse identifier.
/// Supplementary and decoration views have one for each kind and identifier. [POOL-01]
@MainActor
struct ReusePools {
    private struct Key: Hashable {
        let isCell: Bool
        let kind: String
        let identifier: String
    }

    /// The number of the list that owns these pools. No other list ever gets
    /// this number.
    ///
    /// OPTIMIZATION: a view references its pool without retaining it. A strong reference would cost
    /// a retain and a release each time a view gets an element. The reference is valid if the
    /// view's `ownerNumber` equals this number.
    private let ownerNumber: Int
    private static var lastOwnerNumber = 0

    init() {
        ReusePools.lastOwnerNumber += 1
        ownerNumber = ReusePools.lastOwnerNumber
    }

    /// Returns the pool of this list that a view came from; nil for a view that came
    /// from no such pool, is in its pool, or no longer belongs to it.
    @inline(__always)
    func pool(of view: UIView) -> Unmanaged<ReusePool>? {
        view.reuseState.ownerNumber == ownerNumber ? view.reuseState.pool : nil
    }

    /// All pools, in the order in which they were made.
    private(set) var all: [ReusePool] = []
    private var byKey: [Key: ReusePool] = [:]
    /// The pool of the cell reuse identifier that was looked up last.
    ///
    /// OPTIMIZATION: most lists look up the same identifier again and again. Comparing
    /// it takes 3 ns; hashing it would take 40 ns.
    private var lastCellPool: Unmanaged<ReusePool>?

    /// Returns the pool of a cell reuse identifier; nil if there is none. The pool lives as long as
    /// this value.
    mutating func cellPool(identifier: String) -> Unmanaged<ReusePool>? {
        if let lastCellPool, lastCellPool.withoutRetaining({ $0.identifier == identifier }) { return lastCellPool }
        guard let pool = byKey[Key(isCell: true, kind: ElementKind.cell, identifier: identifier)] else {
            return nil
        }
        lastCellPool = .passUnretained(pool)
        return lastCellPool
    }

    func supplementaryPool(kind: String, identifier: String) -> Unmanaged<ReusePool>? {
        byKey[Key(isCell: false, kind: kind, identifier: identifier)].map { .passUnretained($0) }
    }

    /// Registers the class of new views, or removes the registration if the class is nil. Views
    /// that exist already remain in use. [POOL-11]
    mutating func register(
        _ viewClass: AnyClass?, for category: ElementCategory, kind: String, identifier: String
    ) {
        let viewClass = viewClass as? UIView.Type
        findOrMakePool(ofCategory: category, kind: kind, identifier: identifier).viewClass =
            viewClass?.isReusable == true ? viewClass : nil
    }

    mutating func findOrMakePool(
        ofCategory category: ElementCategory, kind: String, identifier: String
    ) -> ReusePool {
        let key = Key(isCell: category == .cell, kind: kind, identifier: identifier)
        if let known = byKey[key] { return known }
        let pool = ReusePool(category: category, kind: kind, identifier: identifier, ownerNumber: ownerNumber)
        byKey[key] = pool
        all.append(pool)
        return pool
    }

    func invariantProblems(comparedWith tally: EventCounts) -> [String] {
        var broken = all.flatMap { $0.invariantProblems() }
        // OPTIMIZATION: no key paths. A property that a key path names is checked for exclusive
        // access at each change.
        let totals = all.reduce(into: (made: 0, taken: 0, put: 0)) {
            $0 = ($0.made + $1.made, $0.taken + $1.taken, $0.put + $1.put)
        }
        for (verb, recorded, known) in [
            ("made", tally.made, totals.made), ("taken", tally.taken, totals.taken), ("put", tally.put, totals.put),
        ] where known != recorded { broken.append("\(recorded) views were \(verb); the pools know of \(known)") }
        return broken
    }
}
