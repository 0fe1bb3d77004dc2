#if !canImport(Darwin)

    /// A colour of a layer: red, green, blue and alpha between 0 and 1.
    ///
    /// Foundation on Linux has none. Colour spaces are not modelled: all components are sRGB.
    public final class CGColor: Hashable, Sendable {
        public let components: [CGFloat]?

        public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
            components = [red, green, blue, alpha]
        }

        public var alpha: CGFloat { components![3] }
        public var numberOfComponents: Int { 4 }

        public func copy(alpha: CGFloat) -> CGColor? {
            components.map { CGColor(red: $0[0], green: $0[1], blue: $0[2], alpha: alpha) }
        }

        public static func == (a: CGColor, b: CGColor) -> Bool { a.components == b.components }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(components)
        }
    }

#endif
