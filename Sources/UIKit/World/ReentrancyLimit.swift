/// A limit for work that can cause itself again through the app's code, so that it cannot continue for ever.
@MainActor
struct ReentrancyLimit {
    private let text: StaticString
    private var depth = 0
    /// The number of rounds since the outermost one began, at all depths together.
    private var count = 0
    private let maximum: Int

    init(_ text: StaticString, maximum: Int = 100) {
        self.text = text
        self.maximum = maximum
    }

    /// Begins a round. Returns false if the limit is reached; otherwise the caller has to call `end()` afterwards.
    mutating func begin(in world: World) -> Bool {
        guard count < maximum else {
            if count == maximum { world.log("Stopped after \(maximum) rounds: \(text).") }
            count += 1
            return false
        }
        depth += 1
        count += 1
        return true
    }

    mutating func end() {
        depth -= 1
        if depth == 0 { count = 0 }
    }
}
