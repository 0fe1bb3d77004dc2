/// An item that the user is moving with a finger: its path in the data source, and its path on
/// screen.
///
/// The data source is not told of the new path before the end of the movement. Until then the item
/// is at its new path on screen, and at its old path in the data source.
/// (https://developer.apple.com/documentation/uikit/uidatasourcetranslating)
struct CarriedItem: Equatable {
    /// The path of the item in the data source.
    let origin: IndexPath
    /// The path at which the item is shown during the movement. In the data source the item is
    /// still at `origin`.
    var target: IndexPath
    /// The position of the finger, in the coordinates of the content. Before the finger has moved,
    /// it is the center of the item. Always zero, without effect, if `isDragged` is true.
    let position: CGPoint
    /// Whether the item belongs to a drag session. The item's cell then does not follow the finger.
    /// The cell is shown at `target` and is transparent, so that it looks like a gap.
    ///
    /// UNKNOWN: whether UIKit removes or hides the cell. Reports say that the item seems removed,
    /// with a gap where it would be dropped. (rdar://42031700)
    var isDragged = false

    func invariantProblems() -> [String] {
        if ElementKey(item: origin) != nil, ElementKey(item: target) != nil { return [] }
        return ["\(origin.text) is carried to \(target.text), and one of them is not an item"]
    }
}
