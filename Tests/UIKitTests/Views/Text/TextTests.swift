import Testing
import UIKit

@MainActor @Suite("Text takes room")
struct TextTests {
    /// A character is 11 points wide, a line 24 high.
    private let font = UIFont.systemFont(ofSize: 20)

    @Test(
        arguments: [
            ("", 100, 0, 24), ("abc", 100, 33, 24), ("abc def", 100, 77, 24), ("abc def", 50, 33, 48), ("abcdefgh", 33, 33, 72),
            ("a\nbcd", 100, 33, 48),
            ("aa bb cc", 60, 55, 48), ("a", 1, 11, 24),
        ] as [(String, CGFloat, CGFloat, CGFloat)])
    func `Words stay whole where they fit`(text: String, limit: CGFloat, width: CGFloat, height: CGFloat) {
        let box = text.boundingRect(
            with: CGSize(width: limit, height: .greatestFiniteMagnitude), options: .usesLineFragmentOrigin, attributes: [.font: font],
            context: nil)
        #expect(abs(box.width - width) < 1e-9 && box.height == height, "\(box)")
    }

    @Test func `The same for all kinds of strings`() {
        let wanted = CGSize(width: 33, height: 24)
        func near(_ size: CGSize) -> Bool { abs(size.width - wanted.width) < 1e-9 && size.height == wanted.height }
        #expect(near("abc".size(withAttributes: [.font: font])))
        #expect(near(NSString(string: "abc").size(withAttributes: [.font: font])))
        #expect(near(NSAttributedString(string: "abc", attributes: [.font: font]).size()))
    }

    @Test func `A label breaks lines where it is told, and shows no more than it may`() {
        let label = UILabel()
        label.font = font
        label.text = "aa bb cc dd"
        #expect(label.intrinsicContentSize == CGSize(width: 121, height: 24))
        label.numberOfLines = 0
        #expect(label.sizeThatFits(CGSize(width: 60, height: 0)) == CGSize(width: 55, height: 48))
        label.preferredMaxLayoutWidth = 30
        #expect(label.intrinsicContentSize == CGSize(width: 22, height: 96))
        label.numberOfLines = 2
        #expect(label.intrinsicContentSize == CGSize(width: 22, height: 48))
        #expect(
            label.textRect(forBounds: CGRect(x: 5, y: 6, width: 60, height: 100), limitedToNumberOfLines: 1)
                == CGRect(x: 5, y: 6, width: 55, height: 24))
    }

    @Test func `Line spacing of a paragraph counts between lines`() {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 6
        let label = UILabel()
        label.numberOfLines = 0
        label.attributedText = NSAttributedString(string: "a\nb\nc", attributes: [.font: font, .paragraphStyle: style])
        #expect(label.text == "a\nb\nc" && label.font == font)
        #expect(label.intrinsicContentSize == CGSize(width: 11, height: 84))
    }

    @Test func `A text style has its documented size`() {
        #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17 && UIFont.preferredFont(forTextStyle: .caption2).pointSize == 11)
        #expect(UIFont.systemFont(ofSize: 10, weight: .bold) != UIFont.systemFont(ofSize: 10))
    }
}
