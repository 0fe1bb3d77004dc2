internal import Foundation

/// A log message with interpolated values, such as `"\(count) cells, \(name, privacy: .public)"`.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
    let text: String

    public init(stringLiteral value: String) {
        text = value
    }

    public init(stringInterpolation: OSLogInterpolation) {
        text = stringInterpolation.text
    }
}

/// The privacy of a value in a log. Has no effect: all values are written.
public struct OSLogPrivacy: Sendable {
    public enum Mask: Sendable {
        case hash
        case none
    }

    public static var auto: OSLogPrivacy { OSLogPrivacy() }
    public static var `public`: OSLogPrivacy { OSLogPrivacy() }
    public static var `private`: OSLogPrivacy { OSLogPrivacy() }
    public static var sensitive: OSLogPrivacy { OSLogPrivacy() }
    public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
    public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// The width to which a value is padded with spaces, and whether the value is aligned to the left
/// or to the right.
public struct OSLogStringAlignment: Sendable {
    private var columns = 0
    private var isLeft = false

    public static var none: OSLogStringAlignment { OSLogStringAlignment() }

    public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns(), isLeft: true)
    }

    public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns())
    }

    func aligned(_ text: String) -> String {
        let space = String(repeating: " ", count: max(0, columns - text.count))
        return isLeft ? text + space : space + text
    }
}

/// The form in which an integer is written.
public struct OSLogIntegerFormatting: Sendable {
    private var radix = 10
    private var hasSign = false
    private var prefix = ""
    private var isUppercase = false
    private var minDigits = 0

    public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting() }

    public static func decimal(explicitPositiveSign: Bool = false) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(hasSign: explicitPositiveSign)
    }

    public static func decimal(explicitPositiveSign: Bool = false, minDigits: @autoclosure () -> Int)
        -> OSLogIntegerFormatting
    {
        OSLogIntegerFormatting(hasSign: explicitPositiveSign, minDigits: minDigits())
    }

    public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 16) }

    public static func hex(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            radix: 16, hasSign: explicitPositiveSign, prefix: includePrefix ? "0x" : "", isUppercase: uppercase)
    }

    public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 8) }

    func text(of number: some FixedWidthInteger) -> String {
        let digits = String(number.magnitude, radix: radix, uppercase: isUppercase)
        let zeros = String(repeating: "0", count: max(0, minDigits - digits.count))
        let sign = if number < 0 { "-" } else if hasSign { "+" } else { "" }
        return sign + prefix + zeros + digits
    }
}

/// The form in which a floating-point number is written.
public struct OSLogFloatFormatting: Sendable {
    private let conversion: String
    private var precision: Int?

    public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting(conversion: "f") }

    /// Returns a format with `precision` decimals. Approximated: `explicitPositiveSign` and
    /// `uppercase` have no effect.
    public static func fixed(
        precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting(conversion: "f", precision: precision())
    }

    public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting(conversion: "e") }
    public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting(conversion: "g") }
    public static var hex: OSLogFloatFormatting { OSLogFloatFormatting(conversion: "a") }

    func text(of number: Double) -> String {
        String(format: "%" + (precision.map { ".\(max(0, $0))" } ?? "") + conversion, number)
    }
}

public struct OSLogInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {
        text.reserveCapacity(literalCapacity)
    }

    public mutating func appendLiteral(_ literal: String) { text += literal }

    public mutating func appendInterpolation(
        _ number: @autoclosure () -> some FixedWidthInteger, format: OSLogIntegerFormatting = .decimal,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) {
        text += align.aligned(format.text(of: number()))
    }

    public mutating func appendInterpolation(
        _ number: @autoclosure () -> some BinaryFloatingPoint, format: OSLogFloatFormatting = .fixed,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) {
        text += align.aligned(format.text(of: Double(number())))
    }

    public mutating func appendInterpolation(
        _ boolean: @autoclosure () -> Bool, format: OSLogBoolFormat = .truth, privacy: OSLogPrivacy = .auto
    ) {
        let value = boolean()
        switch format {
        case .truth: text += "\(value)"
        case .answer: text += value ? "YES" : "NO"
        }
    }

    @_disfavoredOverload
    public mutating func appendInterpolation(
        _ value: @autoclosure () -> some Any, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto,
        attributes: String = ""
    ) {
        text += align.aligned("\(value())")
    }
}

/// The words for a Boolean: `true` and `false` (`truth`), or `YES` and `NO` (`answer`).
public enum OSLogBoolFormat: Sendable {
    case truth
    case answer
}
