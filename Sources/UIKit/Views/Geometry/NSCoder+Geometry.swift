/// Converts geometry to text in UIKit's form, such as `{{x, y}, {width, height}}`, and back. Text
/// that cannot be parsed gives zero, or the identity transform.
extension NSCoder {
    public static func string(for point: CGPoint) -> String { bracedNumbers(of: point) }
    public static func string(for size: CGSize) -> String { bracedNumbers(of: size) }
    public static func string(for rect: CGRect) -> String { "{\(string(for: rect.origin)), \(string(for: rect.size))}" }
    public static func string(for vector: CGVector) -> String { bracedNumbers(of: vector) }
    public static func string(for transform: CGAffineTransform) -> String {
        "[\(commaSeparatedNumbers(of: transform))]"
    }
    public static func string(for insets: UIEdgeInsets) -> String { bracedNumbers(of: insets) }
    public static func string(for insets: NSDirectionalEdgeInsets) -> String { bracedNumbers(of: insets) }
    public static func string(for offset: UIOffset) -> String { bracedNumbers(of: offset) }

    public static func cgPoint(for string: String) -> CGPoint { value(in: string) ?? .zero }
    public static func cgSize(for string: String) -> CGSize { value(in: string) ?? .zero }
    public static func cgRect(for string: String) -> CGRect { value(in: string) ?? .zero }
    public static func cgVector(for string: String) -> CGVector { value(in: string) ?? .zero }
    public static func cgAffineTransform(for string: String) -> CGAffineTransform { value(in: string) ?? .identity }
    public static func uiEdgeInsets(for string: String) -> UIEdgeInsets { value(in: string) ?? .zero }
    public static func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
        value(in: string) ?? .zero
    }
    public static func uiOffset(for string: String) -> UIOffset { value(in: string) ?? .zero }

    private static func bracedNumbers(of value: some Any) -> String { "{\(commaSeparatedNumbers(of: value))}" }

    private static func commaSeparatedNumbers(of value: some Any) -> String {
        [CGFloat](of: value).map { String(format: "%.17g", Double($0)) }.joined(separator: ", ")
    }

    private static func value<Value>(in string: String) -> Value? {
        string.split { "{}[], ".contains($0) }.compactMap { Double($0) }.map { CGFloat($0) }.structure()
    }
}

/// Encodes geometry as text in archives, and decodes it. Points, sizes and rectangles are encoded
/// by Foundation's own methods.
extension NSCoder {
    public func encode(_ insets: UIEdgeInsets, forKey key: String) {
        encode(NSCoder.string(for: insets) as Any, forKey: key)
    }
    public func encode(_ transform: CGAffineTransform, forKey key: String) {
        encode(NSCoder.string(for: transform) as Any, forKey: key)
    }

    public func decodeCGPoint(forKey key: String) -> CGPoint { NSCoder.cgPoint(for: text(forKey: key)) }
    public func decodeCGSize(forKey key: String) -> CGSize { NSCoder.cgSize(for: text(forKey: key)) }
    public func decodeCGRect(forKey key: String) -> CGRect { NSCoder.cgRect(for: text(forKey: key)) }
    public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets { NSCoder.uiEdgeInsets(for: text(forKey: key)) }
    public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
        NSCoder.cgAffineTransform(for: text(forKey: key))
    }

    private func text(forKey key: String) -> String {
        guard containsValue(forKey: key), let text = decodeObject(of: NSString.self, forKey: key) else { return "" }
        return String(describing: text)
    }
}
