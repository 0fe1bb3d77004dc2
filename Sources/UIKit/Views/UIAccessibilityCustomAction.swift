/// An action of an element, which assistive technology offers. Stored; nothing offers the actions
/// of a view, but code can call `actionHandler`.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
    public typealias Handler = (_ customAction: UIAccessibilityCustomAction) -> Bool

    open var name: String { didSet { storedAttributedName = nil } }
    /// The name with attributes. If only `name` was set, it has none.
    open var attributedName: NSAttributedString {
        get { storedAttributedName ?? NSAttributedString(string: name) }
        set {
            name = newValue.string
            storedAttributedName = newValue
        }
    }
    private var storedAttributedName: NSAttributedString?
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

    public convenience init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
        self.init(name: attributedName.string, target: target, selector: selector)
        self.attributedName = attributedName
    }

    public convenience init(
        attributedName: NSAttributedString, image: UIImage?, target: Any?, selector: Selector
    ) {
        self.init(attributedName: attributedName, target: target, selector: selector)
        self.image = image
    }

    public convenience init(attributedName: NSAttributedString, actionHandler: Handler?) {
        self.init(name: attributedName.string, actionHandler: actionHandler)
        self.attributedName = attributedName
    }

    public convenience init(attributedName: NSAttributedString, image: UIImage?, actionHandler: Handler?) {
        self.init(attributedName: attributedName, actionHandler: actionHandler)
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
