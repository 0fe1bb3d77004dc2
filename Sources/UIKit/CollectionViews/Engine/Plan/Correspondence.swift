/// The correspondence of the elements after an animated change to those before it.
struct Correspondence {
    /// The key after the change of an element before it; nil if the element is gone or gets another view.
    let destination: (ElementKey) -> ElementKey?
    /// The key before the change of an element after it; nil if the element is new or gets another view.
    let source: (ElementKey) -> ElementKey?
    /// Whether the change is a batch update.
    var isUpdate = false
    /// The keys after the change of visible items that get other views.
    var replacements: [ElementKey] = []
    /// Whether the old view of an element is never removed. [POOL-07]
    var staysBehind: (ElementKey) -> Bool = { _ in false }

    /// A correspondence for a change that moves no element to another key. An element that was not known before counts as new.
    static func unchanged(_ known: KnownAttributes.Snapshot) -> Correspondence {
        Correspondence(destination: { $0 }, source: { known.entries.index(of: $0) == nil ? nil : $0 })
    }
}
