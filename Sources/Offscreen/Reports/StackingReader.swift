import UIKit

extension StackingReport {
    /// Makes the report on a collection view from its node in a tree.
    ///
    /// - Parameter placements: returns how the views were placed, or nil if that is not recorded.
    ///   It is called only if there is an inversion.
    init(of collection: ViewTree.Node, placements: () -> Placements? = { nil }) {
        let siblings = collection.children.filter { $0.element != nil && $0.dormant == nil && $0.uncertainty == nil }
        let paint = siblings.indices.sorted { (siblings[$0].zPosition, $0) < (siblings[$1].zPosition, $1) }
        let hit = siblings.indices.reversed().filter { siblings[$0].takesTouches }
        let paintRanks = Dictionary(uniqueKeysWithValues: zip(paint, 1...))
        let hitRanks = Dictionary(uniqueKeysWithValues: zip(hit, 1...))
        let rows = siblings.enumerated().map { index, node in
            Row(
                view: node.name, element: node.element, z: node.z, paint: paintRanks[index]!, hit: hitRanks[index],
                isLeaving: node.isLeaving)
        }
        var inversions: [Inversion] = []
        lazy var known = placements()
        for above in rows.indices where !rows[above].isLeaving {
            for below in 0..<above where !rows[below].isLeaving && rows[below].z > rows[above].z {
                let between = collection.children.map(\.name).drop { $0 != rows[below].view }.prefix {
                    $0 != rows[above].view
                }
                let cause = known?.misplacement(
                    viewAbove: rows[above].view, viewBelow: rows[below].view, siblingsBetween: between.dropFirst())
                inversions.append(
                    Inversion(
                        above: rows[above], below: rows[below],
                        overlaps: siblings[above].frame.intersectionIncludingEdges(with: siblings[below].frame) != nil,
                        outOfPlace: cause?.view == rows[below].view ? rows[below] : rows[above],
                        cause: cause?.text ?? "",
                        reason: cause?.reason))
            }
        }
        self.init(view: collection.name, rows: rows, inversions: inversions)
    }
}

extension ViewTree.Node {
    /// Whether touches reach the view. [ORDER-02]
    var takesTouches: Bool { !states.contains("hidden") && !states.contains("untouchable") && alpha >= 0.01 }

    /// Whether the view is being animated away.
    var isLeaving: Bool { states.contains("leaving") }
}

/// The last placement of each view among its siblings.
struct Placements {
    struct Placement {
        let tick: Int
        /// The zIndex that was last stored for the view.
        var z: Int
        let cause: Event.PlacementCause?
        /// Whether another zIndex was stored after the placement, without moving the view.
        var hasLaterZ = false

        /// The reason why the view is at a place that does not follow from its zIndex; nil if the
        /// view was placed by its zIndex.
        var reason: StackingReport.MisplacementReason? {
            switch cause {
            case .front: .front(tick: tick)
            case .appearing where hasLaterZ: .transient(tick: tick)
            case .app: .app(tick: tick)
            default: nil
            }
        }
    }

    private var last: [String: Placement] = [:]

    init(of recording: Recording, upTo number: Int) {
        for tick in recording.ticks where tick.number <= number {
            for event in tick.events where event.verb == .place && !event.staysInPlace {
                if let view = event.view {
                    record(Placement(tick: tick.number, z: event.z, cause: event.cause), of: view)
                }
            }
        }
    }

    private mutating func record(_ placement: Placement, of view: String) {
        guard placement.cause == .stored else {
            last[view] = placement
            return
        }
        last[view]?.z = placement.z
        last[view]?.hasLaterZ = true
    }

    /// Returns the misplaced one of two views that are out of order, and the reason for its place;
    /// nil if no reason is known.
    ///
    /// - Parameter siblingsBetween: the siblings between the two views, including dormant ones.
    func misplacement(
        viewAbove: String, viewBelow: String, siblingsBetween: some Sequence<String>
    ) -> (view: String, text: String, reason: StackingReport.MisplacementReason?)? {
        for view in [viewAbove, viewBelow] {
            if let last = last[view], let reason = last.reason {
                return (view, reason.text(about: view, z: last.z), reason)
            }
        }
        // No recorded placement of the two views, by the iOS 10 bug or by the app, explains their
        // order. A view between the two, with a greater zIndex, may have been misplaced by the bug
        // or by the app. The lower view was then placed below that view.
        guard let z = last[viewBelow]?.z else { return nil }
        for view in siblingsBetween {
            guard let last = last[view], last.z > z, let reason = last.reason else { continue }
            let text = reason.text(about: view, z: last.z)
            return (
                viewBelow,
                "\(viewBelow) was placed below \(view), whose z is greater, and \(view) itself lies too low:\n\(text)",
                nil
            )
        }
        return nil
    }
}

extension StackingReport {
    /// The reason why a view is at a place that does not follow from its zIndex.
    enum MisplacementReason: Equatable, Sendable {
        /// The mechanism `front` of the iOS 10 bug.
        case front(tick: Int)
        /// The mechanism `transient` of the iOS 10 bug.
        case transient(tick: Int)
        /// The app moved the view.
        case app(tick: Int)

        func text(about view: String, z: Int) -> String {
            switch self {
            case .front(let tick):
                "\(view) appeared at tick \(tick) and was put in front of all its siblings, whatever its z: "
                    + "the bug of iOS 10, mechanism front.\n"
                    + "Its z, \(z), was stored, but the view was not placed by it. "
                    + "Only a view that is added later is placed, and passes the view; "
                    + "a reused view keeps the place among its siblings that it had."
            case .transient(let tick):
                "\(view) appeared at tick \(tick) with z 0 for a moment and was placed by that: "
                    + "the bug of iOS 10, mechanism transient.\n"
                    + "Its own z, \(z), was stored afterwards, and the view was not moved. "
                    + "Only a view that is added later is placed by the stored z; "
                    + "a reused view keeps the place among its siblings that it had."
            case .app(let tick): "\(view) was last moved by the app, at tick \(tick)."
            }
        }

        /// The explanation in the plural, for several views that are misplaced for this reason.
        var textOfSeveral: String {
            switch self {
            case .front(let tick):
                "They appeared at tick \(tick) and were put in front of all their siblings, whatever their z: "
                    + "the bug of iOS 10, mechanism front.\n"
                    + "Their z was stored, but the views were not placed by it. "
                    + "Only a view that is added later is placed, and passes the views; "
                    + "a reused view keeps the place among its siblings that it had."
            case .transient(let tick):
                """
                They appeared at tick \(tick) with z 0 for a moment and were placed by that: the bug of \
                iOS 10, mechanism transient.
                Their own z was stored afterwards, and the views were not moved. Only a view that is \
                added later is placed by the stored z; a reused view keeps the place among its siblings \
                that it had.
                """
            case .app(let tick): "They were last moved by the app, at tick \(tick)."
            }
        }
    }
}

extension Placements {
    /// Reads the placements from the recorder's packed events. Of these events, only the names of
    /// views are turned into text.
    @MainActor
    init(_ recorder: Recorder, name: (ViewName) -> String) {
        recorder.forEachEvent { tick, event in
            guard event.verb == .place, !event.staysInPlace, let view = event.view else { return }
            record(Placement(tick: tick, z: event.z, cause: Event.PlacementCause(event.cause)), of: name(view))
        }
    }
}

extension Stage {
    /// Returns the stacking report of a list, without dormant views. The call changes nothing.
    public func stacking(of view: any List) -> StackingReport {
        var report = StackingReport(of: ViewTree(of: view).root) {
            recorder.map { Placements($0) { world.viewNames.text(of: $0) } }
        }
        if preset.title != preset.name { report.system = preset.title }
        return report
    }
}
