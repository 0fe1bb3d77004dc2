extension DropPlaces {
    /// The places differ and lie in order, at most one of them is a gap, and each path of the data source leads there and back.
    func checkInvariants() -> [String] {
        var broken: [String] = []
        for (place, next) in zip(places, places.dropFirst()) where place.path >= next.path {
            broken.append("\(place.path.text) is held before \(next.path.text)")
        }
        if places.count(where: { $0.placeholder == nil }) > 1 { broken.append("two gaps are open") }
        for place in places {
            guard dataSource(of: place.path) == nil else {
                broken.append("\(place.path.text) is held and stands for an item of the data source")
                continue
            }
            let path = IndexPath(item: itemsBefore(place), section: place.path.section)
            let shown = presentation(of: path)
            if dataSource(of: shown) != path {
                broken.append("\(path.text) of the data source is shown as \(shown.text), which is another")
            }
        }
        return broken
    }
}
