import Offscreen

/// The evidence of a mistake that an exhibit declares: words in the trace line of the cause, and
/// where the symptom can be seen.
///
/// The declaration is in the header of the scenario:
/// ```
/// # cause at: insert 0-0 0-1
/// # look: what the cell of item 0-3 shows = ask text 0-3
/// # should: new
/// ```
/// If the subject is the order of siblings, the content offset or the trace, the header has `# look
/// at: order`, `# look at: strip 0-10` or `# look at: trace` instead of `# look:`.
public struct ScenarioProof: Sendable {
    /// The kind of evidence that an HTML page shows beside the pictures of the screens.
    public enum Evidence: Equatable, Sendable {
        /// The views by their sibling order.
        case order
        /// The whole content, with the part that is on screen and the view that shows the given
        /// text.
        case strip(String)
        /// The trace of the step that the page shows.
        case trace
        /// The answers to the questions in `rows`.
        case values
    }

    /// A question, with a description of its answer.
    public struct LabeledQuestion: Sendable {
        /// The description of the answer, such as "what the cell of item 0-3 shows".
        public let label: String
        /// The question as a command, such as "ask text 0-3".
        public let question: String
    }

    /// The answers to all questions in `rows` after a command.
    public struct Answers: Equatable, Sendable {
        /// The line of the scenario at which the current stage begins.
        public let stage: Int
        /// The number of the stage's tick after which the questions were asked.
        public let tick: Int
        /// The line of the command in the scenario.
        public let line: Int
        public let values: [String]
    }

    public let look: Evidence
    /// Words in the trace line of the cause. If several lines contain them, the last such line up
    /// to the symptom counts.
    public let cause: String
    public let rows: [LabeledQuestion]
    /// The answer to the first row if there is no mistake. Nil if the first and the last answer
    /// should be equal instead, or if there are no rows.
    public let should: String?

    /// - Returns: nil if the scenario declares no proof.
    public init?(_ scenario: Scenario) {
        guard let cause = scenario.prefaceText(labelled: "cause at") else { return nil }
        self.cause = cause
        should = scenario.prefaceText(labelled: "should")
        rows = scenario.prefaceTexts(labelled: "look").compactMap { text in
            guard let equals = text.range(of: " = ") else { return nil }
            return LabeledQuestion(
                label: String(text[..<equals.lowerBound]), question: String(text[equals.upperBound...]))
        }
        let words = (scenario.prefaceText(labelled: "look at") ?? "").split(separator: " ", maxSplits: 1)
        switch words.first {
        case "order": look = .order
        case "trace": look = .trace
        case "strip": look = .strip(words.dropFirst().first.map(String.init) ?? "")
        default: look = .values
        }
    }

    /// Whether the answers show no mistake. The first answer must equal `should` or, if `should` is
    /// nil, the last answer.
    public func showsNoMistake(_ values: [String]) -> Bool { values.first == should ?? values.last }

    /// Runs the scenario, asks the questions of all `rows` after each of its commands, and returns
    /// the answers. Nothing is asked before the first `show`, after `stage` until the next `show`,
    /// or after `end`. The result is empty if there are no rows.
    ///
    /// - Parameter earlyFixes: the line numbers of `fix` commands that take effect from the
    ///   beginning.
    @MainActor public func answers(in scenario: Scenario, preset: Preset? = nil, earlyFixes: Set<Int> = []) throws
        -> [Answers]
    {
        guard !rows.isEmpty else { return [] }
        let questions = try rows.map {
            try ScenarioLanguage.parsedLine($0.question, file: scenario.file, number: 1).command
        }
        let runner = ScenarioRunner(file: scenario.file, preset: preset, earlyFixes: earlyFixes)
        var all: [Answers] = []
        _ = try runner.run(scenario) {
            guard let stage = runner.stage else { return }
            let values = try questions.map { try $0.run(in: runner)?.joined(separator: " ") ?? "" }
            all.append(
                Answers(stage: runner.stageLine, tick: stage.ticks, line: stage.scenarioLine ?? 0, values: values))
        }
        return all
    }
}
