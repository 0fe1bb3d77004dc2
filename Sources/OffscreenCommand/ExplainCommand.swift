import Offscreen
import OffscreenScenarios

enum ExplainCommand: Subcommand {
    static let name = "explain"
    static let group = CommandGroup.help
    static let summary = "explains the events of a trace, and the claims that code and tests cite"
    static let calls = ["explain", "explain EVENT", "explain CLAIM", "explain FAMILY"]
    static let details = """
        For an event such as 'place' it prints when the event is posted, and what too many of them mean. Without a \
        word it explains all events.
        For a claim such as STACK-08 it prints what the claim says about UIKit, the grade of its evidence, and its \
        sources. For a family such as STACK it prints all its claims.
        """
    static let completionWords = EventExplanation.all.map(\.word) + Claim.Family.all.map(\.name) + Claim.all.map(\.id)
    static let example = "explain STACK-08"

    static func run(_ arguments: inout CommandArguments) throws -> Int32 {
        var name = arguments.extractWord()
        if name?.lowercased() == "not", let rest = arguments.extractWord() { name = "not " + rest }
        try arguments.throwIfArgumentsRemain()
        if let name {
            try printText(explanation(of: name))
        } else {
            try printText(EventExplanation.all.map(\.description).joined(separator: "\n"))
        }
        return 0
    }

    private static func explanation(of name: String) throws -> String {
        if let event = EventExplanation.all.first(where: { $0.word.lowercased() == name.lowercased() }) {
            return event.description
        }
        let capital = name.uppercased()
        if let claim = Claim.all.first(where: { $0.id == capital }) { return claim.description }
        if let family = Claim.Family.all.first(where: { $0.name == capital }) {
            return "\(family.title)\n\n" + family.claims.map(\.description).joined(separator: "\n")
        }
        if ScenarioFinder.exhibitName(matching: name) != nil {
            throw CommandError(
                message:
                    """
                    '\(name)' is a scenario and no claim. 'offscreen play \(name)' writes its page, \
                    'offscreen run \(name)' runs it.
                    """
            )
        }
        // The ids of claims have a hyphen and the words of events have none, so a word without a
        // hyphen is reported as an unknown event.
        guard capital.contains("-") else {
            throw CommandError(
                message:
                    "unknown event '\(name)'.\(Suggestion.sentence(for: name, among: EventExplanation.all.map(\.word)))"
            )
        }
        let meant =
            Suggestion.nearest(to: capital, among: Claim.all.map(\.id)).map { "Did you mean '\($0)'?" }
                ?? """
                The families are \(Claim.Family.all.map(\.name).joined(separator: ", ")); 'offscreen explain \
                STACK' prints the claims of one.
                """
        throw CommandError(message: "unknown claim '\(name)'. \(meant)")
    }
}
