/// An element of a menu, such as an action or a submenu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
    public enum State: Int, Sendable { case off, on, mixed }

    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let disabled = bit(0)
        public static let destructive = bit(1)
        public static let hidden = bit(2)
        public static let keepsMenuPresented = bit(3)
    }

    // Code can change the title and the image only of a `UIAction`.
    open fileprivate(set) var title: String
    open var subtitle: String?
    open fileprivate(set) var image: UIImage?

    init(_ title: String, _ subtitle: String?, _ image: UIImage?) {
        (self.title, self.subtitle, self.image) = (title, subtitle, image)
    }
}

/// A closure with a title. A control can run the closure on an event. Running the closure from a
/// menu is not modelled.
open class UIAction: UIMenuElement {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    open override var title: String {
        get { super.title }
        set { super.title = newValue }
    }
    open override var image: UIImage? {
        get { super.image }
        set { super.image = newValue }
    }
    public let identifier: Identifier
    /// Stored; has no effect, because no menu is ever shown.
    open var discoverabilityTitle: String?
    open var attributes: Attributes
    open var state: State
    open private(set) weak var sender: AnyObject?
    private let handler: (UIAction) -> Void

    /// Creates an action. If `identifier` is nil, the action gets an identifier with a number that
    /// is new in the current world.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
        handler: @escaping (UIAction) -> Void
    ) {
        if identifier == nil { World.current.unnamedActionCount += 1 }
        self.identifier = identifier ?? Identifier("action-\(World.current.unnamedActionCount)")
        (self.discoverabilityTitle, self.attributes, self.state) = (discoverabilityTitle, attributes, state)
        self.handler = handler
        super.init(title, subtitle, image)
    }

    final func perform(sender: AnyObject?) {
        self.sender = sender
        handler(self)
    }
}

/// A group of actions and submenus. Stored; no menu is ever shown.
open class UIMenu: UIMenuElement {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let displayInline = bit(0)
        public static let destructive = bit(1)
        public static let singleSelection = bit(5)
        public static let displayAsPalette = bit(7)
    }

    public let identifier: Identifier
    public let options: Options
    public let children: [UIMenuElement]

    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [],
        children: [UIMenuElement] = []
    ) {
        (self.identifier, self.options, self.children) = (identifier ?? Identifier(""), options, children)
        super.init(title, subtitle, image)
    }

    /// Returns a copy of this menu with other children.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            children: newChildren)
    }

    /// The actions with the state `on` in this menu and its submenus.
    open var selectedElements: [UIMenuElement] {
        children.flatMap { ($0 as? UIMenu)?.selectedElements ?? (($0 as? UIAction)?.state == .on ? [$0] : []) }
    }
}

/// Elements that are created when a menu is shown. Not modelled: no menu is ever shown.
open class UIDeferredMenuElement: UIMenuElement {
    public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        World.current.recordNotModelled("UIDeferredMenuElement.init(_:)")
        super.init("", nil, nil)
    }

    public class func uncached(
        _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
    ) -> UIDeferredMenuElement { UIDeferredMenuElement(elementProvider) }
}

public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// The contents of a context menu. Approximated: no menu is ever shown, and the providers are
/// neither stored nor called.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
    public let identifier: any NSCopying
    /// Stored; has no effect.
    open var secondaryItemIdentifiers: Set<AnyHashable> = []

    /// Creates a configuration. Approximated: the providers are neither stored nor called, because
    /// no menu is ever shown.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
        actionProvider: UIContextMenuActionProvider? = nil
    ) {
        self.identifier = identifier ?? NSUUID()
    }
}

/// Runs code alongside the animation of a context menu. Not modelled: no menu is ever shown.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    var previewViewController: UIViewController? { get }
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping () -> Void)
}

public enum UIContextMenuInteractionCommitStyle: Int, Sendable { case dismiss, pop }

/// Runs code when the preview of a context menu expands to a screen. Not modelled: no menu is ever
/// shown.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}
