import Foundation
import OffscreenScenarios
import Testing

@testable import Offscreen

@Suite("Modes of goldens, and goldens in the test's source")
struct GoldenModeTests {
    private func folder() throws -> URL {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        return url
    }

    @Test func `In the mode acceptFailed a golden file that differs is overwritten, and the check fails once`() throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let url = folder.appendingPathComponent("a.txt")
        try Data("one\n".utf8).write(to: url)
        let message = errorText { try Golden.check("two", at: url, testFile: "", mode: .acceptFailed) }
        #expect((message.contains("-one\n+two\n"), message.hasSuffix("it is written now; run the test again")) == (true, true))
        #expect(errorText { try Golden.check("two", at: url, testFile: "", mode: .compare) } == "no error")
    }

    @Test func `An inline golden is written into the test's source, and written again if a changed text is accepted`() throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let source = folder.appendingPathComponent("MyTests.swift")
        try Data("func a() {\n    try Golden.check(x, is: \"\")\n    try Golden.check(\n        y, is: \"\", more)\n}\n".utf8).write(
            to: source)
        let first = errorText { try Golden.check("one\n\ntwo\n", is: "", source: source, line: 2, mode: .compare) }
        #expect(first == "MyTests.swift:2: the text is written into the test; read it, and run the test again")
        _ = errorText { try Golden.check("a \\ b", is: "", source: source, line: 3, mode: .compare) }
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
        #expect(try String(contentsOf: source, encoding: .utf8) == written)
        #expect(errorText { try Golden.check("one\n\ntwo\n", is: "one\n\ntwo", source: source, line: 2, mode: .compare) } == "no error")
        let differs = errorText { try Golden.check("three", is: "one\n\ntwo", source: source, line: 2, mode: .compare) }
        #expect(
            (differs.contains("+three\n"), differs.hasSuffix("to accept this: OFFSCREEN_ACCEPT=1 swift test --filter MyTests")) == (
                true, true
            ))
        #expect(errorText { try Golden.check("three", is: "one\n\ntwo", source: source, line: 2, mode: .accept) } == "no error")
        #expect(try String(contentsOf: source, encoding: .utf8).contains("is: \"\"\"\n        three\n        \"\"\")\n"))
    }

    @Test func `An inline golden gets as many number signs as its text needs, and can be replaced`() throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let source = folder.appendingPathComponent("RawTests.swift")
        try Data("try Golden.check(x, is: \"\")\n".utf8).write(to: source)
        _ = errorText { try Golden.check("a \\# b", is: "", source: source, line: 1, mode: .compare) }
        #expect(try String(contentsOf: source, encoding: .utf8) == "try Golden.check(x, is: ##\"\"\"\n    a \\# b\n    \"\"\"##)\n")
        #expect(errorText { try Golden.check("c", is: "a", source: source, line: 1, mode: .accept) } == "no error")
        #expect(try String(contentsOf: source, encoding: .utf8) == "try Golden.check(x, is: \"\"\"\n    c\n    \"\"\")\n")
    }

    @Test func `Golden files that no check compares are listed as unused`() throws {
        let folder = Golden.folder(of: #filePath)
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for name in ["kept.txt", "left over.txt"] { try Data("x\n".utf8).write(to: folder.appendingPathComponent(name)) }
        try Golden.check("x", "kept")
        #expect(Golden.unusedFiles() == ["left over.txt"])
    }

    @MainActor @Test func `A golden of a recording's JSON reads back as the recording`() throws {
        let stage = Stage(width: 100, height: 100)
        stage.tick("wait")
        let url = try self.folder().appendingPathComponent("a.json")
        defer { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
        _ = errorText { try Golden.check(String(decoding: stage.recording.json(), as: UTF8.self), at: url, testFile: "", mode: .accept) }
        #expect(try Recording(json: Data(contentsOf: url)) == stage.recording)
    }

    @Test func `The old and the new text of a golden that differs are written to files only if a report folder is given`() throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        try Golden.UsedFiles.report("Goldens/A/b.txt", before: "1\n", after: "2\n", to: folder.path)
        #expect(try String(contentsOf: folder.appendingPathComponent("Goldens~A~b.txt.after"), encoding: .utf8) == "2\n")
        try Golden.UsedFiles.report("c", before: "1\n", after: "2\n", to: nil)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 2)
    }
}
