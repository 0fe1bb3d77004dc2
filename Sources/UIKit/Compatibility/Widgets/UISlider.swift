/// A control that sets a number between a minimum and a maximum. A finger on it sets the number. Its look is not modelled.
open class UISlider: UIControl {
    /// Clamped to the range.
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
    /// Whether actions are sent while the finger moves, or only when it is lifted.
    open var isContinuous = true
    /// Kept.
    open var minimumTrackTintColor: UIColor?
    /// Kept.
    open var maximumTrackTintColor: UIColor?
    /// Kept.
    open var thumbTintColor: UIColor?
    /// Kept.
    open var minimumValueImage: UIImage?
    /// Kept.
    open var maximumValueImage: UIImage?

    /// Sends no action.
    open func setValue(_ value: Float, animated: Bool) {
        self.value = value
    }

    // UNKNOWN: how much of the width the thumb takes away at the ends; the plainest is that the whole width counts.
    private func follow(_ touch: UITouch) {
        guard bounds.width > 0 else { return }
        value = minimumValue + Float(touch.location(in: self).x / bounds.width) * (maximumValue - minimumValue)
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        follow(touch)
        if isContinuous { sendActions(for: .valueChanged) }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if let touch { follow(touch) }
        sendActions(for: .valueChanged)
    }

    // UNKNOWN: the height varies between systems; this is about the thumb's.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 31) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 31) }
}
