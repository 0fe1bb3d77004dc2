/// The animation with which a controller is presented.
public enum UIModalTransitionStyle: Int, Sendable { case coverVertical, flipHorizontal, crossDissolve, partialCurl }

extension UIViewController {
    /// Whether the presenting controller disappears while this controller is presented. By default
    /// it does not, because the default style since iOS 13 is a sheet.
    private var coversPresenter: Bool {
        modalPresentationStyle == .fullScreen || modalPresentationStyle == .currentContext
    }

    func presentInWindow(_ other: UIViewController, animated: Bool, completion: (() -> Void)?) {
        if let presented {
            return World.current.log(
                """
                Attempt to present \(type(of: other)) on \(type(of: self)) which is already presenting \
                \(type(of: presented)).
                """
            )
        }
        guard let window = viewIfLoaded?.window else {
            return World.current.log(
                "Attempt to present \(type(of: other)) on \(type(of: self)) whose view is not in the window hierarchy.")
        }
        let covers = other.coversPresenter
        presented = other
        other.presenter = self
        window.world.run {
            other.isBeingPresented = true
            if covers { beginAppearanceChange(isAppearing: false, animated: animated) }
            other.beginAppearanceChange(isAppearing: true, animated: animated)
            window.insertFillingSubview(other.view)
            other.endAppearanceChange()
            // `viewDidAppear` of the new controller comes before `viewDidDisappear` of the old one.
            // See https://www.shuzhiduo.com/A/kvJ3jnGwzg
            if covers {
                viewIfLoaded?.removeFromSuperview()
                endAppearanceChange()
            }
            other.isBeingPresented = false
        }
        scheduleCompletion(completion)
    }

    func dismissPresentedController(animated: Bool, completion: (() -> Void)?) {
        guard let other = presented else { return }
        if other.presented != nil { other.dismissPresentedController(animated: false, completion: nil) }
        let covers = other.coversPresenter
        other.isBeingDismissed = true
        other.beginAppearanceChange(isAppearing: false, animated: animated)
        if covers, let cover = other.viewIfLoaded, let window = cover.window {
            beginAppearanceChange(isAppearing: true, animated: animated)
            window.insertFillingSubview(view, below: cover)
            endAppearanceChange()
        }
        other.viewIfLoaded?.removeFromSuperview()
        other.endAppearanceChange()
        other.isBeingDismissed = false
        other.presenter = nil
        presented = nil
        scheduleCompletion(completion)
    }

    /// [VIEW-41] Calls the completion of a dismissal where nothing is presented, on systems that
    /// call it.
    ///
    /// UNKNOWN: whether it is called at once. Here it is called as all completions are.
    func completeIdleDismissal(_ completion: (() -> Void)?) {
        let world = viewIfLoaded?.world ?? .current
        if world.completesIdleDismissals { scheduleCompletion(completion) }
    }

    /// [VIEW-10] Calls a completion in a later turn of the run loop. Does nothing if there is no
    /// completion.
    private func scheduleCompletion(_ completion: (() -> Void)?) {
        let world = viewIfLoaded?.world ?? .current
        guard let completion = world.timeline.awaited(completion) else { return }
        world.run { world.timeline.schedule(after: 0, named: "a presentation", completion) }
    }
}

extension UIView {
    /// Inserts a view behind `cover`, or in front of all subviews if `cover` is nil. The inserted
    /// view fills this view, and is resized together with it.
    func insertFillingSubview(_ view: UIView, below cover: UIView? = nil) {
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if let cover { insertSubview(view, belowSubview: cover) } else { addSubview(view) }
    }
}
