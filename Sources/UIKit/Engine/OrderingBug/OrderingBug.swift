/// The ordering bug of iOS 10: reusable views that are at a wrong position among their siblings.
/// (Names in brackets are claims. The command `offscreen explain STACK-01` prints one of them.)
///
/// A collection view never sorts its subviews. `SiblingPlacement` places a view when the view is
/// first added, and again only when its zIndex differs from the one that is stored with it.
/// [STACK-01] The plan of a change (`ScreenChange`) lists the views that enter the screen, and how
/// each is placed (`PlacementRule`). Without the bug, each is placed by its zIndex. This class
/// changes the plan so that some views are misplaced.
///
/// **The two mechanisms.** Each mechanism is a guess at the cause, and each simulated system has
/// one of them or none. With `front`, a misplaced view goes in front of all siblings that have a
/// stored zIndex. With `transient`, it is placed by the zIndex 0. The guess is that UIKit
/// uses by mistake the attributes with which the view's animation begins. A view whose zIndex is 0
/// is therefore never misplaced by `transient`. Both mechanisms reproduce the published reports,
/// and neither is Apple's code. [STACK-14]
///
/// **What goes wrong.** A card decoration with the zIndex -1 belongs behind its cells. With `front`
/// it covers them. With `transient` it covers the cells with the zIndex 0 that were on screen
/// before it. (A header with the zIndex 10 that is placed by 0 lies too far back.)
///
/// **When.** Both mechanisms act in a batch update, on the entering views. `front` also acts in the
/// first layout pass after `reloadData()`, or after a call of `invalidateLayout()` by the app. In
/// that pass it misplaces entering views and views that stay on screen. [STACK-15]
///
/// **Which views.** Decorations and supplementary views are misplaced, never cells. With a seed,
/// about half of them are misplaced, and each time the bug acts it is another half. Without a seed,
/// all are misplaced. [STACK-05]
///
/// **Why a scroll alone never shows the bug.** A scroll misplaces no view. It can only bring a view
/// back on screen that was misplaced before.
///
/// **Why the order stays wrong.** A misplaced view stores its own zIndex, although its position
/// belongs to another zIndex. Unless the bug acts again, the view is placed again only if its
/// zIndex changes. Even a view from a pool keeps its position if it gets the same zIndex as before.
/// [STACK-03] Only another zIndex, or the app, corrects the position of a view that stays among the
/// siblings.
///
/// **Why only some cells are covered.** Only a cell that is added to the collection view is placed.
/// `SiblingPlacement` then searches from the rearmost sibling towards the front, and stops before
/// the first sibling whose stored zIndex is greater. A card that lies too far in front has -1
/// stored. The search therefore passes the card, and the added cell is placed above it. A cell that
/// was among the siblings before stays under the card, also when it is reused for another item.
/// [STACK-03]
@MainActor
final class OrderingBug {
    /// The mechanism of the ordering bug, or nil on a system without the bug; and the seed that
    /// chooses the misplaced views, or nil to misplace all.
    struct Setting {
        var mechanism: Behavior.Mechanism?
        var seed: UInt64?
    }

    var rule = Setting()
    /// The number of changes in which the bug could act: batch updates and, with the mechanism
    /// `front`, first passes after a reload or an invalidation.
    private var occasions: UInt64 = 0
    /// Whether the next layout pass is the first one after a call of `reloadData()` or
    /// `invalidateLayout()`. Always false unless the mechanism of the bug is `front`.
    private var isFirstPass = false

    /// Notes that the app has called `reloadData()` or `invalidateLayout()`. The next layout pass
    /// may then misplace views.
    func noteReloadOrInvalidation() {
        isFirstPass = rule.mechanism == .front
    }

    /// Changes the plan of a layout pass so that some views are misplaced among their siblings, if
    /// it is the first pass after a reload or an invalidation. [STACK-15]
    func misplaceViews(
        inPass plan: inout ScreenChange, visibleElements: ContiguousArray<VisibleElements.Element>,
        entries: ContiguousArray<KnownAttributes.Entry>, arrivalOrder: ArrivalOrder
    ) {
        guard isFirstPass else { return }
        isFirstPass = false
        occasions += 1
        let leaving = Set(plan.leaving.map(\.position))
        for position in visibleElements.indices
        where mayMisplace(visibleElements[position].key) && !leaving.contains(position) {
            guard let index = entries.index(of: visibleElements[position].key) else { continue }
            plan.entering.append(ScreenChange.PlacedElement(index: index, isOnScreen: true))
        }
        for index in plan.entering.indices where mayMisplace(entries[plan.entering[index].index].key) {
            plan.entering[index].placing = .inFront
        }
        plan.entering.sort { $0.index < $1.index }
        arrivalOrder.sort(&plan.entering, entries: entries)
    }

    /// Changes the plan of an animated change, if the system has the ordering bug of iOS 10. In a
    /// batch update, some entering views are then misplaced among their siblings. With a seed, the
    /// entering views of any animated change, cells included, are added in a random order.
    /// [STACK-12]
    func misplaceEnteringViews(
        inAnimatedChange plan: inout ScreenChange, entries: ContiguousArray<KnownAttributes.Entry>
    ) {
        if plan.isUpdate { occasions += 1 }
        guard let mechanism = rule.mechanism else { return }
        for index in plan.entering.indices where plan.isUpdate {
            let entry = entries[plan.entering[index].index]
            guard mayMisplace(entry.key) else { continue }
            switch mechanism {
            case .front: plan.entering[index].placing = .inFront
            case .transient: if entry.zIndex != 0 { plan.entering[index].placing = .byZero }
            }
        }
        guard let seed = rule.seed else { return }
        let mixed = plan.entering.map { ($0, SeededHash.hash(seed: seed &+ 1, entries[$0.index].key.bits, occasions)) }
        plan.entering = ContiguousArray(mixed.sorted { $0.1 < $1.1 }.map(\.0))
    }

    /// Whether the bug chooses the view of an element in the current change.
    private func mayMisplace(_ key: ElementKey) -> Bool {
        guard rule.mechanism != nil, key.category != .cell else { return false }
        guard let seed = rule.seed else { return true }
        return SeededHash.hash(seed: seed, key.bits, occasions) & 1 == 0
    }
}
