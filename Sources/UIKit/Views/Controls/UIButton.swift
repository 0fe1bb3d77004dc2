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
        var symbol: UIImage.SymbolConfiguration?
    }
    private var contents: [State: Content] = [:]
    private let label = UILabel(frame: .zero)
    /// The view of the image; nil until there is an image to show, or until `imageView` is read.
    /// [VIEW-16]
    private var existingImageView: UIImageView?

    /// Stored; has no effect, because no menu is ever shown.
    open var menu: UIMenu?
    /// Stored; has no effect.
    open var role = Role.normal
    /// Whether a tap selects the button, and the next tap deselects it again.
    open var changesSelectionAsPrimaryAction = false

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

    /// Creates a button that runs an action. The title and image of the action are those of the
    /// button.
    public convenience init(type buttonType: ButtonType, primaryAction: UIAction?) {
        self.init(type: buttonType)
        setPrimaryAction(primaryAction)
    }

    /// Creates a system button with a configuration. The title and image of the action are those of
    /// the button, unless the configuration has its own.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        setPrimaryAction(primaryAction)
        self.configuration = configuration
    }

    open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> Self {
        let button = RuntimeInstantiation.makeInstance(of: Self.self)
        button.setType(.system)
        button.setImage(image, for: .normal)
        if let action { button.addTarget(target, action: action, for: .touchUpInside) }
        return button
    }

    override func setPrimaryAction(_ action: UIAction?) {
        super.setPrimaryAction(action)
        guard let action else { return }
        if !action.title.isEmpty { setTitle(action.title, for: .normal) }
        if let image = action.image { setImage(image, for: .normal) }
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
    /// The insets around image and title. [VIEW-38] A button with a configuration ignores them.
    open var contentEdgeInsets = UIEdgeInsets.zero { didSet { invalidateIntrinsicContentSize() } }
    /// Stored; has no effect. Approximated: the title is not moved.
    open var titleEdgeInsets = UIEdgeInsets.zero
    /// Stored; has no effect. Approximated: the image is not moved.
    open var imageEdgeInsets = UIEdgeInsets.zero
    /// Stored; has no effect, because the look of a disabled button is that of the others.
    open var adjustsImageWhenDisabled = true
    /// Stored; has no effect, because the look of a highlighted button is that of the others.
    open var adjustsImageWhenHighlighted = true
    /// Stored; has no effect, because there is no pointer.
    open var isPointerInteractionEnabled = false

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
    /// Sets the configuration of an image that is a symbol and has no point size of its own.
    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
    ) { set(\.symbol, to: configuration, for: state) }
    open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
        value(of: \.symbol, for: state)
    }
    open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        preferredSymbolConfigurationForImage(in: state)
    }

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

    open override var isEnabled: Bool { didSet { stateDidChange() } }
    open override var isSelected: Bool { didSet { stateDidChange() } }
    open override var isHighlighted: Bool { didSet { stateDidChange() } }

    override var primaryEvent: Event { .primaryActionTriggered }

    private func stateDidChange() {
        updateTitleAndImage()
        if automaticallyUpdatesConfiguration, configured != nil { setNeedsUpdateConfiguration() }
    }

    open override func sendActions(for controlEvents: UIControl.Event) {
        if changesSelectionAsPrimaryAction, controlEvents == primaryEvent { isSelected.toggle() }
        super.sendActions(for: controlEvents)
    }

    // MARK: - Configuration

    /// What a button with a configuration stores besides that of other buttons.
    @MainActor
    private final class Configured {
        var configuration: Configuration?
        var updateHandler: ConfigurationUpdateHandler?
        var needsUpdate = false
        var updatesAutomatically = true
        let background = BackgroundConfigurationView(configuration: .clear())
        let subtitle = UILabel(frame: .zero)
    }
    /// Nil until the button gets a configuration or an update handler.
    private var configured: Configured?
    private var configuredIfNeeded: Configured {
        if let configured { return configured }
        let made = world.run { Configured() }
        configured = made
        return made
    }

    public typealias ConfigurationUpdateHandler = (_ button: UIButton) -> Void

    /// The contents, insets and colors of the button; nil if titles and images for states determine
    /// them. [VIEW-38]
    open var configuration: Configuration? {
        get { configured?.configuration }
        set {
            guard newValue != configured?.configuration else { return }
            configuredIfNeeded.configuration = newValue
            if newValue == nil { removeConfiguredViews() }
            updateTitleAndImage()
        }
    }

    /// A closure that is called after `updateConfiguration()`. Setting it requests an update.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        get { configured?.updateHandler }
        set {
            configuredIfNeeded.updateHandler = newValue
            setNeedsUpdateConfiguration()
        }
    }

    /// Whether a change of the state requests an update of the configuration.
    open var automaticallyUpdatesConfiguration: Bool {
        get { configured?.updatesAutomatically ?? true }
        set { configuredIfNeeded.updatesAutomatically = newValue }
    }

    /// The label of the subtitle; nil if the button has no configuration.
    open var subtitleLabel: UILabel? { configuration == nil ? nil : configured?.subtitle }

    /// Requests an update of the configuration at the next layout or measurement of the button.
    open func setNeedsUpdateConfiguration() {
        configuredIfNeeded.needsUpdate = true
        setNeedsLayout()
    }

    /// Configures the button for its state. Called in the first layout or measurement after
    /// `setNeedsUpdateConfiguration()`. The base implementation does nothing.
    open func updateConfiguration() {}

    private func updateConfigurationIfNeeded() {
        guard let configured, configured.needsUpdate else { return }
        configured.needsUpdate = false
        updateConfiguration()
        configured.updateHandler?(self)
    }

    private var configuredLayout: ConfiguredButtonLayout? {
        guard let configuration else { return nil }
        let image = configuration.image ?? currentImage?.preferring(currentPreferredSymbolConfiguration)
        return ConfiguredButtonLayout(
            configuration: configuration, title: configuration.titleText(or: shownTitle),
            subtitle: configuration.subtitleText,
            imageSize: image?.preferring(configuration.preferredSymbolConfigurationForImage).size,
            isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft, scale: world.screen.scale)
    }

    private func showConfiguration(_ layout: ConfiguredButtonLayout, with configured: Configured) {
        let configuration = layout.configuration
        if configuration.showsActivityIndicator {
            world.recordNotModelled("UIButton.Configuration.showsActivityIndicator")
        }
        if configured.background.superview == nil { insertSubview(configured.background, at: 0) }
        for (shown, text) in [(label, layout.title), (configured.subtitle, layout.subtitle)] {
            shown.numberOfLines = 0
            shown.attributedText = text
            shown.textColor = configuration.foregroundColor(for: tintColor)
        }
        label.lineBreakMode = configuration.titleLineBreakMode
        configured.subtitle.lineBreakMode = configuration.subtitleLineBreakMode
        if layout.subtitle != nil { addSubview(configured.subtitle) } else { configured.subtitle.removeFromSuperview() }
        if let image = configuration.image { imageViewCreatedIfNeeded.image = image }
    }

    private func removeConfiguredViews() {
        configured?.background.removeFromSuperview()
        configured?.subtitle.removeFromSuperview()
        label.numberOfLines = 1
    }

    private func layOutConfiguration(_ layout: ConfiguredButtonLayout, with configured: Configured) {
        configured.background.frame = bounds
        configured.background.configuration = layout.configuration.background(for: tintColor, size: bounds.size)
        let frames = layout.frames(
            in: bounds, horizontal: effectiveContentHorizontalAlignment, vertical: contentVerticalAlignment)
        existingImageView?.frame = frames.image
        label.frame = frames.title
        configured.subtitle.frame = frames.subtitle
    }

    // MARK: - Contents and layout

    private func updateTitleAndImage() {
        if let styled = currentAttributedTitle { label.attributedText = styled } else { label.text = currentTitle }
        label.textColor = currentTitleColor
        if let image = currentImage { imageViewCreatedIfNeeded.image = image } else { existingImageView?.image = nil }
        if let configured, let layout = configuredLayout { showConfiguration(layout, with: configured) }
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
        updateConfigurationIfNeeded()
        if let layout = configuredLayout { return layout.size(withinWidth: .greatestFiniteMagnitude) }
        let insets = contentEdgeInsets
        let image = shownImageSize
        let isBare = insets == .zero && currentImage == nil
        let text = isBare || shownTitle != nil ? titleSize : .zero
        let (leastWidth, padding): (CGFloat, CGFloat) = isBare ? (30, 12) : (0, 0)
        let width = (image.width + text.width + insets.left + insets.right).rounded(.up)
        let height = (max(image.height, text.height) + insets.top + insets.bottom).rounded(.up)
        return CGSize(width: max(leastWidth, width), height: height + padding)
    }

    private var shownImageSize: CGSize {
        currentImage?.preferring(currentPreferredSymbolConfiguration).size ?? .zero
    }

    // [VIEW-38] The title of a button with a configuration may have several lines.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        updateConfigurationIfNeeded()
        guard size.width > 0, let layout = configuredLayout else { return intrinsicContentSize }
        return layout.size(withinWidth: size.width)
    }

    override func intrinsicContentSize(forWidth width: CGFloat) -> CGSize {
        guard let layout = configuredLayout else { return intrinsicContentSize }
        let free = layout.size(withinWidth: .greatestFiniteMagnitude)
        return CGSize(
            width: free.width,
            height: width < free.width ? layout.size(withinWidth: width).height : free.height)
    }

    override var intrinsicHeightDependsOnWidth: Bool { configuration != nil }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationIfNeeded()
        if let configured, let layout = configuredLayout { return layOutConfiguration(layout, with: configured) }
        let content = contentRect(forBounds: bounds)
        existingImageView?.frame = imageRect(forContentRect: content)
        label.frame = titleRect(forContentRect: content)
    }

    /// Returns the rectangle of the background. Approximated: background images are not shown.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// [VIEW-42] Returns the rectangle for image and title in a button with the given bounds. Called
    /// by the layout of a button without a configuration, as the following two methods are.
    ///
    /// UNKNOWN: what these methods return for a button with a configuration, whose layout does not
    /// call them. Here they return the rectangles that it would have without one.
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }

    open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        let left = leftOfContent(in: contentRect) + shownImageSize.width
        return placed(shownTitle != nil ? titleSize : .zero, atX: left, in: contentRect)
    }

    open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        placed(shownImageSize, atX: leftOfContent(in: contentRect), in: contentRect)
    }

    private func leftOfContent(in content: CGRect) -> CGFloat {
        let width = shownImageSize.width + (shownTitle != nil ? titleSize.width : 0)
        return switch effectiveContentHorizontalAlignment {
        case .left: content.minX
        case .right: content.maxX - width
        default: content.midX - width / 2
        }
    }

    private func placed(_ size: CGSize, atX x: CGFloat, in content: CGRect) -> CGRect {
        let y =
            switch contentVerticalAlignment {
            case .top: content.minY
            case .bottom: content.maxY - size.height
            default: content.midY - size.height / 2
            }
        return CGRect(origin: CGPoint(x: x, y: y), size: size)
    }
}

extension UIButton {
    public enum Role: Int, Sendable { case normal, primary, cancel, destructive }
}

extension UIButton.ButtonType {
    /// [VIEW-16] Whether the type has an image of its own.
    fileprivate var hasImage: Bool { [.detailDisclosure, .infoLight, .infoDark, .contactAdd].contains(self) }
}
