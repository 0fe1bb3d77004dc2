/// The one thing that a page asks its reader to look at, on each of its sides.
public struct PlayerProof: Sendable {
    /// What stands beside the screens.
    public enum Look: Sendable {
        /// The views by their sibling order.
        case order
        /// The content, where the screen stands on it, and where the view with a text is.
        case strip(String)
        /// The trace of the step.
        case trace
        /// The answers after each step.
        case values
    }

    /// The answers after a step.
    public struct Answers: Sendable {
        public let tick: Int
        /// The line of the scenario.
        public let line: Int
        /// One for each label.
        public let values: [String]

        public init(tick: Int, line: Int, values: [String]) {
            self.tick = tick
            self.line = line
            self.values = values
        }
    }

    public let look: Look
    /// What each answer is about.
    public let labels: [String]
    /// The first answer where there is no mistake. Nil if two answers are to agree, or if there are none.
    public let should: String?
    /// The answers of each side, in the order of the sides.
    public let answers: [[Answers]]

    public init(look: Look, labels: [String] = [], should: String? = nil, answers: [[Answers]] = []) {
        self.look = look
        self.labels = labels
        self.should = should
        self.answers = answers
    }

    /// - Parameter moment: the last moment of a tick of a side.
    func json(moment: (_ side: Int, _ tick: Int) -> Int) -> String {
        let (name, text) =
            switch look {
            case .order: ("order", "")
            case .trace: ("trace", "")
            case .strip(let text): ("strip", text)
            case .values: ("values", "")
            }
        let sides = answers.enumerated().map { side, list in
            JSON.array(list.map { "[\(moment(side, $0.tick)),\($0.line),\(JSON.array($0.values.map(JSON.string)))]" })
        }
        return JSON.object([
            "look": JSON.string(name), "text": JSON.string(text), "labels": JSON.array(labels.map(JSON.string)),
            "should": should.map(JSON.string) ?? "null", "answers": JSON.array(sides),
        ])
    }
}
