/// An area that can be pressed for a preview. Not modelled: presses show no preview.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: NSObjectProtocol {
    var delegate: any UIViewControllerPreviewingDelegate { get }
    var sourceView: UIView { get }
    var sourceRect: CGRect { get set }
}

/// Methods that supply and show the controllers of previews. Not modelled: presses show no preview,
/// so the methods are never called.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
    )
        -> UIViewController?
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}

private final class RegisteredPreviewing: NSObject, UIViewControllerPreviewing {
    let delegate: any UIViewControllerPreviewingDelegate
    let sourceView: UIView
    var sourceRect = CGRect.zero

    init(_ delegate: any UIViewControllerPreviewingDelegate, _ sourceView: UIView) {
        self.delegate = delegate
        self.sourceView = sourceView
    }
}

extension UIViewController {
    /// Registers a view whose press shows a preview. Not modelled: the delegate is never called.
    public func registerForPreviewing(
        with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
    ) -> any UIViewControllerPreviewing {
        World.current.recordNotModelled("UIViewController.registerForPreviewing(with:sourceView:)")
        return RegisteredPreviewing(delegate, sourceView)
    }

    /// Does nothing, because registering has no effect.
    public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}
}
