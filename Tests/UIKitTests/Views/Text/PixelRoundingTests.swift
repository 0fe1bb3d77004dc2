import Offscreen
import Testing
import UIKit

/// Labels and text views against `boundingRect`, as the tests of LayoutKit compare them on devices
/// with a scale of 2 and of 3, for fonts of 1 to 50 points.
///
/// https://github.com/linkedin/LayoutKit/tree/master/LayoutKitTests
@MainActor struct PixelRoundingTests {
    private static let fontNames = ["Helvetica", ".SFUI-Regular", "Helvetica-Bold"]

    /// Returns a size rounded up to pixels, as the library does: without a tolerance.
    private func roundedUp(_ size: CGSize, scale: CGFloat) -> CGSize {
        CGSize((size.width * scale).rounded(.up) / scale, (size.height * scale).rounded(.up) / scale)
    }

    private let room = CGSize(CGFloat.greatestFiniteMagnitude, CGFloat.greatestFiniteMagnitude)

    private func measured(_ text: String, _ font: UIFont?) -> CGSize {
        text.boundingRect(
            with: room, options: .usesLineFragmentOrigin, attributes: font.map { [.font: $0] }, context: nil
        ).size
    }

    @Test(arguments: [2, 3] as [CGFloat])
    func `A label is as large as the bounds of its text, rounded up to pixels, at every size [TEXT-09]`(scale: CGFloat)
    {
        let stage = Stage(width: 320, height: 480, scale: scale)
        let label = stage.run { UILabel() }
        label.numberOfLines = 0
        for name in Self.fontNames {
            for size in 1...50 {
                let font = UIFont(name: name, size: CGFloat(size))!
                for text in ["hello world", "Hi", " ", "Hello! \u{1F604}\u{1F604}\u{1F604}", "a\nb\nc"] {
                    (label.font, label.text) = (font, text)
                    let wanted = roundedUp(measured(text, font), scale: scale)
                    #expect(label.intrinsicContentSize == wanted, "\(name) \(size) \(text)")
                    #expect(label.sizeThatFits(room) == wanted, "\(name) \(size) \(text)")
                }
            }
        }
    }

    @Test func `A line of Helvetica of 20 points is exactly 23 points high [TEXT-09]`() {
        let font = UIFont(name: "Helvetica", size: 20)!
        #expect(font.lineHeight == 23)
        #expect(measured("Hi", font).height == 23)
        #expect(measured("Hi\nHi\nHi", font).height == 69)
    }

    @Test(arguments: [2, 3] as [CGFloat])
    func `Limited labels and text views are as large as their attributed text, rounded up to pixels [TEXT-09]`(
        scale: CGFloat
    ) {
        let stage = Stage(width: 320, height: 480, scale: scale)
        let label = stage.run { UILabel() }
        let view = stage.run { UITextView(frame: .zero, textContainer: nil) }
        (view.isScrollEnabled, view.textContainerInset) = (false, .zero)
        view.textContainer.lineFragmentPadding = 0
        for name in Self.fontNames {
            for size in 1...50 {
                let font = UIFont(name: name, size: CGFloat(size))!
                let text = NSAttributedString(string: "Nick\nSnyder", attributes: [.font: font])
                let wanted = roundedUp(
                    text.boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil).size, scale: scale)
                (label.numberOfLines, label.attributedText) = (2, text)
                #expect(label.intrinsicContentSize == wanted, "\(name) \(size)")
                view.attributedText = text
                #expect(view.intrinsicContentSize == wanted, "\(name) \(size)")
            }
        }
    }

    @Test func `Text views and measured text have the font Helvetica 12, with lines of 14 points [TEXT-08]`() {
        let stage = Stage(width: 320, height: 480, scale: 3)
        let view = stage.run { UITextView() }
        #expect(view.font?.fontName == "Helvetica")
        #expect(view.font?.pointSize == 12)
        (view.isScrollEnabled, view.textContainerInset, view.text) = (false, .zero, "one line")
        #expect(view.intrinsicContentSize.height == 14)
        view.font = .systemFont(ofSize: 20)
        view.font = nil
        #expect(view.font?.fontName == "Helvetica")
        let helvetica = UIFont(name: "Helvetica", size: 12)!
        #expect(measured("one line", nil) == measured("one line", helvetica))
        let sizes = ["one line".size(), NSAttributedString(string: "one line").size()]
        #expect(sizes == Array(repeating: "one line".size(withAttributes: [.font: helvetica]), count: 2))
        let label = stage.run { UILabel() }
        #expect(label.font == .systemFont(ofSize: 17))
    }
}
