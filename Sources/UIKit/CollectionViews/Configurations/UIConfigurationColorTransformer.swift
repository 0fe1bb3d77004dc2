/// A function that turns one colour into another, for example into a paler one for a highlighted
/// cell.
// `@unchecked`, because the stored function is not Sendable. In UIKit it is not Sendable either.
public struct UIConfigurationColorTransformer: @unchecked Sendable {
    public let transform: (UIColor) -> UIColor
    /// An object that is the same in all copies of a transformer. Transformers are compared by this
    /// object, because functions cannot be compared.
    private let identity = Identity()

    private final class Identity: Sendable {}

    public init(_ transform: @escaping (UIColor) -> UIColor) {
        self.transform = transform
    }

    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    /// A transformer that returns the grey of the same luminance.
    public static let grayscale = UIConfigurationColorTransformer { color in
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return UIColor(white: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha)
    }

    /// A transformer that returns its input, because there is no accent colour here.
    public static let preferredTint = UIConfigurationColorTransformer { $0 }

    /// A transformer that returns the grey of the same luminance. UNKNOWN: how UIKit blends the
    /// grey with the tint colour. Here the tint colour has no effect.
    public static let monochromeTint = UIConfigurationColorTransformer { grayscale($0) }
}

extension UIConfigurationColorTransformer: Hashable {
    public static func == (a: Self, b: Self) -> Bool { a.identity === b.identity }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(identity))
    }
}
