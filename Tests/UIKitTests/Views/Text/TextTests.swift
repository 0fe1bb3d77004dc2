import Testing
import UIKit

@MainActor @Suite("Text takes room")
struct TextTests {
    /// A character is 12 points wide, a line 23.87 high.
    private let font = UIFont.monospacedSystemFont(ofSize: 20, weight: .regular)

    @Test(
        arguments: [
            ("", 100, 0, 1), ("abc", 100, 36, 1), ("abc def", 100, 84, 1), ("abc def", 50, 36, 2), ("abcdefgh", 36, 36, 3),
            ("a\nbcd", 100, 36, 2), ("aa bb cc", 60, 60, 2), ("a", 1, 12, 1),
        ] as [(String, CGFloat, CGFloat, CGFloat)])
    func `Words stay whole where they fit`(text: String, limit: CGFloat, width: CGFloat, lines: CGFloat) {
        let box = text.boundingRect(
            with: CGSize(width: limit, height: .greatestFiniteMagnitude), options: .usesLineFragmentOrigin, attributes: [.font: font],
            context: nil)
        #expect(abs(box.width - width) < 1e-9 && box.height == lines * font.lineHeight, "\(box)")
    }

    @Test func `The same for all kinds of strings`() {
        let wanted = CGSize(width: 36, height: font.lineHeight)
        func near(_ size: CGSize) -> Bool { abs(size.width - wanted.width) < 1e-9 && size.height == wanted.height }
        #expect(near("abc".size(withAttributes: [.font: font])))
        #expect(near(NSString(string: "abc").size(withAttributes: [.font: font])))
        #expect(near(NSAttributedString(string: "abc", attributes: [.font: font]).size()))
    }

    @Test func `A label breaks lines where it is told, and shows no more than it may`() {
        let label = UILabel()
        label.font = font
        label.text = "aa bb cc dd"
        #expect(label.intrinsicContentSize == CGSize(width: 132, height: 24))
        label.numberOfLines = 0
        #expect(label.sizeThatFits(CGSize(width: 60, height: 0)) == CGSize(width: 60, height: 48))
        label.preferredMaxLayoutWidth = 30
        #expect(label.intrinsicContentSize == CGSize(width: 24, height: 287.0 / 3))
        label.numberOfLines = 2
        #expect(label.intrinsicContentSize == CGSize(width: 24, height: 48))
        #expect(
            label.textRect(forBounds: CGRect(x: 5, y: 6, width: 60, height: 100), limitedToNumberOfLines: 1)
                == CGRect(x: 5, y: 6, width: 60, height: 24))
    }

    @Test func `Line spacing of a paragraph counts between lines`() {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 6
        let label = UILabel()
        label.numberOfLines = 0
        label.attributedText = NSAttributedString(string: "a\nb\nc", attributes: [.font: font, .paragraphStyle: style])
        #expect(label.text == "a\nb\nc" && label.font == font)
        #expect(label.intrinsicContentSize == CGSize(width: 12, height: 251.0 / 3))
    }

    @Test func `A text style has its documented size`() {
        #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17 && UIFont.preferredFont(forTextStyle: .caption2).pointSize == 11)
        #expect(UIFont.systemFont(ofSize: 10, weight: .bold) != UIFont.systemFont(ofSize: 10))
    }
}
