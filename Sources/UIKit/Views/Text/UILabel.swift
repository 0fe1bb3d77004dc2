/// A view that shows one or more lines of text.
///
/// Glyphs are not modelled: the widths of characters come from a table. [TEXT-02]
open class UILabel: UIView {
    open var text: String? {
        didSet {
            if text != oldValue { textLayoutDidChange() }
            KeyValueObservers.valuesChanged(of: self)
        }
    }

    /// The text with attributes. Only fonts, kern, line spacing and wrapping by characters have an
    /// effect. Setting this property sets `font` to the font of the first character, if that
    /// character has a font.
    open var attributedText: NSAttributedString? {
        get { attributed ?? text.map { NSAttributedString(string: $0, attributes: [.font: font as Any]) } }
        set {
            attributed = nil
            if let newValue, newValue.length > 0,
                let font = newValue.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
            {
                self.font = font
            }
            text = newValue?.string
            attributed = newValue
            textLayoutDidChange()
        }
    }
    private var attributed: NSAttributedString?
    /// Whether the text was set with attributes.
    final var hasAttributes: Bool { attributed != nil }
    /// The text as recordings store it; nil after a change of the text, until a recording or a
    /// description needs it.
    private var cachedInternedText: InternedString?

    open var font: UIFont! = UIFont.systemFont(ofSize: 17) {
        didSet {
            if font != oldValue { textLayoutDidChange() }
            KeyValueObservers.valuesChanged(of: self)
        }
    }
    open var textColor: UIColor! = UIColor.label
    open var textAlignment = NSTextAlignment.natural
    /// The way of breaking lines. `byCharWrapping` breaks lines after any character. All other
    /// modes break them between words and beside East Asian characters such as ideographs, and
    /// inside a word only if it is longer than a line. [TEXT-06]
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
        didSet { if lineBreakMode != oldValue { textLayoutDidChange() } }
    }
    /// The greatest number of lines; zero for as many as the text needs.
    open var numberOfLines = 1 {
        didSet { if numberOfLines != oldValue { textLayoutDidChange() } }
    }
    /// The width, in points, at which `intrinsicContentSize` breaks lines, unless `numberOfLines`
    /// is 1. If the width is zero, `intrinsicContentSize` does not break them, but constraints give
    /// the label the height of its text at the width of the label.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { textLayoutDidChange() } }
    }
    /// Stored; has no effect.
    open var highlightedTextColor: UIColor?
    /// Stored; has no effect, because the text is always shown in `textColor`.
    open var isHighlighted = false
    /// Stored; has no effect, because the text is always shown in `textColor`.
    open var isEnabled = true
    /// Whether long text shrinks. Approximated: stored; text does not shrink.
    open var adjustsFontSizeToFitWidth = false
    /// The smallest factor by which text may shrink. Approximated: stored; text does not shrink.
    open var minimumScaleFactor: CGFloat = 0
    /// Stored; has no effect, because the content size category of a stage never changes.
    open var adjustsFontForContentSizeCategory = false
    /// Stored; has no effect, because text does not shrink.
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
    /// The strategy for breaking lines. Stored; has no effect.
    open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard
    /// Stored; has no effect.
    open var shadowColor: UIColor?
    /// Stored; has no effect.
    open var shadowOffset = CGSize(width: 0, height: -1)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }

    /// The size of the text, not rounded, and the limits for which it was measured.
    private struct MeasuredSize {
        let width: CGFloat
        let maximumNumberOfLines: Int
        let size: CGSize
    }
    private var measuredSizes: [MeasuredSize] = []

    private func textLayoutDidChange() {
        cachedInternedText = nil
        measuredSizes.removeAll(keepingCapacity: true)
        if attributed?.string != text { attributed = nil }
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
    }

    /// Returns the size of the text, rounded up to whole pixels. [TEXT-01]
    private func size(withinWidth width: CGFloat, maximumNumberOfLines: Int? = nil) -> CGSize {
        guard let text, !text.isEmpty else { return .zero }
        return TextMeasure.roundedUp(
            unroundedSize(of: text, withinWidth: width, maximumNumberOfLines: maximumNumberOfLines ?? numberOfLines),
            scale: world.screen.scale)
    }

    /// Returns the size of the text, not rounded.
    /// OPTIMIZATION: sizes are stored, because one layout by constraints needs the same two sizes
    /// up to ten times.
    private func unroundedSize(of text: String, withinWidth width: CGFloat, maximumNumberOfLines: Int) -> CGSize {
        for known in measuredSizes where known.width == width && known.maximumNumberOfLines == maximumNumberOfLines {
            return known.size
        }
        let measure = TextMeasure(font: font, wrapsByCharacters: lineBreakMode == .byCharWrapping)
        let size =
            attributed.map { measure.size(of: $0, withinWidth: width, maximumNumberOfLines: maximumNumberOfLines) }
            ?? measure.size(of: text, withinWidth: width, maximumNumberOfLines: maximumNumberOfLines)
        if measuredSizes.count == 4 { measuredSizes.removeFirst() }
        measuredSizes.append(MeasuredSize(width: width, maximumNumberOfLines: maximumNumberOfLines, size: size))
        return size
    }

    open override var intrinsicContentSize: CGSize {
        size(
            withinWidth: preferredMaxLayoutWidth > 0 && numberOfLines != 1
                ? preferredMaxLayoutWidth : .greatestFiniteMagnitude)
    }

    override func intrinsicContentSize(forWidth width: CGFloat) -> CGSize {
        guard numberOfLines != 1, preferredMaxLayoutWidth == 0 else { return intrinsicContentSize }
        let free = size(withinWidth: .greatestFiniteMagnitude)
        return CGSize(width: free.width, height: width < free.width ? size(withinWidth: width).height : free.height)
    }

    override var intrinsicHeightDependsOnWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth == 0 }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard numberOfLines != 1, size.width > 0 else { return intrinsicContentSize }
        return self.size(withinWidth: size.width)
    }

    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let size = size(withinWidth: bounds.width, maximumNumberOfLines: numberOfLines)
        return CGRect(
            x: bounds.minX, y: bounds.minY, width: min(size.width, bounds.width),
            height: min(size.height, bounds.height))
    }

    /// Draws the text. Not modelled: there are no pixels.
    open func drawText(in rect: CGRect) { world.recordNotModelled("UILabel.drawText(in:)") }

    override var baselines: (first: CGFloat, last: CGFloat)? {
        (font.ascender.rounded(), -font.descender.rounded())
    }
}

extension UILabel: TextShowing {
    var internedText: InternedString? {
        if let cachedInternedText { return cachedInternedText }
        if let text { cachedInternedText = InternedString(text) }
        return cachedInternedText
    }
}

public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

/// The vertical alignment of text that shrinks.
public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines, alignCenters, none }
