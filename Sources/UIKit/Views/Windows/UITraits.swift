public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

public enum UITraitEnvironmentLayoutDirection: Int, Sendable { case unspecified = -1, leftToRight, rightToLeft }

public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

public enum UIUserInterfaceIdiom: Int, Sendable { case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision }

public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }

public enum UIUserInterfaceActiveAppearance: Int, Sendable { case unspecified = -1, inactive, active }

public enum UIDisplayGamut: Int, Sendable { case unspecified = -1, SRGB, P3 }

public enum UIForceTouchCapability: Int, Sendable { case unknown, unavailable, available }

public enum UILegibilityWeight: Int, Sendable { case unspecified = -1, regular, bold }

/// The text size that the user of the device has chosen.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
    public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
    public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
    public static let accessibilityExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXL")
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXL")
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

    public var isAccessibilityCategory: Bool { rawValue.contains("Accessibility") }

    /// Posted after a change of the category. Not modelled: never posted, because a stage has the
    /// category `large`.
    public static let didChangeNotification = NSNotification.Name("UIContentSizeCategoryDidChangeNotification")
    /// The key of the new category in the notification. Not modelled: the notification is never
    /// posted.
    public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}
