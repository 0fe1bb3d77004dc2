import Offscreen
import Testing

@testable import UIKit

@MainActor struct TextValueTests {
    private let font = UIFont.systemFont(ofSize: 20)

    @Test func `Font weights have UIKit's raw values, and system fonts have UIKit's private names`() {
        let weights: [(UIFont.Weight, CGFloat, String)] = [
            (.ultraLight, -0.8, "Ultralight"), (.thin, -0.6, "Thin"), (.light, -0.4, "Light"), (.regular, 0, "Regular"),
            (.medium, 0.23, "Medium"), (.semibold, 0.3, "Semibold"), (.bold, 0.4, "Bold"), (.heavy, 0.56, "Heavy"),
            (.black, 0.62, "Black"),
        ]
        for (weight, value, name) in weights {
            #expect(weight.rawValue == value)
            #expect(UIFont.systemFont(ofSize: 9, weight: weight).fontName == ".SFUI-" + name)
            #expect(UIFont.monospacedSystemFont(ofSize: 9, weight: weight).fontName == ".SFUIMono-" + name)
            #expect(
                UIFont.monospacedDigitSystemFont(ofSize: 9, weight: weight)
                    == UIFont.systemFont(ofSize: 9, weight: weight))
        }
        #expect(UIFont.Weight(rawValue: 0.9).name == "Regular")
        #expect(UIFont.systemFont(ofSize: 9) == UIFont.systemFont(ofSize: 9, weight: .regular))
        #expect(UIFont.boldSystemFont(ofSize: 9) == UIFont.systemFont(ofSize: 9, weight: .semibold))
        #expect(UIFont.italicSystemFont(ofSize: 9).pointSize == 9)
        #expect(UIFont.italicSystemFont(ofSize: 9) != UIFont.systemFont(ofSize: 9))
        #expect(UIFont.labelFontSize == 17)
        #expect(UIFont.systemFontSize == 14)
        #expect(UIFont.smallSystemFontSize == 12)
    }

    @Test func `Fonts are equal if and only if their names and sizes are equal`() {
        let named = UIFont(name: "Georgia", size: 12)!
        #expect(named == UIFont(name: "Georgia", size: 12))
        #expect(named.hash == UIFont(name: "Georgia", size: 12)!.hash)
        #expect(named != UIFont(name: "Georgia", size: 13))
        #expect(named != UIFont(name: "Times", size: 12))
        #expect(!named.isEqual(NSObject()))
        #expect(named.withSize(13) == UIFont(name: "Georgia", size: 13))
        #expect(named.familyName == "Georgia")
        #expect(named.copy() as? UIFont == named)
        let descriptor = named.fontDescriptor
        #expect(descriptor.postscriptName == "Georgia")
        #expect(descriptor.pointSize == 12)
        #expect(UIFont(descriptor: descriptor, size: 0) == named)
        #expect(UIFont(descriptor: descriptor, size: 30) == named.withSize(30))
        #expect(UIFont(descriptor: descriptor, size: 0.5).pointSize == 0.5)
        typealias Traits = UIFontDescriptor.SymbolicTraits
        expectRawValues(
            [1, 2, 32, 64, 1024], of: UIFontDescriptor.SymbolicTraits.traitItalic, .traitBold, .traitExpanded,
            .traitCondensed,
            .traitMonoSpace)
        for (traits, name) in [
            ([], "Georgia"), (.traitBold, "Georgia-Bold"), (.traitItalic, "Georgia-Italic"),
            ([.traitBold, .traitItalic], "Georgia-Bold-Italic"),
        ] as [(Traits, String)] {
            let changed = descriptor.withSymbolicTraits(traits)
            #expect(changed?.postscriptName == name)
            #expect(changed?.pointSize == 12)
        }
    }

    @Test(arguments: [8, 17, 20, 100] as [CGFloat])
    func `The line height of a system font is its ascender minus its descender`(size: CGFloat) {
        let font = UIFont.systemFont(ofSize: size)
        #expect(font.descender < 0)
        #expect(font.leading == 0)
        #expect(0 < font.xHeight)
        #expect(font.xHeight < font.capHeight)
        #expect(font.capHeight < font.ascender)
        let height = font.ascender - font.descender
        #expect(abs(font.lineHeight - height) < 1e-9, "[TEXT-01]")
        #expect(font.lineHeight == size * 1.193359375, "[TEXT-01]")
        #expect(abs(font.capHeight / size - 0.7) < 0.01)
        #expect(abs(font.xHeight / size - 0.53) < 0.01)
    }

    @Test
    func
        `A copy of a paragraph style has the original's line spacing, line break mode and alignment, and changes independently`()
    {
        let style = NSMutableParagraphStyle()
        expectStored(
            style, .value(\.lineSpacing, 0, 6), .value(\.lineBreakMode, .byWordWrapping, .byTruncatingTail),
            .value(\.alignment, .natural, .right))
        (style.lineSpacing, style.lineBreakMode, style.alignment) = (6, .byTruncatingHead, .center)
        for copy in [style.copy() as! NSParagraphStyle, style.mutableCopy() as! NSParagraphStyle] {
            #expect(copy.lineSpacing == 6)
            #expect(copy.lineBreakMode == .byTruncatingHead)
            #expect(copy.alignment == .center)
        }
        let copy = style.mutableCopy() as! NSMutableParagraphStyle
        copy.lineSpacing = 9
        #expect(style.lineSpacing == 6)
        let plain = NSParagraphStyle.default
        #expect(plain.lineSpacing == 0)
        #expect(plain.lineBreakMode == .byWordWrapping)
        #expect(plain.alignment == .natural)
    }

    @Test func `String drawing options and text enumerations have UIKit's raw values`() {
        expectRawValues(
            [1, 2, 8, 32], of: NSStringDrawingOptions.usesLineFragmentOrigin, .usesFontLeading, .usesDeviceMetrics,
            .truncatesLastVisibleLine)
        expectStored(NSStringDrawingContext(), .value(\.minimumScaleFactor, 0, 1))
        expectRawValues(
            [0, 1, 2, 3, 4, 5], of: NSLineBreakMode.byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead,
            .byTruncatingTail,
            .byTruncatingMiddle)
        expectRawValues(
            [1, 2, 9, 0x100, 0x200, 0x300, 0x400, 0x8000], of: NSUnderlineStyle.single, .thick, .double, .patternDot,
            .patternDash, .patternDashDot, .patternDashDotDot, .byWord)
        expectRawValues([0, 1, 2, 3, 4], of: NSTextAlignment.left, .center, .right, .justified, .natural)
        expectRawValues(
            ["NSFont", "NSParagraphStyle", "NSColor", "NSBackgroundColor", "NSKern", "NSUnderline", "NSStrikethrough"],
            of: NSAttributedString.Key.font, .paragraphStyle, .foregroundColor, .backgroundColor, .kern,
            .underlineStyle,
            .strikethroughStyle)
    }

    @Test func `Text is measured by its font and paragraph style, over as many lines as the options allow`() {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 5
        let font = UIFont.monospacedSystemFont(ofSize: 20, weight: .regular)
        let attributes: [NSAttributedString.Key: Any] = [.font: font, .paragraphStyle: style]
        let room = CGSize(40, 1000)
        func all(_ text: String, _ options: NSStringDrawingOptions) -> [CGRect] {
            [
                text.boundingRect(with: room, options: options, attributes: attributes, context: nil),
                NSString(string: text).boundingRect(with: room, options: options, attributes: attributes, context: nil),
                NSAttributedString(string: text, attributes: attributes).boundingRect(
                    with: room, options: options, context: nil),
            ]
        }
        for box in all("aaa bb ccc", .usesLineFragmentOrigin) {
            let height = 3 * font.lineHeight + 10
            #expect(Near(box) == Near(0, 0, 36, height))
        }
        for options in [[], .usesFontLeading] as [NSStringDrawingOptions] {
            for box in all("aaa bb ccc", options) {
                #expect(abs(box.width - 120) < 1e-9)
                #expect(box.height == font.lineHeight)
            }
            for box in all("a\nbb", options) {
                #expect(abs(box.width - 12) < 1e-9)
                #expect(box.height == font.lineHeight)
            }
        }
        // Without attributes, a text has the font Helvetica 12. [TEXT-08]
        let plain = "aaaa".size()
        let helvetica = UIFont(name: "Helvetica", size: 12)!
        #expect(plain == "aaaa".size(withAttributes: [.font: helvetica]))
        #expect(plain.height == helvetica.lineHeight)
        #expect(NSAttributedString(string: "").size() == CGSize(0, helvetica.lineHeight))
        #expect(NSString(string: "aaaa").size() == plain)
    }

    @Test(arguments: 0..<60 as Range<UInt64>)
    func `With word wrapping a line of text has all words that fit, and a word longer than a line is broken`(
        seed: UInt64
    ) {
        var generator = SeededGenerator(seed: seed)
        let most = Int.random(in: 1...9, using: &generator)
        let words = (0..<Int.random(in: 1...9, using: &generator)).map { _ in
            String(repeating: "x", count: Int.random(in: 1...12, using: &generator))
        }
        let separators = words.map { _ in Bool.random(using: &generator) ? " " : "\n" }
        let text = zip(words, separators).map { $0 + $1 }.joined() + "end"
        var lines = [""]
        var isNew = true
        for (word, separator) in zip(words + ["end"], separators + [""]) {
            if !isNew, lines.last!.count + 1 + word.count <= most {
                lines[lines.count - 1] += " " + word
            } else {
                if !isNew { lines.append("") }
                for character in word {
                    if lines.last!.count == most { lines.append("") }
                    lines[lines.count - 1].append(character)
                }
            }
            isNew = false
            if separator == "\n" {
                lines.append("")
                isNew = true
            }
        }
        let font = UIFont.monospacedSystemFont(ofSize: 20, weight: .regular)
        let (measure, rich) = (
            TextMeasure(font: font, lineSpacing: 3), NSAttributedString(string: text, attributes: [.font: font])
        )
        for (size, shown) in [
            (measure.size(of: text, withinWidth: CGFloat(most) * 12 + 3), lines[...]),
            (measure.size(of: text, withinWidth: CGFloat(most) * 12), lines[...]),
            (measure.size(of: rich, withinWidth: CGFloat(most) * 12), lines[...]),
            (measure.size(of: text, withinWidth: CGFloat(most) * 12, maximumNumberOfLines: 2), lines.prefix(2)),
        ] {
            let width = CGFloat(shown.map(\.count).max()!) * 12
            let height = CGFloat(shown.count) * font.lineHeight + CGFloat(shown.count - 1) * 3
            #expect(Near(size) == Near(width, height), "\(most): \(text)")
        }
    }

    @Test func `A label has UIKit's defaults and stores what is set`() {
        let label = UILabel()
        expectStored(
            label, .value(\.text, nil, "text"),
            .value(\.font, UIFont.systemFont(ofSize: 17), UIFont.systemFont(ofSize: 18)),
            .value(\.textColor, UIColor.label, UIColor.red), .value(\.textAlignment, .natural, .right),
            .value(\.lineBreakMode, .byTruncatingTail, .byClipping), .value(\.numberOfLines, 1, 2),
            .value(\.preferredMaxLayoutWidth, 0, 50), .value(\.highlightedTextColor, nil, .red),
            .value(\.isHighlighted, false, true),
            .value(\.isEnabled, true, false), .value(\.adjustsFontSizeToFitWidth, false, true),
            .value(\.minimumScaleFactor, 0, 0.5),
            .value(\.adjustsFontForContentSizeCategory, false, true), .value(\.shadowColor, nil, .red),
            .value(\.shadowOffset, CGSize(0, -1), CGSize(1, 2)))
        #expect(!label.isUserInteractionEnabled)
    }

    @Test
    func `Setting a label to another text replaces its attributedText, and setting attributedText replaces the text`() {
        let label = UILabel()
        #expect(label.attributedText == nil)
        #expect(label.intrinsicContentSize == .zero)
        (label.text, label.font) = ("plain", font)
        #expect(label.attributedText?.string == "plain")
        #expect(label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == font)
        let rich = NSAttributedString(string: "rich", attributes: [.font: UIFont.systemFont(ofSize: 30), .kern: 2])
        label.attributedText = rich
        #expect(label.text == "rich")
        #expect(label.font.pointSize == 30)
        #expect(label.attributedText == rich)
        label.text = "rich"
        #expect(label.attributedText == rich, "the same text is not a change")
        label.text = "other"
        #expect(label.attributedText?.string == "other")
        #expect(label.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) == nil)
        label.attributedText = NSAttributedString(string: "no font")
        #expect(label.font.pointSize == 30)
        #expect(label.text == "no font")
        label.attributedText = nil
        #expect(label.text == nil)
        #expect(label.attributedText == nil)
    }

    @Test
    func
        `sizeThatFits of a label returns the size of one line or, if more are allowed, of lines broken at a positive width`()
    {
        let label = UILabel()
        // A character is 10 points wide and a line 19.9 points high, in whole pixels of a third of
        // a point.
        label.font = .monospacedSystemFont(ofSize: 50.0 / 3, weight: .regular)
        let lineHeight = label.font.lineHeight
        func size(_ characters: CGFloat, _ lines: CGFloat) -> CGSize {
            CGSize(10 * characters, (lines * lineHeight * 3).rounded(.up) / 3)
        }
        func fitting(_ width: CGFloat) -> CGSize { label.sizeThatFits(CGSize(width, 0)) }
        label.text = "aa bb cc dd"
        #expect([label.intrinsicContentSize, fitting(60)] == [size(11, 1), size(11, 1)], "one line is not broken")
        label.preferredMaxLayoutWidth = 60
        #expect(label.intrinsicContentSize == size(11, 1), "one line is not broken")
        label.numberOfLines = 0
        #expect([label.intrinsicContentSize, label.intrinsicContentSize(forWidth: 30)] == [size(5, 2), size(5, 2)])
        label.preferredMaxLayoutWidth = 0
        #expect([label.intrinsicContentSize, fitting(0), fitting(30)] == [size(11, 1), size(11, 1), size(2, 4)])
        #expect([60, 110].map { label.intrinsicContentSize(forWidth: $0) } == [size(11, 2), size(11, 1)])
        label.numberOfLines = 3
        #expect(fitting(30) == size(2, 3))
        let rects = ["", nil, "aa bb cc dd"].map { text in
            label.text = text
            return label.textRect(forBounds: CGRect(5, 6, 60, 30), limitedToNumberOfLines: 0)
        }
        #expect(rects == [CGRect(5, 6, 0, 0), CGRect(5, 6, 0, 0), CGRect(5, 6, 50, 30)])
        #expect(
            label.textRect(forBounds: CGRect(5, 6, 5, 90), limitedToNumberOfLines: 2)
                == CGRect(5, 6, 5, size(0, 2).height))
        let limited = [0, 1, 2].map {
            label.textRect(forBounds: CGRect(0, 0, 30, 900), limitedToNumberOfLines: $0).height
        }
        #expect(limited == [4, 1, 2].map { size(0, $0).height }, "at one width, each limit has its height")
        label.text = ""
        #expect(label.intrinsicContentSize == .zero)
    }

    @Test
    func `A constrained label resizes with its text, font, line spacing, number of lines and preferredMaxLayoutWidth`()
    {
        let stage = Stage(width: 300, height: 300, scale: 1)
        // A character is 12 points wide and a line 23.87 points high. In the larger font these are
        // 24 and 47.7.
        let (font, label) = (UIFont.monospacedSystemFont(ofSize: 20, weight: .regular), stage.run { UILabel() })
        label.numberOfLines = 0
        stage.window.addSubview(label)
        func size(after change: () -> Void) -> CGSize {
            stage.act("change", change)
            return label.frame.size
        }
        stage.act("tie") { label.constrain([.left: 0, .top: 0], to: stage.window) }
        #expect(size { label.font = font } == .zero)
        #expect(size { label.text = "aa\nbb\ncc" } == CGSize(24, 72))
        #expect(size { label.font = .monospacedSystemFont(ofSize: 40, weight: .regular) } == CGSize(48, 144))
        #expect(size { label.font = font } == CGSize(24, 72))
        func spaced(_ spacing: CGFloat) -> NSAttributedString {
            let style = NSMutableParagraphStyle()
            style.lineSpacing = spacing
            return NSAttributedString(string: "aa\nbb\ncc", attributes: [.font: font, .paragraphStyle: style])
        }
        #expect(size { label.attributedText = spaced(4) } == CGSize(24, 80))
        #expect(size { label.attributedText = spaced(7) } == CGSize(24, 86))
        #expect(size { label.numberOfLines = 2 } == CGSize(24, 55))
        #expect(size { label.preferredMaxLayoutWidth = 12 } == CGSize(12, 55))
    }
}
