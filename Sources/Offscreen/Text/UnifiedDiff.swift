/// The difference of two texts, line by line, in the unified form that `diff -u` and `patch` use.
public struct UnifiedDiff: Equatable, Sendable, CustomStringConvertible {
    /// Empty when the texts are equal.
    public let description: String

    /// - Parameters:
    ///   - oldName: what the first text is called in the head.
    ///   - firstLine: at which line of its file the first text begins.
    ///   - context: how many equal lines stand around a difference.
    public init(
        _ old: String, _ new: String, oldName: String = "expected", newName: String = "actual", firstLine: Int = 1, context: Int = 3
    ) {
        let (a, b) = (UnifiedDiff.lines(old), UnifiedDiff.lines(new))
        guard a != b else {
            description = ""
            return
        }
        let rows = UnifiedDiff.rows(a, b)
        var out = ["--- \(oldName)", "+++ \(newName)"]
        var index = 0
        while let first = rows[index...].firstIndex(where: { $0.mark != " " }) {
            let start = max(index, first - context)
            var end = first
            // A hunk goes on while the next difference is near.
            while let next = rows[end...].firstIndex(where: { $0.mark != " " }), next <= end + 2 * context { end = next + 1 }
            end = min(rows.count, end + context)
            let hunk = rows[start..<end]
            let oldCount = hunk.filter { $0.mark != "+" }.count
            let newCount = hunk.filter { $0.mark != "-" }.count
            let oldStart = rows[..<start].filter { $0.mark != "+" }.count + firstLine
            let newStart = rows[..<start].filter { $0.mark != "-" }.count + firstLine
            out.append("@@ -\(oldStart),\(oldCount) +\(newStart),\(newCount) @@")
            out += hunk.map { $0.mark + $0.text }
            index = end
            if index >= rows.count { break }
        }
        description = out.map { $0 + "\n" }.joined()
    }

    private struct Row {
        let mark: String
        let text: String
    }

    private static func lines(_ text: String) -> [String] {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if lines.last == "" { lines.removeLast() }
        return lines
    }

    private static func rows(_ a: [String], _ b: [String]) -> [Row] {
        let difference = b.difference(from: a)
        var removed = Set<Int>()
        var inserted: Set<Int> = []
        for change in difference {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var rows: [Row] = []
        var (i, j) = (0, 0)
        while i < a.count || j < b.count {
            if removed.contains(i) {
                rows.append(Row(mark: "-", text: a[i]))
                i += 1
            } else if inserted.contains(j) {
                rows.append(Row(mark: "+", text: b[j]))
                j += 1
            } else {
                rows.append(Row(mark: " ", text: a[i]))
                i += 1
                j += 1
            }
        }
        return rows
    }
}
