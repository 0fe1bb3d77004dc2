import Offscreen

/// Explains the words of traces.
enum ExplainCommand: SubCommand {
    static let name = "explain"
    static let usage = [
        (call: "explain EVENT", does: "tells when an event of a trace is posted, and what too many of it mean"),
        (call: "explain", does: "tells it of all of them"),
    ]

    static func run(_ words: inout Words) throws -> Int32 {
        var name = words.word()
        if name == "not", let rest = words.word() { name = "not " + rest }
        try words.finish()
        guard let name else {
            try say(EventExplanation.all.map(\.description).joined(separator: "\n"))
            return 0
        }
        guard let explanation = EventExplanation.all.first(where: { $0.word == name }) else {
            throw UsageProblem(
                message: "unknown event '\(name)'.\(Suggestion.sentence(for: name, among: EventExplanation.all.map(\.word)))")
        }
        try say(explanation.description)
        return 0
    }
}
