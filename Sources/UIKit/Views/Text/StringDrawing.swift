/// The options for measuring text. Here, only `usesLineFragmentOrigin` changes the result.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let usesLineFragmentOrigin = bit(0)
    public static let usesFontLeading = bit(1)
    public static let usesDeviceMetrics = bit(3)
    public static let truncatesLastVisibleLine = bit(5)
}

/// The options for shrinking text while it is measured.
open class NSStringDrawingContext: NSObject {
    /// Stored; has no effect.
    open var minimumScaleFactor: CGFloat = 0
}

extension NSAttributedString.Key {
    public static let font = NSAttributedString.Key("NSFont")
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    public static let kern = NSAttributedString.Key("NSKern")
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
}

/// The style of the line under or through a text. An attributed string has its `rawValue`. Stored;
/// no line is drawn.
public struct NSUnderlineStyle: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let single = bit(0)
    public static let thick = bit(1)
    public static let double = NSUnderlineStyle(rawValue: 0x9)
    public static let patternDot = bit(8)
    public static let patternDash = bit(9)
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
    public static let patternDashDotDot = bit(10)
    public static let byWord = bit(15)
}

/// The style of a paragraph. Approximated: only the line spacing and the line break mode
/// `byCharWrapping` have an effect.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
    open class var `default`: NSParagraphStyle { NSParagraphStyle() }

    open fileprivate(set) var lineSpacing: CGFloat = 0
    open fileprivate(set) var lineBreakMode = NSLineBreakMode.byWordWrapping
    open fileprivate(set) var alignment = NSTextAlignment.natural
    /// Stored; has no effect.
    open fileprivate(set) var firstLineHeadIndent: CGFloat = 0
    /// Stored; has no effect.
    open fileprivate(set) var headIndent: CGFloat = 0
    /// Stored; has no effect.
    open fileprivate(set) var tailIndent: CGFloat = 0
    /// Stored; has no effect.
    open fileprivate(set) var paragraphSpacing: CGFloat = 0

    open func copy(with zone: NSZone? = nil) -> Any { mutableCopy(with: zone) }

    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = NSMutableParagraphStyle()
        (copy.lineSpacing, copy.lineBreakMode, copy.alignment) = (lineSpacing, lineBreakMode, alignment)
        (copy.firstLineHeadIndent, copy.headIndent, copy.tailIndent) = (firstLineHeadIndent, headIndent, tailIndent)
        copy.paragraphSpacing = paragraphSpacing
        return copy
    }
}

open class NSMutableParagraphStyle: NSParagraphStyle {
    open override var lineSpacing: CGFloat {
        get { super.lineSpacing }
        set { super.lineSpacing = newValue }
    }
    open override var lineBreakMode: NSLineBreakMode {
        get { super.lineBreakMode }
        set { super.lineBreakMode = newValue }
    }
    open override var alignment: NSTextAlignment {
        get { super.alignment }
        set { super.alignment = newValue }
    }
    open override var firstLineHeadIndent: CGFloat {
        get { super.firstLineHeadIndent }
        set { super.firstLineHeadIndent = newValue }
    }
    open override var headIndent: CGFloat {
        get { super.headIndent }
        set { super.headIndent = newValue }
    }
    open override var tailIndent: CGFloat {
        get { super.tailIndent }
        set { super.tailIndent = newValue }
    }
    open override var paragraphSpacing: CGFloat {
        get { super.paragraphSpacing }
        set { super.paragraphSpacing = newValue }
    }
}

extension NSParagraphStyle {
    /// The rules for breaking lines. Stored; has no effect.
    public struct LineBreakStrategy: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let pushOut = bit(0)
        public static let hangulWordPriority = bit(1)
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }
}

public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

extension TextMeasure {
    init(attributes: [NSAttributedString.Key: Any]?) {
        font = attributes?[.font] as? UIFont ?? .ofTextWithoutFont
        guard let style = attributes?[.paragraphStyle] as? NSParagraphStyle else { return }
        lineSpacing = style.lineSpacing
        wrapsByCharacters = style.lineBreakMode == .byCharWrapping
    }

    /// Returns the bounds of a text. Without the option `usesLineFragmentOrigin`, only the text up
    /// to the first newline is measured, as one line.
    ///
    /// - Parameter measure: returns the size, given the greatest width of a line and the greatest
    ///   number of lines (zero for no limit).
    static func bounds(in size: CGSize, options: NSStringDrawingOptions, measure: (CGFloat, Int) -> CGSize) -> CGRect {
        let wraps = options.contains(.usesLineFragmentOrigin)
        return CGRect(origin: .zero, size: wraps ? measure(size.width, 0) : measure(.greatestFiniteMagnitude, 1))
    }
}

extension String {
    /// Returns the size of the text, in points. Lines are broken only at newlines. Approximated:
    /// widths are from a table. [TEXT-02]
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        TextMeasure(attributes: attrs).size(of: self)
    }

    /// Returns the rectangle that the text needs, in points. Approximated: widths of characters are
    /// from a table. [TEXT-02]
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        TextMeasure.bounds(in: size, options: options) {
            TextMeasure(attributes: attributes).size(of: self, withinWidth: $0, maximumNumberOfLines: $1)
        }
    }
}

extension NSString {
    /// Returns the size of the text, in points. Lines are broken only at newlines. Approximated:
    /// widths are from a table. [TEXT-02]
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        String(describing: self).size(withAttributes: attrs)
    }

    /// Draws the text. Not modelled: nothing is drawn.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        Canvas.noteInInnermostCanvas("text \(self) \(rect.text)")
        World.recordNotModelled("NSString.draw(in:withAttributes:)")
    }

    /// Draws the text. Not modelled: nothing is drawn.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        Canvas.noteInInnermostCanvas("text \(self) \(point.text)")
        World.recordNotModelled("NSString.draw(at:withAttributes:)")
    }

    /// Returns the rectangle that the text needs, in points. Approximated: widths of characters are
    /// from a table. [TEXT-02]
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        String(describing: self).boundingRect(with: size, options: options, attributes: attributes, context: context)
    }
}

extension NSAttributedString {
    /// Returns the size of the text, in points. Approximated: only fonts, kern and paragraph style
    /// have an effect, and widths are from a table. [TEXT-02]
    public func size() -> CGSize { TextMeasure(attributes: nil).size(of: self) }

    /// Returns the rectangle that the text needs, in points. Approximated: only fonts, kern and
    /// paragraph style have an effect, and widths are from a table. [TEXT-02]
    public func boundingRect(with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?)
        -> CGRect
    {
        TextMeasure.bounds(in: size, options: options) {
            TextMeasure(attributes: nil).size(of: self, withinWidth: $0, maximumNumberOfLines: $1)
        }
    }
}
