/// The fixed colors, with their documented components, and the adaptable colors, with the
/// components of their light appearance.
extension UIColor {
    public static let black = UIColor(white: 0, alpha: 1)
    /// The color of dark text on a light background.
    public static let darkText = UIColor(white: 0, alpha: 1)
    /// The color of light text on a dark background.
    public static let lightText = UIColor(white: 1, alpha: 0.6)
    public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
    public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
    public static let white = UIColor(white: 1, alpha: 1)
    public static let gray = UIColor(white: 0.5, alpha: 1)
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    public static let clear = UIColor(white: 0, alpha: 0)

    // A system color equals only itself, whatever its components are.
    public static let label = UIColor(named: "labelColor", like: black)
    public static let secondaryLabel = UIColor(named: "secondaryLabelColor", like: rgb(60, 60, 67, 0.6))
    public static let tertiaryLabel = UIColor(named: "tertiaryLabelColor", like: rgb(60, 60, 67, 0.3))
    public static let quaternaryLabel = UIColor(named: "quaternaryLabelColor", like: rgb(60, 60, 67, 0.18))
    public static let placeholderText = UIColor(named: "placeholderTextColor", like: rgb(60, 60, 67, 0.3))
    public static let link = UIColor(named: "linkColor", like: rgb(0, 122, 255))
    public static let separator = UIColor(named: "separatorColor", like: rgb(60, 60, 67, 0.29))
    public static let opaqueSeparator = UIColor(named: "opaqueSeparatorColor", like: rgb(198, 198, 200))
    public static let systemFill = UIColor(named: "systemFillColor", like: rgb(120, 120, 128, 0.2))
    public static let secondarySystemFill = UIColor(named: "secondarySystemFillColor", like: rgb(120, 120, 128, 0.16))
    public static let tertiarySystemFill = UIColor(named: "tertiarySystemFillColor", like: rgb(118, 118, 128, 0.12))
    public static let quaternarySystemFill = UIColor(named: "quaternarySystemFillColor", like: rgb(116, 116, 128, 0.08))
    public static let tertiarySystemGroupedBackground = UIColor(
        named: "tertiarySystemGroupedBackgroundColor", like: rgb(242, 242, 247))
    public static let systemMint = UIColor(named: "systemMintColor", like: rgb(0, 199, 190))
    public static let systemCyan = UIColor(named: "systemCyanColor", like: rgb(50, 173, 230))
    public static let systemBrown = UIColor(named: "systemBrownColor", like: rgb(162, 132, 94))
    public static let systemBackground = UIColor(named: "systemBackgroundColor", like: white)
    public static let secondarySystemBackground = UIColor(
        named: "secondarySystemBackgroundColor", like: rgb(242, 242, 247))
    public static let tertiarySystemBackground = UIColor(named: "tertiarySystemBackgroundColor", like: white)
    public static let systemGroupedBackground = UIColor(named: "systemGroupedBackgroundColor", like: rgb(242, 242, 247))
    public static let secondarySystemGroupedBackground = UIColor(
        named: "secondarySystemGroupedBackgroundColor", like: white)
    public static let systemRed = UIColor(named: "systemRedColor", like: rgb(255, 59, 48))
    public static let systemGreen = UIColor(named: "systemGreenColor", like: rgb(52, 199, 89))
    public static let systemBlue = UIColor(named: "systemBlueColor", like: rgb(0, 122, 255))
    public static let systemOrange = UIColor(named: "systemOrangeColor", like: rgb(255, 149, 0))
    public static let systemYellow = UIColor(named: "systemYellowColor", like: rgb(255, 204, 0))
    public static let systemPink = UIColor(named: "systemPinkColor", like: rgb(255, 45, 85))
    public static let systemPurple = UIColor(named: "systemPurpleColor", like: rgb(175, 82, 222))
    public static let systemTeal = UIColor(named: "systemTealColor", like: rgb(48, 176, 199))
    public static let systemIndigo = UIColor(named: "systemIndigoColor", like: rgb(88, 86, 214))
    public static let systemGray = UIColor(named: "systemGrayColor", like: rgb(142, 142, 147))
    public static let systemGray2 = UIColor(named: "systemGray2Color", like: rgb(174, 174, 178))
    public static let systemGray3 = UIColor(named: "systemGray3Color", like: rgb(199, 199, 204))
    public static let systemGray4 = UIColor(named: "systemGray4Color", like: rgb(209, 209, 214))
    public static let systemGray5 = UIColor(named: "systemGray5Color", like: rgb(229, 229, 234))
    public static let systemGray6 = UIColor(named: "systemGray6Color", like: rgb(242, 242, 247))
    public static let tintColor = UIColor(named: "tintColor", like: systemBlue)

    private static func rgb(_ red: Int, _ green: Int, _ blue: Int, _ alpha: CGFloat = 1) -> UIColor {
        UIColor(red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255, alpha: alpha)
    }
}
