import Foundation

/// Figures as text.
enum Text {
    /// Returns a time in nanoseconds as text: "812 ns", "4.1 µs", "35.2 ms".
    static func time(_ nanoseconds: Double) -> String {
        switch nanoseconds {
        case ..<1000: String(format: "%.0f ns", nanoseconds)
        case ..<1e6: String(format: "%.2f µs", nanoseconds / 1e3)
        default: String(format: "%.2f ms", nanoseconds / 1e6)
        }
    }

    /// Returns a number of bytes as text, in megabytes.
    static func memory(_ bytes: Double) -> String { String(format: "%.1f MB", bytes / 1e6) }

    static func ratio(_ ratio: Double) -> String { String(format: "%.2f", ratio) }

    /// Returns a count as text, without decimals if it is a whole number.
    static func count(_ count: Double) -> String {
        count == count.rounded() ? String(format: "%.0f", count) : String(format: "%.2f", count)
    }

    /// Returns rows of words in columns. The first column is aligned to the left, and the others to
    /// the right.
    static func table(_ rows: [[String]]) -> String {
        let columns = rows.map(\.count).max() ?? 0
        let widths = (0..<columns).map { column in rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0 }
        return rows.map { row in
            row.enumerated().map { column, word in
                let space = String(repeating: " ", count: widths[column] - word.count)
                return column == 0 ? word + space : space + word
            }.joined(separator: "  ") + "\n"
        }.joined()
    }
}
