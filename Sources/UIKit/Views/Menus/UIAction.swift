/// A piece of code with a title, to run on an event of a control or from a menu. Menus are not modelled.
open class UIAction: UIMenuElement {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }
    }

    open override var title: String {
        get { kept.title }
        set { kept.title = newValue }
    }
    open override var image: UIImage? {
        get { kept.image }
        set { kept.image = newValue }
    }
    public let identifier: Identifier
    open var discoverabilityTitle: String?
    open var attributes: Attributes
    open var state: State
    open private(set) weak var sender: AnyObject?
    private let handler: (UIAction) -> Void

    /// Without an identifier it gets one that no other action of its world has.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off, handler: @escaping (UIAction) -> Void
    ) {
        if identifier == nil { World.current.namelessActions += 1 }
        self.identifier = identifier ?? Identifier("action-\(World.current.namelessActions)")
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title, subtitle, image)
    }

    final func perform(sender: AnyObject?) {
        self.sender = sender
        handler(self)
    }
}
