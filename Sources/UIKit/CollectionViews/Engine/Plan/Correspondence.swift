/// Which element after a change is which one before it.
struct Correspondence {
    /// Where an element of before stands after; nil when it is gone or gets another view.
    let destination: (ElementKey) -> ElementKey?
    /// Where an element of after stood before; nil when it is new.
    let source: (ElementKey) -> ElementKey?
    /// A batch update.
    var isUpdate = false
    /// Old views that are never taken away. [POOL-07]
    var staysBehind: (ElementKey) -> Bool = { _ in false }

    /// Every element stays what it is; what was not known before is new.
    static func unchanged(_ known: KnownAttributes.Snapshot) -> Correspondence {
        Correspondence(destination: { $0 }, source: { known.entries.index(of: $0) == nil ? nil : $0 })
    }
}
