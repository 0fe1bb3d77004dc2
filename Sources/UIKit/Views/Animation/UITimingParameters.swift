public enum UITimingCurveType: Int, Sendable { case builtin, cubic, spring, composed }

/// The timing curve of an animator.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {
    var timingCurveType: UITimingCurveType { get }
    var cubicTimingParameters: UICubicTimingParameters? { get }
    var springTimingParameters: UISpringTimingParameters? { get }
}

/// A timing curve with two control points. Approximated: an animator with control points eases in
/// and out.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    public let animationCurve: UIView.AnimationCurve
    public let controlPoint1: CGPoint
    public let controlPoint2: CGPoint
    open private(set) var timingCurveType = UITimingCurveType.cubic
    open var cubicTimingParameters: UICubicTimingParameters? { self }
    open var springTimingParameters: UISpringTimingParameters? { nil }

    /// Creates a timing curve of the system. UNKNOWN: its control points. Here they are the corners
    /// of the diagram.
    public init(animationCurve curve: UIView.AnimationCurve) {
        animationCurve = curve
        (controlPoint1, controlPoint2) = (.zero, CGPoint(x: 1, y: 1))
        timingCurveType = .builtin
    }

    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        animationCurve = .easeInOut
        (controlPoint1, controlPoint2) = (point1, point2)
    }
}

/// A timing curve that moves like a spring. Approximated: the animation eases out and does not
/// oscillate. Its duration is that of the animator.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    public let initialVelocity: CGVector
    open var timingCurveType: UITimingCurveType { .spring }
    open var cubicTimingParameters: UICubicTimingParameters? { nil }
    open var springTimingParameters: UISpringTimingParameters? { self }

    public override convenience init() { self.init(dampingRatio: 1) }

    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) { initialVelocity = velocity }

    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        initialVelocity = velocity
    }

    public convenience init(dampingRatio ratio: CGFloat) {
        self.init(dampingRatio: ratio, initialVelocity: CGVector(dx: 0, dy: 0))
    }

    public convenience init(
        duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity: CGVector = CGVector(dx: 0, dy: 0)
    ) {
        self.init(dampingRatio: 1 - bounce, initialVelocity: initialVelocity)
    }
}

extension UIViewPropertyAnimator {
    /// Creates an animator with a timing curve. Approximated: a spring eases out and does not
    /// oscillate, and a curve with control points eases in and out.
    public convenience init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        let curve = parameters.cubicTimingParameters?.animationCurve ?? .easeOut
        self.init(duration: duration, curve: curve, animations: nil)
    }
}
