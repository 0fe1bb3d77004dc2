import Offscreen

extension Scenario {
    /// Returns the text of the file with the actual answers in place of the written ones.
    public func rewrittenText(with outcomes: [ScenarioRunner.Outcome]) -> String {
        var lines = text.lines
        for (block, outcome) in zip(blocks, outcomes).reversed() {
            if let answer = block.answer {
                lines.replaceSubrange(
                    block.lineAboveAnswer..<block.lineAboveAnswer + answer.count, with: outcome.actual)
                if outcome.actual.isEmpty { lines.remove(at: block.lineAboveAnswer - 1) }
            } else if !outcome.actual.isEmpty {
                lines.insert(contentsOf: ["----"] + outcome.actual, at: block.lineAboveAnswer)
            }
        }
        return lines.map { $0 + "\n" }.joined()
    }

    /// Returns the changes that `rewrittenText(with:)` makes to the file, as a unified diff. The
    /// diff is empty if nothing changes.
    public func rewritingDiff(with outcomes: [ScenarioRunner.Outcome]) -> String {
        UnifiedDiff(text, rewrittenText(with: outcomes), oldName: file, newName: "\(file), as it runs").description
    }

    /// Returns an error at the first block whose commands have an answer, although the file has no
    /// `----` there; nil if there is no such block. A file with such a block cannot be compared
    /// yet.
    public func missingAnswerError(for outcomes: [ScenarioRunner.Outcome]) -> LineError? {
        for (block, outcome) in zip(blocks, outcomes) where block.answer == nil && !outcome.actual.isEmpty {
            return LineError(
                file: file, line: block.lineAboveAnswer, column: nil,
                message: "the answer is missing: write ---- below it, and run with --rewrite")
        }
        return nil
    }
}
