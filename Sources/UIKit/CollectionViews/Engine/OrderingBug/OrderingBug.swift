/// The ordering bug of iOS 10: reusable views that stand at a wrong place among their siblings.
///
/// A collection view never sorts its subviews. `SiblingPlacement` puts a view among its siblings when the view comes on screen, and again
/// only when its zIndex changes. [STACK-01] The plan of a change says for each newcomer how it is placed (`Placing`). In a healthy plan
/// that is by the zIndex. This class changes it for some newcomers, and nothing else in the engine knows of the bug.
///
/// **The two mechanisms.** They are two guesses at the cause, and a system has at most one of them. With `front`, a view that is hit is
/// placed in front of all its siblings, whatever its zIndex. With `transient`, it is placed by 0, as if the attributes with which its
/// animation begins had that zIndex; so a view whose zIndex is 0 is never wrong. Both reproduce what was reported, and neither is
/// Apple's code. [STACK-14]
///
/// **What goes wrong.** A card decoration with the zIndex -1 belongs behind its cells. Placed in front of them, it covers them. Placed
/// by 0, it covers those cells of zIndex 0 that were there before it.
///
/// **When.** Either mechanism hits newcomers of a batch update. `front` also acts in the first layout pass after `reloadData()`, or after
/// the app has called `invalidateLayout()`: views on screen that are hit are then placed anew, as newcomers are. [STACK-15]
///
/// **Why a scroll alone never shows it.** The plan of every other pass stays as it is. What a scroll brings on screen is placed by its
/// zIndex.
///
/// **Which views.** Decorations and supplementary views are hit, never cells. With a seed, about half of them are, drawn anew for each
/// update, reload and invalidation; without a seed, all are. [STACK-05]
///
/// **Why they stay wrong.** A view that is hit stores its own zIndex, as if it stood where that belongs. It is placed again only when its
/// zIndex changes; even a view that waited in a pool keeps its place when it comes back with the same zIndex. [STACK-03] A newcomer is
/// compared with the stored zIndexes, from the back. A new cell therefore passes a card that lies too far in front, and lands above it:
/// some cells are under the card, and some are not.
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

    /// Called when the app calls `reloadData()` or `invalidateLayout()`. With `front`, the next pass places the views on screen that are
    /// hit anew. [STACK-15]
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
        to entries: ContiguousArray<KnownAttributes.Entry>, arrival: ArrivalOrder
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

    /// Changes the plan of an animated change. In a batch update, newcomers are hit. On a system with a mechanism, the seed also decides
    /// in which order newcomers of all categories arrive. [STACK-12]
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

    /// Whether the bug hits an element whose view is placed on this occasion.
    private func hits(_ key: ElementKey) -> Bool {
        guard rule.mechanism != nil, key.category != .cell else { return false }
        guard let seed = rule.seed else { return true }
        return Seed.mix(seed, key.bits, occasions) & 1 == 0
    }
}
