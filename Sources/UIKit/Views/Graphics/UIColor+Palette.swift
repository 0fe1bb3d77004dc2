/// The fixed colours with their documented components, and the adaptable ones with their light appearance.
extension UIColor {
    private static let blackColor = UIColor(white: 0, alpha: 1)
    private static let whiteColor = UIColor(white: 1, alpha: 1)
    private static let clearColor = UIColor(white: 0, alpha: 0)

    public class var black: UIColor { blackColor }
    public class var darkGray: UIColor { UIColor(white: 1.0 / 3, alpha: 1) }
    public class var lightGray: UIColor { UIColor(white: 2.0 / 3, alpha: 1) }
    public class var white: UIColor { whiteColor }
    public class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
    public class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
    public class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
    public class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
    public class var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
    public class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
    public class var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
    public class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
    public class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
    public class var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
    public class var clear: UIColor { clearColor }

    public class var label: UIColor { Named.label }
    public class var secondaryLabel: UIColor { Named.secondaryLabel }
    public class var tertiaryLabel: UIColor { Named.tertiaryLabel }
    public class var quaternaryLabel: UIColor { Named.quaternaryLabel }
    public class var placeholderText: UIColor { Named.placeholderText }
    public class var link: UIColor { Named.link }
    public class var separator: UIColor { Named.separator }
    public class var opaqueSeparator: UIColor { Named.opaqueSeparator }
    public class var systemFill: UIColor { Named.systemFill }
    public class var secondarySystemFill: UIColor { Named.secondarySystemFill }
    public class var tertiarySystemFill: UIColor { Named.tertiarySystemFill }
    public class var quaternarySystemFill: UIColor { Named.quaternarySystemFill }
    public class var tertiarySystemGroupedBackground: UIColor { Named.tertiarySystemGroupedBackground }
    public class var systemMint: UIColor { Named.systemMint }
    public class var systemCyan: UIColor { Named.systemCyan }
    public class var systemBrown: UIColor { Named.systemBrown }
    public class var systemBackground: UIColor { Named.systemBackground }
    public class var secondarySystemBackground: UIColor { Named.secondarySystemBackground }
    public class var tertiarySystemBackground: UIColor { Named.tertiarySystemBackground }
    public class var systemGroupedBackground: UIColor { Named.systemGroupedBackground }
    public class var secondarySystemGroupedBackground: UIColor { Named.secondarySystemGroupedBackground }
    public class var systemRed: UIColor { Named.systemRed }
    public class var systemGreen: UIColor { Named.systemGreen }
    public class var systemBlue: UIColor { Named.systemBlue }
    public class var systemOrange: UIColor { Named.systemOrange }
    public class var systemYellow: UIColor { Named.systemYellow }
    public class var systemPink: UIColor { Named.systemPink }
    public class var systemPurple: UIColor { Named.systemPurple }
    public class var systemTeal: UIColor { Named.systemTeal }
    public class var systemIndigo: UIColor { Named.systemIndigo }
    public class var systemGray: UIColor { Named.systemGray }
    public class var systemGray2: UIColor { Named.systemGray2 }
    public class var systemGray3: UIColor { Named.systemGray3 }
    public class var systemGray4: UIColor { Named.systemGray4 }
    public class var systemGray5: UIColor { Named.systemGray5 }
    public class var systemGray6: UIColor { Named.systemGray6 }
    public class var tintColor: UIColor { Named.tintColor }
}

/// Each is made once. A system colour equals only itself, whatever its components.
private enum Named {
    static let label = UIColor(named: "labelColor", like: white(0))
    static let secondaryLabel = UIColor(named: "secondaryLabelColor", like: rgb(60, 60, 67, 0.6))
    static let tertiaryLabel = UIColor(named: "tertiaryLabelColor", like: rgb(60, 60, 67, 0.3))
    static let quaternaryLabel = UIColor(named: "quaternaryLabelColor", like: rgb(60, 60, 67, 0.18))
    static let placeholderText = UIColor(named: "placeholderTextColor", like: rgb(60, 60, 67, 0.3))
    static let link = UIColor(named: "linkColor", like: rgb(0, 122, 255))
    static let opaqueSeparator = UIColor(named: "opaqueSeparatorColor", like: rgb(198, 198, 200))
    static let systemFill = UIColor(named: "systemFillColor", like: rgb(120, 120, 128, 0.2))
    static let secondarySystemFill = UIColor(named: "secondarySystemFillColor", like: rgb(120, 120, 128, 0.16))
    static let tertiarySystemFill = UIColor(named: "tertiarySystemFillColor", like: rgb(118, 118, 128, 0.12))
    static let quaternarySystemFill = UIColor(named: "quaternarySystemFillColor", like: rgb(116, 116, 128, 0.08))
    static let tertiarySystemGroupedBackground = UIColor(named: "tertiarySystemGroupedBackgroundColor", like: rgb(242, 242, 247))
    static let systemMint = UIColor(named: "systemMintColor", like: rgb(0, 199, 190))
    static let systemCyan = UIColor(named: "systemCyanColor", like: rgb(50, 173, 230))
    static let systemBrown = UIColor(named: "systemBrownColor", like: rgb(162, 132, 94))
    static let separator = UIColor(named: "separatorColor", like: rgb(60, 60, 67, 0.29))
    static let systemBackground = UIColor(named: "systemBackgroundColor", like: white(1))
    static let secondarySystemBackground = UIColor(named: "secondarySystemBackgroundColor", like: rgb(242, 242, 247))
    static let tertiarySystemBackground = UIColor(named: "tertiarySystemBackgroundColor", like: white(1))
    static let systemGroupedBackground = UIColor(named: "systemGroupedBackgroundColor", like: rgb(242, 242, 247))
    static let secondarySystemGroupedBackground = UIColor(named: "secondarySystemGroupedBackgroundColor", like: white(1))
    static let systemRed = UIColor(named: "systemRedColor", like: rgb(255, 59, 48))
    static let systemGreen = UIColor(named: "systemGreenColor", like: rgb(52, 199, 89))
    static let systemBlue = UIColor(named: "systemBlueColor", like: rgb(0, 122, 255))
    static let systemOrange = UIColor(named: "systemOrangeColor", like: rgb(255, 149, 0))
    static let systemYellow = UIColor(named: "systemYellowColor", like: rgb(255, 204, 0))
    static let systemPink = UIColor(named: "systemPinkColor", like: rgb(255, 45, 85))
    static let systemPurple = UIColor(named: "systemPurpleColor", like: rgb(175, 82, 222))
    static let systemTeal = UIColor(named: "systemTealColor", like: rgb(48, 176, 199))
    static let systemIndigo = UIColor(named: "systemIndigoColor", like: rgb(88, 86, 214))
    static let systemGray = UIColor(named: "systemGrayColor", like: rgb(142, 142, 147))
    static let systemGray2 = UIColor(named: "systemGray2Color", like: rgb(174, 174, 178))
    static let systemGray3 = UIColor(named: "systemGray3Color", like: rgb(199, 199, 204))
    static let systemGray4 = UIColor(named: "systemGray4Color", like: rgb(209, 209, 214))
    static let systemGray5 = UIColor(named: "systemGray5Color", like: rgb(229, 229, 234))
    static let systemGray6 = UIColor(named: "systemGray6Color", like: rgb(242, 242, 247))
    static let tintColor = UIColor(named: "tintColor", like: systemBlue)

    private static func white(_ value: CGFloat) -> UIColor { UIColor(white: value, alpha: 1) }

    private static func rgb(_ red: Int, _ green: Int, _ blue: Int, _ alpha: CGFloat = 1) -> UIColor {
        UIColor(red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255, alpha: alpha)
    }
}
