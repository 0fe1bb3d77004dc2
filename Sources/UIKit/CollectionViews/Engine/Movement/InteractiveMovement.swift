/// Moves an item interactively. The layout proposes each new path, and the delegate may replace the
/// path. At the end the data source is told of the item's new path, unless the movement was
/// cancelled or the item is back at its first path.
final class InteractiveMovement: LayoutAwarePart {
    private let animated: AnimatedChange
    private let retirement: Retirement

    init(_ base: LayoutAwarePart, animated: AnimatedChange, retirement: Retirement) {
        self.animated = animated
        self.retirement = retirement
        super.init(base)
    }

    /// UNKNOWN: whether UIKit lets a movement begin while placeholders are shown. Here it does not
    /// begin.
    ///
    /// - Returns: false if the item does not exist, has no attributes or may not move, if another
    ///   item is being moved, or if a gap or a placeholder of a drop is shown.
    func begin(at path: IndexPath) -> Bool {
        guard state.carriedItem == nil, state.dropPlaces.isEmpty, counts.isValidItem(path),
            clients.dataSource.canMoveItem(at: path)
        else {
            return false
        }
        preparation.prepareIfNeeded()
        guard let attributes = elements.attributes(for: table.key(ofItemAt: path)) else { return false }
        let item = CarriedItem(origin: path, target: path, position: attributes.center)
        state.carriedItem = item
        visibleCell(at: path)?.setState(\.isReordering, to: true)
        carry(from: item, to: item)
        return true
    }

    func update(to position: CGPoint) {
        guard let now = state.carriedItem, !now.isDragged, host.withView({ $0.layer.validate(position: position) })
        else { return }
        let wanted = clients.delegate.targetPath(
            of: now, proposedPath: clients.layout.targetPath(of: now, at: position))
        // The delegate may have ended the movement. If there is no item at the path that it
        // returned, the moved item stays at its path.
        guard state.carriedItem == now else { return }
        let moved = CarriedItem(
            origin: now.origin, target: counts.isValidItem(wanted) ? wanted : now.target, position: position)
        state.carriedItem = moved
        carry(from: now, to: moved)
    }

    func end(cancelled: Bool) {
        guard let now = state.carriedItem, !now.isDragged else { return }
        let final = cancelled ? now.origin : now.target
        let context = clients.layout.askForInvalidationContext(
            forEndingMovementFrom: now.target, at: final, cancelled: cancelled)
        let plan = UpdatePlan(onScreen: [.moveItem(now.target, to: final)])
        let before = state.attributes.snapshot
        let hasMoved = cancelled || final == now.origin || clients.dataSource.moveItem(at: now.origin, to: final)
        // The data source may have reloaded everything.
        guard state.carriedItem == now else { return }
        guard hasMoved else { return end(cancelled: true) }
        state.carriedItem = nil
        visibleCell(at: now.target)?.setState(\.isReordering, to: false)
        // After a cancellation the counts are computed. The data source is not asked for them,
        // because its data may already contain changes for which the app has not requested an
        // update yet.
        if cancelled { state.counts.update(by: plan) } else { state.counts.discardAll() }
        let carried = host.policies.requestsCarriedAgain ? visibleCell(at: now.target) : nil
        clients.layout.invalidate(with: context)
        animated.moveItemsOnScreen(by: plan, from: before) { [weak self, weak carried] in
            // [MOVE-01] The cell of the moved item is put into its pool. The next layout pass asks
            // the data source for a cell again.
            guard let self, let carried, let key = state.visible.key(of: carried) else { return }
            retirement.retire(state.visible.remove(key)!)
            host.setNeedsLayout()
        }
    }

    private func carry(from old: CarriedItem, to new: CarriedItem) {
        let context = clients.layout.askForInvalidationContext(forMoving: old, to: new)
        let before = state.attributes.snapshot
        state.counts.discardAll()
        clients.layout.invalidate(with: context)
        animated.moveItemsOnScreen(by: UpdatePlan(onScreen: [.moveItem(old.target, to: new.target)]), from: before)
    }
}
