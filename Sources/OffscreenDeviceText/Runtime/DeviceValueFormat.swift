import UIKit

/// Numbers, sizes and index paths in the form that a device trace uses. Numbers with an absolute
/// value below 1e12 are rounded to a hundredth, and written in the shortest form.
enum DeviceValueFormat {
    /// The line at the beginning of a trace that explains how numbers are rounded, and that
    /// repeated questions are left out.
    static let explanation = "figures are rounded to 0.01; a question that is asked again in one step is written once"

    static func text(_ value: CGFloat) -> String {
        guard value.isFinite, abs(value) < 1e12 else { return "\(Double(value))" }
        let rounded = (Double(value) * 100).rounded() / 100
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }

    static func text(_ point: CGPoint) -> String { "(\(text(point.x)),\(text(point.y)))" }

    static func text(_ size: CGSize) -> String { "\(text(size.width))x\(text(size.height))" }

    static func text(_ rect: CGRect) -> String { "[\(text(rect.minX)),\(text(rect.minY)) \(text(rect.size))]" }

    /// Returns the section and the item, such as "0-3".
    static func text(_ path: IndexPath) -> String { path.map { "\($0)" }.joined(separator: "-") }

    /// Returns the index paths, or "none". They are sorted, because UIKit does not promise an
    /// order.
    static func text(_ paths: [IndexPath]) -> String {
        paths.isEmpty ? "none" : paths.sorted().map { text($0) }.joined(separator: " ")
    }
}
