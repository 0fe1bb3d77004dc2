/// An item that a finger is carrying: its path in the data source, and its path on screen.
///
/// The data source is told only at the end of the movement. Until then index paths have two meanings: on screen the item is at its
/// new path, in the data source at its old one. (https://developer.apple.com/documentation/uikit/uidatasourcetranslating)
struct CarriedItem: Equatable {
    /// The path of the item in the data source.
    let origin: IndexPath
    /// The path at which the item is shown during the movement. The data source does not know this path yet.
    var target: IndexPath
    /// The position of the finger, in the content.
    var position: CGPoint
    /// Whether the item belongs to a drag session. The item's cell then does not follow the finger. The cell stays at `target` and is
    /// transparent, so that there seems to be a gap.
    ///
    /// UNKNOWN: the state of the cell. Reports say that the item seems removed and leaves a gap where it would be dropped.
    /// (rdar://42031700)
    var isDragged = false

    /// Checks that the carried item has valid paths in the data source and on screen.
    func checkInvariants() -> [String] {
        if ElementKey(item: origin) != nil, ElementKey(item: target) != nil { return [] }
        return ["\(origin.text) is carried to \(target.text), and one of them is no item"]
    }
}
