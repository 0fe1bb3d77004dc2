/// Something that a dragged item can open by resting on it.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
    var isSpringLoaded: Bool { get set }
}

/// Not modelled: nothing is ever dragged between apps.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {}

extension UICollectionView: UISpringLoadedInteractionSupporting {
    /// Not modelled: nothing is ever dragged between apps.
    public var isSpringLoaded: Bool {
        get { false }
        set { world.notModelled("UICollectionView.isSpringLoaded") }
    }
}
