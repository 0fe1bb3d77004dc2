/// A view that shows one or more lines of text.
///
/// Glyphs are not modelled: the widths of characters come from a table. [TEXT-02]
open class UILabel: UIView {
    open var text: String? {
        didSet {
            if text != oldValue { textChanged() }
            if KeyValueObservers.isUsed { KeyValueObservers.valuesChanged(of: self) }
        }
    }

    /// Fonts, kern and line spacing count, and the label takes the font of the first character. The rest is kept.
    open var attributedText: NSAttributedString? {
        get { attributed ?? text.map { NSAttributedString(string: $0, attributes: [.font: font as Any]) } }
        set {
            attributed = nil
            if let newValue, newValue.length > 0, let font = newValue.attribute(.font, at: 0, effectiveRange: nil) as? UIFont {
                self.font = font
            }
            text = newValue?.string
            attributed = newValue
            textChanged()
        }
    }
    private var attributed: NSAttributedString?
    /// The text as a number for scenes, made when the first scene is taken.
    private var phrase: InternedString?

    open var font: UIFont! = UIFont.systemFont(ofSize: 17) {
        didSet {
            if font != oldValue { textChanged() }
            if KeyValueObservers.isUsed { KeyValueObservers.valuesChanged(of: self) }
        }
    }
    open var textColor: UIColor! = UIColor.label
    open var textAlignment = NSTextAlignment.natural
    /// Wrapping by characters counts; the other modes break lines between words. [TEXT-06]
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
        didSet { if lineBreakMode != oldValue { textChanged() } }
    }
    /// Zero for as many lines as the text needs.
    open var numberOfLines = 1 {
        didSet { if numberOfLines != oldValue { textChanged() } }
    }
    /// The width at which lines are broken when the label computes its intrinsic size, in points. Zero means the width it is laid
    /// out with.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { textChanged() } }
    }
    /// Kept: nothing reads it.
    open var highlightedTextColor: UIColor?
    open var isHighlighted = false
    open var isEnabled = true
    /// Approximated: kept; text does not shrink.
    open var adjustsFontSizeToFitWidth = false
    /// Approximated: kept; text does not shrink.
    open var minimumScaleFactor: CGFloat = 0
    open var adjustsFontForContentSizeCategory = false
    /// Kept: text does not shrink.
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
    /// Kept: lines are broken between words in one way.
    open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard
    open var shadowColor: UIColor?
    open var shadowOffset = CGSize(width: 0, height: -1)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }

    /// What the text was measured with since it changed, and its size, not rounded.
    private struct Measured {
        let width: CGFloat
        let mostLines: Int
        let size: CGSize
    }
    private var measured: [Measured] = []

    private func textChanged() {
        phrase = nil
        measured.removeAll(keepingCapacity: true)
        if attributed?.string != text { attributed = nil }
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
    }

    /// [TEXT-01] Rounded up to whole pixels.
    private func size(within width: CGFloat, mostLines: Int? = nil) -> CGSize {
        guard let text, !text.isEmpty else { return .zero }
        return TextMeasure.roundedUp(measure(text, within: width, mostLines: mostLines ?? numberOfLines), scale: world.screen.scale)
    }

    /// OPTIMIZATION: a pass of constraints asks for the same two sizes up to ten times.
    private func measure(_ text: String, within width: CGFloat, mostLines: Int) -> CGSize {
        for known in measured where known.width == width && known.mostLines == mostLines { return known.size }
        let measure = TextMeasure(font: font, wrapsByCharacters: lineBreakMode == .byCharWrapping)
        let size =
            attributed.map { measure.size(of: $0, within: width, mostLines: mostLines) }
            ?? measure.size(of: text, within: width, mostLines: mostLines)
        if measured.count == 4 { measured.removeFirst() }
        measured.append(Measured(width: width, mostLines: mostLines, size: size))
        return size
    }

    open override var intrinsicContentSize: CGSize {
        size(within: preferredMaxLayoutWidth > 0 && numberOfLines != 1 ? preferredMaxLayoutWidth : .greatestFiniteMagnitude)
    }

    override func intrinsicContentSize(forWidth width: CGFloat) -> CGSize {
        guard numberOfLines != 1, preferredMaxLayoutWidth == 0 else { return intrinsicContentSize }
        let free = size(within: .greatestFiniteMagnitude)
        return CGSize(width: free.width, height: width < free.width ? size(within: width).height : free.height)
    }

    override var naturalHeightFollowsWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth == 0 }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard numberOfLines != 1, size.width > 0 else { return intrinsicContentSize }
        return self.size(within: size.width)
    }

    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let size = size(within: bounds.width, mostLines: numberOfLines)
        return CGRect(x: bounds.minX, y: bounds.minY, width: min(size.width, bounds.width), height: min(size.height, bounds.height))
    }

    /// Not modelled: there are no pixels.
    open func drawText(in rect: CGRect) {
        world.notModelled("UILabel.drawText(in:)")
    }

    override var baselines: (first: CGFloat, last: CGFloat)? {
        (font.ascender.rounded(), -font.descender.rounded())
    }
}

extension UILabel: SaysText {
    var spokenText: InternedString? {
        if let phrase { return phrase }
        if let text { phrase = InternedString(text) }
        return phrase
    }
}

public enum NSTextAlignment: Int, Sendable {
    case left, center, right, justified, natural
}

/// The place in its line of text that shrinks.
public enum UIBaselineAdjustment: Int, Sendable {
    case alignBaselines, alignCenters, none
}
