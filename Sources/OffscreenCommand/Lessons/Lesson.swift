import Foundation
import Offscreen
import OffscreenPictures
import OffscreenScenarios

/// A page that teaches one thing: short text, pictures and figures from runs, and questions to answer before looking.
struct Lesson {
    enum Part {
        case text(String)
        /// Code or a report, unchanged.
        case listing(String)
        case picture(Picture, caption: String)
        case table(head: [String], rows: [[String]])
        case player(PlayerPage)
        case exercise(Exercise)
        case experiment(Experiment)
        /// Exhibits to look at next.
        case exhibits([String])

        static func exercise(_ question: String, choices: [String], answer: String, explanation: String) -> Part {
            .exercise(Exercise(question, choices: choices, answer: answer, explanation: explanation))
        }

        @MainActor static func experiment(_ scenario: String, change from: String, to: String) -> Part {
            .experiment(Experiment(scenario, change: from, to: to))
        }
    }

    /// A scenario to change and run, and its result.
    struct Experiment {
        let scenario: String
        /// The change: the old text and the new one.
        let change: (from: String, to: String)
        /// The answer of the changed scenario, from a run.
        let outcome: String

        @MainActor init(_ scenario: String, change from: String, to: String) {
            self.scenario = scenario
            change = (from, to)
            let changed = scenario.replacingOccurrences(of: from, with: to)
            // A lesson's scenarios are part of the command, so they can be read and run.
            let read = try! Scenario(text: changed, file: "my.scenario")
            outcome = read.rewritten(with: try! ScenarioRunner.run(read))
        }
    }

    /// A question: predict, then check.
    struct Exercise {
        let question: String
        let choices: [String]
        /// The index of the right choice, as a run answered.
        let answer: Int
        let explanation: String

        /// - Parameter answer: the answer of the run. If it is not among the choices, it is added.
        init(_ question: String, choices: [String], answer: String, explanation: String) {
            self.question = question
            let all = choices.contains(answer) ? choices : choices + [answer]
            // Numbers are sorted, so that the one added by the run is not always the last.
            let numbers = Set(all).compactMap { Int($0) }.sorted()
            self.choices = numbers.count == Set(all).count ? numbers.map(String.init) : all
            self.answer = self.choices.firstIndex(of: answer)!
            self.explanation = explanation
        }
    }

    /// The name of its file, without ending.
    let slug: String
    let title: String
    /// Its subject, in a sentence.
    let about: String
    let minutes: Int
    /// What a reader can do afterwards.
    let outcome: String
    let parts: [Part]
}

/// The six lessons, in order.
enum Lessons {
    @MainActor static var all: [Lesson] {
        [ReuseLesson.make(), ApplyLesson.make(), PassesLesson.make(), OrdersLesson.make(), BugLesson.make(), UpdatesLesson.make()]
    }
}
