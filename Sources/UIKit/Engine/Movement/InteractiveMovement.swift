/// Moves an item interactively. The layout proposes each new path, and the delegate may replace the
/// path. At the end the data source is told of the item's new path, unless the movement was
/// cancelled or the item is back at its first path.
@MainActor
final class InteractiveMovement {
    private let host: Host
    private let state: EngineState
    private let layoutClient: LayoutClient
    private let dataSourceClient: any DataSourceClient
    private let delegateClient: any DelegateClient
    private let counts: CountLoader
    private let preparation: LayoutPreparation
    private let elements: AttributeLoader
    private let retirement: Retirement
    private let animated: AnimatedChange

    init(
        host: Host, state: EngineState, layoutClient: LayoutClient, dataSourceClient: any DataSourceClient,
        delegateClient: any DelegateClient, counts: CountLoader, preparation: LayoutPreparation,
        elements: AttributeLoader,
        retirement: Retirement, animated: AnimatedChange
    ) {
        self.host = host
        self.state = state
        self.layoutClient = layoutClient
        self.dataSourceClient = dataSourceClient
        self.delegateClient = delegateClient
        self.counts = counts
        self.preparation = preparation
        self.elements = elements
        self.retirement = retirement
        self.animated = animated
    }

    /// UNKNOWN: whether UIKit lets a movement begin while placeholders are shown. Here it does not
    /// begin.
    ///
    /// - Returns: false if the item does not exist, has no attributes or may not move, if another
    ///   item is being moved, or if a gap or a placeholder of a drop is shown.
    func begin(at path: IndexPath) -> Bool {
        guard state.carriedItem == nil, state.dropPlaces.isEmpty, counts.isValidItem(path),
            dataSourceClient.canMoveItem(at: path)
        else {
            return false
        }
        preparation.prepareIfNeeded()
        guard let attributes = elements.attributes(for: state.table.key(ofItemAt: path)) else { return false }
        let item = CarriedItem(origin: path, target: path, position: attributes.center)
        state.carriedItem = item
        state.visibleCell(at: path)?.setItemState(.reordered, to: true)
        carry(from: item, to: item)
        return true
    }

    func update(to position: CGPoint) {
        guard let now = state.carriedItem, !now.isDragged, host.withView({ $0.layer.validate(position: position) })
        else { return }
        let wanted = delegateClient.targetPath(
            of: now, proposedPath: layoutClient.targetPath(of: now, at: position))
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
        let context = layoutClient.askForInvalidationContext(
            forEndingMovementFrom: now.target, at: final, cancelled: cancelled)
        let plan = UpdatePlan(onScreen: [.moveItem(now.target, to: final)])
        let before = state.attributes.snapshot
        let hasMoved = cancelled || final == now.origin || dataSourceClient.moveItem(at: now.origin, to: final)
        // The data source may have reloaded everything.
        guard state.carriedItem == now else { return }
        guard hasMoved else { return end(cancelled: true) }
        state.carriedItem = nil
        state.visibleCell(at: now.target)?.setItemState(.reordered, to: false)
        // After a cancellation the counts are computed. The data source is not asked for them,
        // because its data may already contain changes for which the app has not requested an
        // update yet.
        if cancelled { state.counts.update(by: plan) } else { state.counts.discardAll() }
        let carried = host.policies.requestsCarriedAgain ? state.visibleCell(at: now.target) : nil
        layoutClient.invalidate(with: context)
        animated.moveItemsOnScreen(by: plan, from: before) { [weak self, weak carried] in
            // [MOVE-01] The cell of the moved item is put into its pool. The next layout pass asks
            // the data source for a cell again.
            guard let self, let carried, let key = state.visible.key(of: carried) else { return }
            retirement.retire(state.visible.remove(key)!)
            host.setNeedsLayout()
        }
    }

    private func carry(from old: CarriedItem, to new: CarriedItem) {
        let context = layoutClient.askForInvalidationContext(forMoving: old, to: new)
        let before = state.attributes.snapshot
        state.counts.discardAll()
        layoutClient.invalidate(with: context)
        animated.moveItemsOnScreen(by: UpdatePlan(onScreen: [.moveItem(old.target, to: new.target)]), from: before)
    }
}

/// An item that the user is moving with a finger: its path in the data source, and its path on
/// screen.
///
/// The data source is not told of the new path before the end of the movement. Until then the item
/// is at its new path on screen, and at its old path in the data source.
/// (https://developer.apple.com/documentation/uikit/uidatasourcetranslating)
struct CarriedItem: Equatable {
    /// The path of the item in the data source.
    let origin: IndexPath
    /// The path at which the item is shown during the movement. In the data source the item is
    /// still at `origin`.
    var target: IndexPath
    /// The position of the finger, in the coordinates of the content. Before the finger has moved,
    /// it is the center of the item. Always zero, without effect, if `isDragged` is true.
    let position: CGPoint
    /// Whether the item belongs to a drag session. The item's cell then does not follow the finger.
    /// The cell is shown at `target` and is transparent, so that it looks like a gap.
    ///
    /// UNKNOWN: whether UIKit removes or hides the cell. Reports say that the item seems removed,
    /// with a gap where it would be dropped. (rdar://42031700)
    var isDragged = false

    func invariantProblems() -> [String] {
        if ElementKey(item: origin) != nil, ElementKey(item: target) != nil { return [] }
        return ["\(origin.text) is carried to \(target.text), and one of them is not an item"]
    }
}
