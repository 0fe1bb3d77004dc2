/// An animation that begins when `startAnimation()` is called. Approximated: an animation that has
/// begun runs to its end. It cannot be paused or reversed, and setting `fractionComplete` does not
/// move it.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject {
    private let options: UIView.AnimationOptions
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []

    /// The duration, in seconds.
    public let duration: TimeInterval
    open private(set) var delay: TimeInterval = 0
    open private(set) var state = UIViewAnimatingState.inactive
    open var isRunning: Bool { state == .active }
    /// Stored; has no effect.
    open var isInterruptible = true
    /// Stored; has no effect.
    open var isUserInteractionEnabled = true
    /// Stored; has no effect.
    open var scrubsLinearly = true
    /// Stored; has no effect.
    open var pausesOnCompletion = false

    public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
        self.duration = duration
        options = UIView.AnimationOptions(rawValue: UInt(curve.rawValue) << 16)
        super.init()
        self.animations = animations.map { [$0] } ?? []
    }

    /// Creates an animator with a spring. Approximated: the animation eases out and does not
    /// oscillate.
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, curve: .easeOut, animations: animations)
    }

    /// Creates an animator with a cubic Bézier curve as its timing curve. Approximated: the
    /// animation eases in and out.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, curve: .easeInOut, animations: animations)
    }

    /// Creates an animator and starts it after a delay. Approximated: `options` has no effect, and
    /// the animation eases in and out.
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void,
        completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    open func addAnimations(_ animation: @escaping () -> Void) {
        animations.append(animation)
        guard state == .active else { return }
        UIView.animate(withDuration: duration, delay: 0, options: options, animations: animation)
    }

    /// Adds animations that begin after a part of the duration. Approximated: they begin together
    /// with the other animations, or at once if the animator is active.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        addAnimations(animation)
    }

    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        // An animator that is inactive calls its completions when its next animation ends.
        let timeline = currentStart?.timeline
        completions.append(timeline.map { $0.awaited(completion, ifEnded: .end) ?? { _ in } } ?? completion)
    }

    /// Returns the position at which the animation ends, after its end.
    @discardableResult
    open func addCompletion() async -> UIViewAnimatingPosition {
        let stage = currentStart?.timeline.owner
        defer { withExtendedLifetime(stage) {} }
        return await withCheckedContinuation { done in addCompletion { done.resume(returning: $0) } }
    }

    open func startAnimation() { startAnimation(afterDelay: 0) }

    open func startAnimation(afterDelay delay: TimeInterval) {
        guard state == .inactive else { return }
        state = .active
        self.delay = delay
        let (all, timeline) = (animations, World.current.timeline)
        startCount += 1
        currentStart = (startCount, timeline, timeline.now + delay)
        let number = startCount
        completions = completions.map { timeline.awaited($0, ifEnded: .end) ?? { _ in } }
        UIView.runAnimation(
            duration: duration, delay: delay, options: options,
            animations: { for animation in all { animation() } },
            completion: { _ in
                // If the animator was stopped in the meantime, it has already ended or
                // `finishAnimation(at:)` will end it.
                if self.currentStart?.number == number, self.state == .active { self.end(at: .end) }
            })
    }

    /// The number, clock and start time in seconds of the current animation; nil if the animator is
    /// inactive.
    private var currentStart: (number: Int, timeline: Timeline, start: Double)?
    private var startCount = 0

    private func end(at position: UIViewAnimatingPosition) {
        let all = completions
        reset()
        for completion in all { completion(position) }
    }

    private func reset() {
        (state, currentStart, animations, completions) = (.inactive, nil, [], [])
    }

    /// Pauses the animation. Not modelled: the animation continues.
    open func pauseAnimation() { World.current.recordNotModelled("UIViewPropertyAnimator.pauseAnimation()") }

    /// Stops the animator. Approximated: animations that have begun continue. If `withoutFinishing`
    /// is true, the completion blocks are dropped. Otherwise `finishAnimation(at:)` calls them.
    open func stopAnimation(_ withoutFinishing: Bool) {
        World.current.recordNotModelled("UIViewPropertyAnimator.stopAnimation(_:)")
        guard state == .active else { return }
        if withoutFinishing { reset() } else { state = .stopped }
    }

    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        if state == .stopped { end(at: finalPosition) }
    }

    /// The fraction of the duration that has passed; 0 while the animator is inactive.
    /// Approximated: setting it moves nothing.
    open var fractionComplete: CGFloat {
        get { currentStart.map { duration > 0 ? min(max(($0.timeline.now - $0.start) / duration, 0), 1) : 1 } ?? 0 }
        set { World.current.recordNotModelled("UIViewPropertyAnimator.fractionComplete") }
    }

    /// Whether the animation runs backwards. Not modelled: always false.
    open var isReversed: Bool {
        get { false }
        set { World.current.recordNotModelled("UIViewPropertyAnimator.isReversed") }
    }
}
