/// A button in a bar. Not modelled: no bar is shown, so a touch cannot reach the button. Code can
/// call its method with `UIApplication.sendAction(_:to:from:for:)`. An action or method that the
/// button would call is reported in the trace.
open class UIBarButtonItem: UIBarItem {
    public enum Style: Int, Sendable { case plain, done = 2 }

    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks,
            search, refresh, stop,
            camera, trash, play, pause, rewind, fastForward, undo, redo
        case close = 24
    }

    open var style = Style.plain
    open var width: CGFloat = 0
    open var customView: UIView?
    open var primaryAction: UIAction? { didSet { if primaryAction != nil { reportUnreachableButton() } } }
    /// Stored; has no effect, because no menu is ever shown.
    open var menu: UIMenu?
    open var tintColor: UIColor?
    /// The object whose method the button calls. Stored; never called, because a touch cannot reach
    /// the button.
    open weak var target: AnyObject?
    /// The method that the button calls. Stored; never called, because a touch cannot reach the
    /// button.
    open var action: Selector? { didSet { if action != nil { reportUnreachableButton() } } }

    private func reportUnreachableButton() { World.current.recordNotModelled("UIBarButtonItem.action") }

    public required override init() {}

    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        (self.style, self.target, self.action) = (style, target as AnyObject?, action)
    }

    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.image = image
        (self.style, self.target, self.action) = (style, target as AnyObject?, action)
    }

    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init()
        (self.target, self.action) = (target as AnyObject?, action)
    }

    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        (self.primaryAction, self.menu) = (primaryAction, menu)
        title = primaryAction?.title
    }

    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        self.menu = menu
        (self.title, self.image, self.primaryAction) = (title ?? primaryAction?.title, image, primaryAction)
    }

    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    open class func flexibleSpace() -> Self { self.init() }

    open class func fixedSpace(_ width: CGFloat) -> Self {
        let item = self.init()
        item.width = width
        return item
    }
}
