import Foundation
import Offscreen
import OffscreenPictures
import OffscreenScenarios

/// A tutorial page about one subject, with texts, pictures, exercises, and numbers that were measured in runs of the model.
struct Lesson {
    enum Part {
        case text(String)
        /// Preformatted text, such as code or a report.
        case listing(String)
        case picture(Picture, caption: String)
        case table(head: [String], rows: [[String]])
        case player(PlayerPage)
        case exercise(Exercise)
        case experiment(Experiment)
        /// The names of the exhibits to which the lesson refers.
        case exhibits([String])

        static func exercise(_ question: String, choices: [String], answer: String, explanation: String) -> Part {
            .exercise(Exercise(question, choices: choices, answer: answer, explanation: explanation))
        }

        @MainActor static func experiment(_ scenario: String, change from: String, to: String) -> Part {
            .experiment(Experiment(scenario, change: from, to: to))
        }
    }

    /// A scenario that the reader changes and runs, with the result.
    struct Experiment {
        let scenario: String
        /// The text in `scenario` that the reader replaces, and its replacement.
        let change: (from: String, to: String)
        /// The changed scenario after a run, with the answers written into its text.
        let outcome: String

        @MainActor init(_ scenario: String, change from: String, to: String) {
            self.scenario = scenario
            change = (from, to)
            let changed = scenario.replacingOccurrences(of: from, with: to)
            // A lesson's scenarios are part of the command and known to be correct, so neither call throws.
            let read = try! Scenario(text: changed, file: "my.scenario")
            outcome = read.rewrittenText(with: try! ScenarioRunner.run(read))
        }
    }

    /// A question that the reader answers before the result is shown.
    struct Exercise {
        let question: String
        let choices: [String]
        /// The index of the correct choice in `choices`.
        let answer: Int
        let explanation: String

        /// - Parameter answer: the correct choice. It is added to the choices if it is missing.
        init(_ question: String, choices: [String], answer: String, explanation: String) {
            self.question = question
            let all = choices.contains(answer) ? choices : choices + [answer]
            // If all choices are numbers, they are sorted, and duplicates are left out. In a list that is not sorted, an added
            // answer would always be the last.
            let numbers = Set(all).compactMap { Int($0) }.sorted()
            self.choices = numbers.count == Set(all).count ? numbers.map(String.init) : all
            self.answer = self.choices.firstIndex(of: answer)!
            self.explanation = explanation
        }
    }

    /// The name of the lesson's file, without its extension.
    let slug: String
    let title: String
    /// The subject of the lesson, in a sentence.
    let about: String
    let minutes: Int
    /// What a reader can do afterwards, as the end of the sentence "Afterwards you can ...".
    let outcome: String
    let parts: [Part]
}

/// The six lessons, in order.
enum Lessons {
    @MainActor static var all: [Lesson] {
        [ReuseLesson.make(), ApplyLesson.make(), PassesLesson.make(), OrdersLesson.make(), BugLesson.make(), UpdatesLesson.make()]
    }
}
