/// A control that is on or off. A tap switches it. Its look is not modelled.
open class UISwitch: UIControl {
    public enum Style: Int, Sendable {
        case automatic, checkbox, sliding
    }

    open var isOn = false
    /// Kept.
    open var onTintColor: UIColor?
    /// Kept.
    open var thumbTintColor: UIColor?
    /// Kept.
    open var preferredStyle = Style.automatic
    open var style: Style { .sliding }
    /// Kept.
    open var title: String?

    /// Its size is always the same, whatever the frame says.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: UISwitch.size))
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    private static let size = CGSize(width: 51, height: 31)

    /// Sends no action.
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
