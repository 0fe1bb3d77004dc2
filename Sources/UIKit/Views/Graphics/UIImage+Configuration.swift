extension UIImage {
    /// Values by which a variant of an image is chosen.
    open class Configuration: NSObject, NSCopying, @unchecked Sendable {
        public override init() {}

        open func copy(with zone: NSZone? = nil) -> Any { self }

        /// Returns a configuration with the values of both. Those of `otherConfiguration` come
        /// first.
        open func applying(_ otherConfiguration: Configuration?) -> Self { self }
    }

    public enum SymbolScale: Int, Sendable { case `default` = -1, unspecified, small, medium, large }

    public enum SymbolWeight: Int, Sendable {
        case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

        /// The weight of a font that fits the symbol; `regular` if the weight is unspecified.
        public func fontWeight() -> UIFont.Weight {
            switch self {
            case .unspecified, .regular: .regular
            case .ultraLight: .ultraLight
            case .thin: .thin
            case .light: .light
            case .medium: .medium
            case .semibold: .semibold
            case .bold: .bold
            case .heavy: .heavy
            case .black: .black
            }
        }
    }

    /// The size, weight, scale and colors of a symbol. Approximated: only the point size has an
    /// effect, which is that of the font for a font or text style. [VIEW-37]
    open class SymbolConfiguration: Configuration, @unchecked Sendable {
        /// The values that were specified.
        struct Values: Hashable {
            var pointSize: CGFloat?
            var weight = SymbolWeight.unspecified
            var scale = SymbolScale.unspecified
            var textStyle: UIFont.TextStyle?
            var colors: [UIColor] = []
            var prefersMulticolor = false
        }

        let values: Values

        init(_ values: Values) { self.values = values }

        public convenience init(pointSize: CGFloat) { self.init(Values(pointSize: pointSize)) }

        public convenience init(weight: SymbolWeight) { self.init(Values(weight: weight)) }

        public convenience init(scale: SymbolScale) { self.init(Values(scale: scale)) }

        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(Values(pointSize: pointSize, weight: weight))
        }

        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(Values(pointSize: pointSize, weight: weight, scale: scale))
        }

        public convenience init(textStyle: UIFont.TextStyle) { self.init(Values(textStyle: textStyle)) }

        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(Values(scale: scale, textStyle: textStyle))
        }

        public convenience init(font: UIFont) { self.init(Values(pointSize: font.pointSize)) }

        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init(Values(pointSize: font.pointSize, scale: scale))
        }

        public convenience init(hierarchicalColor: UIColor) { self.init(Values(colors: [hierarchicalColor])) }

        public convenience init(paletteColors: [UIColor]) { self.init(Values(colors: paletteColors)) }

        open class func preferringMulticolor() -> SymbolConfiguration {
            SymbolConfiguration(Values(prefersMulticolor: true))
        }

        open class func preferringMonochrome() -> SymbolConfiguration { SymbolConfiguration(Values()) }

        open class var unspecified: SymbolConfiguration { SymbolConfiguration(Values()) }

        /// Returns a configuration with the values that `otherConfiguration` specifies, and
        /// otherwise those of this one.
        open func applying(_ otherConfiguration: SymbolConfiguration?) -> SymbolConfiguration {
            guard let other = otherConfiguration?.values else { return self }
            var merged = values
            if other.pointSize != nil || other.textStyle != nil {
                (merged.pointSize, merged.textStyle) = (other.pointSize, other.textStyle)
            }
            if other.weight != .unspecified { merged.weight = other.weight }
            if other.scale != .unspecified { merged.scale = other.scale }
            if !other.colors.isEmpty { merged.colors = other.colors }
            if other.prefersMulticolor { merged.prefersMulticolor = true }
            return SymbolConfiguration(merged)
        }

        /// The point size of the symbol; nil if none was specified.
        var pointSize: CGFloat? {
            values.pointSize ?? values.textStyle.map { UIFont.preferredFont(forTextStyle: $0).pointSize }
        }

        open override func isEqual(_ object: Any?) -> Bool { (object as? SymbolConfiguration)?.values == values }

        open override var hash: Int { values.hashValue }
    }

    /// Creates an image that has the name of a symbol, with the size that the configuration gives
    /// it. Approximated: every name is accepted, and nothing is drawn. [VIEW-37]
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        let symbol = configuration as? SymbolConfiguration
        self.init(
            imageName: name, size: UIImage.symbolSize(symbol), scale: 1, isSymbol: true, symbolConfiguration: symbol)
    }

    /// Creates an image as `init(systemName:)` does. Approximated: the traits have no effect.
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(systemName: name)
    }

    /// Creates an image as `init(named:)` does. Approximated: the bundle and the configuration have
    /// no effect.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        self.init(named: name)
    }

    /// The size of a symbol, in points. UNKNOWN: the size of each symbol. Here all are squares, 20
    /// points wide at the size of the body font.
    private static func symbolSize(_ configuration: SymbolConfiguration?) -> CGSize {
        // [VIEW-37] The size of a symbol is proportional to its point size.
        let side = 20 * (configuration?.pointSize ?? 17) / 17
        return CGSize(width: side, height: side)
    }

    public var isSymbolImage: Bool { isSymbol }

    public var symbolConfiguration: SymbolConfiguration? { storedSymbolConfiguration }

    public var configuration: Configuration? { storedSymbolConfiguration }

    /// Returns a symbol with a configuration that has the values of both. Any other image returns
    /// nil.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        guard isSymbol, let imageName else { return nil }
        return UIImage(
            systemName: imageName,
            withConfiguration: storedSymbolConfiguration?.applying(configuration) ?? configuration)
    }

    /// Returns a symbol without a point size of its own in the size of a preferred configuration,
    /// and any other image as it is. UNKNOWN: which other values of both configurations come first.
    func preferring(_ configuration: SymbolConfiguration?) -> UIImage {
        guard let configuration, isSymbol, storedSymbolConfiguration?.pointSize == nil else { return self }
        return applyingSymbolConfiguration(configuration) ?? self
    }

    /// Returns a symbol with the configuration. Any other image returns itself.
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        guard isSymbol, let imageName else { return self }
        return UIImage(systemName: imageName, withConfiguration: configuration) ?? self
    }
}
