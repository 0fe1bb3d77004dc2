import Dispatch

/// Determines whether the current queue, or a given queue, is the main queue.
///
/// Comparing threads does not work: on Linux the main queue may move to another thread after `main`
/// has returned.
enum MainQueue {
    private static let mainQueueKey: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    static var isCurrent: Bool { DispatchQueue.getSpecific(key: mainQueueKey) ?? false }

    /// Whether a queue is the main queue. On Linux each access to the main queue returns a new
    /// object, so `===` cannot be used.
    static func isMain(_ queue: DispatchQueue) -> Bool { queue.getSpecific(key: mainQueueKey) ?? false }

    /// Runs `body` at once if the current queue is the main queue. Otherwise runs it later, on the
    /// main queue.
    static func run(_ body: @escaping @MainActor () -> Void) {
        if isCurrent {
            MainActor.assumeIsolated { body() }
        } else {
            DispatchQueue.main.async(group: nil) { MainActor.assumeIsolated { body() } }
        }
    }
}

extension World {
    /// Reports a failure in the current world. This function can be called on any queue, but off
    /// the main queue it ends the process.
    nonisolated static func fail(_ text: String, details: String = "", hint: String = "") {
        let failure = Failure(text, details: details, hint: hint)
        guard MainQueue.isCurrent else { Failure.endProcess(failure.description) }
        MainActor.assumeIsolated { current.fail(failure) }
    }

    /// Logs a message in the current world. Unlike the method `log(_:)` of a world, this function
    /// can be called on any queue.
    nonisolated static func log(_ text: String) {
        MainQueue.run { current.log(text) }
    }
}
