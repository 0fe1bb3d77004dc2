/// The ordering bug of iOS 10: views that come to lie where their zIndex does not belong.
///
/// A healthy collection view never sorts its subviews. `SiblingPlacement` puts a view where its zIndex belongs when the view comes on
/// screen, and again only when its zIndex changes. [STACK-01] The plan of a change says how each view is placed, and this class changes
/// that: it is the only difference between a system with the bug and one without it. `SiblingPlacement` carries out either plan.
///
/// **What goes wrong.** A view is placed in front of its siblings, or where a zIndex of 0 belongs. A card decoration with the zIndex -1
/// then covers its cells.
///
/// **When.** With both mechanisms in a batch update. With `front` also in the first layout pass after `reloadData()`, or after the app
/// has invalidated the layout; then the decorations and supplementary views that are on screen appear anew, as newcomers do. A
/// pass after scrolling places newcomers by their zIndex. Therefore scrolling alone never shows the bug. [STACK-15]
///
/// **Which views.** Decorations and supplementary views, never cells. The seed picks about half of them, others at each update,
/// reload and invalidation; without a seed all of them are hit. [STACK-05]
///
/// **Why they stay wrong.** The zIndex is stored as if the view stood where it belongs, and a view whose stored zIndex does not change
/// is not placed again. Newcomers stop their walk among the siblings at that view, so they can come to lie wrong, too. [STACK-03]
///
/// **The two mechanisms.** `front` ignores the zIndex, so a view of any zIndex is hit. `transient` places by the zIndex 0 of the
/// attributes with which a view appears, so a view of the zIndex 0 is never wrong; it needs an update, and appears nowhere else.
/// Both are plausible, and neither is Apple's code. [STACK-14]
@MainActor
final class OrderingBug {
    /// Whether a system has the bug, and what decides whom it hits.
    struct Rule {
        var mechanism: Behavior.Mechanism?
        var seed: UInt64?
    }

    var rule = Rule()
    /// The number of updates, and of reloads and invalidations by the app, that were shown so far.
    private var occasions: UInt64 = 0
    private var appearsAnew = false

    /// Called when the app reloads, or invalidates the layout itself. With `front`, the next pass lets the decorations and
    /// supplementary views on screen appear anew. [STACK-15]
    func noteRenewal() {
        appearsAnew = rule.mechanism == .front
    }

    /// Changes the plan of a layout pass, if it is the first one after a renewal.
    ///
    /// - Parameters:
    ///   - visible: the elements on screen before the pass.
    ///   - entries: the elements after it.
    func alter(
        pass plan: inout ScreenChange, of visible: ContiguousArray<VisibleElements.Element>,
        to entries: ContiguousArray<KnownAttributes.Entry>, arrival: ArrivalRule
    ) {
        guard appearsAnew else { return }
        appearsAnew = false
        occasions += 1
        let leaving = Set(plan.leaving.map(\.position))
        for position in visible.indices where hits(visible[position].key) && !leaving.contains(position) {
            guard let index = entries.index(of: visible[position].key) else { continue }
            plan.entering.append(ScreenChange.Entering(index: index, isOnScreen: true))
        }
        for index in plan.entering.indices where hits(entries[plan.entering[index].index].key) {
            plan.entering[index].placing = .inFront
        }
        plan.entering.sort { $0.index < $1.index }
        arrival.arrange(&plan.entering, of: entries)
    }

    /// Changes the plan of an animated change: the seed decides in which order newcomers arrive [STACK-12], and in a batch update also
    /// which of them are hit.
    func alter(animated plan: inout ScreenChange, to entries: ContiguousArray<KnownAttributes.Entry>) {
        if plan.isUpdate { occasions += 1 }
        guard let mechanism = rule.mechanism else { return }
        for index in plan.entering.indices where plan.isUpdate {
            let entry = entries[plan.entering[index].index]
            guard hits(entry.key) else { continue }
            switch mechanism {
            case .front: plan.entering[index].placing = .inFront
            case .transient: if entry.zIndex != 0 { plan.entering[index].placing = .byZero }
            }
        }
        guard let seed = rule.seed else { return }
        let mixed = plan.entering.map { ($0, Seed.mix(seed &+ 1, entries[$0.index].key.bits, occasions)) }
        plan.entering = ContiguousArray(mixed.sorted { $0.1 < $1.1 }.map(\.0))
    }

    /// Whether an element that appears now is hit.
    private func hits(_ key: ElementKey) -> Bool {
        guard rule.mechanism != nil, key.category != .cell else { return false }
        guard let seed = rule.seed else { return true }
        return Seed.mix(seed, key.bits, occasions) & 1 == 0
    }
}
