import Foundation
import Offscreen
import OffscreenPictures

/// Writes an HTML page with the stored expected results of tests (goldens) that differ from the
/// actual results.
enum GoldensCommand: Subcommand {
    static let name = "goldens"
    static let group = CommandGroup.see
    static let summary = "makes one page of goldens that differ, before and after, with pictures"
    static let calls = ["goldens FOLDER [--out REPORT.html]"]
    static let details = """
        FOLDER is the folder into which the tests wrote the differences: OFFSCREEN_REPORT=FOLDER swift test. A \
        tree is also drawn as a picture.
        """
    static let options = [
        CommandOption(name: "--out", value: "REPORT.html", text: "where the page goes; goldens.html by default")
    ]
    static let takesFiles = true
    static let example = "goldens ."

    static func run(_ arguments: inout CommandArguments) throws -> Int32 {
        let out =
            try arguments.extractValue(of: "--out", expecting: "a file, such as --out goldens.html") ?? "goldens.html"
        let folder = try arguments.extractRequiredWord(expecting: "the folder that OFFSCREEN_REPORT named")
        try arguments.throwIfArgumentsRemain()
        guard let files = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
            throw CommandError(
                message:
                    """
                    \(folder) is not a folder that can be read. The tests write it: \
                    OFFSCREEN_REPORT=\(folder) swift test
                    """
            )
        }
        let names = files.filter { $0.hasSuffix(".before") }.map { String($0.dropLast(".before".count)) }.sorted()
        func text(ofGolden name: String, part: String) -> String {
            FileManager.default.contents(atPath: "\(folder)/\(name).\(part)").map {
                String(decoding: $0, as: UTF8.self)
            } ?? ""
        }
        let sections = names.map {
            sectionHTML(
                named: $0.replacing("~", with: "/"), before: text(ofGolden: $0, part: "before"),
                after: text(ofGolden: $0, part: "after"))
        }
        try Output.write(pageHTML(ofSections: sections), to: out)
        let differ = names.count == 1 ? "differs" : "differ"
        try printText(
            "\(out) is written, with \(countPhrase(names.count, of: "golden")) that \(differ); open it in a browser\n")
        return names.isEmpty ? 0 : 1
    }

    private static func sectionHTML(named name: String, before: String, after: String) -> String {
        let rows = UnifiedDiff(before, after, oldName: "before", newName: "after").description.split(separator: "\n")
            .dropFirst(2).map {
                line in
                let kind = if line.hasPrefix("-") { "old" } else if line.hasPrefix("+") { "new" } else { "" }
                return "<span class=\"\(kind)\">\(escapedForHTMLText(String(line)))</span>"
            }
        func figureHTML(ofTree text: String) -> String {
            guard let tree = try? ViewTree(text: text) else { return "" }
            return "<figure>\(Picture.screen(tree).svg.drop { $0 != "\n" })</figure>"
        }
        let pictures = [figureHTML(ofTree: before), figureHTML(ofTree: after)].joined()
        return
            """
            <section><h2>\(escapedForHTMLText(name))</h2>\(pictures)<pre>\(rows.joined(separator: "\n"))</pre></section>
            """
    }

    private static func pageHTML(ofSections sections: [String]) -> String {
        WebFiles.own.page(
            title: "Golden files that differ", files: PageFiles("goldens", styles: ["tokens.css", "goldens.css"]),
            body:
                """
                <h1>Expected results of tests that differ: \(sections.count)</h1>
                \(sections.joined(separator: "\n"))

                """
        )
    }
}
