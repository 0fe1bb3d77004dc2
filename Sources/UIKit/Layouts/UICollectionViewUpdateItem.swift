/// One change of a batch update. The layout receives all changes in
/// `prepare(forCollectionViewUpdates:)`.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
    public enum Action: Int, Sendable {
        case insert
        case delete
        case reload
        case move
        case none
    }

    /// The index path before the update; nil for an insertion. For a whole section, the item is
    /// `NSNotFound`.
    open private(set) var indexPathBeforeUpdate: IndexPath?
    /// The index path after the update; nil for a deletion. For a whole section, the item is
    /// `NSNotFound`.
    open private(set) var indexPathAfterUpdate: IndexPath?
    open private(set) var updateAction: Action

    /// Makes an update item without index paths, for test doubles that override the properties.
    public override init() {
        // UNKNOWN: the action that UIKit sets here.
        updateAction = .none
    }

    init(_ action: Action, before: IndexPath?, after: IndexPath?) {
        updateAction = action
        indexPathBeforeUpdate = before
        indexPathAfterUpdate = after
    }
}
