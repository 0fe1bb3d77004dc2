import UIKit

/// Writes JSON for use inside a `script` element. The character `<` is escaped, so that the JSON
/// contains no tag or comment.
enum ScriptJSON {
    static func string(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "<", "\u{2028}", "\u{2029}", "\u{0}"..."\u{1F}":
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    static func numbers(_ values: [Int]) -> String { array(values.map(String.init)) }

    static func strings(_ values: [String]) -> String { array(values.map(string)) }

    /// Returns an array. The values must already be JSON.
    static func array(_ values: [String]) -> String { "[" + values.joined(separator: ",") + "]" }

    /// Returns an object. The keys are plain text; the values must already be JSON.
    static func object(_ members: KeyValuePairs<String, String>) -> String {
        "{" + members.map { string($0.key) + ":" + $0.value }.joined(separator: ",\n") + "}"
    }

    /// Returns a number in its shortest form with at most three decimals. Numbers that are not
    /// finite become 0.
    static func number(_ value: CGFloat) -> String { value.isFinite ? value.text : "0" }

    /// Returns x, y, width and height.
    static func numbers(of rect: CGRect) -> [String] { [rect.minX, rect.minY, rect.width, rect.height].map(number) }
}
