/// Some controllers of which one is shown.
///
/// There is no bar: none is shown, and none takes space or touches. Code selects.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
    private var tabs: [UIViewController] = []
    private var selected: UIViewController?
    /// The controller whose view is in front.
    private var shown: UIViewController?

    /// Not modelled: only taps on the bar are told of, so it hears nothing.
    open weak var delegate: (any UITabBarControllerDelegate)?

    // MARK: - Tabs

    open var viewControllers: [UIViewController]? {
        get { tabs.isEmpty ? nil : tabs }
        set { setViewControllers(newValue, animated: false) }
    }

    /// What was selected stays so where it can; otherwise it is the controller at the same index, or the last one.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        let new = viewControllers ?? []
        let index = selectedIndex
        let leaving = tabs.filter { old in !new.contains { $0 === old } }
        let entering = new.filter { $0.parent !== self }
        for controller in leaving { controller.willMove(toParent: nil) }
        for controller in entering { addChild(controller) }
        tabs = new
        if !new.contains(where: { $0 === selected }) {
            selected = new.isEmpty ? nil : new[index == NSNotFound ? 0 : min(index, new.count - 1)]
        }
        showSelected()
        for controller in leaving { controller.removeFromParent() }
        for controller in entering { controller.didMove(toParent: self) }
    }

    open var selectedViewController: UIViewController? {
        get { selected }
        set {
            guard let newValue, tabs.contains(where: { $0 === newValue }) else {
                World.current.fail(
                    Failure(
                        "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's list of view "
                            + "controllers can be selected.", hint: "the list is \(tabs.map { type(of: $0) })"))
                return
            }
            selected = newValue
            showSelected()
        }
    }

    /// `NSNotFound` where there are no tabs. An index that does not exist is ignored.
    open var selectedIndex: Int {
        get { tabs.firstIndex { $0 === selected } ?? NSNotFound }
        set { if tabs.indices.contains(newValue) { selectedViewController = tabs[newValue] } }
    }

    // MARK: - Bar

    /// Not modelled: the bar is in no view, and shows nothing.
    open var tabBar: UITabBar {
        World.current.notModelled("UITabBarController.tabBar")
        return bar
    }
    private lazy var bar = UITabBar(frame: .zero)

    // MARK: - Showing the selected one

    override func begin(_ isAppearing: Bool, animated: Bool) -> Bool {
        if isAppearing { showSelectedAtOnce() }
        return super.begin(isAppearing, animated: animated)
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        showSelectedAtOnce()
    }

    private func showSelectedAtOnce() {
        guard shown == nil, let selected else { return }
        shown = selected
        view.fill(with: selected.view)
    }

    /// The new one is about to come, the old one about to go, the old one is gone, the new one is there, as
    /// https://pgzxc.github.io/posts/efa3afd7.html shows.
    ///
    /// Approximated: at once. iOS 18 fades, and the two last calls come half a second later:
    /// https://dev.classmethod.jp/en/articles/ios18-uitabbarcontroller-lifecycle-change
    private func showSelected() {
        let (old, new) = (shown, selected)
        guard old !== new else { return }
        guard appearance.stage == .shown || appearance.stage == .appearing else {
            shown = nil
            old?.viewIfLoaded?.removeFromSuperview()
            old?.end()
            viewIfLoaded?.setNeedsLayout()
            return
        }
        shown = new
        view.world.run { exchange(old, new) }
    }

    private func exchange(_ old: UIViewController?, _ new: UIViewController?) {
        new?.begin(true, animated: false)
        old?.begin(false, animated: false)
        if let new { view.fill(with: new.view) }
        new?.announceAppearance()
        view.layoutIfNeeded()
        old?.viewIfLoaded?.removeFromSuperview()
        old?.end()
        // A tab bar controller that is on its way itself takes the new one along.
        if appearance.stage != .appearing { new?.end() }
    }
}

/// Hears of taps on the tab bar. Not modelled: there is no bar to tap. Never called.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
    public func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
        OptionalMethod.defaultRan(self)
        return true
    }

    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        OptionalMethod.defaultRan(self)
    }
}
