import Offscreen

/// What an exhibit declares as its proof: the call that causes the symptom, and the one thing to look at.
///
/// It stands in the header of the scenario:
/// ```
/// # cause at: insert 0-0 0-1
/// # look: what the cell of item 0-3 shows = ask text 0-3
/// # should: new
/// ```
/// `# look at: order` and `# look at: strip 0-10` stand in the place of `look` where the siblings or the content offset are the subject.
public struct ScenarioProof: Sendable {
    /// What a page shows beside the screens.
    public enum Look: Equatable, Sendable {
        /// The views by their sibling order.
        case order
        /// The content, where the screen stands on it, and where the item with a text is.
        case strip(String)
        /// The trace of the step.
        case trace
        /// Answers to the questions of the rows.
        case values
    }

    /// A question, with the words for its answer.
    public struct Row: Sendable {
        /// "what the cell of item 0-3 shows"
        public let label: String
        /// "ask text 0-3"
        public let question: String
    }

    /// The answers to all rows after a command.
    public struct Answers: Equatable, Sendable {
        /// The line at which the stage begins.
        public let stage: Int
        /// The number of the stage's tick after which they hold.
        public let tick: Int
        /// The line of the command.
        public let line: Int
        public let values: [String]
    }

    public let look: Look
    /// Words of the line in the trace at which the cause happens: the last such line up to the symptom.
    public let cause: String
    public let rows: [Row]
    /// The answer to the first row without the mistake. Nil if two rows are to agree, or if there are none.
    public let should: String?

    /// - Returns: nil if the scenario declares no proof.
    public init?(_ scenario: Scenario) {
        guard let cause = scenario.fact("cause at") else { return nil }
        self.cause = cause
        should = scenario.fact("should")
        rows = scenario.allFacts("look").compactMap { text in
            guard let equals = text.range(of: " = ") else { return nil }
            return Row(label: String(text[..<equals.lowerBound]), question: String(text[equals.upperBound...]))
        }
        let words = (scenario.fact("look at") ?? "").split(separator: " ", maxSplits: 1)
        switch words.first {
        case "order": look = .order
        case "trace": look = .trace
        case "strip": look = .strip(words.dropFirst().first.map(String.init) ?? "")
        default: look = .values
        }
    }

    /// Whether the answers of a step are as they are to be.
    public func isMet(_ values: [String]) -> Bool { values.first == should ?? values.last }

    /// Runs the scenario once more and asks the questions after each command that has a screen.
    ///
    /// - Parameter earlyFixes: lines of `fix` commands that take effect from the beginning.
    @MainActor public func answers(in scenario: Scenario, preset: Preset? = nil, earlyFixes: Set<Int> = []) throws -> [Answers] {
        guard !rows.isEmpty else { return [] }
        let questions = try rows.map { try ScenarioLanguage.line($0.question, file: scenario.file, number: 1).command }
        let runner = ScenarioRunner(file: scenario.file, preset: preset, earlyFixes: earlyFixes)
        var all: [Answers] = []
        _ = try runner.run(scenario) {
            guard let stage = runner.stage else { return }
            let values = try questions.map { try $0.run(in: runner)?.joined(separator: " ") ?? "" }
            all.append(Answers(stage: runner.stageLine, tick: stage.ticks, line: stage.scenarioLine ?? 0, values: values))
        }
        return all
    }
}
