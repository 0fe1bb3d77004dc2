/// Something that takes part in the chain along which events travel.
@preconcurrency @MainActor
open class UIResponder: NSObject {
    private static weak var firstResponder: UIResponder?

    public override init() {
        super.init()
    }

    open var next: UIResponder? { nil }

    open var canBecomeFirstResponder: Bool { false }

    open var isFirstResponder: Bool { UIResponder.firstResponder === self }

    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard canBecomeFirstResponder else { return false }
        UIResponder.firstResponder = self
        return true
    }

    @discardableResult
    open func resignFirstResponder() -> Bool {
        if isFirstResponder { UIResponder.firstResponder = nil }
        return true
    }

    /// Not modelled: there are no menus, so nothing asks.
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
