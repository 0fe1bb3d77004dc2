import Foundation
import Offscreen
import Testing

@testable import UIKit

@MainActor @Suite("Fonts, paragraphs and labels")
struct TextValueTests {
    private let font = UIFont.systemFont(ofSize: 20)

    @Test func `Fonts have their documented weights and names`() {
        let weights: [(UIFont.Weight, CGFloat, String)] = [
            (.ultraLight, -0.8, "Ultralight"), (.thin, -0.6, "Thin"), (.light, -0.4, "Light"), (.regular, 0, "Regular"),
            (.medium, 0.23, "Medium"), (.semibold, 0.3, "Semibold"), (.bold, 0.4, "Bold"), (.heavy, 0.56, "Heavy"), (.black, 0.62, "Black"),
        ]
        for (weight, value, name) in weights {
            #expect(weight.rawValue == value && UIFont.systemFont(ofSize: 9, weight: weight).fontName == ".SFUI-" + name)
            #expect(UIFont.monospacedSystemFont(ofSize: 9, weight: weight).fontName == ".SFUIMono-" + name)
            #expect(UIFont.monospacedDigitSystemFont(ofSize: 9, weight: weight) == UIFont.systemFont(ofSize: 9, weight: weight))
        }
        #expect(UIFont.Weight(rawValue: 0.9).name == "Regular")
        #expect(UIFont.systemFont(ofSize: 9) == UIFont.systemFont(ofSize: 9, weight: .regular))
        #expect(UIFont.boldSystemFont(ofSize: 9) == UIFont.systemFont(ofSize: 9, weight: .semibold))
        #expect(UIFont.italicSystemFont(ofSize: 9).pointSize == 9 && UIFont.italicSystemFont(ofSize: 9) != UIFont.systemFont(ofSize: 9))
        #expect((UIFont.labelFontSize, UIFont.systemFontSize, UIFont.smallSystemFontSize) == (17, 14, 12))
    }

    @Test func `A font is its name and its size`() {
        let named = UIFont(name: "Georgia", size: 12)!
        #expect(named == UIFont(name: "Georgia", size: 12) && named.hash == UIFont(name: "Georgia", size: 12)!.hash)
        #expect(named != UIFont(name: "Georgia", size: 13) && named != UIFont(name: "Times", size: 12) && !named.isEqual(NSObject()))
        #expect(
            named.withSize(13) == UIFont(name: "Georgia", size: 13) && named.familyName == "Georgia" && named.copy() as? UIFont == named)
        let descriptor = named.fontDescriptor
        #expect(descriptor.postscriptName == "Georgia" && descriptor.pointSize == 12)
        #expect(UIFont(descriptor: descriptor, size: 0) == named && UIFont(descriptor: descriptor, size: 30) == named.withSize(30))
        #expect(UIFont(descriptor: descriptor, size: 0.5).pointSize == 0.5)
        typealias Traits = UIFontDescriptor.SymbolicTraits
        #expect(
            [Traits.traitItalic, .traitBold, .traitExpanded, .traitCondensed, .traitMonoSpace].map(\.rawValue) == [1, 2, 32, 64, 1024])
        for (traits, name) in [
            ([], "Georgia"), (.traitBold, "Georgia-Bold"), (.traitItalic, "Georgia-Italic"),
            ([.traitBold, .traitItalic], "Georgia-Bold-Italic"),
        ] as [(Traits, String)] {
            let changed = descriptor.withSymbolicTraits(traits)
            #expect(changed?.postscriptName == name && changed?.pointSize == 12)
        }
    }

    @Test(arguments: [8, 17, 20, 100] as [CGFloat])
    func `A line is as high as what is above and below its base`(size: CGFloat) {
        let font = UIFont.systemFont(ofSize: size)
        #expect(
            font.descender < 0 && font.leading == 0 && 0 < font.xHeight && font.xHeight < font.capHeight && font.capHeight < font.ascender)
        let height = font.ascender - font.descender
        #expect(abs(font.lineHeight - height) < 1e-9 && font.lineHeight == size * 1.193359375, "[TEXT-01]")
        #expect(abs(font.capHeight / size - 0.7) < 0.01 && abs(font.xHeight / size - 0.53) < 0.01)
    }

    @Test func `A paragraph's style is copied with all that it says`() {
        let style = NSMutableParagraphStyle()
        keeps(
            style, .value(\.lineSpacing, 0, 6), .value(\.lineBreakMode, .byWordWrapping, .byTruncatingTail),
            .value(\.alignment, .natural, .right))
        (style.lineSpacing, style.lineBreakMode, style.alignment) = (6, .byTruncatingHead, .center)
        for copy in [style.copy() as! NSParagraphStyle, style.mutableCopy() as! NSParagraphStyle] {
            #expect((copy.lineSpacing, copy.lineBreakMode, copy.alignment) == (6, .byTruncatingHead, .center))
        }
        let copy = style.mutableCopy() as! NSMutableParagraphStyle
        copy.lineSpacing = 9
        #expect(style.lineSpacing == 6)
        let plain = NSParagraphStyle.default
        #expect((plain.lineSpacing, plain.lineBreakMode, plain.alignment) == (0, .byWordWrapping, .natural))
    }

    @Test func `Options of drawing have UIKit's raw values`() {
        typealias Options = NSStringDrawingOptions
        #expect(
            [Options.usesLineFragmentOrigin, .usesFontLeading, .usesDeviceMetrics, .truncatesLastVisibleLine].map(\.rawValue) == [
                1, 2, 8, 32,
            ])
        keeps(NSStringDrawingContext(), .value(\.minimumScaleFactor, 0, 1))
        let breaks: [NSLineBreakMode] = [
            .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle,
        ]
        #expect(breaks.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
        #expect([NSTextAlignment.left, .center, .right, .justified, .natural].map(\.rawValue) == [0, 1, 2, 3, 4])
        let keys: [NSAttributedString.Key] = [
            .font, .paragraphStyle, .foregroundColor, .backgroundColor, .kern, .underlineStyle, .strikethroughStyle,
        ]
        #expect(
            keys.map(\.rawValue) == [
                "NSFont", "NSParagraphStyle", "NSColor", "NSBackgroundColor", "NSKern", "NSUnderline", "NSStrikethrough",
            ])
    }

    @Test func `Text is measured by its font and paragraph, over as many lines as options allow`() {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 5
        let font = UIFont.monospacedSystemFont(ofSize: 20, weight: .regular)
        let attributes: [NSAttributedString.Key: Any] = [.font: font, .paragraphStyle: style]
        let room = CGSize(40, 1000)
        func all(_ text: String, _ options: NSStringDrawingOptions) -> [CGRect] {
            [
                text.boundingRect(with: room, options: options, attributes: attributes, context: nil),
                NSString(string: text).boundingRect(with: room, options: options, attributes: attributes, context: nil),
                NSAttributedString(string: text, attributes: attributes).boundingRect(with: room, options: options, context: nil),
            ]
        }
        for box in all("aaa bb ccc", .usesLineFragmentOrigin) {
            let height = 3 * font.lineHeight + 10
            #expect(box.origin == .zero && abs(box.width - 36) < 1e-9 && abs(box.height - height) < 1e-9)
        }
        for options in [[], .usesFontLeading] as [NSStringDrawingOptions] {
            for box in all("aaa bb ccc", options) { #expect(abs(box.width - 120) < 1e-9 && box.height == font.lineHeight) }
            for box in all("a\nbb", options) { #expect(abs(box.width - 12) < 1e-9 && box.height == font.lineHeight) }
        }
        // Without attributes, as Foundation has it: 12 points.
        let plain = "aaaa".size()
        let height = UIFont.systemFont(ofSize: 12).lineHeight
        #expect(plain == "aaaa".size(withAttributes: [.font: UIFont.systemFont(ofSize: 12)]) && plain.height == height)
        #expect(NSAttributedString(string: "").size() == CGSize(0, height) && NSString(string: "aaaa").size() == plain)
    }

    @Test(arguments: 0..<60 as Range<UInt64>)
    func `Words fill a line as long as they fit, and longer ones are cut`(seed: UInt64) {
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
        let measure = TextMeasure(font: font, lineSpacing: 3)
        let rich = NSAttributedString(string: text, attributes: [.font: font])
        for (size, shown) in [
            (measure.size(of: text, within: CGFloat(most) * 12 + 3), lines[...]),
            (measure.size(of: text, within: CGFloat(most) * 12), lines[...]),
            (measure.size(of: rich, within: CGFloat(most) * 12), lines[...]),
            (measure.size(of: text, within: CGFloat(most) * 12, mostLines: 2), lines.prefix(2)),
        ] {
            let width = CGFloat(shown.map(\.count).max()!) * 12
            let height = CGFloat(shown.count) * font.lineHeight + CGFloat(shown.count - 1) * 3
            #expect(abs(size.width - width) < 1e-9 && abs(size.height - height) < 1e-9, "\(most): \(text)")
        }
    }

    @Test func `A label begins with UIKit's defaults`() {
        let label = UILabel()
        keeps(
            label, .value(\.text, nil, "text"), .value(\.font, UIFont.systemFont(ofSize: 17), UIFont.systemFont(ofSize: 18)),
            .value(\.textColor, UIColor.label, UIColor.red), .value(\.textAlignment, .natural, .right),
            .value(\.lineBreakMode, .byTruncatingTail, .byClipping), .value(\.numberOfLines, 1, 2),
            .value(\.preferredMaxLayoutWidth, 0, 50), .value(\.highlightedTextColor, nil, .red), .value(\.isHighlighted, false, true),
            .value(\.isEnabled, true, false), .value(\.adjustsFontSizeToFitWidth, false, true), .value(\.minimumScaleFactor, 0, 0.5),
            .value(\.adjustsFontForContentSizeCategory, false, true), .value(\.shadowColor, nil, .red),
            .value(\.shadowOffset, CGSize(0, -1), CGSize(1, 2)))
        #expect(!label.isUserInteractionEnabled && label.contentHuggingPriority(for: .horizontal) == .defaultLow)
    }

    @Test func `Text with attributes and plain text replace each other`() {
        let label = UILabel()
        #expect(label.attributedText == nil && label.intrinsicContentSize == .zero)
        label.text = "plain"
        label.font = font
        #expect(label.attributedText?.string == "plain")
        #expect(label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == font)
        let rich = NSAttributedString(string: "rich", attributes: [.font: UIFont.systemFont(ofSize: 30), .kern: 2])
        label.attributedText = rich
        #expect(label.text == "rich" && label.font.pointSize == 30 && label.attributedText == rich)
        label.text = "rich"
        #expect(label.attributedText == rich, "the same text is no change")
        label.text = "other"
        #expect(label.attributedText?.string == "other" && label.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) == nil)
        label.attributedText = NSAttributedString(string: "no font")
        #expect(label.font.pointSize == 30 && label.text == "no font")
        label.attributedText = nil
        #expect(label.text == nil && label.attributedText == nil)
    }

    @Test func `A label is as large as its text within a width, over the lines it may have`() {
        let label = UILabel()
        // 10 points a character, 19.9 a line; in whole pixels of a third.
        let font = UIFont.monospacedSystemFont(ofSize: 50.0 / 3, weight: .regular)
        label.font = font
        label.text = "aa bb cc dd"
        func up(_ lines: CGFloat) -> CGFloat { (lines * font.lineHeight * 3).rounded(.up) / 3 }
        let (one, two, three, four) = (up(1), up(2), up(3), up(4))
        #expect(label.intrinsicContentSize == CGSize(110, one))
        #expect(label.sizeThatFits(CGSize(60, 0)) == CGSize(110, one), "one line is not broken")
        label.preferredMaxLayoutWidth = 60
        #expect(label.intrinsicContentSize == CGSize(110, one), "one line is not broken")
        label.numberOfLines = 0
        #expect(label.intrinsicContentSize == CGSize(50, two))
        #expect(label.intrinsicContentSize(forWidth: 30) == CGSize(50, two), "the preferred width counts")
        label.preferredMaxLayoutWidth = 0
        #expect(label.intrinsicContentSize == CGSize(110, one))
        #expect(label.sizeThatFits(CGSize(0, 0)) == CGSize(110, one))
        #expect(label.sizeThatFits(CGSize(30, 0)) == CGSize(20, four))
        #expect(label.intrinsicContentSize(forWidth: 60) == CGSize(110, two))
        #expect(label.intrinsicContentSize(forWidth: 110) == CGSize(110, one))
        label.numberOfLines = 3
        #expect(label.sizeThatFits(CGSize(30, 0)) == CGSize(20, three))
        label.text = ""
        #expect(label.intrinsicContentSize == .zero)
        let place = CGRect(5, 6, 60, 30)
        #expect(label.textRect(forBounds: place, limitedToNumberOfLines: 0) == CGRect(5, 6, 0, 0))
        label.text = nil
        #expect(label.textRect(forBounds: place, limitedToNumberOfLines: 0) == CGRect(5, 6, 0, 0))
        label.text = "aa bb cc dd"
        #expect(label.textRect(forBounds: place, limitedToNumberOfLines: 0) == CGRect(5, 6, 50, 30))
        #expect(label.textRect(forBounds: CGRect(5, 6, 5, 90), limitedToNumberOfLines: 2) == CGRect(5, 6, 5, two))
    }

    @Test func `What changes the size of a label's text changes its place`() {
        let stage = Stage(width: 300, height: 300, scale: 1)
        // 12 points a character and 23.87 a line; 24 and 47.7 in the larger font.
        let font = UIFont.monospacedSystemFont(ofSize: 20, weight: .regular)
        let label = stage.run { UILabel() }
        label.translatesAutoresizingMaskIntoConstraints = false
        label.numberOfLines = 0
        stage.window.addSubview(label)
        func size(after change: () -> Void) -> CGSize {
            stage.act("change", change)
            return label.frame.size
        }
        stage.act("tie") {
            NSLayoutConstraint.activate([
                label.leftAnchor.constraint(equalTo: stage.window.leftAnchor), label.topAnchor.constraint(equalTo: stage.window.topAnchor),
            ])
        }
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
