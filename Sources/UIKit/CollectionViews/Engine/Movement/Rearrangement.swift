extension AnimatedChange {
    /// Moves items to other places on screen with an animation. Called while the user moves an
    /// item, when that movement ends, and when the gap or the placeholders of a drop change. The
    /// caller has invalidated the layout.
    ///
    /// - Parameter before: the attributes that were stored before the change.
    func moveItemsOnScreen(
        by plan: UpdatePlan, from before: KnownAttributes.Snapshot, completion: @escaping () -> Void = {}
    ) {
        let attached = layoutClient.attachedViews
        state.attributes.discardAll()
        preparation.prepareIfNeeded()
        state.selection.updatePaths(using: plan.itemPathAfterUpdate(_:))
        let animation = Animation(
            name: "a change of places", duration: BatchUpdates.duration, finalize: {}, completion: completion)
        let moves = ElementMoves(
            plan: plan, table: state.table, attachedBefore: attached, attachedAfter: layoutClient.attachedViews)
        let correspondence = ElementCorrespondence(destination: moves.keyAfterUpdate, source: moves.keyBeforeUpdate)
        host.world.run { run(animation, from: before, by: correspondence, finalAttributesFrom: layoutClient.layout) }
        host.setNeedsLayout()
    }
}

extension UpdatePlan {
    /// Makes a plan of changes on screen that no batch update has requested.
    init(onScreen changes: [Change]) { self.init(changes, before: []) }

    /// Makes a plan that leads from the index paths of the data source to those on screen: the move
    /// of the item that the user is moving, or the insertions of the gap and the placeholders of a
    /// drop. Nil if there is no such item, gap or placeholder.
    init?(carried: CarriedItem?, dropPlaces: DropPlaces) {
        let changes =
            carried.map { [Change.moveItem($0.origin, to: $0.target)] }
            ?? dropPlaces.places.map { .insertItem($0.path) }
        if changes.isEmpty { return nil }
        self.init(onScreen: changes)
    }
}

/// Translates index paths between the data source and the screen. They may differ while the user
/// moves an item, and while the gap or a placeholder of a drop is shown.
extension EngineState {
    /// Returns the path in the data source for a path on screen; nil for the gap or a placeholder
    /// of a drop.
    func dataSourcePath(of path: IndexPath) -> IndexPath? {
        guard let rearrangement, path.count == 2 else { return path }
        return rearrangement.itemPathBeforeUpdate(path)
    }

    func presentationPath(of path: IndexPath) -> IndexPath {
        guard let rearrangement, path.count == 2 else { return path }
        return rearrangement.itemPathAfterUpdate(path) ?? path
    }

    /// Returns the path for which the data source is asked about a supplementary view at a path on
    /// screen. The path of a view that is attached to an item, and has the item's own path, is that
    /// of the item in the data source. [UPD-18]
    func dataSourcePath(ofSupplementaryView kind: String, at path: IndexPath, attached: AttachedViews?) -> IndexPath {
        guard attached?.place(ofKind: kind, at: path)?.itemPath == path else { return path }
        return dataSourcePath(of: path) ?? path
    }

    /// Whether a supplementary view is attached to the gap or a placeholder of a drop.
    ///
    /// UNKNOWN: whether UIKit shows such a view. Here it does not.
    func isAttachedToDropPlace(_ kind: String, at path: IndexPath, attached: AttachedViews?) -> Bool {
        attached?.place(ofKind: kind, at: path)?.itemPath.flatMap { dropPlaces.place(at: $0) } != nil
    }

    /// Returns the number of items in a section on screen minus the number in the data source.
    func itemCountDifference(inSection section: Int) -> Int { rearrangement?.itemCountChange(inSection: section) ?? 0 }
}
