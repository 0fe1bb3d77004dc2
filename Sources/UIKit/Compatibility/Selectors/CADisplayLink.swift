#if !_runtime(_ObjC)

    /// Calls a method of its target once a tick, once it was added to a run loop. It keeps the target alive until `invalidate()`.
    ///
    /// Approximated: `preferredFramesPerSecond` has no effect, there are no ticks outside of a stage, and a selector that carries no method
    /// calls nothing.
    @preconcurrency @MainActor
    open class CADisplayLink: NSObject {
        private var target: AnyObject?
        private let selector: Selector
        /// The number of the call that is awaited. Calls with smaller numbers were cancelled.
        private var serial = 0
        private var isAdded = false

        /// Approximated: a selector that carries no method calls nothing, and says so.
        public init(target: Any, selector: Selector) {
            self.target = target as AnyObject
            self.selector = selector
            super.init()
            if !selector.carriesMethod { World.current.notModelled("CADisplayLink.init(target:selector:)") }
        }

        /// The time of the tick that it was called for, in seconds.
        open private(set) var timestamp: CFTimeInterval = 0
        /// From one tick to the next, in seconds.
        open var duration: CFTimeInterval { 1.0 / 60 }
        open var targetTimestamp: CFTimeInterval { timestamp + duration }
        /// Kept: nothing reads it.
        open var preferredFramesPerSecond = 0
        /// Kept: nothing reads it.
        open var preferredFrameRateRange = CAFrameRateRange.default
        open var isPaused = false {
            didSet { if isPaused != oldValue { schedule() } }
        }

        open func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) {
            guard !isAdded else { return }
            isAdded = true
            schedule()
        }

        open func remove(from runLoop: RunLoop, forMode mode: RunLoop.Mode) {
            isAdded = false
        }

        open func invalidate() {
            isAdded = false
            target = nil
        }

        private var isRunning: Bool { isAdded && !isPaused && target != nil }

        private func schedule() {
            guard isRunning else { return }
            serial += 1
            let (timeline, mine) = (World.current.timeline, serial)
            timeline.after(
                duration, "a display link", patience: .repeating, isWanted: { self.isRunning && self.serial == mine }
            ) { [self, unowned timeline] in
                guard let target else { return }
                timestamp = timeline.now
                selector.call(target, self)
                if serial == mine { schedule() }
            }
        }
    }

    /// The frames per second that an animation or a display link asks for. Kept: a stage has 60 ticks a second.
    public struct CAFrameRateRange: Hashable, Sendable {
        public var minimum: Float
        public var maximum: Float
        /// Nil where any rate of the range will do.
        public var preferred: Float?

        public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
            self.minimum = minimum
            self.maximum = maximum
            self.preferred = preferred
        }

        /// No wish at all.
        public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
    }

#endif
