import Dispatch

/// An object that advances the clock of a world: a stage.
@MainActor
package protocol ClockOwner: AnyObject {
    /// Whether a turn of the clock is running.
    var isTicking: Bool { get }
    /// Advances the clock in the next turns of the main queue, until `isOver` returns true or
    /// nothing is waiting.
    func takeTurns(until isOver: @escaping @MainActor () -> Bool)
}

/// Completions that code outside of the clock's turns waits for.
///
/// Only the clock of a stage can call such a completion, and only the methods of the stage advance
/// that clock. A task that is suspended until the completion is called cannot call these methods.
/// The clock therefore advances in the next turns of the main queue, which come after the task has
/// been suspended. Code that is not suspended sees no difference. [VIEW-22]
extension Timeline {
    /// Returns a completion that calls `completion`. If this function is called outside of the
    /// clock's turns, the clock advances in the next turns of the main queue until the result is
    /// called.
    ///
    /// - Parameter ended: the argument of `completion` if the stage is gone. `completion` is then
    ///   called in the next turn of the main queue, and this function returns nil.
    func awaited<Value>(_ completion: ((Value) -> Void)?, ifEnded ended: Value) -> ((Value) -> Void)? {
        guard let completion else { return nil }
        guard let owner else {
            if !hasEnded { return completion }
            nonisolated(unsafe) let (call, value) = (completion, ended)
            DispatchQueue.main.async(group: nil) { call(value) }
            return nil
        }
        guard !owner.isTicking else { return completion }
        let mark = CompletionMark()
        owner.takeTurns { mark.isCalled }
        return {
            mark.isCalled = true
            completion($0)
        }
    }

    func awaited(_ completion: (() -> Void)?) -> (() -> Void)? {
        guard let completion else { return nil }
        return awaited({ (_: Void) in completion() }, ifEnded: ()).map { whole in { whole(()) } }
    }
}

@MainActor
private final class CompletionMark {
    var isCalled = false
}
