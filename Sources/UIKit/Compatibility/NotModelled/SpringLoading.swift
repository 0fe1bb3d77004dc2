/// A view whose items can open when a drag hovers over them (spring loading). Not modelled: a drag
/// opens nothing.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
    var isSpringLoaded: Bool { get set }
}

/// The progress towards opening an item over which a drag hovers. Not modelled: a drag opens
/// nothing.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
    case inactive, possible, activating, activated
}

/// A drag that hovers over an item. Not modelled: a drag opens nothing.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
    var state: UISpringLoadedInteractionEffectState { get }
    var targetView: UIView? { get set }
    var targetItem: Any? { get set }
    func location(in view: UIView?) -> CGPoint
}

extension UICollectionView: UISpringLoadedInteractionSupporting {
    /// Whether a drag that hovers over an item opens the item. Not modelled: always false.
    public var isSpringLoaded: Bool {
        get { false }
        set { world.recordNotModelled("UICollectionView.isSpringLoaded") }
    }
}
