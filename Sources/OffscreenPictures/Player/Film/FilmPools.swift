import Offscreen
import UIKit

/// The reuse pools of every collection view after one event, with their dormant views.
struct FilmPools: Equatable {
    struct Pool: Equatable {
        let owner: String
        /// The first report of the pool, which has the pool's category, kind and identifier.
        let report: PoolsReport.Pool
        /// The numbers of views made, live, dormant, taken and put, and the capacity.
        var counts = [0, 0, 0, 0, 0, 0]
        /// The names of the dormant views, in the order in which they were put into the pool, as
        /// far as the events show it.
        var dormantViews: [String] = []
    }

    private(set) var pools: [Pool] = []
    /// The index in `pools` of the pool to which each view belongs.
    private var poolIndexByView: [String: Int] = [:]

    /// Applies an event that concerns pools. Other events change nothing.
    ///
    /// - Parameter enteringElement: the element whose `enter` event has begun and not ended; nil if
    ///   there is none.
    mutating func apply(_ event: Event, enteringElement: ElementName?) {
        guard [.make, .take, .put, .drop].contains(event.verb), let view = event.view, let owner = event.collection
        else { return }
        let isEntering = event.verb == .make || event.verb == .take
        let known = event.verb == .make ? nil : poolIndexByView[view]
        guard
            let pool = known
                ?? poolIndex(identifier: event.text, owner: owner, element: isEntering ? enteringElement : nil)
        else {
            return
        }
        switch event.verb {
        case .make:
            poolIndexByView[view] = pool
            addCounts(toPoolAt: pool, made: 1, live: 1)
        case .take:
            pools[pool].dormantViews.removeAll { $0 == view }
            addCounts(toPoolAt: pool, live: 1, taken: 1)
        case .put:
            pools[pool].dormantViews.append(view)
            addCounts(toPoolAt: pool, live: -1, put: 1)
        default:
            let wasDormant = pools[pool].dormantViews.contains(view)
            pools[pool].dormantViews.removeAll { $0 == view }
            addCounts(toPoolAt: pool, live: wasDormant ? 0 : -1)
        }
    }

    /// Returns the index of a pool of `owner` with the given identifier, preferably one for the
    /// element's category and kind; nil if there is no such pool.
    private func poolIndex(identifier: String, owner: String, element: ElementName?) -> Int? {
        let candidates = pools.indices.filter { pools[$0].owner == owner && pools[$0].report.identifier == identifier }
        return candidates.first {
            pools[$0].report.category == element?.category && pools[$0].report.kind == element?.kind
        }
            ?? candidates.first
    }

    private mutating func addCounts(toPoolAt pool: Int, made: Int = 0, live: Int = 0, taken: Int = 0, put: Int = 0) {
        for (index, more) in [made, live, 0, taken, put].enumerated() { pools[pool].counts[index] += more }
        pools[pool].counts[2] = pools[pool].dormantViews.count
    }

    /// Sets the counts from the reports at the end of a tick, and the dormant views from the scene
    /// of that tick.
    mutating func setCountsAndDormantViews(from reports: [PoolsReport], scene: FilmScene) {
        for report in reports {
            for pool in report.pools {
                guard let index = pools.firstIndex(where: { FilmPools.isReport(pool, of: $0, owner: report.view) })
                else { continue }
                pools[index].counts = [pool.made, pool.live, pool.dormant, pool.taken, pool.put, pool.capacity]
            }
        }
        let dormant = scene.entries.compactMap { entry in entry.node.dormant.map { (entry.node.name, $0) } }
        let names = Set(dormant.map(\.0))
        for index in pools.indices { pools[index].dormantViews.removeAll { !names.contains($0) } }
        let known = Set(pools.flatMap(\.dormantViews))
        for (view, identifier) in dormant where !known.contains(view) {
            if let pool = poolIndexByView[view] ?? pools.firstIndex(where: { $0.report.identifier == identifier }) {
                pools[pool].dormantViews.append(view)
            }
        }
    }

    /// Adds the pools that are in the reports, but not in `pools` yet. Pools keep the order in
    /// which they were first seen.
    mutating func addPools(from reports: [PoolsReport]) {
        for report in reports {
            for pool in report.pools
            where !pools.contains(where: { FilmPools.isReport(pool, of: $0, owner: report.view) }) {
                pools.append(Pool(owner: report.view, report: pool))
            }
        }
    }

    private static func isReport(_ report: PoolsReport.Pool, of pool: Pool, owner: String) -> Bool {
        pool.owner == owner && pool.report.category == report.category && pool.report.kind == report.kind
            && pool.report.identifier == report.identifier
    }
}
