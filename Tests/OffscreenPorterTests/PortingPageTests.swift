import Foundation
import OffscreenPorter
import Testing

/// The page on porting lists every kind of incompatibility that the porter finds, with its error
/// and its edit.
struct PortingPageTests {
    private func text(_ path: String) throws -> String {
        try String(contentsOf: packageRoot.appendingPathComponent(path), encoding: .utf8)
    }

    private static let start = "## What does not compile\n"
    private static let end = "\n## What compiles, and behaves differently"

    private var section: String {
        Incompatibility.allCases.map { kind in
            let errors = "`\(kind.error.replacingOccurrences(of: "; ", with: "` or `"))`"
            let who =
                kind.isEdited
                ? "The porter makes the edit."
                : "The porter does not make the edit. It prints the file and the line."
            return """

                ### \(kind.title)

                - Error: \(kind.error.hasPrefix("none") ? kind.error : errors)
                - Edit: \(kind.edit)
                - \(who)

                """
        }.joined()
    }

    /// `OFFSCREEN_ACCEPT=1` writes the section again.
    @Test func `The porting page's section on what does not compile lists every kind of incompatibility`() throws {
        let path = "Sources/UIKit/UIKit.docc/Porting.md"
        let page = try text(path)
        let head = try #require(page.components(separatedBy: Self.start).first)
        let tail = try #require(page.components(separatedBy: Self.end).last)
        let whole = head + Self.start + section + Self.end + tail
        if ProcessInfo.processInfo.environment["OFFSCREEN_ACCEPT"] != nil {
            try Data(whole.utf8).write(to: packageRoot.appendingPathComponent(path))
        }
        #expect(try text(path) == whole)
    }

    @Test func `Every kind of incompatibility has a title of its own, an error and an edit`() {
        #expect(Set(Incompatibility.allCases.map(\.title)).count == Incompatibility.allCases.count)
        for kind in Incompatibility.allCases { #expect(!kind.error.isEmpty && !kind.edit.isEmpty, "\(kind)") }
    }

    @Test func `The README links to the page on porting`() throws {
        #expect(try text("README.md").contains("Sources/UIKit/UIKit.docc/Porting.md"))
    }
}
