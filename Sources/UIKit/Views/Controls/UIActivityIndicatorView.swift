/// A wheel that spins while work is in progress.
open class UIActivityIndicatorView: UIView {
    public enum Style: Int, Sendable { case whiteLarge, white, gray, medium = 100, large }

    open var style = Style.medium
    open var color: UIColor! = UIColor.systemGray
    open private(set) var isAnimating = false
    open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }

    public init(style: Style) {
        super.init(frame: .zero)
        self.style = style
        isHidden = true
        frame.size = intrinsicContentSize
    }

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init(coder: NSCoder) { super.init(coder: coder)! }

    open func startAnimating() {
        isAnimating = true
        isHidden = false
    }

    open func stopAnimating() {
        isAnimating = false
        isHidden = hidesWhenStopped
    }

    open override var intrinsicContentSize: CGSize {
        let side: CGFloat = style == .large || style == .whiteLarge ? 37 : 20
        return CGSize(width: side, height: side)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
