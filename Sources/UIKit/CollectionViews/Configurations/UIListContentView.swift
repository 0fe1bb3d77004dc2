/// A view that shows a list content configuration: an image, a text, and a secondary text beside or
/// below the text.
///
/// Lines are broken only at line breaks in the text, because each text has the intrinsic height of
/// its label. If the secondary text is below the text, both are as wide as the available space.
open class UIListContentView: UIView, UIContentView {
    private let textLabel = UILabel(frame: .zero)
    private let secondaryTextLabel = UILabel(frame: .zero)
    private let imageView = UIImageView(image: nil)
    private var shown: UIListContentConfiguration

    public init(configuration: UIListContentConfiguration) {
        shown = configuration
        super.init(frame: .zero)
        showConfiguration()
    }

    public required init?(coder: NSCoder) {
        shown = .cell()
        super.init(coder: coder)
        showConfiguration()
    }

    /// The configuration, which is always a `UIListContentConfiguration`. Setting a configuration
    /// of another type has no effect.
    open var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let new = newValue as? UIListContentConfiguration, new != shown else { return }
            shown = new
            showConfiguration()
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    private func showConfiguration() {
        imageView.image = shown.image
        imageView.layer.cornerRadius = shown.imageProperties.cornerRadius
        // UNKNOWN: whether `tintColorTransformer` applies to an inherited tint color. Here it does
        // not.
        imageView.tintColor = shown.imageProperties.tintColor.map { shown.imageProperties.resolvedTintColor(for: $0) }
        addOrRemove(imageView, isShown: shown.image != nil)
        show(shown.text, attributedText: shown.attributedText, properties: shown.textProperties, in: textLabel)
        show(
            shown.secondaryText, attributedText: shown.secondaryAttributedText,
            properties: shown.secondaryTextProperties,
            in: secondaryTextLabel)
        alpha = shown.alpha
    }

    private func show(
        _ text: String?, attributedText: NSAttributedString?, properties: UIListContentConfiguration.TextProperties,
        in label: UILabel
    ) {
        label.text = (attributedText?.string ?? text).map(properties.transformedText)
        label.font = properties.font
        label.textColor = properties.resolvedColor()
        label.numberOfLines = properties.numberOfLines
        label.textAlignment =
            if properties.alignment == .natural {
                .natural
            } else if properties.alignment == .center {
                .center
            } else {
                .justified
            }
        if let attributedText, properties.transform == .none { label.attributedText = attributedText }
        addOrRemove(label, isShown: label.text != nil)
    }

    private func addOrRemove(_ view: UIView, isShown: Bool) {
        if isShown, view.superview == nil { addSubview(view) }
        if !isShown, view.superview != nil { view.removeFromSuperview() }
    }

    // MARK: - Layout

    /// Returns the arrangement of the image and the texts in a given width. `height` is the height
    /// of the view, or nil if unknown.
    private func arrangement(inWidth width: CGFloat, height: CGFloat? = nil) -> ListContentArrangement {
        var margins = shown.directionalLayoutMargins
        if let outer = superview?.layoutMargins {
            let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
            if shown.axesPreservingSuperviewLayoutMargins.contains(.horizontal) {
                margins.leading = max(margins.leading, isMirrored ? outer.right : outer.left)
                margins.trailing = max(margins.trailing, isMirrored ? outer.left : outer.right)
            }
            if shown.axesPreservingSuperviewLayoutMargins.contains(.vertical) {
                margins.top = max(margins.top, outer.top)
                margins.bottom = max(margins.bottom, outer.bottom)
            }
        }
        return ListContentArrangement(
            configuration: shown, margins: margins, width: width, height: height,
            image: imageView.superview == nil ? nil : imageView.intrinsicContentSize,
            text: textLabel.superview == nil ? nil : textLabel.intrinsicContentSize,
            secondaryText: secondaryTextLabel.superview == nil ? nil : secondaryTextLabel.intrinsicContentSize)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        var frames = arrangement(inWidth: bounds.width, height: bounds.height).frames(inViewOfHeight: bounds.height)
        if effectiveUserInterfaceLayoutDirection == .rightToLeft { frames = frames.mirrored(inWidth: bounds.width) }
        imageView.frame = frames.image
        textLabel.frame = frames.text
        secondaryTextLabel.frame = frames.secondaryText
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: arrangement(inWidth: size.width).height)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: arrangement(inWidth: bounds.width).height)
    }
}
