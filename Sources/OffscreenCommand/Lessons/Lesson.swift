import Offscreen
import OffscreenPictures

/// A page that teaches one thing: short text, pictures and figures from runs, and a question to answer before looking.
struct Lesson {
    enum Part {
        case text(String)
        /// Code or a report, as it is.
        case listing(String)
        case picture(Picture, caption: String)
        case table(head: [String], rows: [[String]])
        case player(PlayerPage)
        case exercise(Exercise)
    }

    /// Predict, then check.
    struct Exercise {
        let question: String
        let choices: [String]
        /// The number of the right choice, as a run answered.
        let answer: Int
        let explanation: String

        /// - Parameter answer: what the run answered; it stands among the choices, or takes its place there.
        init(_ question: String, choices: [String], answer: String, explanation: String) {
            self.question = question
            self.choices = choices.contains(answer) ? choices : choices + [answer]
            self.answer = self.choices.firstIndex(of: answer)!
            self.explanation = explanation
        }
    }

    /// The name of its file.
    let slug: String
    let title: String
    let parts: [Part]
}

/// The six lessons, in order.
enum Lessons {
    @MainActor static var all: [Lesson] {
        [ReuseLesson.make(), ApplyLesson.make(), PassesLesson.make(), OrdersLesson.make(), BugLesson.make(), UpdatesLesson.make()]
    }
}
