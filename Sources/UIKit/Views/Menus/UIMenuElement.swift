/// A part of a menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
    public enum State: Int, Sendable {
        case off
        case on
        case mixed
    }

    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let disabled = Attributes(rawValue: 1 << 0)
        public static let destructive = Attributes(rawValue: 1 << 1)
        public static let hidden = Attributes(rawValue: 1 << 2)
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }

    // `UIAction` lets its title and its image be changed; others do not.
    final var kept: (title: String, image: UIImage?)
    open var title: String { kept.title }
    open var subtitle: String?
    open var image: UIImage? { kept.image }

    init(_ title: String, _ subtitle: String?, _ image: UIImage?) {
        kept = (title, image)
        self.subtitle = subtitle
        super.init()
    }
}

/// Elements that are made when a menu is shown. Not modelled: no menu is ever shown.
open class UIDeferredMenuElement: UIMenuElement {
    public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        super.init("", nil, nil)
    }

    public class func uncached(
        _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
    ) -> UIDeferredMenuElement { UIDeferredMenuElement(elementProvider) }
}
