import Foundation
import Testing

/// The law of the length of lines, for all Swift files of the package.
struct LineLengthTests {
    private static let maximumLength = 120

    /// Returns the numbers and lengths of the lines that are too long. A line may be longer if it
    /// begins with the name of a test, or if it is one word, such as an address: neither can be
    /// broken. The lines of a file that swift-format ignores may be longer too.
    private static func tooLongLines(of text: String) -> [String] {
        if text.contains("// swift-format-ignore-file") { return [] }
        return text.components(separatedBy: "\n").enumerated().compactMap { index, line in
            guard line.utf8.count > maximumLength, line.count > maximumLength else { return nil }
            let words = line.split(separator: " ").drop { $0.allSatisfy { $0 == "/" } }
            if words.first?.first == "`" || words.count == 1 { return nil }
            return "\(index + 1): \(line.count) columns"
        }
    }

    /// The Swift files of the package, as paths from its folder.
    private static func swiftFiles() -> [String] {
        let package = SourceScan.sources.deletingLastPathComponent()
        let folders = ["Benchmarks", "Sources", "Tests"].flatMap { folder in
            FileManager.default.enumerator(atPath: package.appendingPathComponent(folder).path)!
                .compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") && !$0.contains(".build/") }
                .map { "\(folder)/\($0)" }
        }
        return folders.sorted() + ["Package.swift"]
    }

    @Test func `A Swift line has at most 120 columns, unless it is one word or begins with the name of a test`() throws
    {
        let package = SourceScan.sources.deletingLastPathComponent()
        let files = Self.swiftFiles()
        #expect(files.count > 1000)
        let found = try files.flatMap { path in
            let text = try String(contentsOf: package.appendingPathComponent(path), encoding: .utf8)
            return Self.tooLongLines(of: text).map { "\(path):\($0)" }
        }
        #expect(found == [])
    }

    @Test(arguments: [
        (String(repeating: "é", count: 120), 0), (String(repeating: "a ", count: 60) + "b", 1),
        ("    // " + String(repeating: "a", count: 120), 0), ("    // see " + String(repeating: "a", count: 120), 1),
        ("        `" + String(repeating: "a ", count: 60) + "`() throws", 0),
        ("let a = `" + String(repeating: "a ", count: 60) + "`", 1),
        ("// swift-format-ignore-file\n" + String(repeating: "a ", count: 61), 0),
    ])
    func `Only long lines of several words that do not begin with the name of a test are too long`(
        text: String, count: Int
    ) {
        #expect(Self.tooLongLines(of: text).count == count)
    }
}
