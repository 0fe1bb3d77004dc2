/// A font with a name and a size in points. Glyphs are not modelled: `FontMetrics` has the widths
/// of characters.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
    public let fontName: String
    public let pointSize: CGFloat
    final let metrics: FontMetrics
    /// The name as recordings store it; empty for the regular system font.
    @MainActor final lazy var internedName: InternedString =
        fontName == UIFont.regularSystemFontName ? .none : InternedString(fontName)
    static let regularSystemFontName = ".SFUI-Regular"

    init(fontName: String, pointSize: CGFloat) {
        self.fontName = fontName
        self.pointSize = pointSize
        metrics = FontMetrics(fontName: fontName, pointSize: pointSize)
    }

    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        self.init(fontName: fontName, pointSize: fontSize)
    }

    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        self.init(fontName: descriptor.postscriptName, pointSize: pointSize > 0 ? pointSize : descriptor.pointSize)
    }

    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .regular)
    }

    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .semibold)
    }

    open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(fontName: ".SFUI-RegularItalic", pointSize: fontSize)
    }

    open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(fontName: ".SFUI-" + weight.name, pointSize: fontSize)
    }

    open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(fontName: ".SFUIMono-" + weight.name, pointSize: fontSize)
    }

    open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        systemFont(ofSize: fontSize, weight: weight)
    }

    /// Returns the font of a text style in the content size category `large`, which is the category
    /// of every stage.
    open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// Returns the font of a text style in the content size category of given traits. If the traits
    /// specify none, the category is `large`. [TEXT-04]
    open class func preferredFont(forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?)
        -> UIFont
    {
        let category = traitCollection?.preferredContentSizeCategory ?? .unspecified
        return systemFont(
            ofSize: TextStyleTable.pointSize(of: style, in: category), weight: style == .headline ? .semibold : .regular
        )
    }

    open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(fontName: fontName, pointSize: fontSize) }

    open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(name: fontName, size: pointSize) }
    open var familyName: String { fontName }
    open var ascender: CGFloat { metrics.ascender }
    open var descender: CGFloat { -metrics.descender }
    open var capHeight: CGFloat { pointSize * 1443 / 2048 }
    open var xHeight: CGFloat { pointSize * 0.53 }
    open var leading: CGFloat { 0 }
    /// The height of a line. [TEXT-01] In the system font, 1.193359375 times the point size.
    open var lineHeight: CGFloat { metrics.lineHeight }

    /// [TEXT-08] The font of text views by default, and of measured text without a font.
    static var ofTextWithoutFont: UIFont { UIFont(fontName: "Helvetica", pointSize: 12) }

    nonisolated public class var labelFontSize: CGFloat { 17 }
    nonisolated public class var systemFontSize: CGFloat { 14 }
    nonisolated public class var smallSystemFontSize: CGFloat { 12 }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return fontName == other.fontName && pointSize == other.pointSize
    }

    open override var hash: Int { fontName.hashValue ^ pointSize.hashValue }

    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        public static let ultraLight = Weight(rawValue: -0.8)
        public static let thin = Weight(rawValue: -0.6)
        public static let light = Weight(rawValue: -0.4)
        public static let regular = Weight(rawValue: 0)
        public static let medium = Weight(rawValue: 0.23)
        public static let semibold = Weight(rawValue: 0.3)
        public static let bold = Weight(rawValue: 0.4)
        public static let heavy = Weight(rawValue: 0.56)
        public static let black = Weight(rawValue: 0.62)

        var name: String { Weight.names[self] ?? "Regular" }
        private static let names: [Weight: String] = [
            .ultraLight: "Ultralight", .thin: "Thin", .light: "Light", .medium: "Medium", .semibold: "Semibold",
            .bold: "Bold",
            .heavy: "Heavy", .black: "Black",
        ]
    }

    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
    }
}

/// The name and the size of a font.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
    public let postscriptName: String
    public let pointSize: CGFloat

    public init(name: String, size: CGFloat) {
        postscriptName = name
        pointSize = size
    }

    /// Returns the descriptor of the font of a text style in the content size category of given traits.
    open class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection? = nil
    ) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
    }

    public struct SymbolicTraits: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        public static let traitItalic = bit(0)
        public static let traitBold = bit(1)
        public static let traitExpanded = bit(5)
        public static let traitCondensed = bit(6)
        public static let traitMonoSpace = bit(10)
    }

    /// Returns a descriptor with "-Bold" and "-Italic" appended to the font's name if
    /// `symbolicTraits` contains these traits. Other traits are not modelled.
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        var name = postscriptName
        if symbolicTraits.contains(.traitBold) { name += "-Bold" }
        if symbolicTraits.contains(.traitItalic) { name += "-Italic" }
        return UIFontDescriptor(name: name, size: pointSize)
    }
}
