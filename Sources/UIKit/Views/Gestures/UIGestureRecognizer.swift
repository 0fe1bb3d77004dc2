/// Recognises a movement of fingers and sends an action. It is told of the touches in its view, and taps are recognised. The action
/// is never sent, because there is no Objective-C runtime. A subclass can override `state` instead:
///
/// ```swift
/// final class Tap: UITapGestureRecognizer {
///     var handler: () -> Void = {}
///     override var state: State { didSet { if state == .ended { handler() } } }
/// }
/// ```
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

    /// Does nothing: there is no target to remove.
    open func removeTarget(_ target: Any?, action: Selector?) {}

    open var state = State.possible
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    open var isEnabled = true
    /// Whether the view's touch is cancelled when the gesture is recognised.
    open var cancelsTouchesInView = true
    /// Kept: nothing reads it.
    open var delaysTouchesBegan = false
    /// Kept: nothing reads it.
    open var delaysTouchesEnded = true
    open var name: String?
    open internal(set) weak var view: UIView?
    open var numberOfTouches: Int { state == .began || state == .changed ? 1 : 0 }

    /// The position of the finger in the bounds of a view, or of the window for nil.
    final var windowPoint = CGPoint.zero

    open func location(in view: UIView?) -> CGPoint {
        guard let own = self.view else { return windowPoint }
        return own.convertPoint(windowPoint, from: nil, to: view)
    }

    // MARK: - For subclasses

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called when the touch is over, whether or not the gesture was recognised.
    open func reset() {}

    /// Not modelled: no recogniser waits for another.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        World.current.notModelled("UIGestureRecognizer.require(toFail:)")
    }
}

/// Decides which recognisers receive a touch, begin, and work together. Not modelled: that one waits for another to fail.
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
