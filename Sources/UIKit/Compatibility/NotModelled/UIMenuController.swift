/// Shows the menu for editing. Not modelled: no menu is ever shown.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
    public enum ArrowDirection: Int, Sendable { case `default`, up, down, left, right }

    private static let only = UIMenuController()
    open class var shared: UIMenuController { only }

    /// Whether the menu is shown. Always false, because no menu is ever shown.
    open var isMenuVisible: Bool {
        get { false }
        set { setMenuVisible(newValue, animated: false) }
    }
    /// Stored; has no effect, because no menu is ever shown.
    open var arrowDirection = ArrowDirection.default
    /// Stored; has no effect, because no menu is ever shown.
    open var menuItems: [UIMenuItem]?
    /// The frame of the menu. Always zero, because no menu is ever shown.
    open var menuFrame: CGRect { .zero }

    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
        World.current.recordNotModelled("UIMenuController.showMenu(from:rect:)")
    }

    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
        if menuVisible { World.current.recordNotModelled("UIMenuController.setMenuVisible(_:animated:)") }
    }

    /// Does nothing, because no menu is ever shown.
    open func hideMenu(from targetView: UIView) {}
    /// Does nothing, because no menu is ever shown.
    open func hideMenu() {}
    /// Does nothing, because no menu is ever shown.
    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {}
    /// Does nothing, because no menu is ever shown.
    open func update() {}

    // The notifications of the menu. Not modelled: never posted, because no menu is ever shown.
    public nonisolated static let willShowMenuNotification = NSNotification.Name(
        "UIMenuControllerWillShowMenuNotification")
    public nonisolated static let didShowMenuNotification = NSNotification.Name(
        "UIMenuControllerDidShowMenuNotification")
    public nonisolated static let willHideMenuNotification = NSNotification.Name(
        "UIMenuControllerWillHideMenuNotification")
    public nonisolated static let didHideMenuNotification = NSNotification.Name(
        "UIMenuControllerDidHideMenuNotification")
    public nonisolated static let menuFrameDidChangeNotification = NSNotification.Name(
        "UIMenuControllerMenuFrameDidChangeNotification")
}

/// An item of the menu for editing. Stored; no menu is ever shown.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
    open var title: String
    open var action: Selector

    public init(title: String, action: Selector) { (self.title, self.action) = (title, action) }
}

/// The actions of the menu for editing. Not modelled: no menu is ever shown, so these methods are never
/// called.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
    func cut(_ sender: Any?)
    func copy(_ sender: Any?)
    func paste(_ sender: Any?)
    func select(_ sender: Any?)
    func selectAll(_ sender: Any?)
    func delete(_ sender: Any?)
}

extension UIResponderStandardEditActions {
    public func cut(_ sender: Any?) {}
    public func copy(_ sender: Any?) {}
    public func paste(_ sender: Any?) {}
    public func select(_ sender: Any?) {}
    public func selectAll(_ sender: Any?) {}
    public func delete(_ sender: Any?) {}
}
