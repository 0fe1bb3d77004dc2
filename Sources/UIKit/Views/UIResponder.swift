/// A member of the chain along which events travel.
@preconcurrency @MainActor
open class UIResponder: NSObject {
    public override init() {}

    /// The partner of `init()`, for class values: see `ClassMaker`.
    @available(*, unavailable)
    public required convenience init(_madeByInit: Void) {
        self.init()
    }

    open var next: UIResponder? { nil }

    /// Does nothing: a subclass that observes values overrides it.
    open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {}

    /// Nil: there is no keyboard whose state would be kept.
    open var textInputContextIdentifier: String? { nil }

    open var canBecomeFirstResponder: Bool { false }

    open var canResignFirstResponder: Bool { true }

    open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

    /// - Returns: false outside a window, and where the current first responder refuses to resign.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard canBecomeFirstResponder, let window = responderWindow else { return false }
        if let other = window.firstResponder, other !== self {
            guard other.canResignFirstResponder, other.resignFirstResponder() else { return false }
        }
        window.firstResponder = self
        return true
    }

    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard canResignFirstResponder else { return false }
        responderWindow?.firstResponder = nil
        return true
    }

    /// The window at the end of the responder chain.
    private var responderWindow: UIWindow? { sequence(first: self) { $0.next }.lazy.compactMap { $0 as? UIWindow }.first }

    /// Not modelled: there are no menus, so no menu asks.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }
}
