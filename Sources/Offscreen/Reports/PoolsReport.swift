import UIKit

/// The reuse pools of a list, in the order in which they were made.
public struct PoolsReport: Codable, Equatable, Sendable, CustomStringConvertible {
    public struct Pool: Equatable, Sendable {
        public let category: UICollectionView.ElementCategory
        /// The kind of the supplementary or decoration views in the pool. It has no meaning for
        /// cells.
        public let kind: String
        public let identifier: String
        /// The number of views made so far.
        public let made: Int
        /// The number of views that are in use now. Cells that are kept or prefetched for their
        /// items, and dequeued views that were never returned, count too.
        public let live: Int
        /// The number of views in the pool now.
        public let dormant: Int
        /// The number of times that a view was taken from the pool.
        public let taken: Int
        /// The number of times that a view was put into the pool.
        public let put: Int
        /// The number of dormant views that the pool may have. It is computed when a view is put
        /// into the pool, and is 0 before the first time. [POOL-05]
        public let capacity: Int
    }

    /// The name of the list.
    public let view: String
    public let pools: [Pool]
    /// The number of hidden cells that are kept for their items after leaving the screen, or were
    /// made ready for items before these come on screen. [PRE-01]
    public let prefetched: Int

    /// Returns the pool of the cells with a reuse identifier; nil if there is none.
    public func cellPool(identifier: String) -> Pool? {
        pools.first { $0.category == .cell && $0.identifier == identifier }
    }

    /// Returns the pool of the supplementary views of a kind with a reuse identifier; nil if there
    /// is none.
    public func supplementaryPool(kind: String, identifier: String) -> Pool? {
        pools.first { $0.category == .supplementaryView && $0.kind == kind && $0.identifier == identifier }
    }

    /// Returns the pool of the decoration views of a kind; nil if there is none.
    public func decorationPool(kind: String) -> Pool? {
        pools.first { $0.category == .decorationView && $0.kind == kind }
    }

    public var description: String {
        let rows = pools.map { [PoolsReport.name(of: $0)] + $0.countTexts }
        let widths = (0..<6).map { column in rows.map { $0[column].count }.max() ?? 0 }
        var lines = ["pools \(view)"]
        for (pool, row) in zip(pools, rows) {
            var words = zip(row, widths).map { $0.padding(toLength: $1, withPad: " ", startingAt: 0) }
            if pool.capacity > 0 { words.append("capacity \(pool.capacity)") }
            var line = "  " + words.joined(separator: "  ")
            while line.last == " " { line.removeLast() }
            lines.append(line)
        }
        lines.append("  prefetched \(prefetched)")
        return lines.map { $0 + "\n" }.joined()
    }

    /// Returns the name of a pool in reports: `cell "poster"`.
    package static func name(of pool: Pool) -> String {
        switch pool.category {
        case .cell: "cell \"\(pool.identifier)\""
        case .decorationView: "decoration \"\(pool.identifier)\""
        case .supplementaryView:
            switch pool.kind {
            case UICollectionView.elementKindSectionHeader: "header \"\(pool.identifier)\""
            case UITableView.kindOfHeaderPools: "header or footer \"\(pool.identifier)\""
            case UICollectionView.elementKindSectionFooter: "footer \"\(pool.identifier)\""
            default: "supplementary \(pool.kind) \"\(pool.identifier)\""
            }
        }
    }
}

extension PoolsReport.Pool: CustomStringConvertible {
    /// The numbers of the pool in one line: `cell "poster": made 18, live 15, dormant 3, taken 3,
    /// put 6`.
    public var description: String { "\(PoolsReport.name(of: self)): \(countTexts.joined(separator: ", "))" }

    fileprivate var countTexts: [String] {
        ["made \(made)", "live \(live)", "dormant \(dormant)", "taken \(taken)", "put \(put)"]
    }
}

extension Stage {
    /// Returns the reuse pools of a list. The call changes nothing.
    public func pools(of view: any List) -> PoolsReport {
        let scene = Scene(of: view)
        var unpacker = EventUnpacker(viewNames: world.viewNames)
        return PoolsReport(scene, scene.collections[0], unpacker: &unpacker)
    }
}

extension PoolsReport {
    @MainActor
    init(_ scene: Scene, _ collection: Scene.CollectionViewValues, unpacker: inout EventUnpacker) {
        self.init(
            view: unpacker.name(of: collection.name),
            pools: scene.pools.filter { $0.owner == collection.name }.map {
                Pool(
                    category: $0.category, kind: $0.kind.text, identifier: $0.identifier.text, made: $0.made,
                    live: $0.live,
                    dormant: $0.dormant, taken: $0.taken, put: $0.put, capacity: $0.capacity)
            }, prefetched: collection.prefetched)
    }
}
