/// The differences between systems, one policy for each part of the engine. A part sees only its own policy. Only this file sees
/// the whole of `Behavior`.
struct Policies {
    let answers: AnswerPolicy
    let applying: ApplyPolicy
    let arrival: ArrivalOrder
    let bug: OrderingBug.Rule
    let moving: MovementPolicy
    let measuring: MeasuringPolicy
    let passing: PassPolicy
    let prefetching: PrefetchPolicy
    let registering: RegistrationPolicy
    let reloading: ReloadPolicy
    let reuse: ReusePolicy
    let scrolling: ScrollPolicy
    let stacking: StackingRule
    let updating: UpdatePolicy

    @MainActor
    init(of world: World) {
        let behavior = world.behavior
        answers = AnswerPolicy(raisesOnInvalidAttributes: behavior.raisesOnInvalidAttributes)
        applying = ApplyPolicy(skipsEqualAttributes: behavior.skipsEqualAttributes, headerZPosition: behavior.headerZPosition)
        arrival = ArrivalOrder(isByZIndex: behavior.arrival == .byZIndex, seed: behavior.seed)
        bug = OrderingBug.Rule(mechanism: behavior.mechanism, seed: behavior.seed)
        moving = MovementPolicy(requestsCarriedAgain: behavior.requestsCarriedAgain)
        measuring = MeasuringPolicy(averages: behavior.averagesMeasuredSizes)
        passing = PassPolicy(renewsAll: !behavior.skipsEqualAttributes, raisesWhenStuck: behavior.raisesWhenStuck)
        prefetching = PrefetchPolicy(
            prefetches: behavior.prefetches, preparesBeforeScrolling: behavior.preparesBeforeScrolling,
            answersPreparedCells: behavior.answersPreparedCells)
        registering = RegistrationPolicy(raisesOnLateRegistrations: behavior.raisesOnLateRegistrations)
        reloading = ReloadPolicy(keepsCellsAfterUpdate: behavior.keepsCellsAfterUpdate)
        reuse = ReusePolicy(poolsDecorations: behavior.poolsDecorations, raisesOnOrphans: behavior.raisesOnOrphans)
        scrolling = ScrollPolicy(failureNamesBounds: behavior.scrollFailureNamesBounds)
        stacking = StackingRule(
            endsAtForeignView: behavior.placement == .walkUntilForeignView, keepsRuns: behavior.placement == .runs)
        updating = UpdatePolicy(
            raisesOnWrongCounts: behavior.raisesOnWrongCounts, raisesOnEmptyReload: behavior.raisesOnEmptyReload,
            raisesOnVanishedHeaders: behavior.raisesOnVanishedHeaders,
            countWords: behavior.countWords, leavesDecorationsBehind: behavior.leavesDecorationsBehind,
            reloadsUnanimated: behavior.reloadsUnanimated)
    }
}

/// What differs between systems for cells that are in no collection view.
extension World {
    /// [POOL-15] A content view that a new configuration replaces is logged.
    @MainActor
    var logsReplacedContent: Bool { behavior.logsReplacedContent }
}

/// What to do with an impossible answer of the layout.
struct AnswerPolicy {
    /// [PASS-12] Attributes of an item that does not exist are a failure; otherwise they are logged.
    var raisesOnInvalidAttributes = true
}

/// How attributes are applied to views.
struct ApplyPolicy {
    /// [APPLY-01] Attributes equal to the stored ones are not applied again.
    var skipsEqualAttributes = false
    /// [STACK-11] `layer.zPosition` of section headers.
    var headerZPosition: CGFloat = 0
}

/// What happens after a carry.
struct MovementPolicy {
    /// [MOVE-01] The cell of the carried item is requested again.
    var requestsCarriedAgain = false
}

/// How large a self-sizing item is before it was measured.
struct MeasuringPolicy {
    /// [FLOW-17] It has the average size of those that were measured; otherwise the estimate.
    let averages: Bool
}

/// What a layout pass does with views that stay, and what it does when it does not end.
struct PassPolicy {
    /// [APPLY-01] Every view that stays counts as one that the layout spoke of anew.
    var renewsAll = true
    /// [PASS-08] A layout that invalidates itself in every round is a failure; otherwise it is logged.
    var raisesWhenStuck = false
}

/// What is done ahead of time.
struct PrefetchPolicy {
    /// [PRE-01] Cells are kept and made ready outside the visible rectangle.
    var prefetches = false
    /// [PRE-07] A cell ahead is made ready before anything was scrolled.
    var preparesBeforeScrolling = false
    /// [PRE-05] `cellForItem(at:)` answers cells that are only kept or made ready.
    var answersPreparedCells = false
}

/// When cells may be registered.
struct RegistrationPolicy {
    /// A cell registration made inside the provider is a failure. [api: text 33]
    let raisesOnLateRegistrations: Bool
}

/// How `reloadData()` differs.
struct ReloadPolicy {
    /// [UPD-13] Between an update and the next layout pass, the cells are kept.
    var keepsCellsAfterUpdate = false
}

/// What to do with views that stand for no element.
struct ReusePolicy {
    /// [POOL-07] Decoration views wait in pools like all others.
    var poolsDecorations = false
    /// [POOL-10] A dequeued view that is not returned is a failure; otherwise it is logged and hidden.
    var raisesOnOrphans = false
}

/// What is said about scrolling to an item that does not exist.
struct ScrollPolicy {
    /// `scrollToItem` out of range says how many items there are. [api: text 23]
    var failureNamesBounds = false
}

/// Where among its siblings a view is put. [STACK-02], [STACK-10]
struct StackingRule {
    /// Whether the walk from the back ends at the first sibling that is not a reusable view. Otherwise the walk passes it.
    var endsAtForeignView = true
    /// One run of siblings per zIndex, which `sendSubviewToBack` cannot leave.
    var keepsRuns = false
}

/// How batch updates differ.
struct UpdatePolicy {
    /// [UPD-10] Wrong counts are a failure; otherwise they are logged, and everything is reloaded.
    var raisesOnWrongCounts = true
    /// [UPD-12] Reloading a section that grows beside one that stays empty is a failure.
    var raisesOnEmptyReload = false
    /// [UPD-14] A header of a flow layout that gets size zero is a failure.
    var raisesOnVanishedHeaders = true
    /// [UPD-07] What is said of a batch whose counts are wrong.
    var countWords = Behavior.CountWords.original
    /// [POOL-07] A batch that inserts and reloads sections leaves the old decorations behind.
    var leavesDecorationsBehind = true
    /// [DIFF-01] A snapshot that is applied without animation is a reload; otherwise it is a batch without animation.
    var reloadsUnanimated = true
}
