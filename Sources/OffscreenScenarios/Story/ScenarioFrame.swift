/// A moment of which a scenario's page draws the subviews, with a sentence about it.
///
/// The header of the scenario has a line for each such moment. The page draws them in a row:
/// ```
/// # frame: in front of all = A reload adds the card again, in front of all subviews
/// # frame: scroll by=60 = A scroll adds two cells
/// ```
public struct ScenarioFrame: Equatable, Sendable {
    /// A command of the scenario, or words in a line of the trace.
    public let words: String
    /// The number of the last line up to the symptom that has the command, counted from 1. The
    /// moment is then the end of that step. Nil if the words are from the trace; the moment is then
    /// the last line of the trace up to the symptom that contains them.
    public let line: Int?
    public let sentence: String
}

extension Scenario {
    /// The moments that the scenario's header names, in order.
    public var frames: [ScenarioFrame] {
        let symptom = (seen?.block ?? indexOfBlock(belowComment: "symptom")).map(lineNumberOfLastCommand) ?? .max
        return prefaceTexts(labelled: "frame").compactMap { text in
            guard let equals = text.range(of: " = ") else { return nil }
            let words = String(text[..<equals.lowerBound])
            let line = blocks.flatMap(\.commands).last { $0.text == words && $0.number <= symptom }?.number
            return ScenarioFrame(words: words, line: line, sentence: String(text[equals.upperBound...]))
        }
    }
}
