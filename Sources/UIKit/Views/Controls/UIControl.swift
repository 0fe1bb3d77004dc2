/// A view that sends actions when it is touched, or when `sendActions(for:)` is called.
open class UIControl: UIView {
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let normal = State([])
        public static let highlighted = bit(0)
        public static let disabled = bit(1)
        public static let selected = bit(2)
        public static let focused = bit(3)
    }

    public struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let touchDown = bit(0)
        public static let touchDragInside = bit(2)
        public static let touchDragOutside = bit(3)
        public static let touchUpInside = bit(6)
        public static let touchUpOutside = bit(7)
        public static let touchCancel = bit(8)
        public static let valueChanged = bit(12)
        public static let primaryActionTriggered = bit(13)
        public static let editingDidBegin = bit(16)
        public static let editingChanged = bit(17)
        public static let editingDidEnd = bit(18)
        public static let editingDidEndOnExit = bit(19)
        public static let allEditingEvents = Event(rawValue: 0xF_0000)
        public static let allTouchEvents = Event(rawValue: 0xFFF)
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// Creates a control that runs an action when it is used: a button when it is tapped, and any
    /// other control when its value changes.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        setPrimaryAction(primaryAction)
    }

    func setPrimaryAction(_ action: UIAction?) {
        if let action { addAction(action, for: primaryEvent.isEmpty ? .valueChanged : primaryEvent) }
    }

    public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }

    public enum ContentHorizontalAlignment: Int, Sendable { case center, left, right, fill, leading, trailing }

    /// The horizontal place of a button's title and image. Approximated: `fill` acts like `center`.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { setNeedsLayout() } }
    /// The vertical place of a button's title and image. Approximated: `fill` acts like `center`.
    open var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { setNeedsLayout() } }

    /// The horizontal alignment, with `leading` and `trailing` replaced by `left` or `right` for
    /// the reading direction.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return switch contentHorizontalAlignment {
        case .leading: isMirrored ? .right : .left
        case .trailing: isMirrored ? .left : .right
        default: contentHorizontalAlignment
        }
    }

    open var isEnabled = true
    open var isSelected = false
    open var isHighlighted = false

    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    /// Stored; has no effect, because no menu is ever shown.
    open var showsMenuAsPrimaryAction = false

    /// The actions, in the order in which they were added. They run in this order.
    private var actions: [ControlAction] = []
    /// The touch event whose actions are running; nil at other times.
    private var event: UIEvent?

    open func addAction(_ action: UIAction, for controlEvents: Event) {
        actions.append(ControlAction(action: action, events: controlEvents))
    }

    /// Removes an action. Approximated: the action is removed for all events.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        actions.removeAll { $0.action === action }
    }

    /// Adds a method that is called for the events. If `target` is nil, the method is called on the
    /// first object in the responder chain that has such a method.
    ///
    /// Approximated: a selector that is only a name calls nothing, and the trace reports that.
    /// `Selector("tapped:", calls: MyView.tapped(_:))` also has the method.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        guard action.hasMethod else { return world.recordNotModelled("UIControl.addTarget(_:action:for:)") }
        if let index = actions.firstIndex(where: {
            $0.method.map { $0.wasAdded(forTarget: target) && $0.selector == action } ?? false
        }) {
            actions[index].events.formUnion(controlEvents)
        } else {
            actions.append(ControlAction(method: TargetMethod(target, action), events: controlEvents))
        }
    }

    /// Removes methods for the events. A nil target matches all targets, and a nil action matches
    /// all methods.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        for index in actions.indices where actions[index].method?.matches(target: target, selector: action) == true {
            actions[index].events.subtract(controlEvents)
        }
        actions.removeAll { $0.method != nil && $0.events.isEmpty }
    }

    /// Returns the names of a target's methods for an event; nil if there are none.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        let methods = actions.filter { !$0.events.isDisjoint(with: controlEvent) }.compactMap(\.method)
        let names = methods.filter { $0.wasAdded(forTarget: target) }.map(\.selector.name)
        return names.isEmpty ? nil : names
    }

    /// The targets that still exist, with `NSNull()` for nil. A target that is not hashable is
    /// represented by its `ObjectIdentifier`.
    open var allTargets: Set<AnyHashable> {
        Set(
            actions.compactMap { entry -> AnyHashable? in
                guard let method = entry.method, !method.isTargetGone else { return nil }
                guard let target = method.target else { return NSNull() }
                return target as? AnyHashable ?? AnyHashable(ObjectIdentifier(target))
            })
    }

    package final var hasActions: Bool { !actions.isEmpty }

    /// Removes all actions and methods.
    package final func removeActions() { actions = [] }

    open var allControlEvents: Event { actions.reduce(into: []) { $0.formUnion($1.events) } }

    /// Runs the actions that were added for at least one of the events.
    open func sendActions(for controlEvents: Event) {
        for entry in actions where !entry.events.isDisjoint(with: controlEvents) {
            entry.action?.perform(sender: self)
            if let method = entry.method, !method.isTargetGone {
                sendAction(method.selector, to: method.target, for: event)
            }
        }
    }

    /// Calls a method of a target. `sendActions(for:)` calls methods through this function.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }

    private func send(_ controlEvents: Event, from event: UIEvent?) {
        let outer = self.event
        self.event = event
        defer { self.event = outer }
        sendActions(for: controlEvents)
    }

    // MARK: - Tracking a touch

    open private(set) var isTracking = false
    open private(set) var isTouchInside = false

    /// Called when a finger comes down on an enabled control. Returns whether the control keeps
    /// tracking the touch.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Called when a tracked finger moves. Returns whether the control keeps tracking the touch.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

    open func cancelTracking(with event: UIEvent?) { stopTracking() }

    private func stopTracking() {
        isTracking = false
        isTouchInside = false
        isHighlighted = false
    }

    /// The main event of this class of control, sent after `touchUpInside`; empty if there is none.
    var primaryEvent: Event { [] }

    /// Begins tracking the touch. The responders above a control do not receive its touches, so
    /// that a tap on a button in a cell does not select the cell.
    ///
    /// UNKNOWN: which objects receive the touches of a disabled control. Here, the responders above
    /// the control receive them.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, let touch = touches.first else { return super.touchesBegan(touches, with: event) }
        isTracking = beginTracking(touch, with: event)
        guard isTracking else { return }
        isTouchInside = true
        isHighlighted = true
        send(.touchDown, from: event)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = touches.first else {
            return isEnabled ? () : super.touchesMoved(touches, with: event)
        }
        // UNKNOWN: how far outside of the bounds a touch still counts as inside. Here, only a touch
        // in the bounds counts.
        isTouchInside = point(inside: touch.location(in: self), with: event)
        isHighlighted = isTouchInside
        guard continueTracking(touch, with: event) else { return stopTracking() }
        send(isTouchInside ? .touchDragInside : .touchDragOutside, from: event)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = touches.first else {
            return isEnabled ? () : super.touchesEnded(touches, with: event)
        }
        let isInside = point(inside: touch.location(in: self), with: event)
        stopTracking()
        endTracking(touch, with: event)
        send(isInside ? .touchUpInside : .touchUpOutside, from: event)
        if isInside, !primaryEvent.isEmpty { send(primaryEvent, from: event) }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking else { return isEnabled ? () : super.touchesCancelled(touches, with: event) }
        cancelTracking(with: event)
        stopTracking()
        send(.touchCancel, from: event)
    }
}
