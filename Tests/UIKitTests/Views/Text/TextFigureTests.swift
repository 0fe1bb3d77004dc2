import Offscreen
import Testing

@testable import UIKit

/// Compares text with measurements on devices.
@MainActor struct TextFigureTests {
    private let stage = Stage(width: 300, height: 300, scale: 3)

    @Test(arguments: [(16, 19.33), (17, 20.33), (28, 33.67), (58, 69.33)] as [(CGFloat, CGFloat)])
    func `A label of one line is as high as its font's line height, rounded up to the pixel [TEXT-01]`(
        size: CGFloat, height: CGFloat
    ) {
        let label = stage.run { UILabel() }
        (label.font, label.text) = (.systemFont(ofSize: size), "Text")
        #expect(abs(label.intrinsicContentSize.height - height) < 0.005)
        label.sizeToFit()
        #expect(abs(label.bounds.height - height) < 0.005)
        #expect(abs(UIFont.systemFont(ofSize: 17).lineHeight - 20.287) < 0.0005)
        #expect(
            "Text".size(withAttributes: [.font: label.font!]).height == size * 1.193359375, "text alone is not rounded")
    }

    /// Widths of labels at 17 points, from tests and dumps of several projects.
    @Test(
        arguments: [
            ("Just text", 66), ("This is a test string", 144.1), ("the", 25), ("point", 39), ("error", 37),
            ("CENTER", 64.33),
            ("What's", 55.5),
            ("Submit", 56), ("Feedback", 78.5), ("Cancel", 53.5), ("Count = 1", 76.5), ("\u{4E0B}\u{4E00}\u{6B65}", 52),
        ] as [(String, CGFloat)])
    func `Widths of texts are within one per cent of published widths [TEXT-02]`(text: String, width: CGFloat) {
        let found = text.size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width
        #expect(abs(found - width) <= width * 0.01)
    }

    @Test
    func
        `System text is wider if heavier and, for its size, wider at 12 points than at 17, and combining marks take no room`()
    {
        func width(_ text: String, _ font: UIFont) -> CGFloat { text.size(withAttributes: [.font: font]).width }
        let weights: [UIFont.Weight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]
        let widths = weights.map { width("Heavier", .systemFont(ofSize: 17, weight: $0)) }
        #expect(widths == widths.sorted())
        #expect(Set(widths).count == weights.count)
        #expect(widths.last! < widths[3] * 1.1)
        #expect(width("text", .systemFont(ofSize: 12)) / 12 > width("text", .systemFont(ofSize: 17)) / 17)
        #expect(abs(width("text", .systemFont(ofSize: 34)) - 2 * width("text", .systemFont(ofSize: 17))) < 1e-9)
        let font = UIFont.systemFont(ofSize: 17)
        #expect(width("e\u{301}", font) == width("e", font))
        #expect(width("\u{200B}", font) == 0)
        let family = "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}"
        #expect(width(family, font) == width("\u{1F468}", font))
        #expect(width("\u{1F44D}\u{1F3FD}", font) == width("\u{1F44D}", font))
        #expect(width("mmm", .monospacedSystemFont(ofSize: 10, weight: .bold)) == 18)
    }

    @Test func `A text of several fonts is measured run by run, and a line is as high as its tallest font`() {
        let (small, large) = (UIFont.systemFont(ofSize: 10), UIFont.systemFont(ofSize: 30))
        func plain(_ text: String, _ font: UIFont) -> CGSize { text.size(withAttributes: [.font: font]) }
        let text = NSMutableAttributedString(string: "small ", attributes: [.font: small])
        text.append(NSAttributedString(string: "Large", attributes: [.font: large]))
        let size = text.size()
        let whole = plain("small ", small).width + plain("Large", large).width
        #expect(abs(size.width - whole) < 1e-9)
        #expect(size.height == large.lineHeight)
        let narrow = text.boundingRect(with: CGSize(80, 500), options: .usesLineFragmentOrigin, context: nil)
        #expect(narrow.height == small.lineHeight + large.lineHeight)
        #expect(narrow.width == plain("Large", large).width)
        let (spread, close) = (
            NSAttributedString(string: "abc", attributes: [.font: small, .kern: CGFloat(2)]), plain("abc", small).width
        )
        #expect(abs(spread.size().width - close - 6) < 1e-9)
        let label = UILabel()
        label.attributedText = text
        #expect(abs(label.intrinsicContentSize.height - large.lineHeight) < 1)
        #expect(label.intrinsicContentSize.width >= size.width)
        text.append(NSAttributedString(string: " small", attributes: [.font: small]))
        #expect(text.size().height == large.lineHeight, "also if a small font ends the line")
        text.append(NSAttributedString(string: "\nsmall", attributes: [.font: small]))
        #expect(text.size().height == large.lineHeight + small.lineHeight)
        let spaced = NSMutableAttributedString(string: "small", attributes: [.font: small])
        spaced.append(NSAttributedString(string: " ", attributes: [.font: large]))
        spaced.append(NSAttributedString(string: "small", attributes: [.font: small]))
        #expect(spaced.size().height == large.lineHeight, "also if only a space has the tallest font")
    }

    @Test func `A line of text may end between any two ideographs`() {
        let (font, text) = (UIFont.systemFont(ofSize: 10), String(repeating: "\u{6B65}", count: 10))
        let (size, height) = (TextMeasure(font: font).size(of: text, withinWidth: 31), 4 * font.lineHeight)
        #expect(Near(size) == Near(30.6, height))
    }

    @Test(arguments: [(161.0 + 1.0 / 6, 161.0 + 1.0 / 3), (183.0 + 5.0 / 6, 184)] as [(CGFloat, CGFloat)])
    func `Edges that constraints set are rounded to whole pixels, with halves rounded up [TEXT-03]`(
        asked: CGFloat, given: CGFloat
    ) {
        let view = stage.run { UIView() }
        stage.window.addSubview(view)
        stage.act("tie") {
            view.constrain([.leading: 0, .top: 0], to: stage.window)
            view.constrain([.width: asked, .height: asked])
        }
        #expect(Near(view.frame.size) == Near(given, given))
    }

    // MARK: - Text, as measured

    // Public libraries assert these sizes on devices.

    @Test func `Helvetica has its own line height and widths [TEXT-05]`() {
        let label = stage.run { UILabel() }
        (label.font, label.text) = (UIFont(name: "Helvetica", size: 17), "Nick")
        let size = label.intrinsicContentSize
        #expect(abs(size.width - 33.333) < 0.001)
        #expect(abs(size.height - 19.667) < 0.001)
        let font = label.font!
        #expect(Near(font.ascender, font.descender, font.lineHeight) == Near(15.64, -3.91, 19.55))
        let bold = UIFont(name: "Helvetica-Bold", size: 17)!
        #expect(abs(bold.lineHeight - 19.55) < 1e-9)
        let other = UIFont(name: "HelveticaNeue", size: 17)!
        #expect(other.lineHeight == UIFont.systemFont(ofSize: 17).lineHeight)
    }

    @Test func `Text wrapped by characters breaks after any character, in labels and in measured text [TEXT-06]`() {
        let (label, font) = (stage.run { UILabel() }, UIFont(name: "Helvetica", size: 10)!)
        (label.font, label.numberOfLines) = (font, 0)
        // Five times 5.56 points fit into 30.
        label.text = "aaaa aaaaaa"
        func lines() -> CGFloat { (label.sizeThatFits(CGSize(30, 900)).height / font.lineHeight).rounded() }
        #expect(lines() == 3)
        label.lineBreakMode = .byCharWrapping
        #expect(lines() == 3)
        label.text = "aaa aaa"
        #expect(lines() == 2)
        label.text = "aa aaaa"
        let wide = label.sizeThatFits(CGSize(30, 900)).width
        label.lineBreakMode = .byWordWrapping
        #expect(wide > label.sizeThatFits(CGSize(30, 900)).width)
        let style = NSMutableParagraphStyle()
        style.lineBreakMode = .byCharWrapping
        let attributes: [NSAttributedString.Key: Any] = [.font: font, .paragraphStyle: style]
        let room = CGSize(30, 900)
        let plain = "aa aaaa".boundingRect(
            with: room, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
        let styled = NSAttributedString(string: "aa aaaa", attributes: attributes)
            .boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil)
        // The lines are "aa aa" and "aa".
        #expect(Near(plain.size) == Near(25.02, 23))
        #expect(plain == styled)
    }

    @Test
    func
        `A text view without insets that is empty or has one line is as high as a line, rounded up to the pixel [TEXT-07]`()
    {
        let view = stage.run { UITextView() }
        (view.font, view.textContainerInset) = (.systemFont(ofSize: 12), .zero)
        let room = CGSize(200, 900)
        #expect(abs(view.sizeThatFits(room).height - 14.333) < 0.001)
        view.text = "one line"
        #expect(abs(view.sizeThatFits(room).height - 14.333) < 0.001)
    }
}
