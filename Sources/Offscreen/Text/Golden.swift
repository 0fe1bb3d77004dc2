import Foundation

/// Compares a text with the one that was accepted before, kept in a file beside the test.
///
/// ```swift
/// try Golden.check(stage.tree, "after the scroll")
/// ```
///
/// It throws, and so fails a test in Swift Testing and in XCTest alike.
public enum Golden {
    /// Why a check failed, with what to do.
    public struct Failure: Error, CustomStringConvertible {
        public let description: String
    }

    /// Set to 1, it accepts whatever is checked: `OFFSCREEN_ACCEPT=1 swift test --filter NAME`.
    public static let acceptingVariable = "OFFSCREEN_ACCEPT"

    /// Checks a text: a tree, a report, a trace. A missing golden is written, and the check fails once; a different one fails with a
    /// unified diff.
    ///
    /// - Parameters:
    ///   - name: of the golden, one for each check of a test file. Its file is `Goldens/TESTFILE/NAME.txt` in the test's folder.
    /// - Throws: `Failure`.
    public static func check(_ value: some CustomStringConvertible, _ name: String, file: StaticString = #filePath) throws {
        let test = URL(fileURLWithPath: "\(file)")
        let folder = test.deletingLastPathComponent().appendingPathComponent("Goldens")
            .appendingPathComponent(test.deletingPathExtension().lastPathComponent)
        let fileName = name.map { $0.isLetter || $0.isNumber || $0 == "-" ? String($0) : "-" }.joined() + ".txt"
        try check(value, at: folder.appendingPathComponent(fileName), testFile: test.lastPathComponent)
    }

    /// Checks a text against a file of any place, such as a page of documentation.
    public static func check(_ value: some CustomStringConvertible, at url: URL, testFile: String = "") throws {
        try check(
            value, at: url, testFile: testFile, accepts: ProcessInfo.processInfo.environment[acceptingVariable] == "1")
    }

    static func check(_ value: some CustomStringConvertible, at url: URL, testFile: String, accepts: Bool) throws {
        var text = value.description
        if !text.hasSuffix("\n") { text += "\n" }
        let short = url.pathComponents.suffix(3).joined(separator: "/")
        let filter = testFile.isEmpty ? "" : " --filter \(testFile.prefix { $0 != "." })"
        let accept = "\(acceptingVariable)=1 swift test\(filter)"
        func write() throws {
            try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url)
        }
        guard let data = FileManager.default.contents(atPath: url.path) else {
            try write()
            if accepts { return }
            throw Failure(description: "\(short) was missing and is written now; read it, and run the test again")
        }
        let golden = String(decoding: data, as: UTF8.self)
        guard golden != text else { return }
        if accepts { return try write() }
        let difference = UnifiedDiff(golden, text, oldName: short, newName: "now").description
        throw Failure(description: "\(difference)to accept this: \(accept)")
    }
}
