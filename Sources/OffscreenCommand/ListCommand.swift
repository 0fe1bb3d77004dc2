import Foundation
import OffscreenScenarios

/// Lists the exhibits.
enum ListCommand: SubCommand {
    static let name = "list"
    static let usage = [(call: "list", does: "lists the exhibits: documented pitfalls of collection views, and the demo screens")]

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
