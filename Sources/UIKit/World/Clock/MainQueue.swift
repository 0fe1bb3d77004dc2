import Dispatch

/// Whether code runs on the main queue, for members that may be called from any.
///
/// The thread does not tell: on Linux the main queue wanders between threads once `main` has returned.
enum MainQueue {
    private static let mark: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) ?? false }

    /// Whether a queue is the main one. Its object does not tell: on Linux there is a new one for each question.
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
    /// A failure of a value that belongs to no view and may be used on any queue. Off the main queue nobody collects it.
    nonisolated static func fail(_ failure: Failure) {
        guard MainQueue.isCurrent else { fatalError(failure.description) }
        MainActor.assumeIsolated { current.fail(failure) }
    }

    /// A line for the console from a value that may be used on any queue.
    nonisolated static func log(_ text: String) {
        MainQueue.run { current.log(text) }
    }
}
