/// Interactive movement. The layout decides where a carried item would go, the delegate may object, the data source is told
/// once, at the end.
extension CollectionEngine {
    func beginMovement(at path: IndexPath) -> Bool {
        guard reordering == nil, isValidItem(path), dataSourceClient.canMoveItem(at: path) else { return false }
        settle()
        guard let frame = attributes(for: journal.table.key(.cell, kind: nil, path)) else { return false }
        reordering = Reordering(origin: path, target: path, position: frame.center)
        showReordering(true, at: path)
        carry(from: path, to: path, at: frame.center, previously: frame.center)
        return true
    }

    func updateMovement(to position: CGPoint) {
        guard let now = reordering, takes(position) else { return }
        let wanted = delegateClient.target(of: now, proposed: layoutClient.target(of: now, at: position))
        // The movement may have ended meanwhile; a place that does not exist is none.
        guard reordering == now else { return }
        let target = isValidItem(wanted) ? wanted : now.target
        reordering!.target = target
        reordering!.position = position
        carry(from: now.target, to: target, at: position, previously: now.position)
    }

    /// A finger is somewhere.
    private func takes(_ position: CGPoint) -> Bool { view.layer.takes(position: position) }

    func endMovement(cancelled: Bool) {
        guard let now = reordering else { return }
        let final = cancelled ? now.origin : now.target
        let context = layoutClient.invalidation(forEndingMovementFrom: now.target, at: final, cancelled: cancelled)
        let oldMap = map
        let hasMoved = cancelled || final == now.origin || dataSourceClient.moveItem(at: now.origin, to: final)
        // The data source may have reloaded everything.
        guard reordering == now else { return }
        guard hasMoved else { return endMovement(cancelled: true) }
        reordering = nil
        showReordering(false, at: now.target)
        // Put back, everything counts as before: the data source is not asked, because its data may be ahead of an update already.
        if cancelled { counts.move(from: now.target.section, to: now.origin.section) } else { counts.forget() }
        rearrange(from: now.target, to: final, oldMap: oldMap, context: context)
    }

    /// UNKNOWN: what becomes of a carried item when the data changes under it; the plainest is that it goes back first.
    func putCarriedBack() {
        if reordering != nil { endMovement(cancelled: true) }
    }

    /// The cell on screen says in its configuration state that it is carried.
    private func showReordering(_ isReordering: Bool, at path: IndexPath) {
        (self.view(.cell, kind: nil, at: path) as? UICollectionViewCell)?.showReordering(isReordering)
    }

    /// The elements make room, or take it back.
    private func carry(from old: IndexPath, to new: IndexPath, at position: CGPoint, previously: CGPoint) {
        let context = layoutClient.invalidation(forMoving: old, to: new, at: position, previously: previously)
        let oldMap = map
        counts.forget()
        rearrange(from: old, to: new, oldMap: oldMap, context: context)
    }

    private func rearrange(
        from old: IndexPath, to new: IndexPath, oldMap: KnownAttributes, context: UICollectionViewLayoutInvalidationContext
    ) {
        layoutClient.invalidate(by: context)
        map.forget()
        settle()
        selection.follow { Reordering.moved($0, from: old, to: new) }
        func moved(_ key: ElementKey, _ from: IndexPath, _ to: IndexPath) -> ElementKey {
            guard key.category == .cell else { return key }
            return journal.table.key(.cell, kind: nil, Reordering.moved(journal.table.indexPath(of: key), from: from, to: to))
        }
        let rearrangement = AnimatedChange(
            engine: self, before: oldMap, oldLayout: layoutClient.layout, destination: { moved($0, old, new) },
            source: { moved($0, new, old) })
        view.world.run { rearrangement.run("a change of places", duration: BatchUpdate.duration, finalize: {}, completion: {}) }
        view.setNeedsLayout()
    }
}
