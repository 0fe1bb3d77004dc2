/// An object in the responder chain, along which events are passed.
@preconcurrency @MainActor
open class UIResponder: NSObject {
    public override init() {}

    /// Calls `init()`. This initialiser can be called on a class that is known only at run time;
    /// see `RuntimeInstantiation`.
    @available(*, unavailable)
    public required convenience init(_madeByInit: Void) { self.init() }

    open var next: UIResponder? { nil }

    /// Called when an observed value has changed, and also when an observer with the option
    /// `initial` is added. Does nothing by default.
    open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {}

    /// The identifier under which keyboard settings are saved. Always nil, because there is no
    /// keyboard.
    open var textInputContextIdentifier: String? { nil }

    /// The view in place of the keyboard. Not modelled: never read, because there is no keyboard.
    open var inputView: UIView? { nil }
    /// The view above the keyboard. Not modelled: never read, because there is no keyboard.
    open var inputAccessoryView: UIView? { nil }

    /// Reads the views of the keyboard again. Does nothing, because there is no keyboard.
    open func reloadInputViews() {}

    open var canBecomeFirstResponder: Bool { false }

    open var canResignFirstResponder: Bool { true }

    open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

    /// Makes this responder the first responder of its window.
    ///
    /// - Returns: false if this responder is in no window or cannot become the first responder, or
    ///   if the current first responder does not resign.
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

    private var responderWindow: UIWindow? {
        sequence(first: self) { $0.next }.lazy.compactMap { $0 as? UIWindow }.first
    }

    /// Whether the responder can perform an action of a menu. Not modelled: never called, because
    /// there are no menus.
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
