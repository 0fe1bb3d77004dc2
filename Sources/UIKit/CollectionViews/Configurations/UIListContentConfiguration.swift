/// The content of a list's cell, header or footer: text, secondary text and an image.
///
/// Each method that makes a configuration, such as `subtitleCell()`, chooses a style. The style
/// determines fonts, colours and distances. A property that the app has set keeps its value in
/// every state.
///
/// [LIST-03] [LIST-07] The margins of cells and grouped headers are those of an iPhone. The margins
/// of the other styles, except prominent headers, were measured on a Mac.
/// UNKNOWN: the margins of prominent headers. Here they are those of cells.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
    private var style: Style
    private var appearanceState = AppearanceState.normal
    /// The margins that the app has set; nil for the margins of the style.
    private var ownMargins: NSDirectionalEdgeInsets?
    /// The value that the app has set for `prefersSideBySideTextAndSecondaryText`; nil for the
    /// value of the style.
    private var ownIsSideBySide: Bool?

    public var image: UIImage?
    public var imageProperties = ImageProperties()
    public var text: String?
    public var attributedText: NSAttributedString?
    public var textProperties: TextProperties
    public var secondaryText: String?
    public var secondaryAttributedText: NSAttributedString?
    public var secondaryTextProperties: TextProperties
    /// The axes along which the superview's layout margins replace smaller margins of the content.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
    /// The distance between the image and the texts, in points.
    public var imageToTextPadding: CGFloat
    /// The least distance between the texts if they are side by side, in points.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 8
    /// The distance between the texts if they are stacked, in points.
    public var textToSecondaryTextVerticalPadding: CGFloat
    /// The opacity of the whole content, from 0 to 1.
    public var alpha: CGFloat = 1

    public var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { ownMargins ?? style.margins }
        set { ownMargins = newValue }
    }

    /// Whether the secondary text is beside the text if there is enough space. Otherwise the
    /// secondary text is below the text.
    public var prefersSideBySideTextAndSecondaryText: Bool {
        get { ownIsSideBySide ?? style.isSideBySide }
        set { ownIsSideBySide = newValue }
    }

    /// Whether the configuration was made in one of the styles for headers.
    var isHeader: Bool { style.isHeader }

    private init(_ style: Style) {
        self.style = style
        textProperties = TextProperties(font: style.font, color: style.color)
        secondaryTextProperties = TextProperties(font: style.secondaryFont, color: .secondaryLabel)
        imageToTextPadding = style.isSidebarStyle ? 10 : 16
        textToSecondaryTextVerticalPadding = style.verticalPadding
        if style.isSidebarStyle {
            textProperties.applySidebarDefaults()
            secondaryTextProperties.applySidebarDefaults()
        }
    }

    public static func cell() -> UIListContentConfiguration { UIListContentConfiguration(.cell) }
    public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration(.cell) }
    public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration(.valueCell) }
    public static func sidebarCell() -> UIListContentConfiguration { UIListContentConfiguration(.sidebarCell) }
    public static func sidebarSubtitleCell() -> UIListContentConfiguration {
        UIListContentConfiguration(.sidebarSubtitleCell)
    }
    public static func accompaniedSidebarCell() -> UIListContentConfiguration {
        UIListContentConfiguration(.sidebarCell)
    }
    public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
        UIListContentConfiguration(.sidebarSubtitleCell)
    }
    public static func header() -> UIListContentConfiguration { UIListContentConfiguration(.header) }
    public static func footer() -> UIListContentConfiguration { UIListContentConfiguration(.footer) }
    public static func plainHeader() -> UIListContentConfiguration { UIListContentConfiguration(.plainHeader) }
    public static func plainFooter() -> UIListContentConfiguration { UIListContentConfiguration(.footer) }
    public static func groupedHeader() -> UIListContentConfiguration { UIListContentConfiguration(.header) }
    public static func groupedFooter() -> UIListContentConfiguration { UIListContentConfiguration(.footer) }
    public static func sidebarHeader() -> UIListContentConfiguration { UIListContentConfiguration(.sidebarHeader) }
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
        UIListContentConfiguration(.prominentHeader)
    }
    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
        UIListContentConfiguration(.extraProminentHeader)
    }

    /// Returns a `UIListContentView`.
    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

    /// Returns this configuration adapted to a state. The default text colours are paler in the
    /// disabled state.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        var configuration = self
        configuration.appearanceState = AppearanceState(state)
        configuration.textProperties.isDisabled = configuration.appearanceState == .disabled
        configuration.secondaryTextProperties.isDisabled = configuration.appearanceState == .disabled
        return configuration
    }
}

extension UIListContentConfiguration {
    enum Style: Hashable, Sendable {
        case cell, valueCell, sidebarCell, sidebarSubtitleCell
        case header, plainHeader, sidebarHeader, prominentHeader, extraProminentHeader, footer

        var isHeader: Bool {
            switch self {
            case .header, .plainHeader, .sidebarHeader, .prominentHeader, .extraProminentHeader: true
            case .cell, .valueCell, .sidebarCell, .sidebarSubtitleCell, .footer: false
            }
        }

        /// [LIST-03] [LIST-07] The size and weight of the text's font, the margins except the
        /// trailing one, and the vertical distance between the two texts.
        private var metrics:
            (size: CGFloat, isBold: Bool, top: CGFloat, leading: CGFloat, bottom: CGFloat, padding: CGFloat)
        {
            switch self {
            case .cell, .valueCell: (17, false, 11, 16, 11, 3)
            case .sidebarCell: (17, false, 11, 8, 11, 4)
            case .sidebarSubtitleCell: (17, false, 4, 8, 4, 0)
            case .header: (13, false, 17, 8, 6, 3)
            case .footer: (13, false, 8, 8, 6, 4)
            case .plainHeader: (17, true, 10, 8, 10, 4)
            case .sidebarHeader: (17, true, 11, 8, 11, 4)
            case .prominentHeader: (17, true, 11, 16, 11, 3)
            case .extraProminentHeader: (20, true, 11, 16, 11, 3)
            }
        }

        var font: UIFont { metrics.isBold ? .boldSystemFont(ofSize: metrics.size) : .systemFont(ofSize: metrics.size) }

        var margins: NSDirectionalEdgeInsets {
            NSDirectionalEdgeInsets(top: metrics.top, leading: metrics.leading, bottom: metrics.bottom, trailing: 8)
        }

        var verticalPadding: CGFloat { metrics.padding }

        var secondaryFont: UIFont {
            if isSidebarStyle { return UIFont.systemFont(ofSize: 13) }
            return self == .cell ? UIFont.systemFont(ofSize: 12) : font
        }

        var color: UIColor { self == .header || self == .footer ? .secondaryLabel : .label }

        var isSidebarStyle: Bool { self == .sidebarCell || self == .sidebarSubtitleCell || self == .sidebarHeader }

        var isSideBySide: Bool { self == .valueCell }
    }

    /// The properties of a text.
    public struct TextProperties: Hashable {
        public var font: UIFont
        private var ownColor: UIColor?
        private var styleColor: UIColor
        var isDisabled = false
        public var colorTransformer: UIConfigurationColorTransformer?
        public var alignment = TextAlignment.natural
        /// The greatest number of lines; zero for no limit.
        public var numberOfLines = 0
        /// Stored; has no effect, because text keeps its size.
        public var adjustsFontSizeToFitWidth = false
        /// Stored; has no effect, because text keeps its size.
        public var minimumScaleFactor: CGFloat = 0
        /// Stored; has no effect, because text keeps its size.
        public var adjustsFontForContentSizeCategory = true
        /// Stored; has no effect, because the distances between letters do not change.
        public var allowsDefaultTighteningForTruncation = false
        public var transform = TextTransform.none

        public var color: UIColor {
            get { ownColor ?? (isDisabled ? .tertiaryLabel : styleColor) }
            set { ownColor = newValue }
        }

        init(font: UIFont, color: UIColor) {
            self.font = font
            styleColor = color
        }

        /// [LIST-07] Sets the properties that the texts of sidebars have by default.
        mutating func applySidebarDefaults() {
            numberOfLines = 1
            adjustsFontSizeToFitWidth = true
            minimumScaleFactor = 0.9
            allowsDefaultTighteningForTruncation = true
        }

        public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

        public enum TextAlignment: Int, Sendable {
            case natural
            case center
            case justified
        }

        public enum TextTransform: Int, Sendable {
            case none
            case uppercase
            case lowercase
            case capitalized
        }

        func transformedText(_ text: String) -> String {
            switch transform {
            case .none: text
            case .uppercase: text.uppercased()
            case .lowercase: text.lowercased()
            case .capitalized: text.capitalized
            }
        }
    }

    /// The properties of the image.
    public struct ImageProperties: Hashable {
        /// The tint colour of the image. Nil means the tint colour of the view.
        public var tintColor: UIColor?
        public var tintColorTransformer: UIConfigurationColorTransformer?
        /// The radius of the image's corners, in points.
        public var cornerRadius: CGFloat = 0
        /// The greatest size of the image, in points; zero along an axis for no limit.
        public var maximumSize = CGSize.zero
        /// The size reserved for the image, in points. Zero along an axis means the image's own
        /// size.
        public var reservedLayoutSize = CGSize.zero

        /// A width or height in `reservedLayoutSize` that requests the standard length for symbols.
        /// It has the same effect as zero, because standard lengths are not modelled.
        public static let standardDimension = -CGFloat.greatestFiniteMagnitude

        public init() {}

        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let color = self.tintColor ?? tintColor
            return tintColorTransformer?(color) ?? color
        }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(tintColor)
            hasher.combine(tintColorTransformer)
            hasher.combine(cornerRadius)
        }
    }
}

extension UIListContentConfiguration {
    public func hash(into hasher: inout Hasher) {
        hasher.combine(style)
        hasher.combine(text)
        hasher.combine(secondaryText)
        hasher.combine(image)
    }
}

/// A set of axes: horizontal, vertical, both or none.
public struct UIAxis: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let horizontal = UIAxis(rawValue: 1 << 0)
    public static let vertical = UIAxis(rawValue: 1 << 1)
    public static let both: UIAxis = [.horizontal, .vertical]
}
