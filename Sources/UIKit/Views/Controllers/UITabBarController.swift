/// Shows one of several controllers.
///
/// No bar is shown, takes space or receives touches. Only code selects a controller.
open class UITabBarController: UIViewController {
    private var tabs: [UIViewController] = []
    private var selected: UIViewController?

    /// The object whose methods are called for taps on the bar. Not modelled: there is no bar to
    /// tap. Setting the property is reported in the trace.
    open weak var delegate: (any UITabBarControllerDelegate)? {
        didSet { if delegate != nil { World.current.recordNotModelled("UITabBarController.delegate") } }
    }

    // MARK: - Tabs

    open var viewControllers: [UIViewController]? {
        get { tabs.isEmpty ? nil : tabs }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Replaces the controllers. The selected controller stays selected if it is in the new list.
    /// Otherwise the new controller at the same index is selected, or the last controller if the
    /// list is shorter. If none was selected, the first controller is selected. Approximated: the
    /// change is not animated.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        let new = viewControllers ?? []
        let index = selectedIndex
        let leaving = tabs.filter { old in !new.contains { $0 === old } }
        let entering = new.filter { $0.parent !== self }
        for controller in leaving { controller.willMove(toParent: nil) }
        for controller in entering { addChild(controller) }
        tabs = new
        if !new.contains(where: { $0 === selected }) {
            let next = index == NSNotFound ? 0 : min(index, new.count - 1)
            selected = new.isEmpty ? nil : new[next]
        }
        updateShownController()
        for controller in leaving { controller.removeFromParent() }
        for controller in entering { controller.didMove(toParent: self) }
    }

    open var selectedViewController: UIViewController? {
        get { selected }
        set {
            guard let newValue, tabs.contains(where: { $0 === newValue }) else {
                World.current.fail(
                    """
                    -[UITabBarController setSelectedViewController:] only a view controller in the tab bar \
                    controller's list of view controllers can be selected.
                    """, hint: "the list is \(tabs.map { type(of: $0) })")
                return
            }
            selected = newValue
            updateShownController()
        }
    }

    /// The index of the selected controller; `NSNotFound` if there are no controllers. Setting an
    /// index outside of the list has no effect.
    open var selectedIndex: Int {
        get { tabs.firstIndex { $0 === selected } ?? NSNotFound }
        set { if tabs.indices.contains(newValue) { selectedViewController = tabs[newValue] } }
    }

    // MARK: - Bar

    /// The bar below the content. Not modelled: the bar is in no view and shows nothing.
    open var tabBar: UITabBar {
        World.current.recordNotModelled("UITabBarController.tabBar")
        return bar
    }
    private lazy var bar = UITabBar(frame: .zero)

    // MARK: - Showing the selected controller

    override var childToShow: UIViewController? { selected }

    /// Shows the selected controller, or leaves that to the next layout or appearance if this
    /// controller is not visible. The order of the calls is `viewWillAppear` of the new controller,
    /// `viewWillDisappear` and `viewDidDisappear` of the old one, and `viewDidAppear` of the new
    /// one. https://pgzxc.github.io/posts/efa3afd7.html shows this order.
    ///
    /// Approximated: all four calls are made at once. While this controller is appearing,
    /// `viewDidAppear` of the new controller follows at the end of that change. In iOS 18 the views
    /// fade, and the last two calls are made half a second later:
    /// https://dev.classmethod.jp/en/articles/ios18-uitabbarcontroller-lifecycle-change
    private func updateShownController() {
        let (old, new) = (shownChild, selected)
        guard old !== new else { return }
        guard appearance.isShownOrAppearing else { return hideShownChild() }
        shownChild = new
        view.world.run { replace(old, with: new) }
    }

    private func replace(_ old: UIViewController?, with new: UIViewController?) {
        new?.beginAppearanceChange(isAppearing: true, animated: false)
        old?.beginAppearanceChange(isAppearing: false, animated: false)
        if let new { view.insertFillingSubview(new.view) }
        new?.callViewIsAppearingIfNeeded()
        view.layoutIfNeeded()
        endReplacement(of: old, by: new)
    }
}

/// Methods for taps on the tab bar. Not modelled: no method is called, because there is no bar to
/// tap.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
    public func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController)
        -> Bool
    { true }
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}
