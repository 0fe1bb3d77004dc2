import Foundation
import Offscreen
import OffscreenPictures
import OffscreenScenarios
import UIKit

/// A tutorial page about one subject, with texts, pictures, exercises, and numbers that were
/// measured in runs of the model.
struct Lesson {
    enum Part {
        case text(String)
        /// Preformatted text, such as code or a report.
        case listing(String)
        case picture(Picture, caption: String)
        case table(head: [String], rows: [[String]])
        case player(PlayerPage)
        /// A question that the reader answers before the result is shown. The answer is the index
        /// of the correct choice.
        case exercise(question: String, choices: [String], answer: Int, explanation: String)
        /// A scenario in which the reader replaces the text `from` by `to`, and the changed
        /// scenario with its answers.
        case experiment(scenario: String, from: String, to: String, outcome: String)
        /// The names of the exhibits to which the lesson refers.
        case exhibits([String])

        /// - Parameter answer: the correct choice. It is added to the choices if it is missing.
        static func exercise(_ question: String, choices: [String], answer: String, explanation: String) -> Part {
            let all = choices.contains(answer) ? choices : choices + [answer]
            // If all choices are numbers, they are sorted, and duplicates are left out. In a list
            // that is not sorted, an added answer would always be the last.
            let numbers = Set(all).compactMap { Int($0) }.sorted()
            let shown = numbers.count == Set(all).count ? numbers.map(String.init) : all
            return .exercise(
                question: question, choices: shown, answer: shown.firstIndex(of: answer)!, explanation: explanation)
        }

        @MainActor static func experiment(_ scenario: String, change from: String, to: String) -> Part {
            let changed = scenario.replacingOccurrences(of: from, with: to)
            // A lesson's scenarios are part of the command and known to be correct, so neither call
            // throws.
            let read = try! Scenario(text: changed, file: "my.scenario")
            let outcome = read.rewrittenText(with: try! ScenarioRunner.run(read))
            return .experiment(scenario: scenario, from: from, to: to, outcome: outcome)
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

/// The lessons, in order.
@MainActor
enum Lessons {
    static var all: [Lesson] {
        [
            ReuseLesson.make(), ReuseQueueLesson.make(), ApplyLesson.make(), PassesLesson.make(), OrdersLesson.make(),
            BugLesson.make(), UpdatesLesson.make(),
        ]
    }

    /// Returns a screen with posters in rows, and a stage for it. The screen is the list's data
    /// source, which the caller has to keep.
    static func posters(sections: [Int], itemSize: CGSize, height: CGFloat) -> (stage: Stage, screen: PosterScreen) {
        let stage = Stage(width: 320, height: height)
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = itemSize
        return (stage, stage.run { PosterScreen(sections: sections, layout: layout) })
    }
}
