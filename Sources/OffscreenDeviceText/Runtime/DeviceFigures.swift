import UIKit

/// Figures and names as a device trace writes them: rounded to a hundredth of a point, in the shortest form.
enum DeviceFigures {
    /// What the head of a trace says of its figures.
    static let rule = "figures are rounded to 0.01; a question that is asked again in one step is written once"

    static func text(_ value: CGFloat) -> String {
        guard value.isFinite, abs(value) < 1e12 else { return "\(Double(value))" }
        let rounded = (Double(value) * 100).rounded() / 100
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }

    static func text(_ point: CGPoint) -> String { "(\(text(point.x)),\(text(point.y)))" }

    static func text(_ size: CGSize) -> String { "\(text(size.width))x\(text(size.height))" }

    static func text(_ rect: CGRect) -> String { "[\(text(rect.minX)),\(text(rect.minY)) \(text(rect.size))]" }

    /// Section and item, as "0-3".
    static func text(_ path: IndexPath) -> String { path.map { "\($0)" }.joined(separator: "-") }

    /// In order, because UIKit promises none.
    static func text(_ paths: [IndexPath]) -> String {
        paths.isEmpty ? "none" : paths.sorted().map { text($0) }.joined(separator: " ")
    }
}
