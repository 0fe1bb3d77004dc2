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
    static func memory(_ bytes: Int) -> String { String(format: "%.1f MB", Double(bytes) / 1e6) }

    static func ratio(_ ratio: Double) -> String { String(format: "%.2f", ratio) }

    /// Returns a count as text, without decimals if it is a whole number.
    static func count(_ count: Double) -> String {
        count == count.rounded() ? String(format: "%.0f", count) : String(format: "%.2f", count)
    }
}
