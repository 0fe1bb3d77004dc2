/// A finger that touches the screen.
@preconcurrency @MainActor
open class UITouch: NSObject {
    public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled }

    public enum TouchType: Int, Sendable { case direct, indirect, pencil, indirectPointer }

    open var type: TouchType { .direct }
    open internal(set) var phase: Phase = .began
    open internal(set) var tapCount = 1
    /// The time at which the touch began, in seconds on the simulated clock.
    open internal(set) var timestamp: TimeInterval = 0
    open internal(set) weak var view: UIView?
    open internal(set) weak var window: UIWindow?
    /// The recognisers that receive the touch, from the touched view up to the window.
    open internal(set) var gestureRecognizers: [UIGestureRecognizer]?
    /// The responder chain at the beginning of the touch, from the touched view up.
    private var initialChain: [WeakReference<UIResponder>] = []
    /// Whether the touch was cancelled for the view because a recogniser has recognised a gesture.
    final private(set) var isCancelledForView = false
    final var windowPoint: CGPoint = .zero
    final var previousWindowPoint: CGPoint = .zero

    open func location(in view: UIView?) -> CGPoint {
        (view ?? window)?.convert(windowPoint, from: window) ?? windowPoint
    }

    open func previousLocation(in view: UIView?) -> CGPoint {
        (view ?? window)?.convert(previousWindowPoint, from: window) ?? previousWindowPoint
    }

    // MARK: - Responders that receive the touch

    /// Returns the responder chain from `first` up. A chain with a cycle ends before the first
    /// repetition.
    private static func responderChain(from first: UIResponder?) -> [UIResponder] {
        var chain: [UIResponder] = []
        var seen: Set<ObjectIdentifier> = []
        var current = first
        while let responder = current, seen.insert(ObjectIdentifier(responder)).inserted {
            chain.append(responder)
            current = responder.next
        }
        return chain
    }

    final func begin(on view: UIView?, with event: UIEvent) {
        self.view = view
        initialChain = UITouch.responderChain(from: view).map { WeakReference($0) }
        view?.touchesBegan([self], with: event)
    }

    /// Cancels the touch for the view and its responder chain, because a gesture was recognised.
    /// The finger stays down.
    final func cancelForView(with event: UIEvent) {
        isCancelledForView = true
        end(inPhase: .cancelled, with: event)
        phase = .stationary
    }

    /// Sends the end or cancellation of the touch to the view. If responders have left the
    /// responder chain of the view since the beginning of the touch, the lowest of them gets a
    /// cancellation, which its own responder chain passes on.
    ///
    /// UNKNOWN: UIKit's calls on responders above a view that left the hierarchy during the touch.
    /// Here, their touch is cancelled.
    final func end(inPhase phase: Phase, with event: UIEvent) {
        self.phase = phase
        var reached = Set(UITouch.responderChain(from: view).map { ObjectIdentifier($0) })
        if phase == .ended {
            view?.touchesEnded([self], with: event)
        } else {
            view?.touchesCancelled([self], with: event)
        }
        self.phase = .cancelled
        for reference in initialChain {
            guard let responder = reference.object, !reached.contains(ObjectIdentifier(responder)) else { continue }
            reached.formUnion(UITouch.responderChain(from: responder).map { ObjectIdentifier($0) })
            responder.touchesCancelled([self], with: event)
        }
        self.phase = phase
    }
}
