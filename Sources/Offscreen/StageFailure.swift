import UIKit

/// A mistake for which UIKit raises an exception, collected by `stage.failures { }`.
public struct StageFailure: Equatable, Sendable, CustomStringConvertible {
    /// UIKit's own first line.
    public let text: String
    /// What was going on.
    public let during: String
    /// The numbers that disagree; empty where there are none.
    public let counted: String
    /// What to do about it.
    public let hint: String
    /// The whole text, as a trap prints it.
    public let description: String

    init(_ failure: Failure) {
        text = failure.text
        during = failure.during
        counted = failure.counted
        hint = failure.hint
        description = failure.description
    }
}
