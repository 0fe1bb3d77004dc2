/// The places on screen that no item of the data source has: the gap under what is being dragged over the collection view, and the
/// placeholders of what was dropped and is still loading.
///
/// Index paths here are those of the presentation. The data source counts without these places.
struct DropPlaces {
    struct Place {
        /// Never given again by the same collection view.
        let number: Int
        let path: IndexPath
        /// Nil for the gap, which has no cell.
        let placeholder: UICollectionViewPlaceholder?
    }

    var places: [Place] = []
    private(set) var nextNumber = 1

    var isEmpty: Bool { places.isEmpty }

    /// The place that is kept free under a drag.
    var gap: IndexPath? { places.first { $0.placeholder == nil }?.path }

    var hasPlaceholders: Bool { places.contains { $0.placeholder != nil } }

    func place(at path: IndexPath) -> Place? { places.first { $0.path == path } }

    func place(number: Int) -> Place? { places.first { $0.number == number } }

    /// Changes with what is on screen. An insertion holds a place, and a deletion gives one up.
    mutating func follow(_ plan: UpdatePlan, for placeholder: UICollectionViewPlaceholder? = nil) {
        places = places.compactMap { place in
            plan.item(after: place.path).map { Place(number: place.number, path: $0, placeholder: place.placeholder) }
        }
        for change in plan.changes where change.action == .insert {
            places.append(Place(number: nextNumber, path: change.after!, placeholder: placeholder))
            nextNumber += 1
        }
    }

    /// The places differ, and at most one of them is a gap.
    func checkInvariants() -> [String] {
        var broken: [String] = []
        if Set(places.map(\.path)).count < places.count { broken.append("a place is held twice") }
        if places.count(where: { $0.placeholder == nil }) > 1 { broken.append("two gaps are open") }
        return broken
    }
}
