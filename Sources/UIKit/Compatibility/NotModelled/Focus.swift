/// The context of a focus change. Not modelled: nothing is ever focused, because there is no remote
/// control and no keyboard.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {}

/// The previous and the next index path of a focus change. Not modelled: the focus never moves, so
/// both index paths are nil.
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
    open var previouslyFocusedIndexPath: IndexPath? { nil }
    open var nextFocusedIndexPath: IndexPath? { nil }
}

/// The previous and the next index path of a focus change in a table view. Not modelled: the focus never
/// moves, so both index paths are nil.
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
    open var previouslyFocusedIndexPath: IndexPath? { nil }
    open var nextFocusedIndexPath: IndexPath? { nil }
}

/// The animations of a focus change. Not modelled: the focus never moves.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {}

extension UICollectionView {
    /// Whether the focus returns to the last focused item. Not modelled: always false. Setting the
    /// property is reported in the trace.
    public var remembersLastFocusedIndexPath: Bool {
        get { false }
        set { world.recordNotModelled("UICollectionView.remembersLastFocusedIndexPath") }
    }
}
