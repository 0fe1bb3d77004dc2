import Foundation
import OffscreenScenarios

/// Writes the lab, a page with switches that change the demo screen of the iOS 10 ordering bug.
enum LabCommand: Subcommand {
    static let name = "lab"
    static let group = CommandGroup.see
    static let summary = "writes a page with switches for system, fix and zIndexes of the card screen"
    static let calls = ["lab --out PAGE.html [options]"]
    static let details =
        """
        Every combination that the page offers is run while the page is made. That takes a minute or two \
        in a release build.
        """
    static let options = [
        CommandOption(name: "--out", value: "PAGE.html", text: "where the page goes; - for standard output"),
        CommandOption(name: "--choices", value: "N", text: "offers only the first N choices of each switch"),
    ]
    static let example = "lab --out lab.html"

    static func run(_ arguments: inout CommandArguments) throws -> Int32 {
        let page = try arguments.extractOutput(ofCommand: name, expecting: "a file, such as --out lab.html")
        let most = try arguments.extractNumber(of: "--choices", example: "2").map { Int(clamping: $0) } ?? .max
        try arguments.throwIfArgumentsRemain()
        guard most > 0 else { throw CommandError(message: "--choices has to be at least 1") }
        let lab = try CardLab(counts: CardLab.switches.map { min(most, $0.choices.count) }) { done, all in
            WorkLine.setProgress("\(done) of \(all) combinations")
        }
        try Output.write(LabPage(lab: lab).html, to: page == "-" ? nil : page)
        if page != "-" { try printText("\(page) is written; open it in a browser\n") }
        return 0
    }
}
