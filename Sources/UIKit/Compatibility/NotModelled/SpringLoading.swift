/// A view that opens an item while a dragged item rests on it.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
    var isSpringLoaded: Bool { get set }
}

/// The progress towards opening an item on which a dragged item rests.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
    case inactive, possible, activating, activated
}

/// A drag that rests on an item. Not modelled: such a drag opens nothing.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
    var state: UISpringLoadedInteractionEffectState { get }
    var targetView: UIView? { get set }
    var targetItem: Any? { get set }
    func location(in view: UIView?) -> CGPoint
}

extension UICollectionView: UISpringLoadedInteractionSupporting {
    /// Whether a drag that rests on an item opens it. Not modelled: always false.
    public var isSpringLoaded: Bool {
        get { false }
        set { world.notModelled("UICollectionView.isSpringLoaded") }
    }
}
