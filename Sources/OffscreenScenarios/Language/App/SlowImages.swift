import UIKit

/// Images that come from far away: each request is answered half a second later.
@MainActor
final class SlowImages {
    private struct Request {
        let due: Double
        let answer: () -> Void
    }

    private var requests: [Request] = []
    /// Whether they come by the stage's clock, and nobody has to deliver them.
    var comeByThemselves = false
    /// Seconds, on the clock that `deliver` is told.
    private var now = 0.0

    func request(_ answer: @escaping () -> Void) {
        if comeByThemselves {
            nonisolated(unsafe) let answer = answer
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { MainActor.assumeIsolated { answer() } }
            return
        }
        requests.append(Request(due: now + 0.5, answer: answer))
    }

    /// How many answers are due.
    func countDue(at time: Double) -> Int { requests.count { $0.due <= time } }

    /// Answers what is due.
    func deliver(at time: Double) {
        now = time
        let due = requests.filter { $0.due <= now }
        requests.removeAll { $0.due <= now }
        for request in due { request.answer() }
    }
}
