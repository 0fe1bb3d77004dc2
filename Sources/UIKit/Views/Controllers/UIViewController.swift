/// Manages a view. Methods are called when the view is loaded, laid out, shown and hidden.
open class UIViewController: UIResponder {
    private var loadedView: UIView?

    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {}

    /// Creates a controller whose view is not loaded yet. Nothing is decoded from `coder`.
    public required init?(coder: NSCoder) {}

    public override convenience init() { self.init(nibName: nil, bundle: nil) }

    /// Calls `init(nibName:bundle:)`. This initialiser can be called on a class that is known only
    /// at run time; see `RuntimeInstantiation`.
    @available(*, unavailable)
    public required convenience init(_madeWithNib nibName: String?, _ bundle: Bundle?) {
        self.init(nibName: nibName, bundle: bundle)
    }

    // MARK: - View

    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set {
            if overridesTraits {
                loadedView?.changeTraits(overriding: true) { loadedView?.hostingController = nil }
                newValue?.changeTraits(overriding: true) { newValue?.hostingController = self }
            } else {
                loadedView?.hostingController = nil
                newValue?.hostingController = self
            }
            loadedView = newValue
        }
    }

    open var viewIfLoaded: UIView? { loadedView }
    open var isViewLoaded: Bool { loadedView != nil }

    open func loadView() { view = UIView(frame: UIScreen.main.bounds) }

    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        viewDidLoad()
    }

    open func viewDidLoad() {}
    open func viewWillLayoutSubviews() { showChildIfNoneIsShown() }
    open func viewDidLayoutSubviews() {}
    open func viewSafeAreaInsetsDidChange() {}
    /// Called when the margins of the view have changed. Not modelled: never called.
    open func viewLayoutMarginsDidChange() {}

    /// Called when a stage simulates a memory warning. Approximated: only the root controller of
    /// the window receives the call.
    open func didReceiveMemoryWarning() {}

    /// Called before layout uses the constraints of the view, if an update of the constraints was
    /// requested.
    open func updateViewConstraints() {}

    // MARK: - Appearance

    open func viewWillAppear(_ animated: Bool) {}
    /// Called before `viewDidAppear`. Usually the view is in its window and has its size.
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}

    final var appearance = Appearance()
    /// For a container such as `UINavigationController`, the child whose view is in front, or will
    /// be in front after the current transition; nil if no view is shown.
    final var shownChild: UIViewController?
    /// The child that a container should show; nil for other controllers.
    var childToShow: UIViewController? { nil }

    /// Whether children appear and disappear together with this controller, if their views are
    /// inside its view. [VIEW-05]
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// Begins to show or hide the controller. `endAppearanceTransition()` ends this change. Called
    /// by a parent that does not forward its appearance, and by tests. Even a controller that is
    /// already hidden can begin to disappear. [VIEW-05]
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        if !isAppearing, appearance.stage == .hidden {
            beginAppearanceChangeUnconditionally(isAppearing: false, animated: animated)
        } else if !beginAppearanceChange(isAppearing: isAppearing, animated: animated) {
            return logUnbalancedTransition()
        }
        appearance.isBegunByCode = true
    }

    open func endAppearanceTransition() {
        guard appearance.isBegunByCode else { return logUnbalancedTransition() }
        endAppearanceChange()
    }

    /// Begins to show or hide the controller and its children.
    ///
    /// - Returns: false if the controller already has the requested appearance or is changing to
    ///   it.
    @discardableResult
    func beginAppearanceChange(isAppearing: Bool, animated: Bool) -> Bool {
        if isAppearing { showChildIfNoneIsShown() }
        guard isAppearing != appearance.isShownOrAppearing else { return false }
        beginAppearanceChangeUnconditionally(isAppearing: isAppearing, animated: animated)
        return true
    }

    private func beginAppearanceChangeUnconditionally(isAppearing: Bool, animated: Bool) {
        if isAppearing { loadViewIfNeeded() }
        appearance.stage = isAppearing ? .appearing : .disappearing
        appearance.isAnimated = animated
        appearance.isAnnounced = false
        if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
        // The four appearance methods are called for a parent before its children. See
        // https://www.jianshu.com/p/ad86ca978747
        for child in appearanceChildren where !child.appearance.isBegunByCode {
            child.beginAppearanceChange(isAppearing: isAppearing, animated: animated)
        }
    }

    /// Ends the current change of appearance of the controller, and of the children whose change
    /// ends together with it.
    func endAppearanceChange() {
        appearance.isBegunByCode = false
        appearance.isBegunByView = false
        let animated = appearance.isAnimated
        switch appearance.stage {
        case .hidden, .shown:
            return
        case .appearing:
            callViewIsAppearingIfNeeded()
            appearance.stage = .shown
            viewDidAppear(animated)
        case .disappearing:
            appearance.stage = .hidden
            viewDidDisappear(animated)
        }
        isMovingToParent = false
        isMovingFromParent = false
        for child in appearanceChildren where child.endsChangeWithParent { child.endAppearanceChange() }
    }

    // MARK: - Size

    /// Called before the view changes its size. By default, calls the same method of each child
    /// whose size will change. [VIEW-05]
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children {
            guard let view = child.viewIfLoaded else { continue }
            let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
            if childSize != view.bounds.size { child.viewWillTransition(to: childSize, with: coordinator) }
        }
    }

    /// Called before the traits change. Not modelled: never called.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {}

    /// Returns the size that a child will have when its parent has a given size.
    ///
    /// UNKNOWN: UIKit's default for a child that does not fill its parent. Here such a child keeps
    /// its size.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        guard let view = (container as? UIViewController)?.viewIfLoaded else { return parentSize }
        return view.bounds.size == viewIfLoaded?.bounds.size ? parentSize : view.bounds.size
    }

    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// Called when constraints change a child's size. Not modelled: never called.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// The coordinator of the current transition in this controller or its nearest ancestor with a
    /// transition; nil if there is none.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        runningTransition ?? parent?.transitionCoordinator
    }
    /// The transition that is under way. Its animation keeps the coordinator alive, so that a
    /// transition that never ends does not keep the window and the controller alive.
    final weak var runningTransition: TransitionCoordinator?

    open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }

    /// The size that the controller prefers. Setting another size calls
    /// `preferredContentSizeDidChange` of the parent.
    open var preferredContentSize = CGSize.zero {
        didSet {
            if preferredContentSize != oldValue {
                parent?.preferredContentSizeDidChange(forChildContentContainer: self)
            }
        }
    }
    /// Insets added to the safe area of the controller's view, in points.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet {
            guard additionalSafeAreaInsets != oldValue else { return }
            // A view that is not loaded yet computes its safe area when it gets a superview.
            (viewIfLoaded?.world ?? World.current).hasSafeAreas = true
            viewIfLoaded?.reportSafeAreaChangeIfNeeded()
        }
    }

    // MARK: - Title, editing and traits

    open var title: String?
    open var isEditing = false

    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

    /// A button with an action that begins or ends editing. Approximated: the title of the button
    /// does not change.
    open private(set) lazy var editButtonItem = UIBarButtonItem(
        systemItem: .edit,
        primaryAction: UIAction(title: "Edit") { [weak self] _ in
            if let self { setEditing(!isEditing, animated: true) }
        })

    open var traitCollection: UITraitCollection {
        if let viewIfLoaded { return viewIfLoaded.traitCollection }
        var values = TraitValues()
        values.userInterfaceStyle = overrideUserInterfaceStyle
        traitOverrides.apply(to: &values)
        return UITraitCollection(values)
    }

    final var traitRegistrations: [TraitRegistration] = []

    /// The light or dark style of the controller's view, unless the view has a style of its own,
    /// and of everything inside the view; `unspecified` to inherit the style. [VIEW-32]
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { overriddenStyle }
        set { changeTraits { overriddenStyle = newValue } }
    }
    private var overriddenStyle = UIUserInterfaceStyle.unspecified

    /// The traits of the controller's view and of everything inside it that replace the inherited
    /// ones. [VIEW-40]
    public final var traitOverrides: UITraitOverrides {
        get { overriddenTraits }
        set { changeTraits { overriddenTraits = newValue } }
    }
    private var overriddenTraits = UITraitOverrides()

    private var overridesTraits: Bool { overriddenStyle != .unspecified || !overriddenTraits.isEmpty }

    private func changeTraits(_ change: () -> Void) {
        guard let view = viewIfLoaded else { return change() }
        view.changeTraits(overriding: true, by: change)
    }

    /// Called when the traits of the controller's view have changed, before the same method of the
    /// view. [VIEW-21]
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: - Bars and presentation

    /// The nearest navigation controller among the ancestors; nil if there is none.
    open var navigationController: UINavigationController? { ancestor() }
    open var tabBarController: UITabBarController? { ancestor() }
    /// Stored; has no effect, because no bar is shown.
    open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)
    /// Stored; has no effect, because no bar is shown.
    open var hidesBottomBarWhenPushed = false
    /// The storyboard from which the controller was loaded. Not modelled: always nil, because
    /// storyboards are not read. Reading the property is reported in the trace.
    open var storyboard: UIStoryboard? {
        World.current.recordNotModelled("UIViewController.storyboard")
        return nil
    }
    open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
    /// Stored; has no effect.
    open var edgesForExtendedLayout = UIRectEdge.all
    /// Stored; has no effect.
    open var extendedLayoutIncludesOpaqueBars = false
    /// Stored; has no effect. Use `contentInsetAdjustmentBehavior` of the scroll view.
    open var automaticallyAdjustsScrollViewInsets = true
    /// The style in which this controller is presented. Approximated: the presenting controller
    /// disappears under `fullScreen` and `currentContext`, but not under other styles.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    /// The style of the status bar. Not modelled: never read, because there is no status bar.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// Whether the status bar is hidden. Not modelled: never read, because there is no status bar.
    open var prefersStatusBarHidden: Bool { false }
    /// The animation with which the status bar changes. Not modelled: never read, because there is
    /// no status bar.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    /// Whether the home indicator is hidden. Not modelled: never read, because there is no
    /// indicator.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// The edges without system gestures. Not modelled: never read, because there are no such
    /// gestures.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

    /// The child that chooses the style of the status bar. Not modelled: never read, because there
    /// is no status bar.
    open var childForStatusBarStyle: UIViewController? { nil }
    /// The child that decides whether the status bar is hidden. Not modelled: never read, because
    /// there is no status bar.
    open var childForStatusBarHidden: UIViewController? { nil }
    /// The child that decides whether the home indicator is hidden. Not modelled: never read,
    /// because there is no indicator.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    /// The child that chooses the edges without system gestures. Not modelled: never read, because
    /// there are no such gestures.
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    /// The child that decides whether the pointer is locked. Not modelled: never read, because
    /// there is no pointer.
    open var childViewControllerForPointerLock: UIViewController? { nil }

    /// Approximated: does nothing, because there is no status bar.
    open func setNeedsStatusBarAppearanceUpdate() {}
    /// Whether the interface may rotate. Not modelled: never read, even if a stage is resized.
    open var shouldAutorotate: Bool { true }
    /// The orientations in which the controller is shown. Not modelled: never read, even if a stage
    /// is resized.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    /// The smallest margins of the view. [VIEW-03] 16 points at the sides, or 20 points if the view
    /// is at least 414 points wide.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let side: CGFloat = (viewIfLoaded?.bounds.width ?? UIScreen.main.bounds.width) < 414 ? 16 : 20
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }
    /// Whether the margins of the view are at least `systemMinimumLayoutMargins`.
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet {
            if viewRespectsSystemMinimumLayoutMargins != oldValue, let view = viewIfLoaded, view.constraintFacts != nil
            {
                view.constraintsDidChange()
            }
        }
    }

    final var presented: UIViewController?
    final weak var presenter: UIViewController?

    /// The controller that this controller or else its nearest presenting ancestor has presented;
    /// nil if there is none.
    open var presentedViewController: UIViewController? { presented ?? parent?.presentedViewController }
    /// The controller that presented this controller or else its nearest presented ancestor; nil if
    /// there is none.
    open var presentingViewController: UIViewController? { presenter ?? parent?.presentingViewController }
    open internal(set) var isBeingPresented = false
    open internal(set) var isBeingDismissed = false
    /// Stored; has no effect, because a touch cannot dismiss a controller.
    open var isModalInPresentation = false
    /// Stored; has no effect.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// Stored; has no effect, because the outermost parent always presents.
    open var definesPresentationContext = false

    /// Presents a controller. Approximated: the controller's view immediately fills the window,
    /// without an animation.
    open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil)
    {
        outermostParent.presentInWindow(viewControllerToPresent, animated: flag, completion: completion)
    }

    /// Dismisses the controller that this controller or its outermost parent has presented. If
    /// there is none, dismisses this controller itself, or the ancestor that was presented.
    /// Approximated: the view is removed immediately, without an animation.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        if outermostParent.presented != nil {
            outermostParent.dismissPresentedController(animated: flag, completion: completion)
        } else if let presentingViewController {
            presentingViewController.dismiss(animated: flag, completion: completion)
        } else {
            completeIdleDismissal(completion)
        }
    }

    /// Pushes another controller onto the navigation controller, or presents it if there is no
    /// navigation controller.
    open func show(_ vc: UIViewController, sender: Any?) {
        if let navigationController { return navigationController.show(vc, sender: sender) }
        present(vc, animated: true)
    }

    open private(set) lazy var topLayoutGuide: any UILayoutSupport = LayoutSupport(self, isTop: true)
    open private(set) lazy var bottomLayoutGuide: any UILayoutSupport = LayoutSupport(self, isTop: false)

    // MARK: - Children

    open internal(set) var isMovingToParent = false
    open internal(set) var isMovingFromParent = false

    /// Overrides the traits of a child. Not modelled: a child has the traits of its own view.
    open func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {
        World.current.recordNotModelled("UIViewController.setOverrideTraitCollection(_:forChild:)")
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

    /// Replaces the view of one child by the view of another. Both children receive appearance
    /// calls.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        let (old, new) = (fromViewController, toViewController)
        old.beginAppearanceChange(isAppearing: false, animated: duration > 0)
        new.beginAppearanceChange(isAppearing: true, animated: duration > 0)
        for controller in [old, new] { controller.appearance.isBegunByCode = true }
        old.view.superview?.addSubview(new.view)
        let completion = UIView.awaited(completion)
        UIView.runAnimation(duration: duration, options: options, animations: animations ?? {}) { finished in
            old.view.removeFromSuperview()
            old.endAppearanceChange()
            new.endAppearanceChange()
            completion?(finished)
        }
    }

    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}
}

extension UIViewController: UITraitEnvironment, UIContentContainer {}

extension UIViewController {
    private func ancestor<Container: UIViewController>() -> Container? {
        sequence(first: self) { $0.parent }.dropFirst().lazy.compactMap { $0 as? Container }.first
    }

    /// Returns the greater of `margins` and the minimum of the system at each edge, or `margins` if
    /// the minimum does not apply.
    final func marginsRaisedToSystemMinimum(from margins: UIEdgeInsets) -> UIEdgeInsets {
        guard viewRespectsSystemMinimumLayoutMargins, let view = viewIfLoaded else { return margins }
        return margins.edgewiseMaximum(with: UIEdgeInsets(systemMinimumLayoutMargins, in: view))
    }

    final var outermostParent: UIViewController {
        var outermost = self
        while let parent = outermost.parent { outermost = parent }
        return outermost
    }
}

/// An object, such as a controller, whose size may depend on its container.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
    var preferredContentSize: CGSize { get }
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
    /// Called when constraints change a child's size. Not modelled: never called.
    func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
    func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize)
        -> CGSize
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
    /// Called before the traits change. Not modelled: never called.
    func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}
