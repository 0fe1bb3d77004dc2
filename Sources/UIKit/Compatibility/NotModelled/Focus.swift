/// Not modelled: focus needs a remote control or a keyboard. The types and members of focus have no effect. The trace reports only that
/// `remembersLastFocusedIndexPath` is set.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {}

/// Not modelled: no focus ever moves.
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
    open var previouslyFocusedIndexPath: IndexPath? { nil }
    open var nextFocusedIndexPath: IndexPath? { nil }
}

/// Not modelled: no focus ever moves.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {}

extension UICollectionView {
    /// Not modelled: nothing is ever focused.
    public var remembersLastFocusedIndexPath: Bool {
        get { false }
        set { world.notModelled("UICollectionView.remembersLastFocusedIndexPath") }
    }
}
