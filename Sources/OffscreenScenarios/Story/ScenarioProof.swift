import Offscreen

/// The evidence of a mistake, which comments above the commands of a scenario mark: words in the
/// trace line of the cause, and the question whose answer shows the symptom.
///
/// ```
/// # cause: insert 0-0 0-1
/// act add a row
/// ----
/// pass 2
///
/// # symptom
/// # look: what the cell of item 0-3 shows
/// ask text 0-3
/// ----
/// old
/// ```
/// The right answer is that of the same question at or below the mark of the end (`# not seen` or
/// else `# fixed`). Without `# look`, the evidence is the order of the siblings if the symptom asks
/// about that order or the scenario prints it; the content, with the view that shows a text, if
/// `# look at: TEXT` names the text; and otherwise the trace.
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
        /// The answers to `question`.
        case values
    }

    /// A question, with a description of its answer.
    public struct LabeledQuestion: Sendable {
        /// The description of the answer, such as "what the cell of item 0-3 shows".
        public let label: String
        /// The question as a command, such as "ask text 0-3".
        public let question: String
    }

    /// The answer to the question after a command.
    public struct Answer: Equatable, Sendable {
        /// The line of the scenario at which the current stage begins.
        public let stage: Int
        /// The number of the stage's tick after which the question was asked.
        public let tick: Int
        /// The line of the command in the scenario.
        public let line: Int
        public let value: String
    }

    public let look: Evidence
    /// Words in the trace line of the cause. If several lines contain them, the last such line up
    /// to the symptom counts.
    public let cause: String
    /// The question below the mark `# look`; nil if there is none.
    public let question: LabeledQuestion?
    /// The answer to the question if there is no mistake. Nil if nothing marks the end of the
    /// symptom, or if the question is not asked there.
    public let should: String?

    /// - Returns: nil if no cause is marked.
    /// - Throws: `LineError` if `# look` stands above a command that is no question.
    public init?(_ scenario: Scenario) throws {
        guard let cause = scenario.marks(.cause).first?.words else { return nil }
        self.cause = cause
        let label = scenario.marks(.look).first
        question = try label.map {
            LabeledQuestion(label: $0.words, question: try scenario.question(inBlock: $0.block, below: "# look"))
        }
        should = question.flatMap { scenario.answerAtEnd(to: $0.question) }
        if question != nil {
            look = .values
        } else if let text = scenario.marks(.lookAt).first?.words {
            look = .strip(text)
        } else {
            look = scenario.asksAboutOrder ? .order : .trace
        }
    }

    /// Runs the scenario, asks the question after each of its commands, and returns the answers.
    /// Nothing is asked before the first `show`, after `stage` until the next `show`, or after
    /// `end`. The result is empty if there is no question.
    ///
    /// - Parameter earlyFixes: the line numbers of `fix` commands that take effect from the
    ///   beginning.
    @MainActor public func answers(in scenario: Scenario, preset: Preset? = nil, earlyFixes: Set<Int> = []) throws
        -> [Answer]
    {
        guard let question else { return [] }
        let command = try ScenarioLanguage.parsedLine(question.question, file: scenario.file, number: 1).command
        let runner = ScenarioRunner(file: scenario.file, preset: preset, earlyFixes: earlyFixes)
        var all: [Answer] = []
        _ = try runner.run(scenario) {
            guard let stage = runner.stage else { return }
            let value = try command.run(in: runner)?.joined(separator: " ") ?? ""
            all.append(
                Answer(stage: runner.stageLine, tick: stage.ticks, line: stage.scenarioLine ?? 0, value: value))
        }
        return all
    }
}

extension Scenario {
    /// Returns the question that is the last command of a block.
    ///
    /// - Parameter mark: the comment above the block, for the error about another command.
    fileprivate func question(inBlock block: Int, below mark: String) throws -> String {
        let line = blocks[block].commands.last!
        guard line.command is AskCommand else {
            throw LineError(
                file: file, line: line.number, column: nil,
                message: "'\(mark)' stands above a question, such as 'ask text 0-3', and not above '\(line.text)'")
        }
        return line.text
    }

    /// Returns the first answer to a question at or below the mark of the symptom's end.
    fileprivate func answerAtEnd(to question: String) -> String? {
        guard let endBlock else { return nil }
        let block = blocks[endBlock...].first { $0.commands.last?.text == question && $0.answer != nil }
        return block?.answer?.joined(separator: " ")
    }

    /// Whether the symptom is the answer to a question about the order of the siblings, or the
    /// scenario prints that order.
    fileprivate var asksAboutOrder: Bool {
        if blocks.flatMap(\.commands).contains(where: { $0.command is StackingCommand }) { return true }
        guard let block = indexOfBlock(below: .symptom),
            let command = blocks[block].commands.last?.command as? AskCommand
        else { return false }
        return [.covered, .inversions].contains(command.question)
    }
}
