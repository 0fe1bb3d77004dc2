/// Makes room on screen while something is dragged over the collection view and dropped: the gap, and cells for what is still loading.
///
/// The data source is not told. An update by the app gives all room up first, because its index paths do not count it.
final class DropGap: EnginePart {
    private let counts: CountQuestions
    private let rearrangement: Rearrangement

    init(_ base: EnginePart, counts: CountQuestions, rearrangement: Rearrangement) {
        self.counts = counts
        self.rearrangement = rearrangement
        super.init(base)
    }

    // MARK: - The gap

    /// Opens a gap at a place, or moves the one that is open. [DRAG-03]
    ///
    /// - Parameter item: the item of this collection view that is dragged, if it would move. Its own place closes then.
    func openGap(at path: IndexPath, carrying item: IndexPath?) {
        if let item, state.dropPlaces.isEmpty { return carry(item, to: path) }
        if state.reordering != nil { return closeGap() }
        guard path != state.dropPlaces.gap, path.count == 2, path.section < counts.numberOfSections() else { return }
        // The delegate may have changed the data when it was asked what a drop here would do.
        let others = counts.numberOfItems(inSection: path.section) - (state.dropPlaces.gap?.section == path.section ? 1 : 0)
        guard path.item <= others else { return closeGap() }
        let old = state.dropPlaces.gap
        change { held in
            if let gap = held.places.first(where: { $0.placeholder == nil }) { held.release(number: gap.number) }
            held.hold(path, for: nil)
            guard let old else { return ({ DropPlaces.path($0, afterHolding: path) }, { DropPlaces.path($0, afterReleasing: path) }) }
            return ({ CarriedItem.moved($0, from: old, to: path) }, { CarriedItem.moved($0, from: path, to: old) })
        }
    }

    func closeGap() {
        if let carried = state.reordering, carried.isDragged { return move(carried, to: nil) }
        guard let gap = state.dropPlaces.places.first(where: { $0.placeholder == nil }) else { return }
        release(gap)
    }

    private func carry(_ item: IndexPath, to path: IndexPath) {
        if state.reordering == nil {
            guard counts.isValidItem(item), counts.isValidItem(path) else { return }
            move(CarriedItem(origin: item, target: item, position: .zero, isDragged: true), to: path)
        } else if let carried = state.reordering, carried.isDragged, carried.target != path, counts.isValidItem(path) {
            move(carried, to: path)
        }
    }

    /// - Parameter path: nil puts the item back.
    private func move(_ carried: CarriedItem, to path: IndexPath?) {
        let (old, new) = (carried.target, path ?? carried.origin)
        let before = state.map.snapshot
        state.reordering = carried
        state.reordering!.target = new
        if path == nil { state.reordering = nil }
        invalidate { $0.move(from: old.section, to: new.section) }
        rearrangement.run(
            from: before, destination: { CarriedItem.moved($0, from: old, to: new) },
            source: { CarriedItem.moved($0, from: new, to: old) })
    }

    // MARK: - Placeholders

    /// Shows a placeholder's cell. [DRAG-05]
    ///
    /// - Returns: the number of its place; nil when there is no such place.
    func show(_ placeholder: UICollectionViewPlaceholder) -> Int? {
        closeGap()
        let path = placeholder.insertionIndexPath
        guard state.reordering == nil, path.count == 2, path.section >= 0, path.section < counts.numberOfSections(), path.item >= 0,
            path.item <= counts.numberOfItems(inSection: path.section)
        else { return nil }
        var number = 0
        change { held in
            number = held.hold(path, for: placeholder)
            return ({ DropPlaces.path($0, afterHolding: path) }, { DropPlaces.path($0, afterReleasing: path) })
        }
        return number
    }

    /// Exchanges a placeholder for the item that `updates` inserts into the data.
    ///
    /// - Returns: false when the placeholder is gone. Then `updates` is not called.
    func commit(_ number: Int, _ updates: (IndexPath) -> Void) -> Bool {
        guard let place = state.dropPlaces.place(number: number) else { return false }
        updates(IndexPath(item: state.dropPlaces.itemsBefore(place), section: place.path.section))
        // The app may have reloaded everything, although only its data should change.
        guard let place = state.dropPlaces.place(number: number) else { return true }
        let before = state.map.snapshot
        state.dropPlaces.exchange(number: number)
        // The data has the item now, so that as many are shown as before.
        clients.layout.invalidate(counts: true)
        rearrangement.run(
            from: before, destination: { $0 == place.path ? nil : $0 }, source: { $0 == place.path ? nil : $0 })
        return true
    }

    /// - Returns: false when the placeholder is gone.
    func delete(_ number: Int) -> Bool {
        guard let place = state.dropPlaces.place(number: number) else { return false }
        release(place)
        return true
    }

    /// Calls the placeholder's handler again, if its cell is on screen.
    func updateCell(_ number: Int) {
        guard let place = state.dropPlaces.place(number: number), let placeholder = place.placeholder,
            let cell = state.visible[table.key(.cell, kind: nil, place.path)]?.view as? UICollectionViewCell
        else { return }
        placeholder.cellUpdateHandler?(cell)
    }

    // MARK: - Giving up

    private func release(_ place: DropPlaces.Place) {
        change { held in
            held.release(number: place.number)
            return ({ DropPlaces.path($0, afterReleasing: place.path) }, { DropPlaces.path($0, afterHolding: place.path) })
        }
    }

    /// Gives up all room, before the app's own update.
    ///
    /// UNKNOWN: whether placeholders survive an update. Theirs is the same end as that of a reload, after which the header says that
    /// they are gone.
    func clear() {
        closeGap()
        guard !state.dropPlaces.isEmpty else { return }
        let all = state.dropPlaces
        change { held in
            held.releaseAll()
            return ({ all.dataSource(of: $0) }, { all.presentation(of: $0) })
        }
    }

    // MARK: - Changing

    private typealias Move = (IndexPath) -> IndexPath?

    /// - Parameter body: changes the places, and returns where the items go and where they were.
    private func change(_ body: (inout DropPlaces) -> (destination: Move, source: Move)) {
        let before = state.map.snapshot
        let old = state.dropPlaces
        let (destination, source) = body(&state.dropPlaces)
        let new = state.dropPlaces
        invalidate { counts in
            for section in Set((old.places + new.places).map(\.path.section)).sorted() {
                counts.add(new.count(inSection: section) - old.count(inSection: section), inSection: section)
            }
        }
        rearrangement.run(from: before, destination: destination, source: source)
    }

    /// Invalidates the layout. The new counts follow from the old ones. The data source is not asked, because its data may already be
    /// ahead of an update.
    private func invalidate(_ change: (inout ElementCounts) -> Void) {
        var counts = state.counts
        change(&counts)
        clients.layout.invalidate(counts: true)
        state.counts = counts
    }
}
