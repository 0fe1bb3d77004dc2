/// A limit for work that can cause itself again through the app's code, so that it cannot continue for ever.
@MainActor
struct ReentrancyLimit {
    private let text: StaticString
    private var depth = 0
    /// The number of rounds since the outermost one began, at all depths together.
    private var count = 0
    private let most: Int

    init(_ text: StaticString, most: Int = 100) {
        self.text = text
        self.most = most
    }

    /// Begins a round. Returns false if the limit is reached; otherwise the caller has to call `end()` afterwards.
    mutating func begin(_ world: World) -> Bool {
        guard count < most else {
            if count == most { world.log("Stopped after \(most) rounds: \(text).") }
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
