import Dispatch
import UIKit

/// The ticks of a stage while a test is suspended until a completion is called.
extension Stage: ClockOwner {
    /// Ticks in the next turns of the main queue until `isOver` returns true, or until the stage is
    /// at rest and nothing is waiting. Other work of the main queue runs after each minute of the
    /// stage's clock. [VIEW-22]
    package func takeTurns(until isOver: @escaping @MainActor () -> Bool) {
        DispatchQueue.main.async(group: nil) { [weak self] in
            MainActor.assumeIsolated {
                guard let self, !isOver() else { return }
                // A run loop inside a tick also runs the main queue.
                guard !self.isTicking else { return self.takeTurns(until: isOver) }
                self.settleOnMainQueue(until: isOver)
                if !isOver(), !self.hasNothingToWaitFor { self.takeTurns(until: isOver) }
            }
        }
    }
}
