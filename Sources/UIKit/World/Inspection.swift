/// What the eyes of a stage may see of the model. Looking changes nothing.
extension UIView {
    package var viewName: ViewName { name }
    package var viewWorld: World { world }
    package var viewText: String { world.registry.text(name) }

    /// Back to front, without making anything.
    package var childViews: [UIView] { layer.children.compactMap(\.view) }

    /// Subviews in the order they are painted. [ORDER-01]
    package var paintedViews: [UIView] { layer.paintOrder.compactMap(\.view) }

    package var acceptsTouches: Bool { takesTouches }

    package var isUntransformed: Bool { layer.isUntransformed }
}

extension UICollectionReusableView {
    package enum Occupation: Sendable {
        case foreign, orphan, live, leaving, cached, dormant
    }

    package var occupation: Occupation {
        switch standing.state {
        case .foreign: .foreign
        case .orphan: .orphan
        case .live: .live
        case .leaving: .leaving
        case .cached: .cached
        case .dormant: .dormant
        }
    }

    /// How often the view was taken from a pool.
    package var reuses: Int { standing.reuses }

    /// The zIndex of the attributes applied last.
    package var appliedZ: Int { standing.applied?.values.zIndex ?? standing.stackingZ }
}

extension UICollectionView {
    /// The element that a view stands for, or stood for last.
    package func element(of view: UICollectionReusableView) -> ProbeEvent.Element? {
        view.standing.key.map(engine.table.element)
    }

    package var tally: Tally { engine.tally }

    package struct PoolFacts: Sendable {
        package let category: ElementCategory
        package let kind: String
        package let identifier: String
        package let made: Int
        package let live: Int
        package let dormant: Int
        package let taken: Int
        package let put: Int
        package let capacity: Int
    }

    package var poolFacts: [PoolFacts] {
        engine.pools.all.map {
            PoolFacts(
                category: $0.category, kind: $0.kind, identifier: $0.identifier, made: $0.made, live: $0.live, dormant: $0.dormant.count,
                taken: $0.taken, put: $0.put, capacity: $0.capacity)
        }
    }

    /// How many cells are kept or made ready for their items. [PRE-01]
    package var prefetchedCount: Int { engine.prefetching.cached.count }

    /// [POOL-06]
    package func receiveMemoryWarning() {
        engine.emptyPools()
    }
}
