import UIKit

/// A mistake for which UIKit raises an exception, a misuse of the stage, or an exceeded limit of
/// the model, as collected by `stage.failures { }`.
public struct StageFailure: Equatable, Sendable, CustomStringConvertible {
    /// The first line of the failure. If UIKit raises an exception for the mistake, it is UIKit's
    /// text.
    public let text: String
    /// The activity during which the failure occurred, and the number of the tick.
    public let during: String
    /// Details of the failure, such as the numbers that disagree; empty if there are none.
    public let counted: String
    /// Advice about the mistake; empty if there is none.
    public let hint: String
    /// The text, the activity, the details and the advice, one per line. A trap prints this text
    /// and further lines.
    public let description: String

    init(_ failure: Failure) {
        text = failure.text
        during = failure.during
        counted = failure.details
        hint = failure.hint
        description = failure.description
    }
}
