/// Converts the keys of elements before an animated change into those after it, and back. The
/// change may move elements to other index paths.
struct ElementCorrespondence {
    /// Returns the key that an element has after the change, for its key before the change; nil if
    /// the element is gone or gets another view.
    let destination: (ElementKey) -> ElementKey?
    /// Returns the key that an element had before the change, for its key after the change; nil if
    /// the element is new or gets another view.
    let source: (ElementKey) -> ElementKey?
    /// Whether the change is a batch update.
    var isUpdate = false
    /// Whether a header or footer may get the size zero. If not, that is a failure. [UPD-14]
    var allowsVanishedHeaders = true
    /// The keys, after the change, of the reloaded items on screen. These items get other views.
    var replacements: [ElementKey] = []
    /// Returns whether a view stays on screen forever, although its element has left the screen.
    /// This is a fault of some systems. [POOL-07]
    var staysBehind: (ElementKey) -> Bool = { _ in false }

    /// Returns the correspondence for a change that moves no element to another index path. An
    /// element whose attributes were not stored before the change counts as new.
    static func keepingPaths(of known: KnownAttributes.Snapshot) -> ElementCorrespondence {
        ElementCorrespondence(destination: { $0 }, source: { known.entries.index(of: $0) == nil ? nil : $0 })
    }
}
