/// A control with an optional title and an optional image.
open class UIButton: UIControl {
    public enum ButtonType: Int, Sendable {
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close = 7
    }

    /// The titles, color and images that were set for a state of the button.
    private struct Content {
        var title: String?
        var color: UIColor?
        var image: UIImage?
        var styledTitle: NSAttributedString?
        var background: UIImage?
    }
    private var contents: [State: Content] = [:]
    private let label = UILabel(frame: .zero)
    /// The view of the image; nil until there is an image to show, or until `imageView` is read.
    /// [VIEW-16]
    private var existingImageView: UIImageView?

    /// Stored; has no effect, because no menu is ever shown.
    open var menu: UIMenu?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addLabel()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addLabel()
    }

    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        setType(buttonType)
    }

    /// Sets the type of a new button, and the font and image that belong to the type.
    final func setType(_ buttonType: ButtonType) {
        self.buttonType = buttonType
        if buttonType != .custom { label.font = UIFont.systemFont(ofSize: UIButton.noncustomTitleSize) }
        if buttonType.hasImage {
            let name = buttonType == .contactAdd ? "plus.circle" : "info.circle"
            contents[.normal] = Content(image: UIImage(imageName: name, size: CGSize(width: 22, height: 22), scale: 1))
        }
        updateTitleAndImage()
    }

    /// [VIEW-16] The point size of a title in buttons of all types except `custom`. A custom
    /// button's title has the point size 18.
    private static let noncustomTitleSize: CGFloat = 15

    private func addLabel() {
        label.font = UIFont.systemFont(ofSize: 18)
        label.textAlignment = .center
        addSubview(label)
        updateTitleAndImage()
    }

    open private(set) var buttonType = ButtonType.custom
    open var titleLabel: UILabel? { label }
    /// The view of the image. It is created at the first access, or when there is an image to show.
    open var imageView: UIImageView? { imageViewCreatedIfNeeded }
    private var imageViewCreatedIfNeeded: UIImageView {
        if let existingImageView { return existingImageView }
        let made = world.run { UIImageView(frame: .zero) }
        existingImageView = made
        insertSubview(made, at: 0)
        return made
    }
    open var contentEdgeInsets = UIEdgeInsets.zero { didSet { invalidateIntrinsicContentSize() } }

    open func setTitle(_ title: String?, for state: State) { set(\.title, to: title, for: state) }
    open func title(for state: State) -> String? { value(of: \.title, for: state) }
    open func setTitleColor(_ color: UIColor?, for state: State) { set(\.color, to: color, for: state) }
    open func titleColor(for state: State) -> UIColor? { value(of: \.color, for: state) }
    open func setImage(_ image: UIImage?, for state: State) { set(\.image, to: image, for: state) }
    open func image(for state: State) -> UIImage? { value(of: \.image, for: state) }
    /// Sets a title with attributes, which takes precedence over a plain title.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        set(\.styledTitle, to: title, for: state)
    }
    open func attributedTitle(for state: State) -> NSAttributedString? { value(of: \.styledTitle, for: state) }
    /// Sets a background image. Stored; pictures do not show the image.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        contents[state, default: Content()].background = image
    }
    open func backgroundImage(for state: State) -> UIImage? { value(of: \.background, for: state) }

    private func set<Value>(_ part: WritableKeyPath<Content, Value?>, to value: Value?, for state: State) {
        contents[state, default: Content()][keyPath: part] = value
        updateTitleAndImage()
    }

    private func value<Value>(of part: KeyPath<Content, Value?>, for state: State) -> Value? {
        contents[state]?[keyPath: part] ?? contents[.normal]?[keyPath: part]
    }

    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
    open var currentTitleColor: UIColor { titleColor(for: state) ?? (buttonType == .system ? tintColor : .white) }
    open var currentTitle: String? { title(for: state) }
    open var currentImage: UIImage? { image(for: state) }

    open override var isEnabled: Bool { didSet { updateTitleAndImage() } }
    open override var isSelected: Bool { didSet { updateTitleAndImage() } }
    open override var isHighlighted: Bool { didSet { updateTitleAndImage() } }

    override var primaryEvent: Event { .primaryActionTriggered }

    private func updateTitleAndImage() {
        if let styled = currentAttributedTitle { label.attributedText = styled } else { label.text = currentTitle }
        label.textColor = currentTitleColor
        if let image = currentImage { imageViewCreatedIfNeeded.image = image } else { existingImageView?.image = nil }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private var shownTitle: String? { currentAttributedTitle?.string ?? currentTitle }

    /// [VIEW-07] The size of the title with all its lines, whatever `numberOfLines` is. [VIEW-16]
    /// An empty title is one line high. In a button type with its own image, an empty title has no
    /// size, and the font of the label is ignored.
    private var titleSize: CGSize {
        let title = shownTitle ?? ""
        if title.isEmpty, buttonType.hasImage { return .zero }
        let font = buttonType.hasImage ? UIFont.systemFont(ofSize: UIButton.noncustomTitleSize) : label.font!
        let size = TextMeasure(font: font).size(of: title)
        return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
    }

    /// [VIEW-16] The size of image and title side by side, with the insets. If the button has
    /// neither an image nor insets, 12 points are added to the height, and the button is at least
    /// 30 points wide.
    open override var intrinsicContentSize: CGSize {
        let insets = contentEdgeInsets
        let image = currentImage?.size ?? .zero
        let isBare = insets == .zero && currentImage == nil
        let text = isBare || shownTitle != nil ? titleSize : .zero
        let (leastWidth, padding): (CGFloat, CGFloat) = isBare ? (30, 12) : (0, 0)
        let width = (image.width + text.width + insets.left + insets.right).rounded(.up)
        let height = (max(image.height, text.height) + insets.top + insets.bottom).rounded(.up)
        return CGSize(width: max(leastWidth, width), height: height + padding)
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
        func top(forHeight height: CGFloat) -> CGFloat {
            switch contentVerticalAlignment {
            case .top: content.minY
            case .bottom: content.maxY - height
            default: content.midY - height / 2
            }
        }
        existingImageView?.frame = CGRect(
            x: left, y: top(forHeight: image.height), width: image.width, height: image.height)
        label.frame = CGRect(
            x: left + image.width, y: top(forHeight: text.height), width: text.width, height: text.height)
    }
}

extension UIButton.ButtonType {
    /// [VIEW-16] Whether the type has an image of its own.
    fileprivate var hasImage: Bool { [.detailDisclosure, .infoLight, .infoDark, .contactAdd].contains(self) }
}
