/// An action that appears when a row is swiped, as in iOS 8. Not modelled: rows cannot be swiped by a
/// finger.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject, @preconcurrency NSCopying {
    public enum Style: Int, Sendable {
        case `default`, normal
        public static let destructive = Style.default
    }

    public let style: Style
    open var title: String?
    open var backgroundColor: UIColor?
    /// Stored; has no effect, because effects are not modelled.
    open var backgroundEffect: UIVisualEffect?
    /// The closure that an app can call in a test.
    package let handler: (UITableViewRowAction, IndexPath) -> Void

    public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
        (self.style, self.title, self.handler) = (style, title, handler)
        World.recordNotModelled("UITableViewRowAction.init(style:title:handler:)")
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UITableViewRowAction(style: style, title: title, handler: handler)
        (copy.backgroundColor, copy.backgroundEffect) = (backgroundColor, backgroundEffect)
        return copy
    }
}
