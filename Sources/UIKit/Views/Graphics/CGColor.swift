#if !canImport(Darwin)

    /// A color of a layer: red, green, blue and alpha, or white and alpha, or the alpha of a
    /// pattern. Each number is normally between 0 and 1. Other values are not clamped.
    ///
    /// Foundation on Linux has no such type. Color spaces other than gray are not modelled: their
    /// components are taken as sRGB.
    public final class CGColor: Hashable, Sendable {
        public let components: [CGFloat]?

        public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
            components = [red, green, blue, alpha]
        }

        public init(gray: CGFloat, alpha: CGFloat) { components = [gray, alpha] }

        fileprivate init(components: [CGFloat]) { self.components = components }

        public var alpha: CGFloat { components!.last! }
        public var numberOfComponents: Int { components!.count }

        public func copy(alpha: CGFloat) -> CGColor? {
            components.map { CGColor(components: $0.dropLast() + [alpha]) }
        }

        public static func == (a: CGColor, b: CGColor) -> Bool { a.components == b.components }

        public func hash(into hasher: inout Hasher) { hasher.combine(components) }
    }

#endif

extension CGColor {
    /// Returns the color of a pattern without pixels. On Linux, its only component is its alpha.
    static func pattern(alpha: CGFloat) -> CGColor {
        #if canImport(Darwin)
            CGColor(gray: 0, alpha: alpha)
        #else
            CGColor(components: [alpha])
        #endif
    }
}
