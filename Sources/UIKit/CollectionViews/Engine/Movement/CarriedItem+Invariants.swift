extension CarriedItem {
    /// A carried item has a place in the data source and one on screen, and translating a path to the other and back changes
    /// nothing.
    func checkInvariants() -> [String] {
        guard PackedItem(origin) != nil, PackedItem(target) != nil else {
            return ["\(origin.text) is carried to \(target.text), and one of them is no item"]
        }
        return [origin, target].filter { dataSource(of: presentation(of: $0)) != $0 }.map {
            "\($0.text) of the data source is shown as \(presentation(of: $0).text), which is \(dataSource(of: presentation(of: $0)).text)"
        }
    }
}
