/// Geometry as text, in UIKit's form: `{{x, y}, {width, height}}`. Text that cannot be read gives zero.
extension NSCoder {
    public static func string(for point: CGPoint) -> String { braced([point.x, point.y]) }

    public static func string(for size: CGSize) -> String { braced([size.width, size.height]) }

    public static func string(for rect: CGRect) -> String { "{\(string(for: rect.origin)), \(string(for: rect.size))}" }

    public static func string(for vector: CGVector) -> String { braced([vector.dx, vector.dy]) }

    public static func string(for transform: CGAffineTransform) -> String {
        "[\(list([transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]))]"
    }

    public static func string(for insets: UIEdgeInsets) -> String { braced([insets.top, insets.left, insets.bottom, insets.right]) }

    public static func string(for insets: NSDirectionalEdgeInsets) -> String {
        braced([insets.top, insets.leading, insets.bottom, insets.trailing])
    }

    public static func string(for offset: UIOffset) -> String { braced([offset.horizontal, offset.vertical]) }

    public static func cgPoint(for string: String) -> CGPoint {
        numbers(2, in: string).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
    }

    public static func cgSize(for string: String) -> CGSize {
        numbers(2, in: string).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
    }

    public static func cgRect(for string: String) -> CGRect {
        numbers(4, in: string).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
    }

    public static func cgVector(for string: String) -> CGVector {
        numbers(2, in: string).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
    }

    public static func cgAffineTransform(for string: String) -> CGAffineTransform {
        numbers(6, in: string).map { CGAffineTransform($0[0], $0[1], $0[2], $0[3], $0[4], $0[5]) } ?? .identity
    }

    public static func uiEdgeInsets(for string: String) -> UIEdgeInsets {
        numbers(4, in: string).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) } ?? .zero
    }

    public static func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
        numbers(4, in: string).map { NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3]) } ?? .zero
    }

    public static func uiOffset(for string: String) -> UIOffset {
        numbers(2, in: string).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
    }

    private static func braced(_ values: [CGFloat]) -> String { "{\(list(values))}" }

    private static func list(_ values: [CGFloat]) -> String {
        values.map { String(format: "%.17g", Double($0)) }.joined(separator: ", ")
    }

    private static func numbers(_ count: Int, in string: String) -> [CGFloat]? {
        let values = string.split(whereSeparator: { "{}[], ".contains($0) }).compactMap { Double($0) }
        return values.count == count ? values.map { CGFloat($0) } : nil
    }
}

/// Foundation encodes points, sizes and rectangles itself, also as text.
extension NSCoder {
    public func encode(_ insets: UIEdgeInsets, forKey key: String) { encode(NSCoder.string(for: insets) as Any, forKey: key) }
    public func encode(_ transform: CGAffineTransform, forKey key: String) { encode(NSCoder.string(for: transform) as Any, forKey: key) }

    public func decodeCGPoint(forKey key: String) -> CGPoint { NSCoder.cgPoint(for: text(key)) }
    public func decodeCGSize(forKey key: String) -> CGSize { NSCoder.cgSize(for: text(key)) }
    public func decodeCGRect(forKey key: String) -> CGRect { NSCoder.cgRect(for: text(key)) }
    public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets { NSCoder.uiEdgeInsets(for: text(key)) }
    public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform { NSCoder.cgAffineTransform(for: text(key)) }

    private func text(_ key: String) -> String {
        guard containsValue(forKey: key), let text = decodeObject(of: NSString.self, forKey: key) else { return "" }
        return String(describing: text)
    }
}
