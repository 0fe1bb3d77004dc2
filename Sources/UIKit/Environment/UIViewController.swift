/// Hosts a view and hears when it appears.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
    private var loadedView: UIView?

    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init()
    }

    /// Archives are not read.
    public required init?(coder: NSCoder) {
        super.init()
    }

    public override convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    // MARK: - View

    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set {
            loadedView?.hostingController = nil
            loadedView = newValue
            newValue?.hostingController = self
        }
    }

    open var viewIfLoaded: UIView? { loadedView }
    open var isViewLoaded: Bool { loadedView != nil }

    open func loadView() {
        view = UIView(frame: UIScreen.main.bounds)
    }

    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        viewDidLoad()
    }

    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open func viewSafeAreaInsetsDidChange() {}
    open func viewLayoutMarginsDidChange() {}
    open func didReceiveMemoryWarning() {}

    /// Called before the constraints of the view are used.
    open func updateViewConstraints() {}

    /// Called before the view changes its size.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}

    open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }

    // MARK: - Facts

    open var title: String?
    open var isEditing = false
    /// Kept: nothing reads it.
    open var preferredContentSize = CGSize.zero
    /// Kept: nothing reads it.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero

    open func setEditing(_ editing: Bool, animated: Bool) {
        isEditing = editing
    }

    open var traitCollection: UITraitCollection { viewIfLoaded?.traitCollection ?? UITraitCollection() }

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: - Bars and presentation

    /// Nil: there are no containers of this kind here.
    open var navigationController: UINavigationController? { nil }
    open var tabBarController: UITabBarController? { nil }
    open var storyboard: UIStoryboard? { nil }
    open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
    /// Kept: nothing reads it.
    open var edgesForExtendedLayout = UIRectEdge.all
    /// Kept: nothing reads it.
    open var extendedLayoutIncludesOpaqueBars = false
    /// Kept; `contentInsetAdjustmentBehavior` of the scroll view decides.
    open var automaticallyAdjustsScrollViewInsets = true
    /// Kept: nothing reads it.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var prefersStatusBarHidden: Bool { false }
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    }

    open private(set) var presentedViewController: UIViewController?
    open private(set) weak var presentingViewController: UIViewController?

    /// Approximated: the other controller's view fills the window at once, without an animation.
    open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
        let other = viewControllerToPresent
        presentedViewController = other
        other.presentingViewController = self
        if let window = viewIfLoaded?.window {
            other.loadViewIfNeeded()
            other.viewWillAppear(flag)
            other.view.frame = window.bounds
            window.addSubview(other.view)
            other.viewDidAppear(flag)
        }
        deliver(completion)
    }

    /// Approximated: at once, without an animation.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        guard let other = presentedViewController else {
            presentingViewController?.dismiss(animated: flag, completion: completion)
            return
        }
        other.viewWillDisappear(flag)
        other.viewIfLoaded?.removeFromSuperview()
        other.viewDidDisappear(flag)
        other.presentingViewController = nil
        presentedViewController = nil
        deliver(completion)
    }

    /// [VIEW-10]
    private func deliver(_ completion: (() -> Void)?) {
        guard let completion else { return }
        let world = viewIfLoaded?.world ?? .current
        world.run { world.timeline.after(0, "a presentation", completion) }
    }

    private lazy var topSupport = LayoutSupport(self, isTop: true)
    private lazy var bottomSupport = LayoutSupport(self, isTop: false)

    open var topLayoutGuide: any UILayoutSupport { topSupport }
    open var bottomLayoutGuide: any UILayoutSupport { bottomSupport }

    // MARK: - Children

    open private(set) var isMovingToParent = false
    open private(set) var isMovingFromParent = false

    /// Kept by nobody: all controllers of a world have its traits.
    ///
    /// Not modelled: a child's traits are those of its world.
    open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild childViewController: UIViewController) {
        World.current.notModelled("UIViewController.setOverrideTraitCollection(_:forChild:)")
    }

    open private(set) weak var parent: UIViewController?
    open private(set) var children: [UIViewController] = []

    open func addChild(_ childController: UIViewController) {
        childController.removeFromParent()
        childController.willMove(toParent: self)
        children.append(childController)
        childController.parent = self
    }

    open func removeFromParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        didMove(toParent: nil)
    }

    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}
}

extension UIViewController: UITraitEnvironment {}
