/// Runs something alongside the change of a controller's size.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    var isAnimated: Bool { get }
    var transitionDuration: TimeInterval { get }
}

/// Runs something alongside the change of a controller's size.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
    @discardableResult
    public func animate(alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }
}

/// The bar at an end of a controller's view: none, so the safe area's edge.
final class LayoutSupport: NSObject, UILayoutSupport {
    private unowned let controller: UIViewController
    private let isTop: Bool

    init(_ controller: UIViewController, isTop: Bool) {
        self.controller = controller
        self.isTop = isTop
    }

    var length: CGFloat {
        let insets = controller.view.safeAreaInsets
        return isTop ? insets.top : insets.bottom
    }

    private var guide: UILayoutGuide { controller.view.safeAreaLayoutGuide }
    var topAnchor: NSLayoutYAxisAnchor { isTop ? controller.view.topAnchor : guide.bottomAnchor }
    var bottomAnchor: NSLayoutYAxisAnchor { isTop ? guide.topAnchor : controller.view.bottomAnchor }
    var heightAnchor: NSLayoutDimension { topAnchor.anchorWithOffset(to: bottomAnchor) }
}
