/// A control with a title or an image.
open class UIButton: UIControl {
    public enum ButtonType: Int, Sendable {
        case custom = 0
        case system = 1
        case detailDisclosure = 2
        case infoLight = 3
        case infoDark = 4
        case contactAdd = 5
        case close = 7
    }

    private var type = ButtonType.custom
    private var titles: [State: String] = [:]
    private var colors: [State: UIColor] = [:]
    private var images: [State: UIImage] = [:]
    private var styledTitles: [State: NSAttributedString] = [:]
    private var backgrounds: [State: UIImage] = [:]
    private let label = UILabel(frame: .zero)
    private let picture = UIImageView(frame: .zero)

    /// Kept: no menu is ever shown.
    open var menu: UIMenu?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addParts()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addParts()
    }

    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        type = buttonType
        refresh()
    }

    private func addParts() {
        label.font = UIFont.systemFont(ofSize: 18)
        label.textAlignment = .center
        addSubview(picture)
        addSubview(label)
        refresh()
    }

    open var buttonType: ButtonType { type }
    open var titleLabel: UILabel? { label }
    open var imageView: UIImageView? { picture }
    open var contentEdgeInsets = UIEdgeInsets.zero {
        didSet { invalidateIntrinsicContentSize() }
    }

    open func setTitle(_ title: String?, for state: State) {
        titles[state] = title
        refresh()
    }

    open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }

    open func setTitleColor(_ color: UIColor?, for state: State) {
        colors[state] = color
        refresh()
    }

    open func titleColor(for state: State) -> UIColor? { colors[state] ?? colors[.normal] }

    open func setImage(_ image: UIImage?, for state: State) {
        images[state] = image
        refresh()
    }

    open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }

    /// Takes precedence over the plain title of the same state.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        styledTitles[state] = title
        refresh()
    }

    open func attributedTitle(for state: State) -> NSAttributedString? { styledTitles[state] ?? styledTitles[.normal] }

    /// Kept; pictures do not show it.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        backgrounds[state] = image
    }

    open func backgroundImage(for state: State) -> UIImage? { backgrounds[state] ?? backgrounds[.normal] }

    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
    open var currentTitleColor: UIColor { titleColor(for: state) ?? (type == .system ? tintColor : .white) }
    open var currentTitle: String? { title(for: state) }
    open var currentImage: UIImage? { image(for: state) }

    open override var isEnabled: Bool { didSet { refresh() } }
    open override var isSelected: Bool { didSet { refresh() } }
    open override var isHighlighted: Bool { didSet { refresh() } }

    override var primaryEvent: Event { .primaryActionTriggered }

    private func refresh() {
        if let styled = currentAttributedTitle { label.attributedText = styled } else { label.text = currentTitle }
        label.textColor = currentTitleColor
        picture.image = currentImage
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private var shownTitle: String? { currentAttributedTitle?.string ?? currentTitle }

    /// [VIEW-07] All lines of the title count, whatever `numberOfLines` says. A button without content has room for one line.
    private var titleSize: CGSize {
        let size = TextMeasure(font: label.font).size(of: shownTitle ?? "")
        return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
    }

    /// Image and title stand side by side. Without insets, a title adds 6 points above and below, and a button without an image is
    /// at least 30 points wide.
    ///
    /// UNKNOWN: whether a short title makes the button narrower than an empty one is; here it does not.
    open override var intrinsicContentSize: CGSize {
        let insets = contentEdgeInsets
        let image = currentImage?.size
        let isBare = insets == .zero
        var size = image ?? .zero
        if shownTitle != nil || (image == nil && isBare) {
            let text = titleSize
            size = CGSize(width: text.width + size.width, height: max(text.height, size.height) + (isBare ? 12 : 0))
            if isBare, image == nil { size.width = max(30, size.width) }
        }
        return CGSize(width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let (text, image) = (shownTitle != nil ? titleSize : .zero, currentImage?.size ?? .zero)
        let content = bounds.inset(by: contentEdgeInsets)
        let width = text.width + image.width
        let left =
            switch effectiveContentHorizontalAlignment {
            case .left: content.minX
            case .right: content.maxX - width
            default: content.midX - width / 2
            }
        func top(_ height: CGFloat) -> CGFloat {
            switch contentVerticalAlignment {
            case .top: content.minY
            case .bottom: content.maxY - height
            default: content.midY - height / 2
            }
        }
        picture.frame = CGRect(x: left, y: top(image.height), width: image.width, height: image.height)
        label.frame = CGRect(x: left + image.width, y: top(text.height), width: text.width, height: text.height)
    }
}
