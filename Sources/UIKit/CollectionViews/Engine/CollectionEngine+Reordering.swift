/// Interactive movement. The layout decides where a carried item would go, the delegate may object, the data source is told
/// once, at the end.
extension CollectionEngine {
    func beginMovement(at path: IndexPath) -> Bool {
        guard reordering == nil, isValidItem(path), conversation.canMoveItem(at: path) else { return false }
        settle()
        guard let frame = attributes(for: table.key(.cell, kind: nil, path)) else { return false }
        reordering = Reordering(origin: path, target: path, position: frame.center)
        showReordering(true, at: path)
        carry(from: path, to: path, at: frame.center, previously: frame.center)
        return true
    }

    func updateMovement(to position: CGPoint) {
        guard let now = reordering, takes(position) else { return }
        let proposed = layout.targetIndexPath(forInteractivelyMovingItem: now.target, withPosition: position)
        // [api: section 8] The later form comes first.
        let wanted =
            conversation.askDelegate(.targetIndexPathForMoveOfItemFromOriginalIndexPath, .targetIndexPathFromOriginal) {
                $0.collectionView(
                    view, targetIndexPathForMoveOfItemFromOriginalIndexPath: now.origin, atCurrentIndexPath: now.target,
                    toProposedIndexPath: proposed)
            }
            ?? conversation.askDelegate(.targetIndexPathForMoveFromItemAt, .targetIndexPath) {
                $0.collectionView(view, targetIndexPathForMoveFromItemAt: now.origin, toProposedIndexPath: proposed)
            } ?? proposed
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
        let context = layout.invalidationContextForEndingInteractiveMovementOfItems(
            toFinalIndexPaths: [final], previousIndexPaths: [now.target], movementCancelled: cancelled)
        let oldMap = map
        let hasMoved = cancelled || final == now.origin || conversation.moveItem(at: now.origin, to: final)
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
        let context = layout.invalidationContext(
            forInteractivelyMovingItems: [new], withTargetPosition: position, previousIndexPaths: [old], previousPosition: previously)
        let oldMap = map
        counts.forget()
        rearrange(from: old, to: new, oldMap: oldMap, context: context)
    }

    private func rearrange(
        from old: IndexPath, to new: IndexPath, oldMap: AttributeMap, context: UICollectionViewLayoutInvalidationContext
    ) {
        layout.invalidate(keeping: context)
        map.forget()
        settle()
        selection.follow { Reordering.moved($0, from: old, to: new) }
        func moved(_ key: ElementKey, _ from: IndexPath, _ to: IndexPath) -> ElementKey {
            guard key.category == .cell else { return key }
            return table.key(.cell, kind: nil, Reordering.moved(table.indexPath(of: key), from: from, to: to))
        }
        let rearrangement = Rearrangement(
            engine: self, before: oldMap, oldLayout: layout, destination: { moved($0, old, new) }, source: { moved($0, new, old) })
        view.world.run { rearrangement.run("a change of places", duration: UpdatePass.duration, finalize: {}, completion: {}) }
        view.setNeedsLayout()
    }

    /// What a carried item looks like; nil for every other.
    func carriedAttributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
        guard let reordering, key.category == .cell, table.indexPath(of: key) == reordering.target else { return nil }
        return layout.layoutAttributesForInteractivelyMovingItem(at: reordering.target, withTargetPosition: reordering.position)
    }
}
