/// Animation blocks. They are timed by the simulated clock, which only a stage advances. Without a
/// stage, their completion blocks are called in the next turn of the main run loop.
extension UIView {
    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        // Approximated: these options have no effect.
        public static let layoutSubviews = bit(0)
        public static let allowUserInteraction = bit(1)
        public static let beginFromCurrentState = bit(2)
        public static let `repeat` = bit(3)
        public static let autoreverse = bit(4)
        public static let overrideInheritedCurve = bit(6)
        public static let allowAnimatedContent = bit(7)
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)

        public static let overrideInheritedDuration = bit(5)
        public static let curveEaseInOut = AnimationOptions([])
        public static let curveEaseIn = bit(16)
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        var pace: TimingCurve { TimingCurve(rawValue: rawValue >> 16 & 3)! }
    }

    public enum AnimationCurve: Int, Sendable { case easeInOut, easeIn, easeOut, linear }

    /// A transition for the older animation methods, which animation blocks have replaced.
    public enum AnimationTransition: Int, Sendable { case none, flipFromLeft, flipFromRight, curlUp, curlDown }

    public struct KeyframeAnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let calculationModeLinear = KeyframeAnimationOptions([])

        // Approximated: these options have no effect.
        public static let layoutSubviews = bit(0)
        public static let allowUserInteraction = bit(1)
        public static let beginFromCurrentState = bit(2)
        public static let calculationModeDiscrete = bit(10)
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    }

    public enum SystemAnimation: UInt, Sendable { case delete }

    /// Animates the alpha of `views` to 0, together with `parallelAnimations`. Then removes the
    /// views from their superviews.
    public class func perform(
        _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
        animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        let completion = awaited(completion)
        runAnimation(duration: 0.2, delay: 0, options: options) {
            for view in views { view.alpha = 0 }
            parallelAnimations?()
        } completion: { finished in
            for view in views { view.removeFromSuperview() }
            completion?(finished)
        }
    }

    /// Runs `animations`, which calls `addKeyframe`. The times of keyframes are fractions of
    /// `duration`, which is in seconds.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        runAnimation(
            duration: duration, delay: delay, options: [.curveLinear, .overrideInheritedDuration],
            animations: animations,
            completion: awaited(completion))
    }

    /// Runs `animations`, which calls `addKeyframe`. Returns after the animation, with true if it
    /// ran to its end.
    @discardableResult
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void
    ) async -> Bool {
        let stage = World.current.timeline.owner
        defer { withExtendedLifetime(stage) {} }
        return await withCheckedContinuation { done in
            animateKeyframes(
                withDuration: duration, delay: delay, options: options, animations: animations,
                completion: { done.resume(returning: $0) })
        }
    }

    /// Animates the changes that `animations` makes, during a part of the current keyframe
    /// animation. Both times are fractions of its duration. Outside of an animation block, the
    /// changes are not animated.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        guard let outer = AnimationContext.current else { return animations() }
        let keyframe = AnimationContext(
            timeline: outer.timeline, duration: outer.duration * frameDuration,
            delay: outer.delay + outer.duration * frameStartTime, curve: outer.curve)
        AnimationContext.run(with: keyframe, animations)
    }

    private static var animationsEnabled = true

    public class var areAnimationsEnabled: Bool { animationsEnabled }

    public class func setAnimationsEnabled(_ enabled: Bool) { animationsEnabled = enabled }

    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let outer = animationsEnabled
        animationsEnabled = false
        defer { animationsEnabled = outer }
        AnimationContext.run(with: nil, actionsWithoutAnimation)
    }

    /// The duration of the current animation block or keyframe, in seconds; zero if changes are not
    /// animated.
    public class var inheritedAnimationDuration: TimeInterval { AnimationContext.current?.duration ?? 0 }

    /// Animates the changes that `animations` makes, over `duration` seconds, or over the duration
    /// of an enclosing animation block.
    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        animate(withDuration: duration, delay: 0, animations: animations)
    }

    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
    }

    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        runAnimation(
            duration: duration, delay: delay, options: options, animations: animations,
            completion: awaited(completion))
    }

    /// Animates the changes that `animations` makes. Approximated: the animation eases out and does
    /// not oscillate. With `curveEaseIn` or `curveLinear` in `options`, the speed is constant
    /// instead.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        runAnimation(
            duration: duration, delay: delay, options: options.union(.curveEaseOut), animations: animations,
            completion: awaited(completion))
    }

    /// Animates the changes that `animations` makes. Approximated: the view shows no transition of
    /// its own, such as a cross-dissolve.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        runAnimation(
            duration: duration, delay: 0, options: options, animations: animations ?? {},
            completion: awaited(completion))
    }

    /// Returns a completion of an animation block that begins now. The clock of the block advances
    /// by itself while code is suspended until the completion is called.
    static func awaited(_ completion: ((Bool) -> Void)?) -> ((Bool) -> Void)? {
        (AnimationContext.current?.timeline ?? World.current.timeline).awaited(completion, ifEnded: false)
    }

    /// Runs an animation block. A block inside an animated block has the duration of that block,
    /// unless `options` contains `overrideInheritedDuration`.
    ///
    /// - Parameter name: the name of the animation, with an article, for lists of unfinished work.
    static func runAnimation(
        duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
        named name: StaticString = "an animation",
        animations: () -> Void, completion: ((Bool) -> Void)?
    ) {
        let world = World.current
        let outer = AnimationContext.current
        let inherits = outer != nil && !options.contains(.overrideInheritedDuration)
        let seconds = inherits ? outer!.duration : duration
        let timeline = outer?.timeline ?? world.timeline
        guard animationsEnabled, seconds > 0 else {
            AnimationContext.run(with: nil, animations)
            // [VIEW-10] The completion is called in a later turn of the run loop, even if nothing
            // is animated.
            // UNKNOWN: whether the delay counts while animations are disabled. Here it does.
            if let completion { timeline.schedule(after: delay, named: name) { completion(true) } }
            return
        }
        let context = AnimationContext(timeline: timeline, duration: seconds, delay: delay, curve: options.pace)
        AnimationContext.run(with: context, animations)
        CATransaction.extendInnermostGroup(to: timeline.now + delay + seconds, on: timeline)
        timeline.schedule(after: delay + seconds, named: name) { completion?(true) }
    }
}
