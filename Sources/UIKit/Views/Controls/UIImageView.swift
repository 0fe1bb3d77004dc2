/// A view that shows an image.
open class UIImageView: UIView {
    open var image: UIImage? {
        didSet { if image?.size != oldValue?.size { invalidateIntrinsicContentSize() } }
    }
    /// The configuration of an image that is a symbol and has no point size of its own.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet { if preferredSymbolConfiguration != oldValue { invalidateIntrinsicContentSize() } }
    }
    private var shownSize: CGSize? { image?.preferring(preferredSymbolConfiguration).size }

    /// Stored; has no effect, because `image` is always shown.
    open var highlightedImage: UIImage?
    /// The images of the animation. Approximated: `startAnimating()` sets `isAnimating`, but
    /// pictures show `image` instead.
    open var animationImages: [UIImage]?
    /// Stored; has no effect.
    open var animationDuration: TimeInterval = 0
    /// Whether `animationImages` would be shown one after another. Pictures show `image` instead.
    open private(set) var isAnimating = false

    open func startAnimating() { isAnimating = animationImages?.isEmpty == false }

    open func stopAnimating() { isAnimating = false }

    /// Stored; has no effect.
    open var isHighlighted = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
        isUserInteractionEnabled = false
    }

    public init(image: UIImage?, highlightedImage: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
        self.highlightedImage = highlightedImage
        isUserInteractionEnabled = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }

    open override var intrinsicContentSize: CGSize { shownSize ?? super.intrinsicContentSize }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { shownSize ?? .zero }
}
