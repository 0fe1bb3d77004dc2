import Foundation
import OffscreenScenarios

/// Lists the exhibits.
enum ListCommand: SubCommand {
    static let name = "list"
    static let group = CommandGroup.look
    static let summary = "lists the exhibits: documented pitfalls of collection views, and demo screens"
    static let calls = ["list"]
    static let details = "In brackets stands on which systems an exhibit's symptom shows. 'offscreen run NAME' runs one."
    static let example = "list"

    static func run(_ words: inout Words) throws -> Int32 {
        try words.finish()
        let width = Exhibits.all.map(\.name.count).max() ?? 0
        for entry in Exhibits.all {
            let scenario = try Scenario(text: entry.text, file: entry.name)
            let holds = scenario.fact("holds").map { "  [\($0)]" } ?? ""
            try say(entry.name.padding(toLength: width + 2, withPad: " ", startingAt: 0) + scenario.title + holds + "\n")
        }
        return 0
    }
}
