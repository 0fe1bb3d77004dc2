/// The stage of a controller between hidden and shown, and what drives it from one to the other.
///
/// Usually the controller's view drives it by entering or leaving a window. A parent that forwards its own appearance can do it
/// too, or code that calls `beginAppearanceTransition` by hand. Such code then counts alone until it has ended the change.
struct Appearance {
    enum Stage {
        case hidden, appearing, shown, disappearing
    }

    var stage = Stage.hidden
    var isAnimated = false
    var isDrivenByHand = false
    /// The change was begun by the view when it entered or left a window, and will be ended by it.
    var followsView = false
    /// Whether `viewIsAppearing` was called for the present change.
    var isAnnounced = false
}

extension UIViewController {
    /// Calls `viewIsAppearing`: the view is in its window and has its size.
    func announceAppearance() {
        guard appearance.stage == .appearing, !appearance.isAnnounced else { return }
        appearance.isAnnounced = true
        viewIsAppearing(appearance.isAnimated)
        for child in childrenToForwardTo where child.awaitsEnd { child.announceAppearance() }
    }

    var awaitsEnd: Bool { !appearance.isDrivenByHand && !appearance.followsView }

    var childrenToForwardTo: [UIViewController] {
        guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
        return children.filter { $0.viewIfLoaded?.isDescendant(of: view) ?? false }
    }

    func logUnbalancedTransition() {
        World.current.log("Unbalanced calls to begin/end appearance transitions for \(type(of: self)).")
    }

    // MARK: - With the view

    /// [VIEW-05] Called when the view is about to enter a window, or to leave one without entering another. A child appears only if
    /// its parent is shown or appearing.
    func viewWillMove(to window: UIWindow?) {
        guard !appearance.isDrivenByHand else { return }
        if let parent {
            guard parent.shouldAutomaticallyForwardAppearanceMethods else { return }
            if window != nil, parent.appearance.stage == .hidden || parent.appearance.stage == .disappearing { return }
        }
        if begin(window != nil, animated: false) { appearance.followsView = true }
    }

    func viewDidMove() {
        guard appearance.followsView else { return }
        appearance.followsView = false
        // A parent that is appearing takes the child along.
        if appearance.stage == .appearing, parent?.appearance.stage == .appearing { return }
        end()
    }
}
