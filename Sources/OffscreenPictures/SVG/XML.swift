import UIKit

/// Writes XML: elements with their attributes in the given order, and text in which characters that
/// XML does not allow are replaced.
enum XML {
    /// Returns text that is escaped for use between tags or quotes.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\t", "\n", "\r": result.unicodeScalars.append(scalar)
            // XML 1.0 allows no other character below U+0020, and neither U+FFFE nor U+FFFF.
            case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// Returns an element. Attributes that are nil are left out.
    static func element(_ name: String, _ attributes: KeyValuePairs<String, Value?>..., content: String = "") -> String
    {
        var text = "<" + name
        for case (let key, let value?) in attributes.joined() { text += " \(key)=\"\(escaped(value.text))\"" }
        return text + (content.isEmpty ? "/>" : ">\(content)</\(name)>")
    }

    static func text(_ text: String, _ attributes: KeyValuePairs<String, Value?>) -> String {
        element("text", attributes, content: escaped(text))
    }

    /// Returns the element with the text that a viewer shows under the pointer.
    static func title(_ text: String) -> String { element("title", content: escaped(text)) }

    /// The value of an attribute: a text, or a number in its shortest form.
    struct Value: ExpressibleByStringLiteral, ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral,
        ExpressibleByFloatLiteral
    {
        let text: String

        init(_ text: String) { self.text = text }
        init(_ number: CGFloat) { text = number.text }
        /// Returns an opacity; nil if it is 1, which needs no attribute.
        static func opacity(_ value: CGFloat) -> Value? { value == 1 ? nil : Value(value) }

        /// Returns the radius of a rectangle's corners; nil if they are not rounded.
        static func radius(_ value: CGFloat) -> Value? { value > 0 ? Value(value) : nil }

        init(stringLiteral value: String) { text = value }
        init(integerLiteral value: Int) { text = "\(value)" }
        init(floatLiteral value: Double) { text = CGFloat(value).text }
    }
}
