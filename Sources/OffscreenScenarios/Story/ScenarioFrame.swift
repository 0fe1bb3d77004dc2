/// A moment of which a scenario's page draws the subviews, with a sentence about it.
///
/// Comments above the commands mark these moments, and the page draws them in a row:
/// ```
/// # frame at: in front of all = A reload adds the card again, in front of all subviews
/// # frame: The reused cells keep their places
/// act reload the section
/// ```
public struct ScenarioFrame: Equatable, Sendable {
    /// The number of the line with the command at whose end the moment is, counted from 1. Nil if
    /// the moment is named by `words`.
    public let line: Int?
    /// Words in the last line of the trace, up to the symptom, at which the moment is. Nil if the
    /// moment is named by `line`.
    public let words: String?
    public let sentence: String
}

extension Scenario {
    /// The moments that the scenario's comments mark, in order.
    public var frames: [ScenarioFrame] {
        blocks.indices.flatMap { block in
            blocks[block].comments.compactMap { comment -> ScenarioFrame? in
                if let sentence = comment.text(of: .frame) {
                    return ScenarioFrame(line: lineNumberOfLastCommand(inBlock: block), words: nil, sentence: sentence)
                }
                guard let text = comment.text(of: .frameAt), let equals = text.range(of: " = ") else {
                    return nil
                }
                return ScenarioFrame(
                    line: nil, words: String(text[..<equals.lowerBound]), sentence: String(text[equals.upperBound...]))
            }
        }
    }
}

extension String {
    /// Returns the text of a mark in the comment; nil for another comment.
    fileprivate func text(of mark: ScenarioMark) -> String? {
        let start = "# \(mark.rawValue): "
        return hasPrefix(start) ? String(dropFirst(start.count)) : nil
    }
}
