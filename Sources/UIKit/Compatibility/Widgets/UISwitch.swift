/// A control that is on or off. A tap toggles the switch. The look of the control is not modelled.
open class UISwitch: UIControl {
    public enum Style: Int, Sendable {
        case automatic, checkbox, sliding
    }

    open var isOn = false
    /// Stored; has no effect.
    open var onTintColor: UIColor?
    /// Stored; has no effect.
    open var thumbTintColor: UIColor?
    /// Stored; has no effect.
    open var preferredStyle = Style.automatic
    open var style: Style { .sliding }
    /// Stored; has no effect.
    open var title: String?

    /// Creates a switch of its fixed size. The size of the frame has no effect.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: UISwitch.size))
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    private static let size = CGSize(width: 51, height: 31)

    /// Turns the switch on or off without sending an action.
    open func setOn(_ on: Bool, animated: Bool) {
        isOn = on
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard let touch, point(inside: touch.location(in: self), with: event) else { return }
        isOn.toggle()
        sendActions(for: .valueChanged)
    }

    open override var intrinsicContentSize: CGSize { UISwitch.size }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { UISwitch.size }
}
