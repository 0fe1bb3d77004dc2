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
    /// Ticks until everything is at rest, as ``settle(file:line:)`` does, optionally with turns of
    /// the process's main queue.
    ///
    /// - Parameter mainQueue: whether the main queue also runs, until nothing has happened in ten
    ///   turns of the queue in a row. These turns run main-actor tasks, and work that other queues
    ///   and files without `import UIKit` send to the main queue. Work that code of this stage
    ///   begins in tasks and on other queues is waited for, for at most a second of real time. After
    ///   a minute of the stage's clock nothing more is waited for.
    public func settled(mainQueue: Bool = false, file: String = #fileID, line: Int = #line) async {
        settle(file: file, line: line)
        if mainQueue { await settledWithWorkElsewhere(file: file, line: line) }
    }

    /// Does what `settled(mainQueue: true)` does.
    ///
    /// - Parameter didTurn: called after each turn of the main queue.
    func settledWithWorkElsewhere(
        file: String = #fileID, line: Int = #line, didTurn: () -> Void = {}
    ) async {
        let start = ContinuousClock.now
        let firstTick = world.tick
        var quiet = 0
        // An app whose work begins itself again never comes to rest.
        while quiet < Stage.quietTurnCount, world.tick - firstTick < Stage.maximumTickCount {
            let isRunning = isWorkElsewhereRunning && start.duration(to: .now) < .seconds(1)
            if isRunning { try? await Task<Never, Never>.sleep(for: .milliseconds(1)) }
            await takeTurnOfMainQueue()
            // An app that asks for layout in every layout pass never is at rest.
            let isIdle = world.timeline.isDone && (isAtRest || world.hasPendingLayout && world.timeline.isIdle)
            quiet = isIdle && !isRunning ? quiet + 1 : 0
            settle(file: file, line: line)
            didTurn()
        }
    }

    private var isWorkElsewhereRunning: Bool { world.workElsewhere.runningCount > 0 }

    /// The number of turns of the main queue in which nothing happens until a stage is at rest.
    private static let quietTurnCount = 10

    /// Suspends the caller for one turn of the main queue.
    private func takeTurnOfMainQueue() async {
        await withCheckedContinuation { (turn: CheckedContinuation<Void, Never>) in
            DispatchQueue.main.async(group: nil) { turn.resume() }
        }
    }
}
