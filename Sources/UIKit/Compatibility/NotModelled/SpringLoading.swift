/// Something that a dragged item can open by resting on it.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
    var isSpringLoaded: Bool { get set }
}

/// How far an item is in being opened by what rests on it.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
    case inactive, possible, activating, activated
}

/// What rests on an item. Not modelled: nothing is opened by a drag that rests on it.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
    var state: UISpringLoadedInteractionEffectState { get }
    var targetView: UIView? { get set }
    var targetItem: Any? { get set }
    func location(in view: UIView?) -> CGPoint
}

extension UICollectionView: UISpringLoadedInteractionSupporting {
    /// Not modelled: nothing is opened by a drag that rests on it.
    public var isSpringLoaded: Bool {
        get { false }
        set { world.notModelled("UICollectionView.isSpringLoaded") }
    }
}
