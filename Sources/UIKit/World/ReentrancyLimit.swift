/// A limit for work that can start itself again by calling the app, so that the work cannot
/// continue for ever.
@MainActor
struct ReentrancyLimit {
    private let text: StaticString
    private var depth = 0
    /// The number of rounds since the outermost round began, including nested rounds and those that
    /// were refused.
    private var count = 0
    private let maximum: Int

    init(_ text: StaticString, maximum: Int = 100) {
        self.text = text
        self.maximum = maximum
    }

    /// Begins a round of the work. Returns true if the round may begin; the caller must then call
    /// `endRound()` after the round. Returns false if the limit is reached. The first refusal
    /// within an outermost round is logged.
    mutating func beginRound(in world: World) -> Bool {
        guard count < maximum else {
            if count == maximum { world.log("Stopped after \(maximum) rounds: \(text).") }
            count += 1
            return false
        }
        depth += 1
        count += 1
        return true
    }

    mutating func endRound() {
        depth -= 1
        if depth == 0 { count = 0 }
    }
}
