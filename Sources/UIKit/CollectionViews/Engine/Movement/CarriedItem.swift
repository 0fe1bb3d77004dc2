/// An item that a finger is carrying: where it came from, and where it is now.
///
/// The data source is told only at the end, so index paths have two meanings meanwhile: presentation, with the item where it is
/// now, and data source, with the item where it was. [api: UIDataSourceTranslating]
struct CarriedItem: Equatable {
    /// In the data source.
    let origin: IndexPath
    /// In the presentation.
    var target: IndexPath
    /// The position of the finger, in the content.
    var position: CGPoint
    /// Whether a drag session has it. Then the cell does not follow the finger: it keeps the gap free, and is not seen.
    ///
    /// UNKNOWN: what becomes of the cell itself. Reports say that the item seems removed and that a gap is open where it would be
    /// dropped. (rdar://42031700)
    var isDragged = false

    /// The path in the presentation of an item of the data source.
    func presentation(of path: IndexPath) -> IndexPath {
        CarriedItem.moved(path, from: origin, to: target)
    }

    /// The path in the data source of an item of the presentation.
    func dataSource(of path: IndexPath) -> IndexPath {
        CarriedItem.moved(path, from: target, to: origin)
    }

    /// The new place of `path` when one item moves.
    static func moved(_ path: IndexPath, from origin: IndexPath, to target: IndexPath) -> IndexPath {
        guard path.count == 2 else { return path }
        if path == origin { return target }
        var item = path.item
        if path.section == origin.section, item > origin.item { item -= 1 }
        if path.section == target.section, item >= target.item { item += 1 }
        return IndexPath(item: item, section: path.section)
    }

    /// The number of items that a section has more in the presentation than in the data source.
    func surplus(inSection section: Int) -> Int {
        (section == target.section ? 1 : 0) - (section == origin.section ? 1 : 0)
    }

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
