/// The differences between systems, as the engine asks for them. `Behavior` says what each means; only this file sees the whole of it.
struct Policies {
    let arrival: ArrivalOrder
    let bug: OrderingBug.Rule
    /// [STACK-02] Whether the walk from the back ends at the first sibling that is not a reusable view. Otherwise the walk passes it.
    let endsAtForeignView: Bool
    /// [STACK-10] One run of siblings per zIndex, which `sendSubviewToBack` cannot leave.
    let keepsRuns: Bool
    let headerZPosition: CGFloat
    let countWords: Behavior.CountWords
    let skipsEqualAttributes: Bool
    let poolsDecorations: Bool
    let leavesDecorationsBehind: Bool
    let averagesMeasuredSizes: Bool
    let prefetches: Bool
    let answersPreparedCells: Bool
    let preparesBeforeScrolling: Bool
    let requestsCarriedAgain: Bool
    let keepsCellsAfterUpdate: Bool
    let scrollFailureNamesBounds: Bool
    let reloadsUnanimated: Bool
    let raisesOnOrphans: Bool
    let raisesOnLateRegistrations: Bool
    let raisesOnInvalidAttributes: Bool
    let raisesWhenStuck: Bool
    let raisesOnWrongCounts: Bool
    let raisesOnEmptyReload: Bool
    let raisesOnVanishedHeaders: Bool

    @MainActor
    init(of world: World) {
        let behavior = world.behavior
        arrival = ArrivalOrder(isByZIndex: behavior.arrival == .byZIndex, seed: behavior.seed)
        bug = OrderingBug.Rule(mechanism: behavior.mechanism, seed: behavior.seed)
        endsAtForeignView = behavior.placement == .walkUntilForeignView
        keepsRuns = behavior.placement == .runs
        headerZPosition = behavior.headerZPosition
        countWords = behavior.countWords
        skipsEqualAttributes = behavior.skipsEqualAttributes
        poolsDecorations = behavior.poolsDecorations
        leavesDecorationsBehind = behavior.leavesDecorationsBehind
        averagesMeasuredSizes = behavior.averagesMeasuredSizes
        prefetches = behavior.prefetches
        answersPreparedCells = behavior.answersPreparedCells
        preparesBeforeScrolling = behavior.preparesBeforeScrolling
        requestsCarriedAgain = behavior.requestsCarriedAgain
        keepsCellsAfterUpdate = behavior.keepsCellsAfterUpdate
        scrollFailureNamesBounds = behavior.scrollFailureNamesBounds
        reloadsUnanimated = behavior.reloadsUnanimated
        raisesOnOrphans = behavior.raisesOnOrphans
        raisesOnLateRegistrations = behavior.raisesOnLateRegistrations
        raisesOnInvalidAttributes = behavior.raisesOnInvalidAttributes
        raisesWhenStuck = behavior.raisesWhenStuck
        raisesOnWrongCounts = behavior.raisesOnWrongCounts
        raisesOnEmptyReload = behavior.raisesOnEmptyReload
        raisesOnVanishedHeaders = behavior.raisesOnVanishedHeaders
    }
}

/// What differs between systems for cells that are in no collection view.
extension World {
    /// [POOL-15] A content view that a new configuration replaces is logged.
    @MainActor
    var logsReplacedContent: Bool { behavior.logsReplacedContent }
}
