import Foundation
import OffscreenScenarios

enum ListCommand: Subcommand {
    static let name = "list"
    static let group = CommandGroup.look
    static let summary = "lists the exhibits: documented pitfalls of collection views, and demo screens"
    static let calls = ["list [WORD...]"]
    static let details =
        """
        They are grouped by what people see. With words, an exhibit is listed only if its header contains \
        each word, or its name is that word. The systems on which a symptom shows are in brackets. \
        'offscreen run NAME' runs one.
        """
    static let example = "list"

    static func run(_ arguments: inout CommandArguments) throws -> Int32 {
        let wanted = arguments.extractRemainingWords()
        try arguments.throwIfArgumentsRemain()
        try printText(Exhibits.list(matching: wanted))
        return 0
    }
}
