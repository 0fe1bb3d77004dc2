/// An action of a control for some of its events: a `UIAction`, or a method of a target.
@MainActor
struct ControlAction {
    var action: UIAction?
    var method: TargetMethod?
    var events: UIControl.Event
}

/// A method of a target, which is not kept alive. If a control has a method without a target, it calls the method on the first object in
/// the responder chain that has such a method.
@MainActor
struct TargetMethod {
    private(set) weak var target: AnyObject?
    /// Whether no target was given, so that the responder chain determines the object.
    let isNilTargeted: Bool
    let selector: Selector

    init(_ target: Any?, _ selector: Selector) {
        self.target = target.map { $0 as AnyObject }
        isNilTargeted = target == nil
        self.selector = selector
    }

    /// Whether this is the given method of the given target. A nil target matches all targets, and a nil selector all methods.
    func matches(target: Any?, selector: Selector?) -> Bool {
        (target.map { $0 as AnyObject === self.target } ?? true) && (selector.map { $0 == self.selector } ?? true)
    }

    /// Whether the method belongs to the given target. Nil means that no target was given.
    func belongs(to target: Any?) -> Bool { matches(target: target, selector: nil) && isNilTargeted == (target == nil) }

    /// Whether the target no longer exists.
    var isTargetGone: Bool { !isNilTargeted && target == nil }

    func call(sender: Any?, event: UIEvent? = nil) {
        if let target { selector.call(target, sender, event) }
    }
}
