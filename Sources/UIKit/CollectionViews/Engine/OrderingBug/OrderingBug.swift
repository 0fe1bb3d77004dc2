/// The ordering bug of iOS 10: reusable views that are at a wrong position among their siblings. (Names in brackets are claims, which
/// `offscreen explain STACK-01` prints.)
///
/// A collection view never sorts its subviews. `SiblingPlacement` places a view when the view is first added, and again only when
/// its zIndex differs from the one that is stored with it. [STACK-01] The plan of a change (`ScreenChange`) lists the views that
/// enter the screen, and how each is placed (`Placing`). Without the bug, each is placed by its zIndex. This class changes the placing
/// of some entering views, which are then misplaced. No other part of the engine depends on the bug.
///
/// **The two mechanisms.** Each mechanism is a guess at the cause, and each simulated system has one of them or none. With `front`, a
/// misplaced view goes in front of all its siblings. With `transient`, the view is placed as if its zIndex were 0. The guess is that UIKit
/// uses by mistake the attributes with which the view's animation begins. A view whose zIndex is 0 is therefore never misplaced by
/// `transient`. Both mechanisms reproduce the published reports, and neither is Apple's code. [STACK-14]
///
/// **What goes wrong.** A card decoration with the zIndex -1 belongs behind its cells. With `front` it covers them. With `transient` it
/// covers the cells with the zIndex 0 that were on screen before it. (A header with the zIndex 10 that is placed by 0 lies too far back.)
///
/// **When.** Both mechanisms act in a batch update, on the entering views. `front` also acts in the first layout pass after `reloadData()`,
/// or after the app has called `invalidateLayout()`. In that pass it misplaces entering views and views that stay on screen. [STACK-15]
///
/// **Which views.** Decorations and supplementary views are misplaced, never cells. With a seed, about half of them are misplaced, and
/// other ones each time the bug acts. Without a seed all are misplaced. [STACK-05]
///
/// **Why a scroll alone never shows the bug.** A scroll misplaces no view. It can only bring a view back on screen that was misplaced
/// before.
///
/// **Why the order stays wrong.** A misplaced view stores its own zIndex, although its position belongs to another zIndex. The view is
/// placed again only if its zIndex changes. Even a view from a pool keeps its position if it gets the same zIndex as before. [STACK-03]
/// Only another zIndex, or the app, corrects the position.
///
/// **Why only some cells are covered.** To place a new cell, `SiblingPlacement` walks over the siblings from the back, and stops
/// before the first sibling whose stored zIndex is greater. A card that lies too far in front has -1 stored. The walk therefore passes
/// the card, and the cell lands above it, while the cells that were there before stay under the card.
@MainActor
final class OrderingBug {
    /// The mechanism of a system, if it has the bug, and the seed that chooses the misplaced views.
    struct Rule {
        var mechanism: Behavior.Mechanism?
        var seed: UInt64?
    }

    var rule = Rule()
    /// The number of times that the bug could act: in batch updates and, with `front`, in first passes after a reload or an invalidation.
    private var occasions: UInt64 = 0
    /// Whether the next pass is the first one after a reload or an invalidation by the app, and the mechanism is `front`.
    private var isFirstPass = false

    /// Notes a call of `reloadData()` or `invalidateLayout()` by the app.
    func noteReloadOrInvalidation() {
        isFirstPass = rule.mechanism == .front
    }

    /// Changes the plan of the first pass after a reload or an invalidation, so that some views are misplaced. [STACK-15]
    ///
    /// - Parameters:
    ///   - visible: the elements on screen before the pass.
    ///   - entries: the elements known for the pass.
    func misplaceViews(
        inPass plan: inout ScreenChange, visible: ContiguousArray<VisibleElements.Element>,
        entries: ContiguousArray<KnownAttributes.Entry>, arrival: ArrivalOrder
    ) {
        guard isFirstPass else { return }
        isFirstPass = false
        occasions += 1
        let leaving = Set(plan.leaving.map(\.position))
        for position in visible.indices where misplaces(visible[position].key) && !leaving.contains(position) {
            guard let index = entries.index(of: visible[position].key) else { continue }
            plan.entering.append(ScreenChange.EnteringElement(index: index, isOnScreen: true))
        }
        for index in plan.entering.indices where misplaces(entries[plan.entering[index].index].key) {
            plan.entering[index].placing = .inFront
        }
        plan.entering.sort { $0.index < $1.index }
        arrival.sort(&plan.entering, of: entries)
    }

    /// Changes the plan of an animated change. In a batch update, some entering views are misplaced. With a seed, a system that has the bug
    /// also adds the entering views of any animated change, cells included, in a random order. [STACK-12]
    func misplaceEnteringViews(inAnimatedChange plan: inout ScreenChange, entries: ContiguousArray<KnownAttributes.Entry>) {
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

    /// Whether the bug misplaces the view of an element on the current occasion.
    private func misplaces(_ key: ElementKey) -> Bool {
        guard rule.mechanism != nil, key.category != .cell else { return false }
        guard let seed = rule.seed else { return true }
        return Seed.mix(seed, key.bits, occasions) & 1 == 0
    }
}
