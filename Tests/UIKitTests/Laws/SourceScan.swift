import Foundation

/// The source files of `UIKit` as words, without comments and without the contents of strings.
struct SourceScan {
    struct File {
        /// The path from `Sources/UIKit` on: "Views/UIView.swift".
        let path: String
        /// The words of each line; empty for an empty line.
        let lines: [[Substring]]
        /// The words of the lines that begin outside of all braces.
        let outermost: [[Substring]]

        var folder: String { String(path.prefix { $0 != "/" }) }
        var words: Set<Substring> { Set(lines.joined()) }
    }

    let files: [File]

    /// The scan for all tests, which reads the files once.
    static let shared = Result { try SourceScan() }

    static let sources = {
        var root = URL(fileURLWithPath: #filePath)
        for _ in 0..<4 { root.deleteLastPathComponent() }
        return root.appendingPathComponent("Sources")
    }()

    /// Returns the paths of the Swift files in `Sources`, or in one of its folders, in order, each
    /// with the text of its file.
    static func texts(in folder: String = "") throws -> [(path: String, text: String)] {
        let root = sources.appendingPathComponent(folder)
        let paths = FileManager.default.enumerator(atPath: root.path)!.compactMap { $0 as? String }.filter {
            $0.hasSuffix(".swift")
        }
        return try paths.sorted().map { ($0, try String(contentsOf: root.appendingPathComponent($0), encoding: .utf8)) }
    }

    private init() throws {
        files = try SourceScan.texts(in: "UIKit").map { path, text in
            let code = SourceScan.code(of: text).split(separator: "\n", omittingEmptySubsequences: false)
            var depth = 0
            var outermost: [[Substring]] = []
            for line in code {
                if depth == 0 { outermost.append(SourceScan.words(line)) }
                for byte in line.utf8 {
                    if byte == UInt8(ascii: "{") { depth += 1 }
                    if byte == UInt8(ascii: "}") { depth -= 1 }
                }
            }
            return File(path: path, lines: code.map(SourceScan.words), outermost: outermost)
        }
    }

    /// Returns the text with blanks for comments and strings. The sources have no nested comments,
    /// and no raw strings that matter here.
    private static func code(of text: String) -> String {
        var code: [UInt8] = []
        let bytes = Array(text.utf8)
        code.reserveCapacity(bytes.count)
        var index = 0
        func has(_ word: StaticString) -> Bool {
            let count = word.utf8CodeUnitCount
            guard index + count <= bytes.count else { return false }
            for offset in 0..<count where bytes[index + offset] != word.utf8Start[offset] { return false }
            return true
        }
        while index < bytes.count {
            if has("//") {
                while index < bytes.count, !has("\n") { index += 1 }
            } else if has("\"\"\"") {
                index += 3
                while index < bytes.count, !has("\"\"\"") {
                    if has("\n") { code.append(bytes[index]) }
                    index += 1
                }
                index += 3
            } else if has("\"") {
                index += 1
                while index < bytes.count, !has("\""), !has("\n") { index += has("\\") ? 2 : 1 }
                index += 1
            } else {
                code.append(bytes[index])
                index += 1
            }
        }
        return String(decoding: code, as: UTF8.self)
    }

    private static func words(_ line: Substring) -> [Substring] {
        line.utf8.split { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"),
                UInt8(ascii: "_"), UInt8(ascii: "@"):
                false
            default: true
            }
        }.map { Substring($0) }
    }
}
