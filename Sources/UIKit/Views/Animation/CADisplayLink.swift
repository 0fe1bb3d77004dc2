#if !_runtime(_ObjC)

    /// Calls a method of its target in each frame, while the link is in a run loop and not paused.
    /// The link keeps the target alive until `invalidate()`.
    ///
    /// Approximated: `preferredFramesPerSecond` has no effect. Without a stage, each turn of the
    /// main run loop counts as a frame, but `timestamp` does not advance.
    @preconcurrency @MainActor
    open class CADisplayLink: NSObject {
        private var target: AnyObject?
        private let selector: Selector
        /// The number of the latest scheduled call. Scheduled calls with smaller numbers are not
        /// made.
        private var callNumber = 0
        private var isAdded = false

        /// Creates a display link. Approximated: a selector without a method calls nothing, and the
        /// trace reports this.
        public init(target: Any, selector: Selector) {
            self.target = target as AnyObject
            self.selector = selector
            super.init()
            if !selector.hasMethod { World.current.recordNotModelled("CADisplayLink.init(target:selector:)") }
        }

        /// The time of the last call of the method, in seconds on the simulated clock.
        open private(set) var timestamp: CFTimeInterval = 0
        /// The time between two frames, in seconds.
        open var duration: CFTimeInterval { 1.0 / 60 }
        open var targetTimestamp: CFTimeInterval { timestamp + duration }
        /// Stored; has no effect.
        open var preferredFramesPerSecond = 0
        /// Stored; has no effect.
        open var preferredFrameRateRange = CAFrameRateRange.default
        open var isPaused = false {
            didSet { if isPaused != oldValue { scheduleNextCallIfRunning() } }
        }

        open func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) {
            guard !isAdded else { return }
            isAdded = true
            scheduleNextCallIfRunning()
        }

        open func remove(from runLoop: RunLoop, forMode mode: RunLoop.Mode) { isAdded = false }

        open func invalidate() {
            isAdded = false
            target = nil
        }

        private var isRunning: Bool { isAdded && !isPaused && target != nil }

        private func scheduleNextCallIfRunning() {
            guard isRunning else { return }
            callNumber += 1
            let (timeline, number) = (World.current.timeline, callNumber)
            timeline.schedule(
                after: duration, named: "a display link", kind: .repeating,
                isWanted: { self.isRunning && self.callNumber == number }
            ) { [self, weak timeline] in
                guard let target, let timeline else { return }
                timestamp = timeline.now
                selector.call(on: target, with: self)
                if callNumber == number { scheduleNextCallIfRunning() }
            }
        }
    }

    /// The frame rates that suit an animation or a display link. Stored; has no effect.
    public struct CAFrameRateRange: Hashable, Sendable {
        public var minimum: Float
        public var maximum: Float
        /// The preferred frame rate; nil to prefer none within the range.
        public var preferred: Float?

        public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
            self.minimum = minimum
            self.maximum = maximum
            self.preferred = preferred
        }

        /// A range that expresses no preference.
        public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
    }

#endif
