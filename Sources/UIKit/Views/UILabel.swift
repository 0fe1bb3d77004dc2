/// A line of text: what a cell says it is.
///
/// Glyphs are not modelled: a character counts as 0.55 of the point size wide.
open class UILabel: UIView {
    open var text: String? {
        didSet {
            guard text != oldValue else { return }
            phrase = nil
            invalidateIntrinsicContentSize()
        }
    }
    /// The text as scenes have it, once one was taken.
    @exclusivity(unchecked) private var phrase: Phrase?
    open var font: UIFont! = UIFont.systemFont(ofSize: 17)
    open var textColor: UIColor! = UIColor.label
    open var textAlignment = NSTextAlignment.natural
    open var numberOfLines = 1
    open var highlightedTextColor: UIColor?
    open var isHighlighted = false
    open var isEnabled = true

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }

    open override var intrinsicContentSize: CGSize {
        guard let text, !text.isEmpty else { return .zero }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let shown = numberOfLines == 0 ? lines.count : min(lines.count, numberOfLines)
        let longest = lines.prefix(shown).map(\.count).max() ?? 0
        return CGSize(width: (CGFloat(longest) * font.pointSize * 0.55).rounded(.up), height: CGFloat(shown) * font.lineHeight)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

extension UILabel: SaysText {
    var spokenText: Phrase? {
        if let phrase { return phrase }
        phrase = text.map { Phrase($0) }
        return phrase
    }
}

public enum NSTextAlignment: Int, Sendable {
    case left
    case center
    case right
    case justified
    case natural
}
