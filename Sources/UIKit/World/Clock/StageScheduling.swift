#if !canImport(Darwin)

    import Dispatch

    // In code that a stage runs, the main queue and timers use the stage's clock. Work therefore
    // runs in the same order every time, without waits. Elsewhere the calls go to Dispatch and
    // Foundation as usual. Work for the main queue also goes to the next stage that ticks, in
    // `OutsideWork`.
    //
    // The declarations here have the names of functions of Foundation and Dispatch. With equal
    // signatures, calls would be ambiguous. The signatures therefore differ in ways that Swift
    // prefers: a function without default arguments is preferred to one that has some, and a
    // property of a callable type to a function. This works with or without `import Foundation`.

    extension World {
        /// The world of the stage whose code runs now; nil outside of stages and off the main
        /// actor.
        nonisolated static var stage: World? {
            guard isReachable else { return nil }
            return MainActor.assumeIsolated { current === standard ? nil : current }
        }

        /// Runs work in the next turn of this world's clock.
        func post(_ work: @escaping () -> Void) {
            timeline.schedule(after: 0, named: "work on the main queue", work)
        }
    }

    // MARK: - The main queue

    extension DispatchQueue {
        public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {
            guard World.isReachable, MainQueue.isMain(self) else {
                return async(group: nil, execute: World.counted(work))
            }
            MainActor.assumeIsolated {
                if let stage = World.stage { return stage.post(work) }
                OutsideWork.post(named: "work on the main queue", work) { self.async(group: nil, execute: $0) }
            }
        }

        public func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void)
        {
            guard World.isReachable, MainQueue.isMain(self) else {
                return asyncAfter(deadline: deadline, qos: .unspecified, execute: World.counted(work))
            }
            MainActor.assumeIsolated {
                if let stage = World.stage { return stage.post(at: deadline, work) }
                OutsideWork.post(named: "delayed work", after: StageScheduling.delay(until: deadline), work) {
                    self.asyncAfter(deadline: deadline, qos: .unspecified, execute: $0)
                }
            }
        }

        public var async: StageScheduling.Async { StageScheduling.Async(queue: self) }
        public var asyncAfter: StageScheduling.AsyncAfter { StageScheduling.AsyncAfter(queue: self) }
    }

    extension DispatchTime {
        public static var now: StageScheduling.Now { StageScheduling.Now() }
    }

    extension World {
        fileprivate func post(
            at deadline: DispatchTime, isWanted: @escaping () -> Bool = { true }, _ work: @escaping () -> Void
        ) {
            let delay = StageScheduling.delay(until: deadline)
            timeline.schedule(
                after: delay, named: "delayed work", kind: delay > 0 ? .delayed : .immediate, isWanted: isWanted, work)
        }
    }

    // MARK: - Timers

    extension Timer {
        public class var scheduledTimer: StageScheduling.ScheduledTimer { StageScheduling.ScheduledTimer() }

        static func makeBlock(calling selector: Selector, on target: Any) -> @Sendable (Timer) -> Void {
            if !selector.hasMethod {
                World.recordNotModelled("Timer.init(timeInterval:target:selector:userInfo:repeats:)")
            }
            nonisolated(unsafe) let object = target as AnyObject
            return { timer in selector.call(on: object, with: timer) }
        }
    }

    extension RunLoop {
        public var add: StageScheduling.Add { StageScheduling.Add(loop: self) }
        public var perform: StageScheduling.Perform { StageScheduling.Perform(loop: self) }
    }

    extension World {
        /// Fires a timer after a delay, and then again after every interval if that is positive.
        /// The timer must not be in a run loop.
        fileprivate func start(_ started: StageTimer, after delay: Double, repeatingEvery interval: Double) {
            let due = timeline.now + max(0, delay)
            let kind = interval > 0 ? Timeline.ActionKind.repeating : .delayed
            timeline.schedule(after: delay, named: "a timer", kind: kind, isWanted: { started.timer.isValid }) {
                [unowned self] in
                started.timer.fire()
                guard interval > 0, started.timer.isValid else { return }
                // A repeating timer skips the firings that it missed.
                let missed = ((timeline.now - due) / interval).rounded(.down)
                start(started, after: due + (max(0, missed) + 1) * interval - timeline.now, repeatingEvery: interval)
            }
        }
    }

    /// A timer that the stage fires, and the timer's block if `scheduledTimer` made the timer.
    ///
    /// Foundation on Linux never releases a timer's block, so this object stores the block. Only
    /// the scheduled action holds this object. The block is therefore released when the timer is no
    /// longer scheduled, at the latest with the stage. A timer that was passed to
    /// `RunLoop.add(_:forMode:)` has no stored block.
    // The conformance to Sendable is unchecked, because Foundation's `Timer` is not Sendable. The
    // stage uses the timer only on the main actor.
    private final class StageTimer: @unchecked Sendable {
        private(set) var timer: Timer!

        init(_ timer: Timer) {
            self.timer = timer
        }

        init(interval: TimeInterval, repeats: Bool, userInfo: Any? = nil, block: @escaping @Sendable (Timer) -> Void) {
            self.block = block
            timer = UserInfoTimer(interval: interval, repeats: repeats, userInfo: userInfo) { [weak self] in
                self?.block?($0)
            }
        }

        /// The block; nil for a timer that was passed to `RunLoop.add(_:forMode:)`.
        private var block: (@Sendable (Timer) -> Void)?

        deinit { timer.invalidate() }
    }

    /// A timer with a `userInfo`, which the initialisers of Foundation do not take on Linux.
    private final class UserInfoTimer: Timer {
        private let storedUserInfo: Any?

        override var userInfo: Any? { storedUserInfo }

        init(interval: TimeInterval, repeats: Bool, userInfo: Any?, block: @escaping @Sendable (Timer) -> Void) {
            storedUserInfo = userInfo
            super.init(fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats, block: block)
        }
    }

    // MARK: - Callable values

    /// The callable values that replace functions of Foundation and Dispatch.
    public enum StageScheduling {
        /// The time that code on the main actor last read with `DispatchTime.now()`.
        @MainActor fileprivate static var lastRead: DispatchTime?
        fileprivate static var realNow: DispatchTime {
            let now: () -> DispatchTime = DispatchTime.now
            return now()
        }

        /// Returns the seconds until a deadline.
        ///
        /// A deadline is a time of the machine's clock. The delay is counted from the time that the
        /// app last read from that clock. If the app never read it, the delay is counted from now.
        @MainActor fileprivate static func delay(until deadline: DispatchTime) -> Double {
            let start = lastRead ?? realNow
            let nanoseconds = Double(deadline.uptimeNanoseconds) - Double(start.uptimeNanoseconds)
            return deadline == .distantFuture ? .infinity : nanoseconds / 1e9
        }

        /// Called instead of `DispatchTime.now()`.
        public struct Now: Sendable {
            public func callAsFunction() -> DispatchTime {
                let now = realNow
                if World.isReachable { MainActor.assumeIsolated { lastRead = now } }
                return now
            }
        }

        /// Called instead of `DispatchQueue.async(execute:)`.
        public struct Async {
            fileprivate let queue: DispatchQueue

            public func callAsFunction(execute workItem: DispatchWorkItem) {
                guard World.isReachable, MainQueue.isMain(queue) else {
                    let real = queue.async(execute:) as (DispatchWorkItem) -> Void
                    World.count(workItem)
                    return real(workItem)
                }
                let queue = queue
                nonisolated(unsafe) let item = workItem
                MainActor.assumeIsolated {
                    guard let stage = World.stage else {
                        return OutsideWork.post(
                            named: "work on the main queue", isWanted: { !item.isCancelled }, { item.perform() },
                            send: { queue.async(group: nil, execute: $0) })
                    }
                    stage.timeline.schedule(after: 0, named: "work on the main queue", isWanted: { !item.isCancelled })
                    { item.perform() }
                }
            }
        }

        /// Called instead of `DispatchQueue.asyncAfter(deadline:execute:)`.
        public struct AsyncAfter {
            fileprivate let queue: DispatchQueue

            public func callAsFunction(deadline: DispatchTime, execute: DispatchWorkItem) {
                guard World.isReachable, MainQueue.isMain(queue) else {
                    let real = queue.asyncAfter(deadline:execute:) as (DispatchTime, DispatchWorkItem) -> Void
                    World.count(execute)
                    return real(deadline, execute)
                }
                let queue = queue
                nonisolated(unsafe) let item = execute
                MainActor.assumeIsolated {
                    guard let stage = World.stage else {
                        return OutsideWork.post(
                            named: "delayed work", after: StageScheduling.delay(until: deadline),
                            isWanted: { !item.isCancelled }, { item.perform() },
                            send: { queue.asyncAfter(deadline: deadline, qos: .unspecified, execute: $0) })
                    }
                    stage.post(at: deadline, isWanted: { !item.isCancelled }) { item.perform() }
                }
            }
        }

        /// Called instead of the functions of `Timer` that make and start a timer.
        public struct ScheduledTimer: Sendable {
            @discardableResult
            public func callAsFunction(
                withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
            ) -> Timer {
                guard let stage = World.stage else {
                    return Timer.scheduledTimer(withTimeInterval:repeats:block:)(interval, repeats, block)
                }
                return start(
                    StageTimer(interval: interval, repeats: repeats, block: block), on: stage, interval: interval,
                    repeats: repeats)
            }

            private func start(_ started: StageTimer, on stage: World, interval: TimeInterval, repeats: Bool) -> Timer {
                MainActor.assumeIsolated {
                    // Foundation's shortest interval is a tenth of a millisecond.
                    let seconds = max(interval, 0.0001)
                    stage.start(started, after: seconds, repeatingEvery: repeats ? seconds : 0)
                }
                return started.timer
            }

            /// Starts a timer that calls a method of the target: after each interval if `repeats`
            /// is true, otherwise once. The timer keeps the target alive at least as long as the
            /// timer is valid.
            @discardableResult
            public func callAsFunction(
                timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
            ) -> Timer {
                let block = Timer.makeBlock(calling: selector, on: target)
                guard let stage = World.stage else {
                    let timer = UserInfoTimer(interval: interval, repeats: repeats, userInfo: userInfo, block: block)
                    RunLoop.current.add(_:forMode:)(timer, .default)
                    return timer
                }
                let started = StageTimer(interval: interval, repeats: repeats, userInfo: userInfo, block: block)
                return start(started, on: stage, interval: interval, repeats: repeats)
            }
        }

        /// Called instead of `RunLoop.add(_:forMode:)`.
        public struct Add {
            fileprivate let loop: RunLoop

            public func callAsFunction(_ timer: Timer, forMode mode: RunLoop.Mode) {
                guard let stage = World.stage else { return loop.add(_:forMode:)(timer, mode) }
                nonisolated(unsafe) let added = timer
                MainActor.assumeIsolated {
                    // A repeating timer first fires after one interval, whatever its fire date. A
                    // timer that fires once stores its fire date as a real time, so its delay is
                    // rounded up to a hundredth of a second. Foundation on Linux drops the interval
                    // of `Timer(timeInterval:repeats: false)`, so such a timer fires at once.
                    let left = (added.fireDate.timeIntervalSinceNow * 100).rounded(.up) / 100
                    stage.start(
                        StageTimer(added), after: added.timeInterval > 0 ? added.timeInterval : left,
                        repeatingEvery: added.timeInterval)
                }
            }
        }

        /// Called instead of `RunLoop.perform(_:)`.
        public struct Perform {
            fileprivate let loop: RunLoop

            public func callAsFunction(_ block: @escaping @Sendable () -> Void) {
                guard World.isReachable else { return loop.perform(inModes: [.default], block: block) }
                nonisolated(unsafe) let loop = loop
                MainActor.assumeIsolated {
                    if let stage = World.stage { return stage.post(block) }
                    OutsideWork.post(named: "work on the main queue", block) {
                        loop.perform(inModes: [.default], block: $0)
                    }
                }
            }
        }
    }

#endif
