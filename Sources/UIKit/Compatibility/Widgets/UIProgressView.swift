/// A bar that shows the progress of a task. The look of the bar is not modelled.
open class UIProgressView: UIView {
    public enum Style: Int, Sendable { case `default`, bar }

    /// The progress, limited to the range from 0 to 1.
    open var progress: Float {
        get { fraction }
        set { fraction = min(max(newValue, 0), 1) }
    }
    private var fraction: Float = 0

    /// Stored; has no effect.
    open var progressViewStyle = Style.default
    /// Stored; has no effect.
    open var progressTintColor: UIColor?
    /// Stored; has no effect.
    open var trackTintColor: UIColor?
    /// Stored; has no effect.
    open var progressImage: UIImage?
    /// Stored; has no effect.
    open var trackImage: UIImage?

    /// The task whose progress the bar shows. Not modelled: the bar does not follow the task.
    open var observedProgress: Progress? {
        didSet { if observedProgress != nil { world.recordNotModelled("UIProgressView.observedProgress") } }
    }

    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
    }

    /// Sets the progress. Approximated: without an animation.
    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

    // [VIEW-35] The height of a bar.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 4) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 4) }
}
