import Foundation

/// Figures as text.
enum Text {
    /// From nanoseconds: "812 ns", "4.1 µs", "35.2 ms".
    static func time(_ nanoseconds: Double) -> String {
        switch nanoseconds {
        case ..<1000: String(format: "%.0f ns", nanoseconds)
        case ..<1e6: String(format: "%.2f µs", nanoseconds / 1e3)
        default: String(format: "%.2f ms", nanoseconds / 1e6)
        }
    }

    /// From bytes, in millions of them.
    static func memory(_ bytes: Int) -> String { String(format: "%.1f MB", Double(bytes) / 1e6) }

    static func ratio(_ ratio: Double) -> String { String(format: "%.2f", ratio) }

    /// Whole where it is.
    static func count(_ count: Double) -> String {
        count == count.rounded() ? String(format: "%.0f", count) : String(format: "%.2f", count)
    }
}
