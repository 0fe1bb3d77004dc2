extension UIButton {
    /// The contents, insets and colors of a button. [VIEW-38]
    public struct Configuration: Hashable {
        public enum Size: Int, Sendable { case medium, small, mini, large }

        public enum CornerStyle: Int, Sendable { case fixed = -1, dynamic, small, medium, large, capsule }

        public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }

        public enum MacIdiomStyle: Int, Sendable { case automatic, bordered, borderless, borderlessTinted }

        public enum Indicator: Int, Sendable { case automatic, none, popup }

        /// The look with which a configuration begins.
        enum Style: Hashable, Sendable { case plain, gray, tinted, filled }

        let style: Style

        public var title: String?
        /// The title with attributes, which takes precedence over `title`.
        public var attributedTitle: AttributedString?
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// A mode that truncates the title keeps it in one line. Other modes break it between
        /// words.
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        public var subtitle: String?
        /// The subtitle with attributes, which takes precedence over `subtitle`.
        public var attributedSubtitle: AttributedString?
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
        public var titleAlignment = TitleAlignment.automatic
        /// The distance between title and subtitle, in points.
        public var titlePadding: CGFloat = 1

        public var image: UIImage?
        /// Stored; pictures show no images.
        public var imageColorTransformer: UIConfigurationColorTransformer?
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// The edge of the button at which the image is, beside, above or below the texts.
        public var imagePlacement: NSDirectionalRectEdge = .leading
        /// The distance between the image and the texts, in points.
        public var imagePadding: CGFloat = 0
        /// The least length that the image takes, in points, along the axis of `imagePlacement`. A
        /// smaller image is in the middle of that length.
        public var imageReservation: CGFloat = 0

        public var contentInsets = Configuration.defaultContentInsets
        /// Stored; has no effect. UNKNOWN: the insets and fonts of the sizes other than `medium`.
        /// Here all sizes have those of `medium`.
        public var buttonSize = Size.medium
        /// The shape of the corners. UNKNOWN: the radius of the styles other than `fixed` and
        /// `capsule`. Here they have the radius of `background`.
        public var cornerStyle = CornerStyle.dynamic
        public var background = Configuration.defaultBackground
        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?
        /// Whether the look changes with the selection. Stored; has no effect. UNKNOWN: the look of
        /// a selected button.
        public var automaticallyUpdateForSelection = true
        /// Whether an indicator is shown in place of the image. Not modelled: the image is shown.
        public var showsActivityIndicator = false
        /// Stored; has no effect, because no indicator is shown.
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
        /// Stored; has no effect, because no indicator is shown.
        public var indicator = Indicator.automatic
        /// Stored; has no effect, because no indicator is shown.
        public var indicatorColorTransformer: UIConfigurationColorTransformer?
        /// Stored; has no effect.
        public var macIdiomStyle = MacIdiomStyle.automatic

        private init(_ style: Style) { self.style = style }

        // [VIEW-38] The insets and the radius of the corners of a new configuration.
        private static let defaultContentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        private static var defaultBackground: UIBackgroundConfiguration {
            var background = UIBackgroundConfiguration.clear()
            background.cornerRadius = 17
            return background
        }

        public static func plain() -> Configuration { Configuration(.plain) }
        public static func gray() -> Configuration { Configuration(.gray) }
        public static func tinted() -> Configuration { Configuration(.tinted) }
        // [VIEW-38] A filled configuration does not change with the selection.
        public static func filled() -> Configuration {
            var configuration = Configuration(.filled)
            configuration.automaticallyUpdateForSelection = false
            return configuration
        }
        public static func borderless() -> Configuration { plain() }
        public static func bordered() -> Configuration { gray() }
        public static func borderedTinted() -> Configuration { tinted() }
        public static func borderedProminent() -> Configuration { filled() }

        /// Sets the insets of a new configuration.
        public mutating func setDefaultContentInsets() { contentInsets = Configuration.defaultContentInsets }

        /// Returns this configuration. UNKNOWN: what the state of the button changes.
        public func updated(for button: UIButton) -> Configuration { self }

        public func hash(into hasher: inout Hasher) {
            hasher.combine(style)
            hasher.combine(title)
            hasher.combine(subtitle)
            hasher.combine(contentInsets.leading)
        }
    }
}

/// A function that turns the attributes of a text into others, for example into those of another
/// font.
// `@unchecked`, because the stored function is not Sendable. In UIKit it is not Sendable either.
public struct UIConfigurationTextAttributesTransformer: @unchecked Sendable {
    public let transform: (AttributeContainer) -> AttributeContainer
    /// An object that is the same in all copies of a transformer, by which transformers are
    /// compared.
    private let identity = Identity()

    private final class Identity: Sendable {}

    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }

    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

extension UIConfigurationTextAttributesTransformer: Hashable {
    public static func == (a: Self, b: Self) -> Bool { a.identity === b.identity }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(identity))
    }
}

extension UIButton.Configuration {
    /// The text of the title, with a font for every part; nil if there is no title.
    ///
    /// - Parameter plain: the text if the configuration has no title.
    func titleText(or plain: String?) -> NSAttributedString? {
        text(attributedTitle, or: title ?? plain, transformer: titleTextAttributesTransformer)
    }

    /// The text of the subtitle, with a font for every part; nil if there is no subtitle.
    ///
    /// UNKNOWN: the font of a subtitle. Here it is that of a title.
    var subtitleText: NSAttributedString? {
        text(attributedSubtitle, or: subtitle, transformer: subtitleTextAttributesTransformer)
    }

    private func text(
        _ attributed: AttributedString?, or plain: String?, transformer: UIConfigurationTextAttributesTransformer?
    ) -> NSAttributedString? {
        guard var text = attributed ?? plain.map({ AttributedString($0) }) else { return nil }
        for run in text.runs {
            var attributes = run.attributes
            // [VIEW-38] The font of a title is that of the text style body.
            if attributes.font == nil { attributes.font = UIFont.preferredFont(forTextStyle: .body) }
            text[run.range].setAttributes(transformer?(attributes) ?? attributes)
        }
        return NSAttributedString(text)
    }

    /// The color of the texts.
    func foregroundColor(for tintColor: UIColor) -> UIColor {
        baseForegroundColor ?? (style == .filled ? .white : tintColor)
    }

    /// The background of a button with a given size, with the color of the style unless the app has
    /// set one.
    ///
    /// UNKNOWN: the colors of the gray and tinted styles. Here they are a system gray, and the tint
    /// color at a fifth of its opacity.
    func background(for tintColor: UIColor, size: CGSize) -> UIBackgroundConfiguration {
        var shown = background
        if !background.hasOwnColor {
            switch style {
            case .plain: shown.backgroundColor = baseBackgroundColor ?? .clear
            case .gray: shown.backgroundColor = baseBackgroundColor ?? .systemGray5
            case .tinted: shown.backgroundColor = (baseBackgroundColor ?? tintColor).withAlphaComponent(0.2)
            case .filled: shown.backgroundColor = baseBackgroundColor ?? tintColor
            }
        }
        if cornerStyle == .capsule { shown.cornerRadius = min(size.width, size.height) / 2 }
        return shown
    }
}
