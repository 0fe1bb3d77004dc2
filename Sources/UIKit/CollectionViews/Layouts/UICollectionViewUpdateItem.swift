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

    /// An item that names nothing. Collection views make their own; a test double overrides the properties.
    public override init() {
        // UNKNOWN: which action UIKit gives it.
        updateAction = .none
        super.init()
    }

    init(_ action: Action, before: IndexPath?, after: IndexPath?) {
        updateAction = action
        indexPathBeforeUpdate = before
        indexPathAfterUpdate = after
        super.init()
    }
}
