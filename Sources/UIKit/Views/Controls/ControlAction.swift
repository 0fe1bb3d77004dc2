/// A `UIAction` or a method of a target, which a control calls for some of its events.
@MainActor
struct ControlAction {
    var action: UIAction?
    var method: TargetMethod?
    var events: UIControl.Event
}

/// A method and its target, which is not kept alive. If no target was given, the method is called
/// on the first object in the responder chain that has such a method.
@MainActor
struct TargetMethod {
    private(set) weak var target: AnyObject?
    /// Whether no target was given, so that the method is called on an object in the responder
    /// chain.
    let isNilTargeted: Bool
    let selector: Selector

    init(_ target: Any?, _ selector: Selector) {
        self.target = target.map { $0 as AnyObject }
        isNilTargeted = target == nil
        self.selector = selector
    }

    /// Whether this method has the given target and selector. A nil target matches all targets, and
    /// a nil selector matches all selectors.
    func matches(target: Any?, selector: Selector?) -> Bool {
        (target.map { $0 as AnyObject === self.target } ?? true) && (selector.map { $0 == self.selector } ?? true)
    }

    /// Whether the method was added for the given target, or without a target if `target` is nil.
    func wasAdded(forTarget target: Any?) -> Bool {
        matches(target: target, selector: nil) && isNilTargeted == (target == nil)
    }

    /// Whether a target was given that no longer exists.
    var isTargetGone: Bool { !isNilTargeted && target == nil }
}
