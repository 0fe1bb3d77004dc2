import UIKit

/// A possible mistake, before it is reported as a `Problem`.
struct SignFinding {
    /// The number of the exhibit that explains the mistake; nil if there is none.
    let exhibit: Int?
    let tick: Int
    let text: String
    /// Whether the finding is a failure, or a log line that an exhibit explains. Such findings are
    /// the first problems of a recording.
    var isMessage = false
}

extension SignFinding {
    init(_ exhibit: Int?, _ context: TickContext, _ text: String, isMessage: Bool = false) {
        self.init(exhibit: exhibit, tick: context.tick.number, text: text, isMessage: isMessage)
    }
}
