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

extension Stage {
    /// Ticks and lets the main queue run until everything is at rest, and until the work is over
    /// that code of this stage has begun in tasks and on other queues. Waits for that work for at
    /// most a second of real time.
    ///
    /// - Parameter didTurn: called after each turn of the main queue.
    func settledWithWorkElsewhere(didTurn: () -> Void = {}) async {
        let start = ContinuousClock.now
        var quiet = 0
        while quiet < Stage.quietTurnCount {
            if world.workElsewhere.isRunning { try? await Task<Never, Never>.sleep(for: .milliseconds(1)) }
            await takeTurnOfMainQueue()
            let isOver = !world.workElsewhere.isRunning || start.duration(to: .now) > .seconds(1)
            quiet = isOver && isAtRest && world.timeline.isDone ? quiet + 1 : 0
            settle()
            didTurn()
        }
    }

    /// The number of turns of the main queue in which nothing happens until a stage is at rest.
    static let quietTurnCount = 10

    /// Suspends the caller for one turn of the main queue.
    func takeTurnOfMainQueue() async {
        await withCheckedContinuation { (turn: CheckedContinuation<Void, Never>) in
            DispatchQueue.main.async(group: nil) { turn.resume() }
        }
    }
}
