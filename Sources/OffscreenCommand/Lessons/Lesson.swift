import Foundation
import Offscreen
import OffscreenPictures
import OffscreenScenarios

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
        case experiment(Experiment)
        /// Exhibits to look at next.
        case exhibits([String])
    }

    /// A scenario to change and run, and what comes of it.
    struct Experiment {
        let scenario: String
        /// What is changed, and into what.
        let change: (from: String, to: String)
        /// What the changed scenario answers, from a run.
        let outcome: String

        @MainActor init(_ scenario: String, change from: String, to: String) {
            self.scenario = scenario
            change = (from, to)
            let changed = scenario.replacingOccurrences(of: from, with: to)
            // A lesson's scenarios are part of the command and can be read and run.
            let read = try! Scenario(text: changed, file: "my.scenario")
            outcome = read.rewritten(with: try! ScenarioRunner.run(read))
        }
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
            let all = choices.contains(answer) ? choices : choices + [answer]
            // Numbers stand in their order, so that the one that a run added is not the last.
            let numbers = Set(all).compactMap { Int($0) }.sorted()
            self.choices = numbers.count == Set(all).count ? numbers.map(String.init) : all
            self.answer = self.choices.firstIndex(of: answer)!
            self.explanation = explanation
        }
    }

    /// The name of its file.
    let slug: String
    let title: String
    /// What it is about, in a sentence.
    let about: String
    let minutes: Int
    /// What one can do afterwards.
    let outcome: String
    let parts: [Part]
}

/// The six lessons, in order.
enum Lessons {
    @MainActor static var all: [Lesson] {
        [ReuseLesson.make(), ApplyLesson.make(), PassesLesson.make(), OrdersLesson.make(), BugLesson.make(), UpdatesLesson.make()]
    }
}
