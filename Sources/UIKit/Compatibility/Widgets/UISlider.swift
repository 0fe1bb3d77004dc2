/// A control with a number between a minimum and a maximum. A touch sets the number when the finger
/// moves and when it lifts. The look of the control is not modelled.
open class UISlider: UIControl {
    /// The current number, limited to the range from `minimumValue` to `maximumValue`.
    open var value: Float {
        get { number }
        set { number = min(max(newValue, minimumValue), maximumValue) }
    }
    private var number: Float = 0

    open var minimumValue: Float = 0 {
        didSet {
            maximumValue = max(maximumValue, minimumValue)
            value = number
        }
    }
    open var maximumValue: Float = 1 {
        didSet {
            if minimumValue > maximumValue { minimumValue = maximumValue }
            value = number
        }
    }
    /// Whether the event `valueChanged` is also sent while the finger moves. Otherwise it is sent
    /// only when the finger lifts.
    open var isContinuous = true
    /// Stored; has no effect.
    open var minimumTrackTintColor: UIColor?
    /// Stored; has no effect.
    open var maximumTrackTintColor: UIColor?
    /// Stored; has no effect.
    open var thumbTintColor: UIColor?
    /// Stored; has no effect.
    open var minimumValueImage: UIImage?
    /// Stored; has no effect.
    open var maximumValueImage: UIImage?

    /// Sets the value without sending an action.
    open func setValue(_ value: Float, animated: Bool) {
        self.value = value
    }

    // UNKNOWN: how far from the ends of the control the thumb stops. Here the thumb moves along the
    // whole width of the control.
    private func setValue(from touch: UITouch) {
        guard bounds.width > 0 else { return }
        value = minimumValue + Float(touch.location(in: self).x / bounds.width) * (maximumValue - minimumValue)
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        setValue(from: touch)
        if isContinuous { sendActions(for: .valueChanged) }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if let touch { setValue(from: touch) }
        sendActions(for: .valueChanged)
    }

    // UNKNOWN: the height, which varies between systems. Here it is about the height of the thumb.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 31) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 31) }
}
