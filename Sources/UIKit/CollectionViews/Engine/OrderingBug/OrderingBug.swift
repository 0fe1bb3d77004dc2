/// The ordering bug of iOS 10: reusable views that stand at a wrong place among their siblings. (Names in brackets are claims:
/// `offscreen explain STACK-01`.)
///
/// A collection view never sorts its subviews. `SiblingPlacement` places a view when the view is first added, and again only when its
/// zIndex differs from the one that is stored with it. [STACK-01] The plan of a change (`ScreenChange`) lists the views that come on
/// screen, the newcomers, and says how each is placed (`Placing`): without the bug, by its zIndex. This class changes the placing of
/// some newcomers, which are then misplaced. Nothing else in the engine knows of the bug.
///
/// **The two mechanisms.** They are two guesses at the cause, and each simulated system has one of them or none. With `front`, a
/// misplaced view goes in front of all its siblings. With `transient`, it is placed as if its zIndex were 0: the guess is that the
/// attributes with which its animation begins count by mistake. So `transient` never misplaces a view whose zIndex is 0. Both reproduce
/// the published reports, and neither is Apple's code. [STACK-14]
///
/// **What goes wrong.** A card decoration with the zIndex -1 belongs behind its cells. In front of all siblings, it covers them. Placed
/// by 0, it covers those cells of zIndex 0 that were there before it. (A header with the zIndex 10 that is placed by 0 lies too far back.)
///
/// **When.** With either mechanism, in a batch update, among its newcomers. With `front` also in the first layout pass after
/// `reloadData()`, or after the app has called `invalidateLayout()`: there both newcomers and views that stay on screen are misplaced.
/// [STACK-15]
///
/// **Which views.** Decorations and supplementary views, never cells. With a random seed, about half of them, chosen again for each of
/// these occasions; without a seed, all. [STACK-05]
///
/// **Why a scroll alone never shows it.** No other change misplaces a view. A scroll can only bring back a view that was misplaced before.
///
/// **Why they stay wrong.** A misplaced view stores its own zIndex, although it stands elsewhere. So nothing notices: even a view that
/// waited in a pool keeps its place when it comes back with the same zIndex. [STACK-03] Only another zIndex, or the app, puts it right.
///
/// **Why only some cells are covered.** To place a new cell, `SiblingPlacement` walks over the siblings from the back, and stops before
/// the first that has a greater zIndex stored. A card that lies too far in front has -1 stored. So the cell passes it and lands above it,
/// while the cells that were there before stay under the card.
@MainActor
final class OrderingBug {
    /// Which mechanism a system has, and the seed that chooses the views.
    struct Rule {
        var mechanism: Behavior.Mechanism?
        var seed: UInt64?
    }

    var rule = Rule()
    /// The number of occasions so far: batch updates, and with `front` first passes after a reload or an invalidation.
    private var occasions: UInt64 = 0
    /// Whether the next pass is such a first pass.
    private var isFirstPass = false

    /// Called when the app calls `reloadData()` or `invalidateLayout()`.
    func noteRenewal() {
        isFirstPass = rule.mechanism == .front
    }

    /// Changes the plan of a layout pass. [STACK-15]
    ///
    /// - Parameters:
    ///   - visible: the elements on screen before the pass.
    ///   - entries: the elements after it.
    func alter(
        pass plan: inout ScreenChange, of visible: ContiguousArray<VisibleElements.Element>,
        to entries: ContiguousArray<KnownAttributes.Entry>, arrival: ArrivalOrder
    ) {
        guard isFirstPass else { return }
        isFirstPass = false
        occasions += 1
        let leaving = Set(plan.leaving.map(\.position))
        for position in visible.indices where misplaces(visible[position].key) && !leaving.contains(position) {
            guard let index = entries.index(of: visible[position].key) else { continue }
            plan.entering.append(ScreenChange.Entering(index: index, isOnScreen: true))
        }
        for index in plan.entering.indices where misplaces(entries[plan.entering[index].index].key) {
            plan.entering[index].placing = .inFront
        }
        plan.entering.sort { $0.index < $1.index }
        arrival.arrange(&plan.entering, of: entries)
    }

    /// Changes the plan of an animated change, which is a batch update or not: a change of the layout or of the bounds, or a carried item.
    /// With a seed, a system that has the bug also adds the newcomers of any animated change, cells included, in a random order. [STACK-12]
    func alter(animated plan: inout ScreenChange, to entries: ContiguousArray<KnownAttributes.Entry>) {
        if plan.isUpdate { occasions += 1 }
        guard let mechanism = rule.mechanism else { return }
        for index in plan.entering.indices where plan.isUpdate {
            let entry = entries[plan.entering[index].index]
            guard misplaces(entry.key) else { continue }
            switch mechanism {
            case .front: plan.entering[index].placing = .inFront
            case .transient: if entry.zIndex != 0 { plan.entering[index].placing = .byZero }
            }
        }
        guard let seed = rule.seed else { return }
        let mixed = plan.entering.map { ($0, Seed.mix(seed &+ 1, entries[$0.index].key.bits, occasions)) }
        plan.entering = ContiguousArray(mixed.sorted { $0.1 < $1.1 }.map(\.0))
    }

    /// Whether the view of an element is misplaced on this occasion.
    private func misplaces(_ key: ElementKey) -> Bool {
        guard rule.mechanism != nil, key.category != .cell else { return false }
        guard let seed = rule.seed else { return true }
        return Seed.mix(seed, key.bits, occasions) & 1 == 0
    }
}
