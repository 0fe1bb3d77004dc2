/// The index paths on screen that have no item in the data source: a gap without an item under a
/// dragged item, and the placeholders for dropped items that are still loading.
///
/// The index paths of the data source do not count the gap and the placeholders.
struct DropPlaces {
    /// A cell for a dropped item that is still loading. The data source has no item for it.
    struct Placeholder {
        let path: IndexPath
        let reuseIdentifier: String
        /// Configures the cell. Called when the cell is dequeued, and when the app requests it.
        let configure: (UIView) -> Void
    }

    /// The gap or a placeholder.
    struct Place {
        /// The number that identifies the place. No other place of the same list ever
        /// gets it.
        let number: Int
        /// The index path on screen.
        let path: IndexPath
        /// The placeholder; nil for the gap, which has no cell.
        let placeholder: Placeholder?
    }

    var places: [Place] = []
    private(set) var nextNumber = 1

    var isEmpty: Bool { places.isEmpty }

    /// The path on screen of a gap without an item; nil if no such gap is open. The dragged item's
    /// own cell can be a gap, too.
    var gap: IndexPath? { places.first { $0.placeholder == nil }?.path }

    var hasPlaceholders: Bool { places.contains { $0.placeholder != nil } }

    func place(at path: IndexPath) -> Place? { places.first { $0.path == path } }

    func place(number: Int) -> Place? { places.first { $0.number == number } }

    /// Updates the index paths of the gap and the placeholders by a plan of changes on screen. An
    /// insertion adds a place, and a deletion removes the place at its path.
    ///
    /// - Parameter placeholder: the placeholder that an insertion adds, or nil if it adds the gap.
    mutating func update(by plan: UpdatePlan, for placeholder: Placeholder? = nil) {
        places = places.compactMap { place in
            plan.itemPathAfterUpdate(place.path).map {
                Place(number: place.number, path: $0, placeholder: place.placeholder)
            }
        }
        for change in plan.changes where change.action == .insert {
            places.append(Place(number: nextNumber, path: change.after!, placeholder: placeholder))
            nextNumber += 1
        }
    }

    func invariantProblems() -> [String] {
        var broken: [String] = []
        if Set(places.map(\.path)).count < places.count { broken.append("a place is held twice") }
        if places.count(where: { $0.placeholder == nil }) > 1 { broken.append("two gaps are open") }
        return broken
    }
}
