/// Recognises a movement of fingers and calls its actions. A recogniser receives the touches in its view. Taps, long presses and
/// the drags of a scroll view are recognised.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed

        public static var recognized: State { .ended }
    }

    private var actions: [TargetMethod] = []

    /// Creates a recogniser. Approximated: a selector that carries no method calls nothing, and the trace reports it.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { add(target, action, "UIGestureRecognizer.init(target:action:)") }
    }

    public convenience override init() {
        self.init(target: nil, action: nil)
    }

    /// Adds a method that is called when the gesture is recognised, and at each change of a continuous gesture.
    ///
    /// Approximated: a selector without a method calls nothing, and the trace reports it.
    /// `Selector("tapped:", calls: MyView.tapped(_:))` has one.
    open func addTarget(_ target: Any, action: Selector) {
        add(target, action, "UIGestureRecognizer.addTarget(_:action:)")
    }

    private func add(_ target: Any, _ action: Selector, _ member: String) {
        guard action.carriesMethod else { return World.current.notModelled(member) }
        if !actions.contains(where: { $0.matches(target, action) }) { actions.append(TargetMethod(target, action)) }
    }

    /// Removes methods of a target. Nil matches all targets, and all actions.
    open func removeTarget(_ target: Any?, action: Selector?) {
        actions.removeAll { $0.matches(target, action) }
    }

    open var state = State.possible {
        didSet {
            guard !actions.isEmpty, state != .possible, state != .failed else { return }
            for action in actions { action.call(self) }
        }
    }
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    open var isEnabled = true
    /// Whether the view's touch is cancelled when the gesture is recognised.
    open var cancelsTouchesInView = true
    /// Stored; has no effect.
    open var delaysTouchesBegan = false
    /// Stored; has no effect.
    open var delaysTouchesEnded = true
    open var name: String?
    open internal(set) weak var view: UIView?
    open var numberOfTouches: Int { state == .began || state == .changed ? 1 : 0 }

    /// The position of the finger in the coordinate space of the window.
    final var windowPoint = CGPoint.zero

    open func location(in view: UIView?) -> CGPoint {
        guard let own = self.view else { return windowPoint }
        return own.layer.convert(windowPoint, from: own.space(of: nil), to: own.space(of: view))
    }

    // MARK: - For subclasses

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called when the touch has ended, whether or not the gesture was recognised.
    open func reset() {}

    /// Makes a recogniser wait until another fails. Not modelled: no recogniser waits.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        World.current.notModelled("UIGestureRecognizer.require(toFail:)")
    }
}

/// Decides which recognisers receive a touch, begin, and work together. Not modelled: waiting for another recogniser to fail.
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
