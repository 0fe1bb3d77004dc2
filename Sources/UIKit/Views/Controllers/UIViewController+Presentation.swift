/// The animation with which a controller is presented.
public enum UIModalTransitionStyle: Int, Sendable {
    case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

extension UIViewController {
    /// Whether the presenting controller disappears under this one. The default since iOS 13 is a sheet, under which the presenting
    /// controller does not disappear.
    private var coversPresenter: Bool { modalPresentationStyle == .fullScreen || modalPresentationStyle == .currentContext }

    func show(presented other: UIViewController, animated: Bool, completion: (() -> Void)?) {
        if let presented {
            return World.current.log(
                "Attempt to present \(type(of: other)) on \(type(of: self)) which is already presenting \(type(of: presented)).")
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
            window.fill(with: other.view)
            other.endAppearanceChange()
            // `viewDidAppear` of the new controller comes before `viewDidDisappear` of the old one.
            // See https://www.shuzhiduo.com/A/kvJ3jnGwzg
            if covers {
                viewIfLoaded?.removeFromSuperview()
                endAppearanceChange()
            }
            other.isBeingPresented = false
        }
        deliver(completion)
    }

    func dismissPresented(animated: Bool, completion: (() -> Void)?) {
        guard let other = presented else { return }
        if other.presented != nil { other.dismissPresented(animated: false, completion: nil) }
        let covers = other.coversPresenter
        other.isBeingDismissed = true
        other.beginAppearanceChange(isAppearing: false, animated: animated)
        if covers, let cover = other.viewIfLoaded, let window = cover.window {
            beginAppearanceChange(isAppearing: true, animated: animated)
            window.fill(with: view, below: cover)
            endAppearanceChange()
        }
        other.viewIfLoaded?.removeFromSuperview()
        other.endAppearanceChange()
        other.isBeingDismissed = false
        other.presenter = nil
        presented = nil
        deliver(completion)
    }

    /// [VIEW-10] Calls a completion in a later turn.
    private func deliver(_ completion: (() -> Void)?) {
        guard let completion else { return }
        let world = viewIfLoaded?.world ?? .current
        world.run { world.timeline.schedule(after: 0, named: "a presentation", completion) }
    }
}

extension UIView {
    /// Inserts a controller's view, which gets the size of this view and is resized together with this view. The inserted view is below
    /// `cover`, or in front of all subviews if `cover` is nil.
    func fill(with view: UIView, below cover: UIView? = nil) {
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if let cover { insertSubview(view, belowSubview: cover) } else { addSubview(view) }
    }
}
