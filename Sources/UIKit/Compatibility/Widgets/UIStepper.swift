/// A control with two buttons that change a number by steps. A touch on its left half subtracts a
/// step, and one on its right half adds a step. The look of the control is not modelled.
open class UIStepper: UIControl {
    /// Whether `valueChanged` is sent at once when a touch changes the value. Otherwise the event
    /// is sent when the finger lifts.
    open var isContinuous = true
    /// Stored; has no effect. Approximated: a touch changes the value once, however long it lasts.
    open var autorepeat = true
    /// Whether a step beyond an end of the range leads to the other end.
    open var wraps = false

    /// The current number, limited to the range from `minimumValue` to `maximumValue`.
    open var value: Double {
        get { number }
        set { number = min(max(newValue, minimumValue), maximumValue) }
    }
    private var number = 0.0

    /// UNKNOWN: the text of the exception for a minimum above the maximum. Here the maximum is
    /// raised.
    open var minimumValue = 0.0 {
        didSet {
            maximumValue = max(maximumValue, minimumValue)
            value = number
        }
    }
    /// UNKNOWN: the text of the exception for a maximum below the minimum. Here the minimum is
    /// lowered.
    open var maximumValue = 100.0 {
        didSet {
            if minimumValue > maximumValue { minimumValue = maximumValue }
            value = number
        }
    }
    /// The length of a step. UNKNOWN: the text of the exception for a length that is not above 0.
    /// Here the length is stored.
    open var stepValue = 1.0

    /// Creates a stepper of its fixed size. The size of the frame has no effect.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: UIStepper.size))
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    // [VIEW-35] The size of a stepper.
    private static let size = CGSize(width: 94, height: 32)

    // UNKNOWN: whether a touch changes the value when the finger comes down or when it lifts. Here
    // it does when the finger comes down, as the events of a stepper that is not continuous
    // suggest.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let old = value
        step(by: touch.location(in: self).x < bounds.midX ? -stepValue : stepValue)
        isChangePending = value != old
        if isContinuous { sendPendingChange() }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        sendPendingChange()
    }

    /// Whether a touch has changed the value, and the event was not sent yet.
    private var isChangePending = false

    private func sendPendingChange() {
        guard isChangePending else { return }
        isChangePending = false
        sendActions(for: .valueChanged)
    }

    private func step(by length: Double) {
        let new = value + length
        if wraps, new > maximumValue {
            value = minimumValue
        } else if wraps, new < minimumValue {
            value = maximumValue
        } else {
            value = new
        }
    }

    open override var intrinsicContentSize: CGSize { UIStepper.size }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { UIStepper.size }
}
