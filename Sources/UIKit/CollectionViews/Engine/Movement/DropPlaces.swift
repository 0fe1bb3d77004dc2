/// The places on screen that no item of the data source has: the gap under what is being dragged over the collection view, and the
/// placeholders of what was dropped and is still loading.
///
/// Index paths here are those of the presentation. The data source counts without these places.
struct DropPlaces {
    struct Place {
        /// Never given again by the same collection view.
        let number: Int
        fileprivate(set) var path: IndexPath
        /// Nil for the gap, which has no cell.
        let placeholder: UICollectionViewPlaceholder?
    }

    /// In the order of their paths.
    private(set) var places: [Place] = []
    private var lastNumber = 0

    var isEmpty: Bool { places.isEmpty }

    /// The place that is kept free under a drag.
    var gap: IndexPath? { places.first { $0.placeholder == nil }?.path }

    var hasPlaceholders: Bool { places.contains { $0.placeholder != nil } }

    func place(at path: IndexPath) -> Place? { places.first { $0.path == path } }

    func place(number: Int) -> Place? { places.first { $0.number == number } }

    /// How many of them a section has.
    func count(inSection section: Int) -> Int { places.count { $0.path.section == section } }

    // MARK: - Paths

    /// The path in the presentation of an item of the data source.
    func presentation(of path: IndexPath) -> IndexPath {
        guard path.count == 2 else { return path }
        var item = path.item
        for place in places where place.path.section == path.section && place.path.item <= item { item += 1 }
        return IndexPath(item: item, section: path.section)
    }

    /// The path in the data source of what is shown at a path; nil for a held place.
    func dataSource(of path: IndexPath) -> IndexPath? {
        guard path.count == 2 else { return path }
        var before = 0
        for place in places where place.path.section == path.section {
            if place.path.item == path.item { return nil }
            if place.path.item < path.item { before += 1 }
        }
        return IndexPath(item: path.item - before, section: path.section)
    }

    /// The number of items of the data source before a place, in its section.
    func itemsBefore(_ place: Place) -> Int {
        place.path.item - places.count { $0.path.section == place.path.section && $0.path.item < place.path.item }
    }

    // MARK: - Changing

    /// Holds a place. What was there, and what follows it, is shown one place further on.
    ///
    /// - Returns: the number of the place.
    @discardableResult
    mutating func hold(_ path: IndexPath, for placeholder: UICollectionViewPlaceholder?) -> Int {
        lastNumber += 1
        for index in places.indices { places[index].path = DropPlaces.path(places[index].path, afterHolding: path) }
        places.append(Place(number: lastNumber, path: path, placeholder: placeholder))
        places.sort { $0.path < $1.path }
        return lastNumber
    }

    /// Gives a place up. What follows it is shown one place before.
    mutating func release(number: Int) {
        guard let released = place(number: number)?.path else { return }
        places.removeAll { $0.number == number }
        for index in places.indices {
            if let path = DropPlaces.path(places[index].path, afterReleasing: released) { places[index].path = path }
        }
    }

    /// Gives a place up to an item that the data source has now. Everything stays where it is.
    mutating func exchange(number: Int) {
        places.removeAll { $0.number == number }
    }

    mutating func releaseAll() {
        places = []
    }

    /// Where a path leads once a place is held.
    static func path(_ path: IndexPath, afterHolding held: IndexPath) -> IndexPath {
        guard path.count == 2, path.section == held.section, path.item >= held.item else { return path }
        return IndexPath(item: path.item + 1, section: path.section)
    }

    /// Where a path leads once a place is given up; nil for the place itself.
    static func path(_ path: IndexPath, afterReleasing released: IndexPath) -> IndexPath? {
        guard path.count == 2, path.section == released.section, path.item >= released.item else { return path }
        return path.item == released.item ? nil : IndexPath(item: path.item - 1, section: path.section)
    }
}
