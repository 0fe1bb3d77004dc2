/// The difference between two texts, line by line, in the unified form of `diff -u` and `patch`.
public struct UnifiedDiff: Equatable, Sendable, CustomStringConvertible {
    /// The difference as text; empty if the lines of both texts are equal. A line feed at the end
    /// of a text makes no difference.
    public let description: String

    /// - Parameters:
    ///   - oldName: the name of the first text in the header of the diff.
    ///   - newName: the name of the second text in the header.
    ///   - firstLine: the line number that the diff gives to the first line of both texts.
    ///   - context: the number of equal lines shown around a difference.
    public init(
        _ old: String, _ new: String, oldName: String = "expected", newName: String = "actual", firstLine: Int = 1,
        context: Int = 3
    ) {
        let (a, b) = (UnifiedDiff.lines(of: old), UnifiedDiff.lines(of: new))
        guard a != b else {
            description = ""
            return
        }
        let rows = LineDifference.rows(from: a, to: b)
        var out = ["--- \(oldName)", "+++ \(newName)"]
        var index = 0
        // The line numbers of both texts at `index`.
        var (oldLine, newLine) = (firstLine, firstLine)
        func advance(to end: Int) {
            for row in rows[index..<end] {
                if row.mark != .inserted { oldLine += 1 }
                if row.mark != .removed { newLine += 1 }
            }
            index = end
        }
        while let first = rows[index...].firstIndex(where: { $0.mark != .same }) {
            advance(to: max(index, first - context))
            let start = index
            var end = first
            // Differences with at most twice `context` equal lines between them are in one hunk.
            while let next = rows[end..<min(rows.count, end + 2 * context + 1)].firstIndex(where: { $0.mark != .same })
            { end = next + 1 }
            end = min(rows.count, end + context)
            let (oldStart, newStart) = (oldLine, newLine)
            advance(to: end)
            out.append(
                "@@ -\(UnifiedDiff.hunkRange(oldStart..<oldLine)) +\(UnifiedDiff.hunkRange(newStart..<newLine)) @@")
            out += rows[start..<end].map { $0.mark.rawValue + $0.line }
        }
        description = out.map { $0 + "\n" }.joined()
    }

    /// Returns the first line number and the count of a hunk. Without lines, the number is that of
    /// the line before.
    private static func hunkRange(_ lines: Range<Int>) -> String {
        "\(lines.isEmpty ? lines.lowerBound - 1 : lines.lowerBound),\(lines.count)"
    }

    private static func lines(of text: String) -> [String] {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if lines.last == "" { lines.removeLast() }
        return lines
    }
}
