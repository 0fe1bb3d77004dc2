import Foundation

/// Compares a text with the text that was accepted earlier, the *golden*, which is in a file or in
/// the source of the test.
///
/// ```swift
/// try Golden.check(stage.tree, "after the scroll")
/// ```
///
/// A failed check throws an error, which fails a test both in Swift Testing and in XCTest.
public enum Golden {
    /// The reason why a check failed, and what to do about it.
    public struct Failure: Error, CustomStringConvertible {
        public let description: String
    }

    /// The reaction of a check to a text that differs from its golden. The variable
    /// `OFFSCREEN_ACCEPT` selects it.
    enum Mode: Sendable {
        /// The check fails if the text differs from its golden. The golden is not changed, unless
        /// it is a missing file or an empty literal.
        case compare
        /// `OFFSCREEN_ACCEPT=1`: the text is written, and the check succeeds.
        case accept
        /// `OFFSCREEN_ACCEPT=failed`: the text is written, and the check fails, so that the run
        /// lists the changed goldens.
        case acceptFailed

        static var ofEnvironment: Mode {
            switch ProcessInfo.processInfo.environment[acceptingVariable] {
            case "1": .accept
            case "failed": .acceptFailed
            default: .compare
            }
        }
    }

    /// The name of the environment variable that makes checks accept texts. With the value 1, every
    /// checked text is accepted: `OFFSCREEN_ACCEPT=1 swift test --filter NAME`. With the value
    /// `failed`, each text that differs is written, and its check fails once.
    public static let acceptingVariable = "OFFSCREEN_ACCEPT"

    /// Compares a tree, a report, a trace or another text with its golden. A missing golden is
    /// written, and the check fails once, unless `OFFSCREEN_ACCEPT` is 1. If the text differs from
    /// its golden, the failure contains a unified diff.
    ///
    /// - Parameters:
    ///   - name: the name of the golden, unique in the test file. Its file is
    ///     `Goldens/TESTFILE/NAME.txt` in the test's folder, with
    ///     hyphens for all characters of the name that are neither letters nor digits.
    /// - Throws: `Failure`, or an error about a file that cannot be written.
    public static func check(_ value: some CustomStringConvertible, _ name: String, file: StaticString = #filePath)
        throws
    {
        try check(value, at: url(named: name, ending: "txt", forTestFile: file), testFile: testFileName(file))
    }

    /// Compares the JSON of a recording with its golden. The JSON has one event per line. The
    /// file's name ends in `.json`, and `offscreen play` shows the file.
    public static func check(_ recording: Recording, _ name: String, file: StaticString = #filePath) throws {
        let json = String(decoding: recording.json(), as: UTF8.self)
        try check(json, at: url(named: name, ending: "json", forTestFile: file), testFile: testFileName(file))
    }

    private static func testFileName(_ file: StaticString) -> String {
        URL(fileURLWithPath: "\(file)").lastPathComponent
    }

    /// Returns a folder for texts of a test file: `NAME/TESTFILE` in the test's folder. The name is
    /// "Goldens" for golden files.
    static func folder(named name: String = "Goldens", forTestFile file: StaticString) -> URL {
        let test = URL(fileURLWithPath: "\(file)")
        return test.deletingLastPathComponent().appendingPathComponent(name)
            .appendingPathComponent(test.deletingPathExtension().lastPathComponent)
    }

    private static func url(named name: String, ending: String, forTestFile file: StaticString) -> URL {
        let plain = name.map { $0.isLetter || $0.isNumber || $0 == "-" ? String($0) : "-" }.joined()
        return folder(forTestFile: file).appendingPathComponent("\(plain).\(ending)")
    }

    /// Compares a text with the file at a URL, such as a page of documentation.
    public static func check(_ value: some CustomStringConvertible, at url: URL, testFile: String = "") throws {
        try check(value, at: url, testFile: testFile, mode: .ofEnvironment)
    }

    static func check(_ value: some CustomStringConvertible, at url: URL, testFile: String, mode: Mode) throws {
        var text = value.description
        if !text.hasSuffix("\n") { text += "\n" }
        UsedFiles.note(url)
        let short = url.pathComponents.suffix(3).joined(separator: "/")
        let golden = FileManager.default.contents(atPath: url.path).map { String(decoding: $0, as: UTF8.self) }
        guard golden != text else { return }
        if mode != .compare || golden == nil {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url)
        }
        if mode == .accept { return }
        guard let golden else {
            throw Failure(description: "\(short) was missing and is written now; read it, and run the test again")
        }
        let difference = UnifiedDiff(golden, text, oldName: short, newName: "now").description
        try UsedFiles.writeReportIfRequested(short, before: golden, after: text)
        guard mode == .compare else { throw Failure(description: "\(difference)it is written now; run the test again") }
        let filter = testFile.isEmpty ? "" : " --filter \(testFile.prefix { $0 != "." })"
        throw Failure(description: "\(difference)to accept this: \(acceptingVariable)=1 swift test\(filter)")
    }
}
