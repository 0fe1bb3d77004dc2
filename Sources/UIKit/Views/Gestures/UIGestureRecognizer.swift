/// Recognises a gesture in the touches of its view, and then calls the methods that were added. Of
/// UIKit's own recognisers, only those of taps, of long presses and of the drags of scroll views
/// recognise anything. A custom subclass recognises a gesture by setting `state`.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed

        public static var recognized: State { .ended }
    }

    private var actions: [TargetMethod] = []

    /// Creates a recogniser. Approximated: a selector that is only a name calls nothing, and the
    /// trace reports that.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action {
            addMethod(action, of: target, reportedMember: "UIGestureRecognizer.init(target:action:)")
        }
    }

    public convenience override init() { self.init(target: nil, action: nil) }

    /// Adds a method that is called when the gesture is recognised. For a continuous gesture, the
    /// method is also called when the gesture changes, ends or is cancelled.
    ///
    /// Approximated: a selector that is only a name calls nothing, and the trace reports that.
    /// `Selector("tapped:", calls: MyView.tapped(_:))` also has the method.
    open func addTarget(_ target: Any, action: Selector) {
        addMethod(action, of: target, reportedMember: "UIGestureRecognizer.addTarget(_:action:)")
    }

    /// - Parameter reportedMember: the public member that was called, for the report of a selector
    ///   that is only a name.
    private func addMethod(_ action: Selector, of target: Any, reportedMember: String) {
        guard action.hasMethod else { return World.current.recordNotModelled(reportedMember) }
        if !actions.contains(where: { $0.matches(target: target, selector: action) }) {
            actions.append(TargetMethod(target, action))
        }
    }

    /// Removes methods that were added. A nil target matches all targets, and a nil action matches
    /// all methods.
    open func removeTarget(_ target: Any?, action: Selector?) {
        actions.removeAll { $0.matches(target: target, selector: action) }
    }

    open var state = State.possible {
        didSet {
            guard !actions.isEmpty, state != .possible, state != .failed else { return }
            for action in actions {
                if let target = action.target { action.selector.call(on: target, with: self) }
            }
        }
    }
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    open var isEnabled = true
    /// Whether the recogniser cancels the touch for the view. A long press does so when the press
    /// begins, and any other recogniser when it recognises its gesture at the end of the touch. A
    /// drag always cancels the touch.
    open var cancelsTouchesInView = true
    /// Stored; has no effect.
    open var delaysTouchesBegan = false
    /// Stored; has no effect.
    open var delaysTouchesEnded = true
    open var name: String?
    open internal(set) weak var view: UIView?
    open var numberOfTouches: Int { state == .began || state == .changed ? 1 : 0 }

    /// The position of the finger in the coordinate space of the window. Only recognisers of taps
    /// and long presses set this position.
    final var windowPoint = CGPoint.zero

    open func location(in view: UIView?) -> CGPoint {
        guard let own = self.view else { return windowPoint }
        return own.layer.convert(
            windowPoint, from: own.coordinateSpaceLayer(of: nil), to: own.coordinateSpaceLayer(of: view))
    }

    /// Returns the position of a finger. Only one finger is simulated, whose index is 0.
    ///
    /// UNKNOWN: the text of the exception for another index. Here the index has no effect.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { location(in: view) }

    /// Makes this recogniser wait until another recogniser has failed. Not modelled: no recogniser
    /// waits.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        World.current.recordNotModelled("UIGestureRecognizer.require(toFail:)")
    }

    // MARK: - Methods that subclasses override

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called when no more events of a touch follow, whether or not the gesture was recognised. Not
    /// called for pan recognisers.
    open func reset() {}
}

/// Decides whether a recogniser receives a touch, may begin, and recognises simultaneously with
/// another.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool  // default: true
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool  // default: false
    /// Not modelled: never called, because no recogniser waits for another one to fail.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool  // default: false
    /// Not modelled: never called, because no recogniser waits for another one to fail.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool  // default: false
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch)
        -> Bool  // default: true
}
