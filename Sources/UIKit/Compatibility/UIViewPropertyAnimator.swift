/// An animation that is started by code. Pausing, reversing and moving it by `fractionComplete` are not modelled: once started it
/// runs to its end.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject {
    private let options: UIView.AnimationOptions
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []

    /// In seconds.
    public let duration: TimeInterval
    open private(set) var delay: TimeInterval = 0
    open private(set) var state = UIViewAnimatingState.inactive
    open var isRunning: Bool { state == .active }
    /// Kept.
    open var isInterruptible = true
    /// Kept.
    open var isUserInteractionEnabled = true
    /// Kept.
    open var scrubsLinearly = true
    /// Kept.
    open var pausesOnCompletion = false

    public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
        self.duration = duration
        options = UIView.AnimationOptions(rawValue: UInt(curve.rawValue) << 16)
        super.init()
        self.animations = animations.map { [$0] } ?? []
    }

    /// Approximated: springs end gently and do not swing.
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, curve: .easeOut, animations: animations)
    }

    /// Approximated: the curve eases in and out.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, curve: .easeInOut, animations: animations)
    }

    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
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

    /// Approximated: they begin together with the other animations.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        addAnimations(animation)
    }

    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    open func startAnimation() {
        startAnimation(afterDelay: 0)
    }

    open func startAnimation(afterDelay delay: TimeInterval) {
        guard state == .inactive else { return }
        state = .active
        self.delay = delay
        let (all, timeline) = (animations, World.current.timeline)
        starts += 1
        run = (starts, timeline, timeline.now + delay)
        let mine = starts
        UIView.animate(
            withDuration: duration, delay: delay, options: options, animations: { for animation in all { animation() } },
            completion: { _ in
                // An animator that was stopped meanwhile has already ended, or waits for `finishAnimation(at:)`.
                if self.run?.number == mine, self.state == .active { self.end(at: .end) }
            })
    }

    /// The run that is under way: its number, its clock, and when it began.
    private var run: (number: Int, timeline: Timeline, start: Double)?
    private var starts = 0

    private func end(at position: UIViewAnimatingPosition) {
        let all = completions
        forget()
        for completion in all { completion(position) }
    }

    private func forget() {
        (state, run, animations, completions) = (.inactive, nil, [], [])
    }

    /// Not modelled: it runs on.
    open func pauseAnimation() {
        World.current.notModelled("UIViewPropertyAnimator.pauseAnimation()")
    }

    /// Not modelled: running animations go on. Completions are dropped, or wait for `finishAnimation(at:)`.
    open func stopAnimation(_ withoutFinishing: Bool) {
        World.current.notModelled("UIViewPropertyAnimator.stopAnimation(_:)")
        guard state == .active else { return }
        if withoutFinishing { forget() } else { state = .stopped }
    }

    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        if state == .stopped { end(at: finalPosition) }
    }

    /// The share of the duration that has passed. Not modelled: setting it moves nothing.
    open var fractionComplete: CGFloat {
        get { run.map { duration > 0 ? min(max(($0.timeline.now - $0.start) / duration, 0), 1) : 1 } ?? 0 }
        set { World.current.notModelled("UIViewPropertyAnimator.fractionComplete") }
    }

    /// Not modelled: it runs forwards.
    open var isReversed: Bool {
        get { false }
        set { World.current.notModelled("UIViewPropertyAnimator.isReversed") }
    }
}
