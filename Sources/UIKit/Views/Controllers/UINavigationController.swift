/// Shows the top controller of a stack.
///
/// No bar is shown, takes space or receives touches. Only code pushes and pops controllers.
open class UINavigationController: UIViewController {
    private var stack: [UIViewController] = []
    /// The coordinator of the push or pop that is being animated; nil if there is none.
    private var runningCoordinator: TransitionCoordinator?
    /// Ends the push or pop that is being animated; nil if there is none.
    private var finishTransition: (() -> Void)?

    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        pushViewController(rootViewController, animated: false)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a navigation controller with an empty stack. Approximated: the classes of the bars
    /// are not used.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open weak var delegate: (any UINavigationControllerDelegate)?

    // MARK: - Stack

    /// The stack of controllers, bottom to top.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    open var topViewController: UIViewController? { stack.last }

    /// The presented controller if there is one; otherwise the top controller.
    open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        guard Set(viewControllers.map(ObjectIdentifier.init)).count == viewControllers.count else {
            return fail("All view controllers in a navigation controller must be distinct")
        }
        setStack(viewControllers, animated: animated)
    }

    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        if viewController is UINavigationController { return fail("Pushing a navigation controller is not supported") }
        if stack.contains(where: { $0 === viewController }) {
            return fail(
                """
                Pushing the same view controller instance more than once is not supported \
                (\(type(of: viewController)))
                """
            )
        }
        setStack(stack + [viewController], animated: animated)
    }

    /// Removes the top controller from the stack. The controller at the bottom stays.
    ///
    /// - Returns: the controller that was on top, or nil if there are fewer than two controllers.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1 else { return nil }
        return pop(toIndex: stack.count - 2, animated: animated).last
    }

    /// Removes all controllers except the one at the bottom.
    ///
    /// - Returns: the controllers that were removed, bottom to top, or nil if there are fewer than
    ///   two controllers.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        // UNKNOWN: whether UIKit returns nil or an empty list if the root is on top. Here the
        // result is nil.
        stack.count > 1 ? pop(toIndex: 0, animated: animated) : nil
    }

    /// Removes the controllers above `viewController`, and returns them, bottom to top. Reports a
    /// failure and returns nil if `viewController` is not on the stack.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = stack.firstIndex(where: { $0 === viewController }) else {
            fail("Tried to pop to a view controller that doesn't exist.")
            return nil
        }
        return pop(toIndex: index, animated: animated)
    }

    open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

    private func pop(toIndex index: Int, animated: Bool) -> [UIViewController] {
        let removed = Array(stack[(index + 1)...])
        if !removed.isEmpty { setStack(Array(stack[...index]), animated: animated) }
        return removed
    }

    private func fail(_ text: String) {
        World.current.fail(text, hint: "the stack is \(stack.map { type(of: $0) })")
    }

    // MARK: - Bars

    /// The bar above the content. Not modelled: the bar is in no view and shows nothing.
    open var navigationBar: UINavigationBar {
        World.current.recordNotModelled("UINavigationController.navigationBar")
        return bar
    }
    private lazy var bar: UINavigationBar = {
        let bar = UINavigationBar(frame: .zero)
        bar.navigationController = self
        return bar
    }()

    /// Stored; has no effect, because no bar is shown.
    open var isNavigationBarHidden = false
    /// Stored; has no effect, because no bar is shown.
    open var isToolbarHidden = true
    /// Stored; has no effect, because no bar is shown.
    open var hidesBarsOnSwipe = false
    /// Stored; has no effect, because no bar is shown.
    open var hidesBarsOnTap = false

    /// Sets `isNavigationBarHidden`. Stored; has no effect, because no bar is shown.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }

    /// Sets `isToolbarHidden`. Stored; has no effect, because no bar is shown.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

    /// The recogniser of the swipe that pops the top controller. Not modelled: always nil. Reading
    /// the property is reported in the trace.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? {
        World.current.recordNotModelled("UINavigationController.interactivePopGestureRecognizer")
        return nil
    }

    // MARK: - Showing the top controller

    /// The duration of an animated push or pop, in seconds.
    private static let duration = 0.35

    override var childToShow: UIViewController? { stack.last }

    override func beginAppearanceChange(isAppearing: Bool, animated: Bool) -> Bool {
        guard super.beginAppearanceChange(isAppearing: isAppearing, animated: animated) else { return false }
        // UNKNOWN: whether UIKit calls the delegate at every appearance. Here it is called. The
        // order of the calls at the first appearance is described in
        // http://vastdevblog.vast.com/blog/2012/04/08/uiviewcontroller-life-cycle/
        if isAppearing, let shownChild {
            delegate?.navigationController(self, willShow: shownChild, animated: animated)
        }
        return true
    }

    override func endAppearanceChange() {
        let isAppearing = appearance.stage == .appearing
        super.endAppearanceChange()
        if isAppearing, let shownChild { delegate?.navigationController(self, didShow: shownChild, animated: false) }
    }

    private func setStack(_ new: [UIViewController], animated: Bool) {
        finishTransition?()
        let entering = new.filter { $0.parent !== self }
        let leaving = stack.filter { old in !new.contains { $0 === old } }
        let isPop = entering.isEmpty || (new.last.map { top in stack.contains { $0 === top } } ?? true)
        for controller in entering { addChild(controller) }
        for controller in leaving { controller.willMove(toParent: nil) }
        stack = new
        let finishParentChanges = {
            for controller in leaving { controller.removeFromParent() }
            for controller in entering { controller.didMove(toParent: self) }
        }
        let old = shownChild
        guard new.last !== old else { return finishParentChanges() }
        guard appearance.isShownOrAppearing else {
            hideShownChild()
            return finishParentChanges()
        }
        if leaving.contains(where: { $0 === old }) { old?.isMovingFromParent = true }
        if entering.contains(where: { $0 === new.last }) { new.last?.isMovingToParent = true }
        view.world.run {
            transition(from: old, to: new.last, isPop: isPop, animated: animated, then: finishParentChanges)
        }
    }

    /// Shows another controller in place of the current one. The calls have this order:
    /// `viewWillDisappear` of the old controller, `viewWillAppear` of the new one,
    /// `viewDidDisappear` of the old one, `viewDidAppear` of the new one. This order and the calls
    /// of the delegate are described in
    /// http://vastdevblog.vast.com/blog/2012/04/08/uiviewcontroller-life-cycle/
    private func transition(
        from old: UIViewController?, to new: UIViewController?, isPop: Bool, animated: Bool,
        then completion: @escaping () -> Void
    ) {
        shownChild = new
        let isAnimated = animated && appearance.stage == .shown && UIView.areAnimationsEnabled
        let coordinator = TransitionCoordinator(in: view, duration: UINavigationController.duration, from: old, to: new)
        if isAnimated { runningTransition = coordinator }
        old?.beginAppearanceChange(isAppearing: false, animated: isAnimated)
        new?.beginAppearanceChange(isAppearing: true, animated: isAnimated)
        if let new { delegate?.navigationController(self, willShow: new, animated: isAnimated) }
        if let new { view.insertFillingSubview(new.view, below: isPop ? old?.viewIfLoaded : nil) }
        new?.callViewIsAppearingIfNeeded()
        view.layoutIfNeeded()
        let finish = { [weak self] in
            guard let self, runningCoordinator === coordinator else { return }
            (runningCoordinator, runningTransition, finishTransition) = (nil, nil, nil)
            endReplacement(of: old, by: new)
            if let new { delegate?.navigationController(self, didShow: new, animated: isAnimated) }
            completion()
        }
        // The callbacks above may have begun another transition, which is ended first.
        finishTransition?()
        (runningCoordinator, finishTransition) = (coordinator, finish)
        guard isAnimated else { return finish() }
        slide(from: old?.viewIfLoaded, to: new?.viewIfLoaded, isPop: isPop, with: coordinator, then: finish)
    }

    /// Slides the views of a push or pop. UNKNOWN: the timing curve in UIKit, and how far the lower
    /// view moves. Here the lower view moves by a third of the width.
    private func slide(
        from old: UIView?, to new: UIView?, isPop: Bool, with coordinator: TransitionCoordinator,
        then finish: @escaping () -> Void
    ) {
        let width = view.bounds.width * (view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1)
        let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        func center(movedBy x: CGFloat) -> CGPoint { CGPoint(x: middle.x + x, y: middle.y) }
        UIView.performWithoutAnimation { new?.center = center(movedBy: isPop ? -width / 3 : width) }
        coordinator.animate(
            {
                new?.center = middle
                old?.center = center(movedBy: isPop ? width : -width / 3)
            }, then: finish)
    }
}

/// Methods that are called before and after a navigation controller shows a controller.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

extension UINavigationControllerDelegate {
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) { OptionalMethod.defaultAnswer(of: self) }

    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { OptionalMethod.defaultAnswer(of: self) }

    /// The syntax with which code for iOS calls optional methods:
    /// `delegate.navigationController?(...)`. The call returns nil if the delegate does not
    /// implement the method.
    public var navigationController: _NavigationControllerDelegateCalls? {
        _NavigationControllerDelegateCalls(delegate: self)
    }
}

@preconcurrency @MainActor
public struct _NavigationControllerDelegateCalls {
    let delegate: any UINavigationControllerDelegate

    @discardableResult
    public func callAsFunction(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) -> Void? {
        OptionalMethod.answer(of: delegate) {
            delegate.navigationController(navigationController, willShow: viewController, animated: animated)
        }
    }

    @discardableResult
    public func callAsFunction(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) -> Void? {
        OptionalMethod.answer(of: delegate) {
            delegate.navigationController(navigationController, didShow: viewController, animated: animated)
        }
    }
}
