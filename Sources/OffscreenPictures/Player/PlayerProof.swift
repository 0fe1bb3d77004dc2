/// The evidence of a mistake that an HTML page shows, for each of its recordings (sides).
public struct PlayerProof: Sendable {
    /// The kind of evidence that is shown beside the screens.
    public enum EvidenceKind: Sendable {
        /// The views by their sibling order.
        case order
        /// The content, with the part that is on screen and the view that shows the given text.
        case strip(String)
        /// The trace of the step.
        case trace
        /// The results of the scenario's questions after each step.
        case values
    }

    /// The results of the scenario's questions after a step.
    public struct Answers: Sendable {
        public let tick: Int
        /// The line of the scenario.
        public let line: Int
        /// The results, one for each label.
        public let values: [String]

        public init(tick: Int, line: Int, values: [String]) {
            self.tick = tick
            self.line = line
            self.values = values
        }
    }

    public let look: EvidenceKind
    /// A description of each result, such as "what the cell of item 0-3 shows".
    public let labels: [String]
    /// The first result if there is no mistake. Nil if the first and the last result should be
    /// equal instead, or if there are no results.
    public let should: String?
    /// The results of each side, in the order of the sides.
    public let answers: [[Answers]]

    public init(look: EvidenceKind, labels: [String] = [], should: String? = nil, answers: [[Answers]] = []) {
        self.look = look
        self.labels = labels
        self.should = should
        self.answers = answers
    }

    /// Returns the proof as JSON for the page.
    ///
    /// - Parameter lastMomentOfTick: returns the number of the last moment of a side's tick.
    func json(lastMomentOfTick: (_ side: Int, _ tick: Int) -> Int) -> String {
        let (name, text) =
            switch look {
            case .order: ("order", "")
            case .trace: ("trace", "")
            case .strip(let text): ("strip", text)
            case .values: ("values", "")
            }
        let sides = answers.enumerated().map { side, list in
            ScriptJSON.array(
                list.map { "[\(lastMomentOfTick(side, $0.tick)),\($0.line),\(ScriptJSON.strings($0.values))]" })
        }
        return ScriptJSON.object([
            "look": ScriptJSON.string(name), "text": ScriptJSON.string(text), "labels": ScriptJSON.strings(labels),
            "should": should.map(ScriptJSON.string) ?? "null", "answers": ScriptJSON.array(sides),
        ])
    }
}
