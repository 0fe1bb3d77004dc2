/// The changes requested by update blocks until the outermost one ends: nested calls merge. [UPD-02]
struct OpenBatch {
    var changes: [UpdatePlan.Change] = []
    /// The items to configure again, by their paths before the update. [POOL-13]
    var reconfigured: [IndexPath] = []
    var completions: [(Bool) -> Void] = []
    var depth = 1
    /// Whether `reloadData()` came in between, so that nothing is left to animate.
    var isVoid = false

    /// [UPD-05], [VIEW-10] The completions of a batch without any animation come in a later turn as well.
    @MainActor
    func deliver(_ finished: Bool, in world: World) {
        let completions = completions
        guard !completions.isEmpty else { return }
        world.timeline.after(0, "a batch update") {
            for completion in completions { completion(finished) }
        }
    }
}
