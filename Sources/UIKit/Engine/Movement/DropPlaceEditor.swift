/// Shows and removes the gap under a dragged item, and the cells of placeholders for dropped items
/// that are still loading.
///
/// The gap and the placeholders are removed before an update by the app, because the index paths of
/// the update do not count them.
@MainActor
final class DropPlaceEditor {
    private let state: EngineState
    private let layoutClient: LayoutClient
    private let counts: CountLoader
    private let animated: AnimatedChange

    init(state: EngineState, layoutClient: LayoutClient, counts: CountLoader, animated: AnimatedChange) {
        self.state = state
        self.layoutClient = layoutClient
        self.counts = counts
        self.animated = animated
    }

    // MARK: - The gap

    /// Opens a gap at a path, or moves the open gap there. Closes the gap instead if the dragged
    /// item was shown as the gap and `item` is nil now, or if a gap without an item would be beyond
    /// the end of its section. [DRAG-03]
    ///
    /// - Parameter item: the path of the dragged item. Nil if the item comes from another list,
    ///     or if the drop does not move it. If no
    ///     gap without an item and no placeholder is shown, the item's own cell moves to `path` and
    ///     becomes the gap.
    func updateGap(at path: IndexPath, draggedItemPath item: IndexPath?) {
        if let item, state.dropPlaces.isEmpty { return carry(item, to: path) }
        if state.carriedItem != nil { return closeGap() }
        guard path != state.dropPlaces.gap, path.count == 2, path.section < counts.numberOfSections() else { return }
        // The delegate may have changed the data when it was asked for a proposal, so that `path`
        // is no longer valid.
        let others =
            counts.numberOfItems(inSection: path.section) - (state.dropPlaces.gap?.section == path.section ? 1 : 0)
        guard path.item <= others else { return closeGap() }
        changePlaces(by: [state.dropPlaces.gap.map { .moveItem($0, to: path) } ?? .insertItem(path)])
    }

    func closeGap() {
        if let carried = state.carriedItem, carried.isDragged { return move(carried, to: nil) }
        if let gap = state.dropPlaces.gap { changePlaces(by: [.deleteItem(gap)]) }
    }

    private func carry(_ item: IndexPath, to path: IndexPath) {
        if let carried = state.carriedItem {
            if carried.isDragged, carried.target != path, counts.isValidItem(path) { move(carried, to: path) }
        } else if counts.isValidItem(item), counts.isValidItem(path) {
            move(CarriedItem(origin: item, target: item, position: .zero, isDragged: true), to: path)
        }
    }

    /// Moves a dragged item to another path on screen, or back to its path in the data source if
    /// `path` is nil. The data is not changed.
    private func move(_ carried: CarriedItem, to path: IndexPath?) {
        var moved = carried
        moved.target = path ?? carried.origin
        state.carriedItem = path == nil ? nil : moved
        changePlaces(by: [.moveItem(carried.target, to: moved.target)])
    }

    // MARK: - Placeholders

    /// Inserts the cell of a placeholder on screen. [DRAG-05]
    ///
    /// - Returns: the number that identifies the placeholder, or nil if its path is not valid, or
    ///   if the user is moving an item.
    func show(_ placeholder: DropPlaces.Placeholder) -> Int? {
        closeGap()
        let path = placeholder.path
        guard state.carriedItem == nil, path.count == 2, path.section >= 0, path.section < counts.numberOfSections(),
            path.item >= 0,
            path.item <= counts.numberOfItems(inSection: path.section)
        else { return nil }
        let number = state.dropPlaces.nextNumber
        changePlaces(by: [.insertItem(path)], for: placeholder)
        return number
    }

    /// Replaces a placeholder with the item that `updates` inserts into the data.
    ///
    /// - Parameter updates: receives the index path for the new item in the data source.
    /// - Returns: false if the placeholder no longer exists. `updates` is then not called.
    func commitPlaceholder(number: Int, updates: (IndexPath) -> Void) -> Bool {
        let places = state.dropPlaces
        guard let path = places.place(number: number)?.path else { return false }
        let placesBefore = places.places.count { $0.path.section == path.section && $0.path < path }
        updates(IndexPath(item: path.item - placesBefore, section: path.section))
        // The app may have reloaded everything in `updates`.
        guard let path = state.dropPlaces.place(number: number)?.path else { return true }
        let before = state.attributes.snapshot
        // The new item takes the place of the placeholder, so the number of items on screen does
        // not change.
        state.dropPlaces.places.removeAll { $0.number == number }
        layoutClient.invalidate(includingCounts: true)
        animated.moveItemsOnScreen(by: UpdatePlan(onScreen: [.deleteItem(path), .insertItem(path)]), from: before)
        return true
    }

    /// - Returns: false if the placeholder no longer exists.
    func deletePlaceholder(number: Int) -> Bool {
        guard let path = state.dropPlaces.place(number: number)?.path else { return false }
        changePlaces(by: [.deleteItem(path)])
        return true
    }

    func updateCell(ofPlaceholder number: Int) {
        guard let place = state.dropPlaces.place(number: number), let cell = state.visibleCell(at: place.path) else {
            return
        }
        place.placeholder?.configure(cell)
    }

    /// Removes the gap and all placeholders. Called before an update by the app.
    ///
    /// UNKNOWN: whether UIKit keeps placeholders during an update. Here they are removed. Apple's
    /// header says that a reload removes them.
    func removeGapAndPlaceholders() {
        closeGap()
        if !state.dropPlaces.isEmpty { changePlaces(by: state.dropPlaces.places.map { .deleteItem($0.path) }) }
    }

    // MARK: - Changing places on screen

    /// Changes the gap, the placeholders and the place of the dragged item on screen, with an
    /// animation and without a change of the data. The item counts are computed. The data source is
    /// not asked for them, because its data may already contain changes for which the app has not
    /// requested an update yet.
    private func changePlaces(by changes: [UpdatePlan.Change], for placeholder: DropPlaces.Placeholder? = nil) {
        let before = state.attributes.snapshot
        let plan = UpdatePlan(onScreen: changes)
        state.dropPlaces.update(by: plan, for: placeholder)
        var counts = state.counts
        counts.update(by: plan)
        layoutClient.invalidate(includingCounts: true)
        state.counts = counts
        animated.moveItemsOnScreen(by: plan, from: before)
    }
}
