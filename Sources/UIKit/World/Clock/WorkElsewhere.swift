import Synchronization

/// Counts the work that the code of a stage begins in tasks and on other queues than the main
/// queue. The stage's clock does not run such work.
package final class WorkElsewhere: Sendable {
    private struct Counts {
        var begun = 0
        var running = 0
    }

    private let counts = Mutex(Counts())

    package var begunCount: Int { counts.withLock { $0.begun } }
    package var runningCount: Int { counts.withLock { $0.running } }

    func begin() {
        counts.withLock {
            $0.begun += 1
            $0.running += 1
        }
    }

    func end() {
        counts.withLock { $0.running -= 1 }
    }
}
