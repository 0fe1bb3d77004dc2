/// One change of a batch update, as a layout hears of it.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
    public enum Action: Int, Sendable {
        case insert
        case delete
        case reload
        case move
        case none
    }

    /// Nil for an insertion. The item is `NSNotFound` when a whole section is meant.
    open private(set) var indexPathBeforeUpdate: IndexPath?
    /// Nil for a deletion. The item is `NSNotFound` when a whole section is meant.
    open private(set) var indexPathAfterUpdate: IndexPath?
    open private(set) var updateAction: Action

    init(_ action: Action, before: IndexPath?, after: IndexPath?) {
        updateAction = action
        indexPathBeforeUpdate = before
        indexPathAfterUpdate = after
        super.init()
    }
}
