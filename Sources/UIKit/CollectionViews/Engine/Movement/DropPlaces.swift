/// The places on screen without an item in the data source: the gap under a dragged item, and the placeholders of dropped items that are
/// still loading.
///
/// Index paths here are those on screen. The index paths of the data source do not count these places.
struct DropPlaces {
    struct Place {
        /// The number of the place. No other place of the same collection view ever gets this number.
        let number: Int
        let path: IndexPath
        /// The placeholder; nil for the gap, which has no cell.
        let placeholder: UICollectionViewPlaceholder?
    }

    var places: [Place] = []
    private(set) var nextNumber = 1

    var isEmpty: Bool { places.isEmpty }

    /// The path of the gap under a drag; nil if no gap is open.
    var gap: IndexPath? { places.first { $0.placeholder == nil }?.path }

    var hasPlaceholders: Bool { places.contains { $0.placeholder != nil } }

    func place(at path: IndexPath) -> Place? { places.first { $0.path == path } }

    func place(number: Int) -> Place? { places.first { $0.number == number } }

    /// Applies a plan of changes on screen to the places. An insertion adds a place, and a deletion removes one.
    mutating func follow(_ plan: UpdatePlan, for placeholder: UICollectionViewPlaceholder? = nil) {
        places = places.compactMap { place in
            plan.itemPathAfterUpdate(place.path).map { Place(number: place.number, path: $0, placeholder: place.placeholder) }
        }
        for change in plan.changes where change.action == .insert {
            places.append(Place(number: nextNumber, path: change.after!, placeholder: placeholder))
            nextNumber += 1
        }
    }

    /// Checks that no two places have the same path, and that at most one is a gap.
    func checkInvariants() -> [String] {
        var broken: [String] = []
        if Set(places.map(\.path)).count < places.count { broken.append("a place is held twice") }
        if places.count(where: { $0.placeholder == nil }) > 1 { broken.append("two gaps are open") }
        return broken
    }
}
