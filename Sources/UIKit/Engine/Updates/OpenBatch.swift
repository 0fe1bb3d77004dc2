/// The changes that an update block has requested so far. Update blocks inside the block add to the
/// same batch. [UPD-02]
struct OpenBatch {
    var changes: [UpdatePlan.Change] = []
    /// The paths, before the update, of the items to configure again. [POOL-13]
    var reconfiguredPaths: [IndexPath] = []
    var completions: [(Bool) -> Void] = []
    /// Whether all data was replaced in the update block, for example by another data source, so
    /// that nothing is left to animate.
    var hasReloaded = false
    /// [UPD-24] Whether `reloadData()` in the update block waits until the update is over.
    let postponesReload: Bool
    /// [UPD-24] Whether a call of `reloadData()` waits until the update is over.
    var awaitsReload = false

    init(postponesReload: Bool) { self.postponesReload = postponesReload }

    /// [UPD-05], [VIEW-10] Schedules the completions of a batch that is not animated. They are
    /// called after the update has returned to the app.
    @MainActor
    func scheduleCompletions(finished: Bool, in world: World) {
        guard !completions.isEmpty else { return }
        world.timeline.schedule(after: 0, named: "a batch update") { [completions] in
            for completion in completions { completion(finished) }
        }
    }
}
