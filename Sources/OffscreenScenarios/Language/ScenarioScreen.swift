import Offscreen
import OffscreenExhibits
import UIKit

/// A screen that scenarios show by the name of its type, for example a screen of your own app.
///
/// ```swift
/// extension FeedController: ScenarioScreen {
///     static func makeSubject() -> HuntSubject {
///         let controller = FeedController(posts: .samples)
///         return HuntSubject(controller.collectionView, companions: [controller])
///     }
/// }
/// ```
///
/// The command `screen FeedController` in a scenario then selects it. A test runs the scenario with
/// ``Scenario/check(_:screens:file:)``.
@MainActor
public protocol ScenarioScreen {
    /// Makes the screen with its data: the list, and the objects that the app keeps for it. With a
    /// model, a scenario can also insert, delete and move items. Each of its acts is a command
    /// `act NAME` of the scenario.
    static func makeSubject() -> HuntSubject
}

/// A screen with its name in scenarios.
struct NamedScreen {
    let name: String
    let makeSubject: @MainActor () -> HuntSubject

    @MainActor
    init(_ screen: any ScenarioScreen.Type) {
        name = "\(screen)"
        makeSubject = { screen.makeSubject() }
    }

    /// Returns the screen of an exhibit, with the list in the view of its controller.
    @MainActor
    init(_ screen: any ExhibitScreen.Type) {
        name = "\(screen)"
        makeSubject = {
            let controller = screen.init()
            guard let list = controller.view.firstList else { fatalError("\(screen) shows no list") }
            var subject = HuntSubject(list, companions: [controller])
            subject.acts = controller.acts.sorted { $0.key < $1.key }.map { name, act in
                HuntAct(name) { stage in stage.act(name, act) }
            }
            return subject
        }
    }
}

extension UIView {
    fileprivate var firstList: (any List)? { self as? any List ?? subviews.lazy.compactMap(\.firstList).first }
}

extension CommandDefinition {
    static let screen = CommandDefinition(
        "screen NAME",
        text:
            """
            The screen that 'show' shows, in the place of one with 'data' and 'layout': a screen of the \
            exhibits, or a type of the program that runs the scenario, which conforms to ScenarioScreen.
            """
    ) { ScreenCommand(name: try $0.takeWord(expecting: "the name of a screen, such as FeedController").value) }

    static let act = CommandDefinition(
        "act NAME",
        text: "Performs an act of the screen that 'screen' has named, such as 'act add a poster'."
    ) { try ActCommand(&$0) }
}

struct ScreenCommand: ScenarioCommand {
    let name: String

    func run(in runner: ScenarioRunner) throws -> [String]? {
        guard let screen = runner.screens.first(where: { $0.name == name }) else {
            throw runner.error(runner.messageForMissingScreen(named: name))
        }
        guard !runner.isShown else { throw runner.error("'screen' comes before 'show'; 'stage' starts again") }
        runner.setting.screen = screen
        return nil
    }
}

struct ActCommand: ScenarioCommand {
    let name: String

    init(_ arguments: inout Arguments) throws {
        var words: [String] = []
        while let word = arguments.takeWord() { words.append(word.value) }
        guard !words.isEmpty else { throw arguments.error("'act' needs the name of an act") }
        name = words.joined(separator: " ")
    }

    func run(in runner: ScenarioRunner) throws -> [String]? {
        let shown = try runner.shown()
        guard let act = shown.subject.acts.first(where: { $0.line == name }) else {
            let names = shown.subject.acts.map(\.line)
            throw runner.error(
                names.isEmpty
                    ? "the screen has no acts"
                    : "the screen has no act '\(name)'.\(Suggestion.sentence(for: name, among: names))")
        }
        var isPossible = false
        let lines = runner.runAndReport { isPossible = act.perform(shown.stage) }
        guard isPossible else { throw runner.error("'act \(name)' is not possible now") }
        return lines
    }
}

extension ScenarioRunner {
    fileprivate func messageForMissingScreen(named name: String) -> String {
        if let near = Suggestion.nearest(to: name, among: screens.map(\.name)) {
            return "there is no screen '\(name)'. Did you mean '\(near)'?"
        }
        return """
            there is no screen '\(name)' in this program; a test runs a scenario with screens of its own by \
            Scenario.check(_:screens:)
            """
    }
}
