/// Turns one colour into another, such as a paler one for a highlighted cell.
// Unchecked, because the function that it takes is not Sendable, as in UIKit.
public struct UIConfigurationColorTransformer: @unchecked Sendable {
    public let transform: (UIColor) -> UIColor
    /// Closures cannot be compared, so a transformer equals only its copies.
    private let identity = Identity()

    private final class Identity: Sendable {}

    public init(_ transform: @escaping (UIColor) -> UIColor) {
        self.transform = transform
    }

    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    /// The grey of the same luminance.
    public static let grayscale = UIConfigurationColorTransformer { color in
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return UIColor(white: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha)
    }

    /// The colour itself, because the system has no accent colour here.
    public static let preferredTint = UIConfigurationColorTransformer { $0 }

    /// UNKNOWN: UIKit's blend; here the grey of the same luminance.
    public static let monochromeTint = UIConfigurationColorTransformer { grayscale($0) }
}

extension UIConfigurationColorTransformer: Hashable {
    public static func == (a: Self, b: Self) -> Bool { a.identity === b.identity }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(identity))
    }
}
