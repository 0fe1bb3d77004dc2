#if !_runtime(_ObjC)

    /// Calls a method of its target in every tick, once the link has been added to a run loop and while it is not paused.
    /// The link keeps the target alive until `invalidate()`.
    ///
    /// Approximated: `preferredFramesPerSecond` has no effect, and there are no ticks outside of a stage. If the selector carries no
    /// method, nothing is called.
    @preconcurrency @MainActor
    open class CADisplayLink: NSObject {
        private var target: AnyObject?
        private let selector: Selector
        /// The number of the latest scheduled call. Calls with smaller numbers are cancelled.
        private var callNumber = 0
        private var isAdded = false

        /// Creates a display link. Approximated: if the selector carries no method, nothing is called, and the trace reports that.
        public init(target: Any, selector: Selector) {
            self.target = target as AnyObject
            self.selector = selector
            super.init()
            if !selector.hasMethod { World.current.notModelled("CADisplayLink.init(target:selector:)") }
        }

        /// The time of the tick in which the method was last called, in seconds.
        open private(set) var timestamp: CFTimeInterval = 0
        /// The time from one tick to the next, in seconds.
        open var duration: CFTimeInterval { 1.0 / 60 }
        open var targetTimestamp: CFTimeInterval { timestamp + duration }
        /// Stored; has no effect.
        open var preferredFramesPerSecond = 0
        /// Stored; has no effect.
        open var preferredFrameRateRange = CAFrameRateRange.default
        open var isPaused = false {
            didSet { if isPaused != oldValue { scheduleNextCall() } }
        }

        open func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) {
            guard !isAdded else { return }
            isAdded = true
            scheduleNextCall()
        }

        open func remove(from runLoop: RunLoop, forMode mode: RunLoop.Mode) {
            isAdded = false
        }

        open func invalidate() {
            isAdded = false
            target = nil
        }

        private var isRunning: Bool { isAdded && !isPaused && target != nil }

        private func scheduleNextCall() {
            guard isRunning else { return }
            callNumber += 1
            let (timeline, number) = (World.current.timeline, callNumber)
            timeline.schedule(
                after: duration, named: "a display link", patience: .repeating, isWanted: { self.isRunning && self.callNumber == number }
            ) { [self, unowned timeline] in
                guard let target else { return }
                timestamp = timeline.now
                selector.call(target, self)
                if callNumber == number { scheduleNextCall() }
            }
        }
    }

    /// The range of frames per second for an animation or a display link. Stored; has no effect, because a stage has 60 ticks a second.
    public struct CAFrameRateRange: Hashable, Sendable {
        public var minimum: Float
        public var maximum: Float
        /// The preferred rate; nil if every rate of the range is equally good.
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
