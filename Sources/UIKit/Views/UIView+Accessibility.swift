/// The behaviors and states of an element that assistive technology reports.
///
/// UNKNOWN: the raw values, which UIKit does not document. These bits are Offscreen's own.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    public static let none = UIAccessibilityTraits([])
    public static let button = bit(0)
    public static let link = bit(1)
    public static let image = bit(2)
    public static let selected = bit(3)
    public static let playsSound = bit(4)
    public static let keyboardKey = bit(5)
    public static let staticText = bit(6)
    public static let summaryElement = bit(7)
    public static let notEnabled = bit(8)
    public static let updatesFrequently = bit(9)
    public static let searchField = bit(10)
    public static let startsMediaSession = bit(11)
    public static let adjustable = bit(12)
    public static let allowsDirectInteraction = bit(13)
    public static let causesPageTurn = bit(14)
    public static let tabBar = bit(15)
    public static let header = bit(16)
}

extension UIView {
    var defaultAccessibilityTraits: UIAccessibilityTraits {
        switch self {
        case is UILabel: .staticText
        case is UIButton: .button
        case is UIImageView: .image
        default: .none
        }
    }
}
