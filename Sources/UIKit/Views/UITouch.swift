/// One finger on the screen.
@preconcurrency @MainActor
open class UITouch: NSObject {
    public enum Phase: Int, Sendable {
        case began, moved, stationary, ended, cancelled
    }

    public enum TouchType: Int, Sendable {
        case direct, indirect, pencil, indirectPointer
    }

    open var type: TouchType { .direct }
    open internal(set) var phase: Phase = .began
    open internal(set) var tapCount = 1
    /// The time of the last change, in seconds on the world's clock.
    open internal(set) var timestamp: TimeInterval = 0
    open internal(set) weak var view: UIView?
    open internal(set) weak var window: UIWindow?
    /// The recognisers that receive the touch: those of the view and of its superviews, the nearest first.
    open internal(set) var gestureRecognizers: [UIGestureRecognizer]?
    /// The responder chain of the view when the touch began.
    private var initialChain: [Weak<UIResponder>] = []
    /// Whether a recogniser has cancelled the touch for the view.
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

    /// Returns a responder and the responders that follow it in the chain, each once.
    private static func chain(from first: UIResponder?) -> [UIResponder] {
        var chain: [UIResponder] = []
        var seen: Set<ObjectIdentifier> = []
        var current = first
        while let responder = current, seen.insert(ObjectIdentifier(responder)).inserted {
            chain.append(responder)
            current = responder.next
        }
        return chain
    }

    /// Begins the touch on a view.
    final func begin(on view: UIView?, with event: UIEvent) {
        self.view = view
        initialChain = UITouch.chain(from: view).map { Weak($0) }
        view?.touchesBegan([self], with: event)
    }

    /// Cancels the touch for the view and the responders above it, because a recogniser has recognised a gesture. The finger stays down.
    final func cancelForView(with event: UIEvent) {
        isCancelledForView = true
        end(.cancelled, with: event)
        phase = .stationary
    }

    /// Ends or cancels the touch for the view, and for all responders that were above the view when the touch began.
    ///
    /// UNKNOWN: the calls for responders above a view that left the hierarchy during the touch. Here their touch is cancelled.
    final func end(_ phase: Phase, with event: UIEvent) {
        self.phase = phase
        var reached = Set(UITouch.chain(from: view).map { ObjectIdentifier($0) })
        if phase == .ended { view?.touchesEnded([self], with: event) } else { view?.touchesCancelled([self], with: event) }
        self.phase = .cancelled
        for reference in initialChain {
            guard let responder = reference.object, !reached.contains(ObjectIdentifier(responder)) else { continue }
            reached.formUnion(UITouch.chain(from: responder).map { ObjectIdentifier($0) })
            responder.touchesCancelled([self], with: event)
        }
        self.phase = phase
    }
}
