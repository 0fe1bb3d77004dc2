/// The state of a controller between hidden and shown, and the cause of its changes.
///
/// Usually the controller's view causes a change by entering or leaving a window. The other causes are a parent that forwards its own
/// appearance, and code that calls `beginAppearanceTransition`. After such a call of code, the view and the parent cause no change until
/// the code has ended its own change.
struct Appearance {
    enum Stage {
        case hidden, appearing, shown, disappearing
    }

    var stage = Stage.hidden
    /// The `animated` argument of the appearance methods in the current change.
    var isAnimated = false
    /// Whether code has begun the current change, for example by `beginAppearanceTransition`, and will also end it.
    var isDrivenByHand = false
    /// Whether the view has begun the current change by entering or leaving a window, and will also end it.
    var followsView = false
    /// Whether `viewIsAppearing` was called for the current change.
    var isAnnounced = false
}

extension UIViewController {
    /// Calls `viewIsAppearing`, once in each change, when the view is in its window and has its size. Forwards the call to children.
    func announceAppearance() {
        guard appearance.stage == .appearing, !appearance.isAnnounced else { return }
        appearance.isAnnounced = true
        viewIsAppearing(appearance.isAnimated)
        for child in appearanceChildren where child.endsChangeWithParent { child.announceAppearance() }
    }

    /// Whether the current change ends together with the parent's change.
    var endsChangeWithParent: Bool { !appearance.isDrivenByHand && !appearance.followsView }

    /// The children that appear and disappear together with this controller.
    var appearanceChildren: [UIViewController] {
        guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
        return children.filter { $0.viewIfLoaded?.isDescendant(of: view) ?? false }
    }

    func logUnbalancedTransition() {
        World.current.log("Unbalanced calls to begin/end appearance transitions for \(type(of: self)).")
    }

    // MARK: - Changes caused by the view

    /// [VIEW-05] Begins a change when the view is about to enter a window, or to leave one without entering another. A child
    /// appears only if its parent is shown or appearing.
    func viewWillMove(to window: UIWindow?) {
        guard !appearance.isDrivenByHand else { return }
        if let parent {
            guard parent.shouldAutomaticallyForwardAppearanceMethods else { return }
            if window != nil, parent.appearance.stage == .hidden || parent.appearance.stage == .disappearing { return }
        }
        if beginAppearanceChange(isAppearing: window != nil, animated: false) { appearance.followsView = true }
    }

    /// Ends the change that began in `viewWillMove(to:)`, when the view has entered or left the window.
    func viewDidMove() {
        guard appearance.followsView else { return }
        appearance.followsView = false
        // The child's change ends together with that of its appearing parent.
        if appearance.stage == .appearing, parent?.appearance.stage == .appearing { return }
        endAppearanceChange()
    }
}
