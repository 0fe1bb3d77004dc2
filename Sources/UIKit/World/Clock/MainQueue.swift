import Dispatch

/// Whether code runs on the main queue, for members that may be called from any.
///
/// The current thread is no test. On Linux the main queue may move to another thread once `main` has returned.
enum MainQueue {
    private static let mark: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) ?? false }

    /// Whether a queue is the main queue. Comparing objects is no test: on Linux the main queue is a new object each time one asks
    /// for it.
    static func `is`(_ queue: DispatchQueue) -> Bool { queue.getSpecific(key: mark) ?? false }

    /// Runs `body` now when this is the main queue; otherwise later, there.
    static func run(_ body: @escaping @MainActor () -> Void) {
        if isCurrent {
            MainActor.assumeIsolated { body() }
        } else {
            DispatchQueue.main.async(group: nil) { MainActor.assumeIsolated { body() } }
        }
    }
}

extension World {
    /// Reports a failure of a value that belongs to no view and may be used on any queue. Off the main queue a failure cannot be
    /// collected, so it ends the process.
    nonisolated static func fail(_ failure: Failure) {
        guard MainQueue.isCurrent else { fatalError(failure.description) }
        MainActor.assumeIsolated { current.fail(failure) }
    }

    /// Writes a line to the console for a value that may be used on any queue.
    nonisolated static func log(_ text: String) {
        MainQueue.run { current.log(text) }
    }
}
