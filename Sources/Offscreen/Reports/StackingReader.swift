import UIKit

extension StackingReport {
    /// Reads the report off a collection view's node in a tree.
    ///
    /// - Parameter placements: who put the views where they are; asked for when there is an inversion.
    init(of collection: ViewTree.Node, placements: () -> Placements? = { nil }) {
        let siblings = collection.children.filter { $0.element != nil && $0.dormant == nil }
        let paint = siblings.indices.sorted { (siblings[$0].zPosition, $0) < (siblings[$1].zPosition, $1) }
        let hit = siblings.indices.reversed().filter { siblings[$0].takesTouches }
        var paintRanks = Array(repeating: 0, count: siblings.count)
        for (rank, index) in paint.enumerated() { paintRanks[index] = rank + 1 }
        var hitRanks = [Int?](repeating: nil, count: siblings.count)
        for (rank, index) in hit.enumerated() { hitRanks[index] = rank + 1 }
        let rows = siblings.indices.map { index in
            let node = siblings[index]
            return Row(
                view: node.name, element: node.element, z: node.z, paint: paintRanks[index], hit: hitRanks[index],
                isLeaving: node.states.contains("leaving"))
        }
        var inversions: [Inversion] = []
        var known: Placements??
        for above in rows.indices where !rows[above].isLeaving {
            for below in 0..<above where !rows[below].isLeaving && rows[below].z > rows[above].z {
                if known == nil { known = .some(placements()) }
                inversions.append(
                    Inversion(
                        above: rows[above], below: rows[below], overlaps: siblings[above].frame.intersects(siblings[below].frame),
                        cause: (known ?? nil)?.cause(rows[above].view, rows[below].view) ?? ""))
            }
        }
        self.init(view: collection.name, rows: rows, inversions: inversions)
    }
}

extension ViewTree.Node {
    /// Whether touches reach it. [ORDER-02]
    fileprivate var takesTouches: Bool { !states.contains("hidden") && !states.contains("untouchable") && alpha >= 0.01 }
}

/// Who put the views of a collection view where they are: the last placing of each, and the last with transient attributes.
struct Placements {
    struct Placement {
        let tick: Int
        let z: Int
        let cause: Event.Cause?
    }

    private var last: [String: Placement] = [:]
    private var appearing: [String: Placement] = [:]

    init() {}

    init(of recording: Recording, upTo number: Int) {
        for tick in recording.ticks where tick.number <= number {
            for event in tick.events where event.verb == .place {
                if let view = event.view { note(view, Placement(tick: tick.number, z: event.z, cause: event.cause)) }
            }
        }
    }

    private mutating func note(_ view: String, _ placement: Placement) {
        last[view] = placement
        if placement.cause == .appearing { appearing[view] = placement }
    }

    /// The last event that put either of the two where it is, the more telling one first.
    func cause(_ above: String, _ below: String) -> String? {
        storedLater(above) ?? storedLater(below) ?? movedByApp(above) ?? movedByApp(below)
    }

    private func storedLater(_ view: String) -> String? {
        guard let last = last[view], last.cause == .stored, let placed = appearing[view] else { return nil }
        return "\(view) was placed at tick \(placed.tick) with z \(placed.z) (appearing attributes), stored z \(last.z) afterwards "
            + "without moving"
    }

    private func movedByApp(_ view: String) -> String? {
        guard let last = last[view], last.cause == .app else { return nil }
        return "\(view) was last moved by the app, at tick \(last.tick)"
    }
}

extension Placements {
    /// From what was heard, without putting all of it into words.
    @MainActor
    init(_ recorder: Recorder, name: (ViewName) -> String) {
        recorder.forEachEvent { tick, event in
            guard event.verb == .place, let view = event.view else { return }
            let cause: Event.Cause? =
                switch event.cause {
                case .appearing: .appearing
                case .stored: .stored
                case .app: .app
                case .layout, .none: .layout
                }
            note(name(view), Placement(tick: tick, z: event.z, cause: cause))
        }
    }
}

extension Stage {
    /// The sibling order of a collection view's reusable views, dormant ones left out. Reading it changes nothing.
    public func stacking(of view: UICollectionView) -> StackingReport {
        StackingReport(of: ViewTree(of: view).root) {
            recorder.map { Placements($0) { world.registry.text($0) } }
        }
    }
}
