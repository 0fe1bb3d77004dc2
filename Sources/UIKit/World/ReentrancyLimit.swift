/// Something that can cause itself, by way of the app, and must not do so without end.
@MainActor
struct ReentrancyLimit {
    private let text: StaticString
    private var depth = 0
    /// Since the outermost began, however they nest.
    private var count = 0
    private let most: Int

    init(_ text: StaticString, most: Int = 100) {
        self.text = text
        self.most = most
    }

    /// - Returns: false when it was enough; otherwise `end` has to follow.
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
