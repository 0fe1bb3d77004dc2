/// Whether a controller is hidden, shown or in a change between both, and what has begun the
/// change.
///
/// Usually a change begins when the view enters or leaves a window, or when a parent that forwards
/// its appearance begins to change. Code can also begin a change with `beginAppearanceTransition`.
/// Until the code ends that change, neither a move of the view nor a parent that forwards its
/// appearance begins another change.
struct Appearance {
    enum Stage { case hidden, appearing, shown, disappearing }

    var stage = Stage.hidden
    /// The `animated` argument of the appearance methods in the current change.
    var isAnimated = false
    /// Whether a call such as `beginAppearanceTransition` began the current change, and not the
    /// view's move to or from a window. A later call also ends the change.
    var isBegunByCode = false
    /// Whether the view is about to enter or leave a window, and the current change began for this
    /// reason. The change ends when the view has moved. If the controller and its parent are both
    /// appearing, the change ends together with that of the parent.
    var isBegunByView = false
    /// Whether `viewIsAppearing` was called for the current change.
    var isAnnounced = false

    var isShownOrAppearing: Bool { stage == .shown || stage == .appearing }
}

extension UIViewController {
    /// Calls `viewIsAppearing`, and then does the same for the children whose change ends together
    /// with this one. Does nothing if `viewIsAppearing` was already called in the current change.
    func callViewIsAppearingIfNeeded() {
        guard appearance.stage == .appearing, !appearance.isAnnounced else { return }
        appearance.isAnnounced = true
        viewIsAppearing(appearance.isAnimated)
        for child in appearanceChildren where child.endsChangeWithParent { child.callViewIsAppearingIfNeeded() }
    }

    /// Whether the current change ends together with the parent's change.
    var endsChangeWithParent: Bool { !appearance.isBegunByCode && !appearance.isBegunByView }

    /// The children that appear and disappear together with this controller.
    var appearanceChildren: [UIViewController] {
        guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
        return children.filter { $0.viewIfLoaded?.isDescendant(of: view) ?? false }
    }

    func logUnbalancedTransition() {
        World.current.log("Unbalanced calls to begin/end appearance transitions for \(type(of: self)).")
    }

    // MARK: - Changes caused by the view

    /// [VIEW-05] Begins a change of appearance when the view is about to enter a window, or to
    /// leave one without entering another. A child appears only if its parent is shown or
    /// appearing. Does nothing if code has begun the current change, or if the parent does not
    /// forward its appearance.
    func viewWillMove(to window: UIWindow?) {
        guard !appearance.isBegunByCode else { return }
        if let parent {
            guard parent.shouldAutomaticallyForwardAppearanceMethods else { return }
            if window != nil, !parent.appearance.isShownOrAppearing { return }
        }
        if beginAppearanceChange(isAppearing: window != nil, animated: false) { appearance.isBegunByView = true }
    }

    /// Ends the change of appearance that began in `viewWillMove(to:)`, unless it ends together
    /// with the parent's change. Called when the view has entered or left the window.
    func viewDidMoveToWindow() {
        guard appearance.isBegunByView else { return }
        appearance.isBegunByView = false
        // If the child and its parent are both appearing, the child's change ends together with the
        // parent's.
        if appearance.stage == .appearing, parent?.appearance.stage == .appearing { return }
        endAppearanceChange()
    }

    // MARK: - The child that a container shows

    func showChildIfNoneIsShown() {
        guard shownChild == nil, let child = childToShow else { return }
        // The child may show another controller in its `viewDidLoad`.
        child.loadViewIfNeeded()
        guard shownChild == nil, child === childToShow else { return showChildIfNoneIsShown() }
        shownChild = child
        view.insertFillingSubview(child.view)
    }

    /// Removes the view of the child, and leaves it to the next layout or appearance of this
    /// controller to show a child.
    func hideShownChild() {
        let old = shownChild
        shownChild = nil
        old?.viewIfLoaded?.removeFromSuperview()
        old?.endAppearanceChange()
        viewIfLoaded?.setNeedsLayout()
    }

    /// Ends the changes of appearance of a child that another has replaced, and of the other child.
    /// If this controller itself is appearing, the new child finishes its appearance together with
    /// it.
    func endReplacement(of old: UIViewController?, by new: UIViewController?) {
        old?.viewIfLoaded?.removeFromSuperview()
        old?.endAppearanceChange()
        if appearance.stage != .appearing { new?.endAppearanceChange() }
    }
}
