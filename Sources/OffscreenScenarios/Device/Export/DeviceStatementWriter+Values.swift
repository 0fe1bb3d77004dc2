import UIKit

/// Values as Swift expressions.
extension DeviceStatementWriter {
    func numberText(_ value: CGFloat) -> String {
        value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(Double(value))"
    }

    func literal(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n") + "\""
    }

    func literal(_ path: IndexPath) -> String { "[\(path.section), \(path.item)]" }

    func expression(for point: CGPoint) -> String { "CGPoint(x: \(numberText(point.x)), y: \(numberText(point.y)))" }

    func argumentText(for size: CGSize) -> String {
        "width: \(numberText(size.width)), height: \(numberText(size.height))"
    }

    func expression(for size: CGSize) -> String { "CGSize(\(argumentText(for: size)))" }

    func expression(for rect: CGRect) -> String {
        """
        CGRect(x: \(numberText(rect.minX)), y: \(numberText(rect.minY)), width: \(numberText(rect.width)), \
        height: \(numberText(rect.height)))
        """
    }

    private func expression(for insets: UIEdgeInsets) -> String {
        """
        UIEdgeInsets(top: \(numberText(insets.top)), left: \(numberText(insets.left)), bottom: \
        \(numberText(insets.bottom)), right: \(numberText(insets.right)))
        """
    }

    /// Returns a call of `LayoutChoice.init` with the kind and each option that differs from its
    /// default, in the order of the properties.
    func expression(for choice: LayoutChoice) -> String {
        let words = zip(Mirror(reflecting: choice).children, Mirror(reflecting: LayoutChoice()).children).compactMap {
            chosen, plain in
            let (value, other) = (expression(forAny: chosen.value), expression(forAny: plain.value))
            return value == other && chosen.label != "kind" ? nil : value.map { "\(chosen.label!): \($0)" }
        }
        return "LayoutChoice(\(words.joined(separator: ", ")))"
    }

    /// Returns a value as a literal; nil for an optional without a value.
    private func expression(forAny value: Any) -> String? {
        let mirror = Mirror(reflecting: value)
        return switch value {
        case let value as CGFloat: numberText(value)
        case let value as CGSize: expression(for: value)
        case let value as UIEdgeInsets: expression(for: value)
        case let value as String: literal(value)
        case let value as any CustomStringConvertible where value is Int || value is Bool: value.description
        case let values as [CGSize]: "[\(values.map { expression(for: $0) }.joined(separator: ", "))]"
        case let values as [CGFloat]: "[\(values.map { numberText($0) }.joined(separator: ", "))]"
        default:
            mirror.displayStyle == .optional
                ? mirror.children.first.flatMap { expression(forAny: $0.value) } : ".\(value)"
        }
    }
}
