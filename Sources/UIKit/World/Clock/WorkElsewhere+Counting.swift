#if !canImport(Darwin)

    import Dispatch

    // The initialisers of `Task` in code that a stage runs count the tasks. `StageScheduling`
    // explains why Swift prefers these declarations to those of the standard library.

    extension Task where Failure == Never {
        @discardableResult
        public init(
            @_inheritActorContext @_implicitSelfCapture operation: sending @escaping @isolated(any) () async -> Success
        ) {
            self.init(name: nil, operation: operation)
            World.count(self)
        }

        @discardableResult
        public init(
            priority: TaskPriority,
            @_inheritActorContext @_implicitSelfCapture operation: sending @escaping @isolated(any) () async -> Success
        ) {
            self.init(name: nil, priority: priority, operation: operation)
            World.count(self)
        }

        @discardableResult
        public static func detached(
            operation: sending @escaping @isolated(any) () async -> Success
        ) -> Task<Success, Failure> {
            let task = detached(name: nil, operation: operation)
            World.count(task)
            return task
        }
    }

    extension Task where Failure == any Error {
        @discardableResult
        public init(
            @_inheritActorContext @_implicitSelfCapture operation:
                sending @escaping @isolated(any) () async throws -> Success
        ) {
            self.init(name: nil, operation: operation)
            World.count(self)
        }

        @discardableResult
        public init(
            priority: TaskPriority,
            @_inheritActorContext @_implicitSelfCapture operation:
                sending @escaping @isolated(any) () async throws -> Success
        ) {
            self.init(name: nil, priority: priority, operation: operation)
            World.count(self)
        }

        @discardableResult
        public static func detached(
            operation: sending @escaping @isolated(any) () async throws -> Success
        ) -> Task<Success, Failure> {
            let task = detached(name: nil, operation: operation)
            World.count(task)
            return task
        }
    }

    extension World {
        /// Counts a task, if code of a stage begins it, until it is over.
        nonisolated static func count<Success, Failure>(_ task: Task<Success, Failure>) {
            guard let elsewhere = stageWorkElsewhere else { return }
            elsewhere.begin()
            Task<Void, Never>.detached(name: nil) {
                _ = await task.result
                elsewhere.end()
            }
        }

        /// Counts work for another queue than the main queue, if code of a stage begins it, until it
        /// is over. Returns the work, which is to be sent to that queue.
        nonisolated static func counted(_ work: @escaping @Sendable () -> Void) -> @Sendable () -> Void {
            guard let elsewhere = stageWorkElsewhere else { return work }
            elsewhere.begin()
            return {
                work()
                elsewhere.end()
            }
        }

        /// Counts a work item for another queue than the main queue, if code of a stage sends it,
        /// until it is over.
        nonisolated static func count(_ item: DispatchWorkItem) {
            guard let elsewhere = stageWorkElsewhere else { return }
            elsewhere.begin()
            item.notify(queue: .global()) { elsewhere.end() }
        }

        private nonisolated static var stageWorkElsewhere: WorkElsewhere? { stage?.workElsewhere }
    }

#endif
