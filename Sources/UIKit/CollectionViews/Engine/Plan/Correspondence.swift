/// The correspondence of the elements after an animated change to those before it.
struct ElementCorrespondence {
    /// Returns the key that an element has after the change, for its key before the change; nil if the element is gone or gets another
    /// view.
    let destination: (ElementKey) -> ElementKey?
    /// Returns the key that an element had before the change, for its key after the change; nil if the element is new or gets another view.
    let source: (ElementKey) -> ElementKey?
    /// Whether the change is a batch update.
    var isUpdate = false
    /// The keys that the reloaded items on screen have after the change. These items get other views.
    var replacements: [ElementKey] = []
    /// Whether the view of an element that disappears is left on screen, and never removed. [POOL-07]
    var staysBehind: (ElementKey) -> Bool = { _ in false }

    /// A correspondence for a change that moves no element to another key. An element that was not known before counts as new.
    static func unchanged(_ known: KnownAttributes.Snapshot) -> ElementCorrespondence {
        ElementCorrespondence(destination: { $0 }, source: { known.entries.index(of: $0) == nil ? nil : $0 })
    }
}
