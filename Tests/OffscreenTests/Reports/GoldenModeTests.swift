import Foundation
import OffscreenScenarios
import Testing

@testable import Offscreen

/// The tests write into a folder of their own, which is removed at the end.
final class GoldenModeTests: Sendable {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    private var source: URL { folder.appendingPathComponent("MyTests.swift") }

    init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func write(_ text: String, to url: URL) throws { try Data(text.utf8).write(to: url) }
    private func text(of url: URL) throws -> String { try String(contentsOf: url, encoding: .utf8) }

    /// Returns the error of the check of an inline golden in the test's source, or "no error".
    private func error(_ text: String, is golden: String, line: Int, mode: Golden.Mode = .compare) -> String {
        errorText { try Golden.check(text, is: golden, source: source, line: line, mode: mode) }
    }

    @Test
    func `In the mode acceptFailed a golden file that differs from the text is overwritten, and the check fails once`()
        throws
    {
        let url = folder.appendingPathComponent("a.txt")
        try write("one\n", to: url)
        let message = errorText { try Golden.check("two", at: url, testFile: "", mode: .acceptFailed) }
        #expect(message.contains("-one\n+two\n"))
        #expect(message.hasSuffix("it is written now; run the test again"))
        #expect(errorText { try Golden.check("two", at: url, testFile: "", mode: .compare) } == "no error")
    }

    @Test func `An inline golden is written into the test's source, and written again if a changed text is accepted`()
        throws
    {
        try write(
            "func a() {\n    try Golden.check(x, is: \"\")\n    try Golden.check(\n        y, is: \"\", more)\n}\n",
            to: source)
        let first = error("one\n\ntwo\n", is: "", line: 2)
        #expect(first == "MyTests.swift:2: the text is written into the test; read it, and run the test again")
        _ = error("a \\ b", is: "", line: 3)
        let written = """
            func a() {
                try Golden.check(x, is: \"""
                    one

                    two
                    \""")
                try Golden.check(
                    y, is: #\"""
                        a \\ b
                        \"""#, more)
            }

            """
        #expect(try text(of: source) == written)
        #expect(error("one\n\ntwo\n", is: "one\n\ntwo", line: 2) == "no error")
        let differs = error("three", is: "one\n\ntwo", line: 2)
        #expect(differs.contains("+three\n"))
        #expect(differs.hasSuffix("to accept this: OFFSCREEN_ACCEPT=1 swift test --filter MyTests"))
        #expect(error("three", is: "one\n\ntwo", line: 2, mode: .accept) == "no error")
        #expect(try text(of: source).contains("is: \"\"\"\n        three\n        \"\"\")\n"))
    }

    @Test func `An inline golden gets as many number signs as its text needs, and can be replaced`() throws {
        try write("try Golden.check(x, is: \"\")\n", to: source)
        _ = error("a \\# b", is: "", line: 1)
        #expect(try text(of: source) == "try Golden.check(x, is: ##\"\"\"\n    a \\# b\n    \"\"\"##)\n")
        #expect(error("c", is: "a", line: 1, mode: .accept) == "no error")
        #expect(try text(of: source) == "try Golden.check(x, is: \"\"\"\n    c\n    \"\"\")\n")
    }

    @Test func `Golden files that no check compares are listed as unused`() throws {
        let folder = Golden.folder(forTestFile: #filePath)
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for name in ["kept.txt", "left over.txt"] { try write("x\n", to: folder.appendingPathComponent(name)) }
        try Golden.check("x", "kept")
        #expect(Golden.unusedFiles() == ["left over.txt"])
    }

    @MainActor @Test func `A recording is read back unchanged from a golden file that contains its JSON`() throws {
        let stage = Stage(width: 100, height: 100)
        stage.tick("wait")
        let url = folder.appendingPathComponent("a.json")
        _ = errorText { try Golden.check(stage.recording.jsonText, at: url, testFile: "", mode: .accept) }
        #expect(try Recording(json: Data(contentsOf: url)) == stage.recording)
    }

    @Test
    func `The old and the new text of a golden that differs are written to files only if a report folder is given`()
        throws
    {
        try Golden.UsedFiles.writeReportIfRequested("Goldens/A/b.txt", before: "1\n", after: "2\n", to: folder.path)
        #expect(try text(of: folder.appendingPathComponent("Goldens~A~b.txt.after")) == "2\n")
        try Golden.UsedFiles.writeReportIfRequested("c", before: "1\n", after: "2\n", to: nil)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 2)
    }
}
