/// An action of an element, which assistive technology offers. Stored; nothing offers the actions
/// of a view, but code can call `actionHandler`.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
    public typealias Handler = (_ customAction: UIAccessibilityCustomAction) -> Bool

    open var name: String
    /// Stored; has no effect.
    open var image: UIImage?
    /// Stored; has no effect.
    open weak var target: AnyObject?
    /// Stored; has no effect.
    open var selector: Selector
    open var actionHandler: Handler?

    public init(name: String, target: Any?, selector: Selector) {
        (self.name, self.target, self.selector) = (name, target.map { $0 as AnyObject }, selector)
    }

    public convenience init(name: String, image: UIImage?, target: Any?, selector: Selector) {
        self.init(name: name, target: target, selector: selector)
        self.image = image
    }

    public convenience init(name: String, actionHandler: Handler?) {
        self.init(name: name, target: nil, selector: Selector(""))
        self.actionHandler = actionHandler
    }

    public convenience init(name: String, image: UIImage?, actionHandler: Handler?) {
        self.init(name: name, actionHandler: actionHandler)
        self.image = image
    }
}

/// An object with an identifier by which tests of the user interface find it.
public protocol UIAccessibilityIdentification: NSObjectProtocol {
    var accessibilityIdentifier: String? { get set }
}

extension UIImage: UIAccessibilityIdentification {}
extension UIView: @preconcurrency UIAccessibilityIdentification {}
extension UIBarItem: @preconcurrency UIAccessibilityIdentification {}

/// The direction of a scroll that assistive technology requests.
public enum UIAccessibilityScrollDirection: Int, Sendable { case right = 1, left, up, down, next, previous }
