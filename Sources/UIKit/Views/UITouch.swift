/// One finger on the screen.
@preconcurrency @MainActor
open class UITouch: NSObject {
    public enum Phase: Int, Sendable {
        case began
        case moved
        case stationary
        case ended
        case cancelled
    }

    public enum TouchType: Int, Sendable {
        case direct
        case indirect
        case pencil
        case indirectPointer
    }

    open var type: TouchType { .direct }
    open internal(set) var phase: Phase = .began
    open internal(set) var tapCount = 1
    /// Seconds on the world's clock.
    open internal(set) var timestamp: TimeInterval = 0
    open internal(set) weak var view: UIView?
    open internal(set) weak var window: UIWindow?
    final var windowPoint: CGPoint = .zero
    final var previousWindowPoint: CGPoint = .zero

    open func location(in view: UIView?) -> CGPoint {
        (view ?? window)?.convert(windowPoint, from: window) ?? windowPoint
    }

    open func previousLocation(in view: UIView?) -> CGPoint {
        (view ?? window)?.convert(previousWindowPoint, from: window) ?? previousWindowPoint
    }
}
