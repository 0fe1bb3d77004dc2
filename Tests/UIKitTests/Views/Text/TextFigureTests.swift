import Foundation
import Offscreen
import Testing

@testable import UIKit

/// Text against figures of devices.
@MainActor @Suite("Text is as large as on a device")
struct TextFigureTests {
    @Test(arguments: [(16, 19.33), (17, 20.33), (28, 33.67), (58, 69.33)] as [(CGFloat, CGFloat)])
    func `A label's height is its line's, rounded up to the pixel [TEXT-01]`(size: CGFloat, height: CGFloat) {
        let stage = Stage(width: 300, height: 300, scale: 3)
        let label = stage.run { UILabel() }
        label.font = .systemFont(ofSize: size)
        label.text = "Text"
        #expect(abs(label.intrinsicContentSize.height - height) < 0.005)
        label.sizeToFit()
        #expect(abs(label.bounds.height - height) < 0.005)
        #expect(abs(UIFont.systemFont(ofSize: 17).lineHeight - 20.287) < 0.0005)
        #expect("Text".size(withAttributes: [.font: label.font!]).height == size * 1.193359375, "text alone is not rounded")
    }

    /// Sizes of labels at 17 points, as tests and dumps of several projects have them.
    @Test(
        arguments: [
            ("Just text", 66), ("This is a test string", 144.1), ("the", 25), ("point", 39), ("error", 37), ("CENTER", 64.33),
            ("What's", 55.5),
            ("Submit", 56), ("Feedback", 78.5), ("Cancel", 53.5), ("Count = 1", 76.5), ("\u{4E0B}\u{4E00}\u{6B65}", 52),
        ] as [(String, CGFloat)])
    func `Widths are near those that were published [TEXT-02]`(text: String, width: CGFloat) {
        let found = text.size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width
        #expect(abs(found - width) <= width * 0.01)
    }

    @Test func `Heavier text is wider, smaller text a little wider for its size, and marks take no room`() {
        func width(_ text: String, _ font: UIFont) -> CGFloat { text.size(withAttributes: [.font: font]).width }
        let weights: [UIFont.Weight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
        let widths = weights.map { width("Heavier", .systemFont(ofSize: 17, weight: $0)) }
        #expect(widths == widths.sorted() && Set(widths).count == weights.count && widths.last! < widths[3] * 1.1)
        #expect(width("text", .systemFont(ofSize: 12)) / 12 > width("text", .systemFont(ofSize: 17)) / 17)
        #expect(abs(width("text", .systemFont(ofSize: 34)) - 2 * width("text", .systemFont(ofSize: 17))) < 1e-9)
        let font = UIFont.systemFont(ofSize: 17)
        #expect(width("e\u{301}", font) == width("e", font) && width("\u{200B}", font) == 0)
        let family = "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}"
        #expect(width(family, font) == width("\u{1F468}", font) && width("\u{1F44D}\u{1F3FD}", font) == width("\u{1F44D}", font))
        #expect(width("mmm", .monospacedSystemFont(ofSize: 10, weight: .bold)) == 18)
    }

    @Test func `A text of several fonts is measured run by run, and a line is as high as its tallest font`() {
        let (small, large) = (UIFont.systemFont(ofSize: 10), UIFont.systemFont(ofSize: 30))
        func plain(_ text: String, _ font: UIFont) -> CGSize { text.size(withAttributes: [.font: font]) }
        let text = NSMutableAttributedString(string: "small ", attributes: [.font: small])
        text.append(NSAttributedString(string: "Large", attributes: [.font: large]))
        let size = text.size()
        let whole = plain("small ", small).width + plain("Large", large).width
        #expect(abs(size.width - whole) < 1e-9 && size.height == large.lineHeight)
        let narrow = text.boundingRect(with: CGSize(80, 500), options: .usesLineFragmentOrigin, context: nil)
        #expect(narrow.height == small.lineHeight + large.lineHeight && narrow.width == plain("Large", large).width)
        let spread = NSAttributedString(string: "abc", attributes: [.font: small, .kern: CGFloat(2)])
        let close = plain("abc", small).width
        #expect(abs(spread.size().width - close - 6) < 1e-9)
        let label = UILabel()
        label.attributedText = text
        #expect(abs(label.intrinsicContentSize.height - large.lineHeight) < 1 && label.intrinsicContentSize.width >= size.width)
    }

    @Test func `A line is as high as its tallest font, also if a small font ends it`() {
        let (small, large) = (UIFont.systemFont(ofSize: 10), UIFont.systemFont(ofSize: 30))
        func text(_ end: String) -> NSAttributedString {
            let text = NSMutableAttributedString(string: "Large", attributes: [.font: large])
            text.append(NSAttributedString(string: end, attributes: [.font: small]))
            return text
        }
        #expect(text(" small").size().height == large.lineHeight)
        #expect(text("\nsmall").size().height == large.lineHeight + small.lineHeight)
    }

    @Test func `Between ideographs a line may end anywhere`() {
        let font = UIFont.systemFont(ofSize: 10)
        let text = String(repeating: "\u{6B65}", count: 10)
        let size = TextMeasure(font: font).size(of: text, within: 31)
        let height = 4 * font.lineHeight
        #expect(abs(size.width - 30.6) < 1e-9 && abs(size.height - height) < 1e-9)
    }

    @Test(arguments: [(161.0 + 1.0 / 6, 161.0 + 1.0 / 3), (183.0 + 5.0 / 6, 184)] as [(CGFloat, CGFloat)])
    func `Constraints round half a pixel up [TEXT-03]`(asked: CGFloat, given: CGFloat) {
        let stage = Stage(width: 300, height: 300, scale: 3)
        let view = stage.run { UIView() }
        view.translatesAutoresizingMaskIntoConstraints = false
        stage.window.addSubview(view)
        stage.act("tie") {
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor),
                view.topAnchor.constraint(equalTo: stage.window.topAnchor),
                view.widthAnchor.constraint(equalToConstant: asked), view.heightAnchor.constraint(equalToConstant: asked / 2 * 2),
            ])
        }
        #expect(abs(view.frame.width - given) < 1e-6 && abs(view.frame.height - given) < 1e-6)
    }
}
