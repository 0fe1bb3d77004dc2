import Foundation
import Synchronization

extension Golden {
    /// Compares a text with a string literal in the test. If the literal is empty, the text is
    /// written into it.
    ///
    /// ```swift
    /// try Golden.check(stage.pools(of: posters), is: """
    ///     pools UICollectionView#1
    ///     ...
    ///     """)
    /// ```
    ///
    /// Write `try Golden.check(value, is: "")` and run the test. The check fails once, and the
    /// source then contains the text. With the variable `OFFSCREEN_ACCEPT`, a text that differs is
    /// replaced, as in golden files. The call must be on a line of its own, and a text that is not
    /// empty must be in three quotes. Line feeds at the end are not compared.
    public static func check(
        _ value: some CustomStringConvertible, is expected: String, file: StaticString = #filePath, line: UInt = #line
    ) throws {
        try check(value, is: expected, source: URL(fileURLWithPath: "\(file)"), line: Int(line), mode: .ofEnvironment)
    }

    static func check(_ value: some CustomStringConvertible, is expected: String, source: URL, line: Int, mode: Mode)
        throws
    {
        var text = value.description
        while text.hasSuffix("\n") { text.removeLast() }
        var golden = expected
        while golden.hasSuffix("\n") { golden.removeLast() }
        guard text != golden else { return }
        let place = "\(source.lastPathComponent):\(line)"
        if mode != .compare || expected.isEmpty {
            try InlineEdits.write(text, to: source, line: line)
            if mode == .accept { return }
            throw Failure(description: "\(place): the text is written into the test; read it, and run the test again")
        }
        let difference = UnifiedDiff(golden, text, oldName: place, newName: "now").description
        try UsedFiles.writeReportIfRequested("\(place).txt", before: golden + "\n", after: text + "\n")
        throw Failure(
            description:
                """
                \(difference)to accept this: \(acceptingVariable)=1 swift test --filter \
                \(source.deletingPathExtension().lastPathComponent)
                """
        )
    }

    /// The edits of source files in this run. An edit can move the lines below it, but later checks
    /// still have the line numbers from before the run.
    private enum InlineEdits {
        private typealias Edits = [String: [(line: Int, added: Int)]]
        private static let edits = Mutex<Edits>([:])

        static func write(_ text: String, to source: URL, line: Int) throws {
            try edits.withLock { try replaceLiteral(with: text, in: source, line: line, earlierEdits: &$0) }
        }

        private static func replaceLiteral(
            with text: String, in source: URL, line: Int, earlierEdits edits: inout Edits
        ) throws {
            func failure(_ why: String) -> Failure {
                Failure(description: "\(source.lastPathComponent):\(line): \(why)")
            }
            guard let data = FileManager.default.contents(atPath: source.path) else {
                throw failure("the source cannot be read")
            }
            var lines = String(decoding: data, as: UTF8.self).components(separatedBy: "\n")
            let before = edits[source.path, default: []].filter { $0.line < line }.reduce(0) { $0 + $1.added }
            let start = line - 1 + before
            guard lines.indices.contains(start),
                let call = lines[start...].prefix(4).firstIndex(where: { $0.contains(/is: #*"/) }),
                let argument = lines[call].firstRange(of: /is: #*"/)
            else { throw failure("there is no 'is: \"' to write the text to") }
            let head = lines[call][..<lines[call].index(argument.lowerBound, offsetBy: 4)]
            let oldSigns = lines[call][head.endIndex...].prefix { $0 == "#" }
            let rest = lines[call][lines[call].index(before: argument.upperBound)...]
            var end = call
            let tail: String
            if rest.hasPrefix("\"\"\"") {
                guard
                    let last = lines[(call + 1)...].firstIndex(where: {
                        $0.drop { $0 == " " }.hasPrefix("\"\"\"\(oldSigns)")
                    })
                else {
                    throw failure("the text in the source has no end")
                }
                end = last
                tail = String(lines[last].drop { $0 == " " }.dropFirst(3))
            } else if rest.hasPrefix("\"\"") {
                tail = String(rest.dropFirst(2))
            } else {
                throw failure("a text that is to be replaced must be in three quotes")
            }
            // The number of # is chosen so that the text neither contains the delimiter of the raw
            // string nor needs escapes.
            var signs = ""
            while text.contains("\\\(signs)") || text.contains("\"\"\"\(signs)") { signs += "#" }
            let indent = String(lines[call].prefix { $0 == " " }) + "    "
            let body = text.components(separatedBy: "\n").map { $0.isEmpty ? "" : indent + $0 }
            let new = ["\(head)\(signs)\"\"\""] + body + ["\(indent)\"\"\"\(signs)\(tail.drop { $0 == "#" })"]
            lines.replaceSubrange(call...end, with: new)
            edits[source.path, default: []].append((line, new.count - (end - call + 1)))
            try Data(lines.joined(separator: "\n").utf8).write(to: source)
        }
    }
}
