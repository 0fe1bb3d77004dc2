#if !canImport(Darwin)

    import Dispatch

    /// Work that code outside of stages sends to the main queue or the main run loop.
    ///
    /// The process's main queue runs the work when the code is suspended or waits in the run loop.
    /// A test that does neither would never see the work. The next stage that takes a tick in the
    /// same task, or outside of tasks, therefore moves the work to its own clock. The main queue
    /// and that clock both have the work then, and the first of them runs the work. [VIEW-23]
    ///
    /// Work of another task is not moved, because that task may be another test. That task is
    /// suspended while this one runs, and so the main queue runs its work.
    @MainActor
    package final class OutsideWork {
        /// The work that has not begun, oldest first.
        private static var waiting: [OutsideWork] = []

        /// The identity of the task whose code sent the work; nil outside of tasks.
        private let task: Int?
        private let name: StaticString
        private let delay: Double
        private let isWanted: () -> Bool
        private let work: () -> Void
        private var isMoved = false
        /// Whether the work is a turn of the main loop.
        private var isTurn = false

        private init(
            named name: StaticString, delay: Double, isWanted: @escaping () -> Bool, _ work: @escaping () -> Void
        ) {
            (self.name, self.delay, self.isWanted, self.work) = (name, delay, isWanted, work)
            task = OutsideWork.currentTask
        }

        private static var currentTask: Int? { withUnsafeCurrentTask { $0?.hashValue } }

        /// Stores work.
        ///
        /// - Parameters:
        ///   - name: the name of the waiting work in messages.
        ///   - delay: the delay in seconds.
        ///   - send: sends the work that it receives to the main queue or the main run loop.
        static func post(
            named name: StaticString, after delay: Double = 0, isWanted: @escaping () -> Bool = { true },
            _ work: @escaping () -> Void, send: (@escaping @Sendable () -> Void) -> Void
        ) {
            let item = OutsideWork(named: name, delay: delay, isWanted: isWanted, work)
            waiting += [item]
            send { MainActor.assumeIsolated { item.runIfWaiting() } }
        }

        /// Stores a turn of the main loop, which the main loop itself sends to the main queue. Does
        /// nothing if the current task has stored one that has not begun.
        static func post(turn: @escaping () -> Void) {
            let task = currentTask
            if waiting.contains(where: { $0.isTurn && $0.task == task }) { return }
            let item = OutsideWork(named: "an animation outside of stages", delay: 0, isWanted: { true }, turn)
            item.isTurn = true
            waiting += [item]
        }

        /// Discards all turns of the main loop, because one begins.
        static func discardTurns() {
            if waiting.contains(where: \.isTurn) { waiting = waiting.filter { !$0.isTurn } }
        }

        /// Schedules the work that the current task has sent on the clock of a stage. That work
        /// still runs on the main queue if the main queue comes first.
        package static func move(to stage: World) {
            // OPTIMIZATION: stages call this function in every tick.
            if waiting.isEmpty { return }
            let task = currentTask
            for item in waiting where !item.isMoved && item.task == task {
                item.isMoved = true
                stage.run { item.schedule(on: stage.timeline) }
            }
        }

        private func schedule(on timeline: Timeline) {
            timeline.schedule(
                after: delay, named: name, kind: delay > 0 ? .delayed : .immediate,
                isWanted: { [self] in isWaiting && isWanted() }
            ) { [self] in runIfWaiting() }
        }

        private var isWaiting: Bool { OutsideWork.waiting.contains { $0 === self } }

        private func runIfWaiting() {
            guard isWaiting else { return }
            OutsideWork.waiting = OutsideWork.waiting.filter { $0 !== self }
            if isWanted() { work() }
        }
    }
#endif
