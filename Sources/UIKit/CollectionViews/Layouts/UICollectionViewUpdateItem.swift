/// One change of a batch update, as the layout is told of it.
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

    /// An item without index paths. Collection views make their own. A test double overrides the properties.
    public override init() {
        // UNKNOWN: the action that UIKit gives it.
        updateAction = .none
    }

    init(_ action: Action, before: IndexPath?, after: IndexPath?) {
        updateAction = action
        indexPathBeforeUpdate = before
        indexPathAfterUpdate = after
    }
}
