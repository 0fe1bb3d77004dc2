import Foundation
import OffscreenScenarios

enum ListCommand: Subcommand {
    static let name = "list"
    static let group = CommandGroup.look
    static let summary = "lists the exhibits: documented pitfalls of collection views, and demo screens"
    static let calls = ["list [WORD...]"]
    static let details =
        """
        They are grouped by what people see. With words, a search lists the exhibits that fit them best, \
        the best first: a symptom in your own words, a name of UIKit's API, or the name of an exhibit. \
        Misspelled words are found as well. The systems on which a symptom shows are in brackets. \
        'offscreen run NAME' runs one.
        """
    static let example = "list"

    static func run(_ arguments: inout CommandArguments) throws -> Int32 {
        let wanted = arguments.extractRemainingWords()
        try arguments.throwIfArgumentsRemain()
        try printText(
            wanted.isEmpty ? Exhibits.list() : Exhibits.list(matching: wanted.joined(separator: " ")))
        return 0
    }
}
