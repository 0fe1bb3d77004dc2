/// Recognises a movement of fingers and sends an action. It is kept by its view and can be asked; touches do not drive it,
/// because an action is sent by the Objective-C runtime, which is not there.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    public enum State: Int, Sendable {
        case possible
        case began
        case changed
        case ended
        case cancelled
        case failed

        public static var recognized: State { .ended }
    }

    /// Not modelled: no action is ever sent.
    public init(target: Any?, action: Selector?) {
        super.init()
        if target != nil, action != nil { World.current.notModelled("UIGestureRecognizer.init(target:action:)") }
    }

    public convenience override init() {
        self.init(target: nil, action: nil)
    }

    /// Not modelled: no action is ever sent.
    open func addTarget(_ target: Any, action: Selector) {
        World.current.notModelled("UIGestureRecognizer.addTarget(_:action:)")
    }

    /// There is none to remove.
    open func removeTarget(_ target: Any?, action: Selector?) {}

    open var state = State.possible
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    open var isEnabled = true
    /// Kept: nothing reads it.
    open var cancelsTouchesInView = true
    /// Kept: nothing reads it.
    open var delaysTouchesBegan = false
    /// Kept: nothing reads it.
    open var delaysTouchesEnded = true
    open var name: String?
    open internal(set) weak var view: UIView?
    open var numberOfTouches: Int { state == .began || state == .changed ? 1 : 0 }

    /// Where the finger is, in a view's bounds; in the window's for nil.
    final var windowPoint = CGPoint.zero

    open func location(in view: UIView?) -> CGPoint {
        guard let own = self.view else { return windowPoint }
        return own.convertPoint(windowPoint, from: nil, to: view)
    }

    /// Not modelled: recognisers do not compete.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        World.current.notModelled("UIGestureRecognizer.require(toFail:)")
    }
}

/// Decides which recognisers may work together. Not modelled: recognisers do not compete, so it is not asked.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
}

extension UIGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }

    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }

    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }

    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
}
