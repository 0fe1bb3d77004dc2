extension AnimatedChange {
    /// Moves items to other places on screen with an animation, without a change of the data: while an item is carried, and for the gap
    /// and the placeholders of a drop. The caller has invalidated the layout.
    ///
    /// - Parameters:
    ///   - before: the entries known before the change.
    ///   - completion: called after the last animation.
    func rearrange(_ plan: UpdatePlan, from before: KnownAttributes.Snapshot, completion: @escaping () -> Void = {}) {
        state.attributes.forget()
        preparation.prepareIfNeeded()
        state.selection.follow(plan.itemPathAfterUpdate(_:))
        let animation = Animation(name: "a change of places", duration: BatchUpdates.duration, finalize: {}, completion: completion)
        let correspondence = ElementCorrespondence(
            destination: { [table] in plan.key(of: $0, in: table) }, source: { [table] in plan.key(of: $0, goingBack: true, in: table) })
        host.world.run { run(animation, from: before, by: correspondence, oldLayout: clients.layout.layout) }
        host.setNeedsLayout()
    }
}

extension UpdatePlan {
    /// Makes a plan of changes on screen, in which the data source does not take part.
    init(onScreen changes: [Change]) { self.init(changes, before: []) }

    /// Makes a plan of the differences between the data source and the screen: the move of a carried item, or the insertion of the
    /// places of a drop. Nil if there are no differences.
    init?(carried: CarriedItem?, held: DropPlaces) {
        let changes = carried.map { [Change.moveItem($0.origin, to: $0.target)] } ?? held.places.map { .insertItem($0.path) }
        if changes.isEmpty { return nil }
        self.init(onScreen: changes)
    }
}

/// Translates index paths between the data source and the screen.
extension EngineState {
    /// Returns the path in the data source of an item on screen; nil for a place that no item of the data source has.
    func dataSourcePath(of path: IndexPath) -> IndexPath? {
        guard let rearrangement, path.count == 2 else { return path }
        return rearrangement.itemPathBeforeUpdate(path)
    }

    /// Returns the path on screen of an item of the data source.
    func presentationPath(of path: IndexPath) -> IndexPath {
        guard let rearrangement, path.count == 2 else { return path }
        return rearrangement.itemPathAfterUpdate(path) ?? path
    }

    /// Returns the number of items by which a section is longer on screen than in the data source.
    func surplus(inSection section: Int) -> Int { rearrangement?.surplus(inSection: section) ?? 0 }
}
