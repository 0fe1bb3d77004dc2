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

    // An initialiser sets these properties by a method, because it would not call their observers.

    private func call(_ action: Selector?, of target: Any?) {
        self.target = target as AnyObject?
        self.action = action
    }

    private func setPrimaryAction(_ action: UIAction?) { primaryAction = action }

    public required override init() {}

    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        self.style = style
        call(action, of: target)
    }

    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.image = image
        self.style = style
        call(action, of: target)
    }

    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init()
        call(action, of: target)
    }

    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init()
        self.menu = menu
        title = primaryAction?.title
        setPrimaryAction(primaryAction)
    }

    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        self.menu = menu
        self.title = title ?? primaryAction?.title
        self.image = image
        setPrimaryAction(primaryAction)
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
