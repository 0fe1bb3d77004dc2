/// The changes that update blocks request until the outermost one ends. Nested calls add to the same batch. [UPD-02]
struct OpenBatch {
    var changes: [UpdatePlan.Change] = []
    /// The paths, before the update, of the items to configure again. [POOL-13]
    var reconfigured: [IndexPath] = []
    var completions: [(Bool) -> Void] = []
    /// Whether `reloadData()` was called in an update block, so that nothing is left to animate.
    var hasReloaded = false

    /// [UPD-05], [VIEW-10] Calls the completions of the batch in a later tick. Nothing is animated.
    @MainActor
    func scheduleCompletions(finished: Bool, in world: World) {
        guard !completions.isEmpty else { return }
        world.timeline.schedule(after: 0, named: "a batch update") { [completions] in for completion in completions { completion(finished) }
        }
    }
}
