/// An action that responds to the change of a property of a layer. Here, layers keep actions, but
/// never run them.
@preconcurrency @MainActor
public protocol CAAction {}

/// As an action, `NSNull` means that nothing happens when the property changes.
extension NSNull: CAAction {}

/// Methods that lay out a layer and return its actions. A view is the delegate of its own layer.
@preconcurrency @MainActor
public protocol CALayerDelegate: NSObjectProtocol {
    /// Approximated: called only on a view, for the view's own layer.
    func layoutSublayers(of layer: CALayer)
    /// Not modelled: never called.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    public func layoutSublayers(of layer: CALayer) {}
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// An animation that is added to a layer. Approximated: the animation is stored, but does not
/// change what the layer shows. Only animation blocks animate the values that a layer shows.
@preconcurrency @MainActor
open class CAAnimation: NSObject, CAAction {
    /// The duration, in seconds. Approximated: only the times of the delegate's last call and of
    /// the removal depend on the duration.
    open var duration: CFTimeInterval = 0
    /// Stored; has no effect.
    open var beginTime: CFTimeInterval = 0
    /// Stored; has no effect.
    open var timeOffset: CFTimeInterval = 0
    /// Stored; has no effect.
    open var speed: Float = 1
    /// Stored; has no effect.
    open var repeatCount: Float = 0
    /// Stored; has no effect.
    open var autoreverses = false
    /// Stored; has no effect.
    open var fillMode = CAMediaTimingFillMode.removed
    /// Whether the layer removes the animation after its duration. Approximated: an animation
    /// without a delegate is not removed.
    open var isRemovedOnCompletion = true
    /// Stored; has no effect.
    open var timingFunction: CAMediaTimingFunction?
    /// The object whose methods are called when the animation is added, and after the duration has
    /// passed on the simulated clock. If the animation is replaced or removed by its key earlier,
    /// the second call comes at that time. After `removeAllAnimations()` there is no second call. A
    /// duration of zero counts as 0.25 seconds.
    open var delegate: (any CAAnimationDelegate)?
}

/// An animation that was added to a layer. One animation can be added to several layers, or again.
@MainActor
final class AddedAnimation {
    let animation: CAAnimation
    private var hasStopped = false

    init(_ animation: CAAnimation) { self.animation = animation }

    func stop(finished: Bool) {
        guard !hasStopped else { return }
        hasStopped = true
        animation.delegate?.animationDidStop(animation, finished: finished)
    }
}

@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
    func animationDidStart(_ anim: CAAnimation)
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// A transition between the contents of a layer. Approximated: no intermediate contents are shown.
/// The delegate is called.
open class CATransition: CAAnimation {
    /// Stored; has no effect.
    open var type = CATransitionType.fade
    /// Stored; has no effect.
    open var subtype: CATransitionSubtype?
    /// Stored; has no effect.
    open var startProgress: Float = 0
    /// Stored; has no effect.
    open var endProgress: Float = 1
}

public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let fade = CATransitionType(rawValue: "fade")
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    public static let push = CATransitionType(rawValue: "push")
    public static let reveal = CATransitionType(rawValue: "reveal")
}

public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

open class CAPropertyAnimation: CAAnimation {
    /// Stored; has no effect.
    open var keyPath: String?
    /// Stored; has no effect.
    open var isAdditive = false

    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }
}

open class CABasicAnimation: CAPropertyAnimation {
    /// Stored; has no effect.
    open var fromValue: Any?
    /// Stored; has no effect.
    open var toValue: Any?
    /// Stored; has no effect.
    open var byValue: Any?
}

open class CASpringAnimation: CABasicAnimation {
    /// Stored; has no effect.
    open var mass: CGFloat = 1
    /// Stored; has no effect.
    open var stiffness: CGFloat = 100
    /// Stored; has no effect.
    open var damping: CGFloat = 10
    /// Stored; has no effect.
    open var initialVelocity: CGFloat = 0
}

open class CAKeyframeAnimation: CAPropertyAnimation {
    /// Stored; has no effect.
    open var values: [Any]?
    /// Stored; has no effect.
    open var keyTimes: [NSNumber]?
}

open class CAAnimationGroup: CAAnimation {
    /// Stored; has no effect.
    open var animations: [CAAnimation]?
}

/// The timing curve of an animation. Stored; has no effect.
@preconcurrency @MainActor
open class CAMediaTimingFunction: NSObject {
    private let points: [Float]

    public init(name: CAMediaTimingFunctionName) {
        points =
            switch name {
            case .easeIn: [0.42, 0, 1, 1]
            case .easeOut: [0, 0, 0.58, 1]
            case .easeInEaseOut: [0.42, 0, 0.58, 1]
            case .default: [0.25, 0.1, 0.25, 1]
            default: [0, 0, 1, 1]
            }
    }

    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        points = [c1x, c1y, c2x, c2y]
    }

    /// Writes the x and y coordinates of control point number `idx`, from 0 to 3, to `ptr`.
    open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
        let all: [Float] = [0, 0] + points + [1, 1]
        ptr[0] = all[2 * idx]
        ptr[1] = all[2 * idx + 1]
    }
}

public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// How contents are scaled or aligned in a layer. Stored; has no effect, because contents are not
/// shown.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let center = CALayerContentsGravity(rawValue: "center")
    public static let top = CALayerContentsGravity(rawValue: "top")
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    public static let left = CALayerContentsGravity(rawValue: "left")
    public static let right = CALayerContentsGravity(rawValue: "right")
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// The shape of rounded corners. Stored; both shapes are drawn alike.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let circular = CALayerCornerCurve(rawValue: "circular")
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
