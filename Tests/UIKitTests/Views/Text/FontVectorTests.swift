import Offscreen
import Testing
import UIKit

/// Sizes that public libraries assert on devices.
@MainActor @Suite("Text that others measured")
struct FontVectorTests {
    private let stage = Stage(width: 300, height: 300, scale: 3)

    @Test func `Helvetica has lines and widths of its own [TEXT-05]`() {
        let label = stage.run { UILabel() }
        label.font = UIFont(name: "Helvetica", size: 17)
        label.text = "Nick"
        let size = label.intrinsicContentSize
        #expect(abs(size.width - 33.333) < 0.001 && abs(size.height - 19.667) < 0.001)
        let font = label.font!
        #expect(abs(font.ascender - 15.64) < 1e-9 && abs(font.descender + 3.91) < 1e-9 && abs(font.lineHeight - 19.55) < 1e-9)
        let bold = UIFont(name: "Helvetica-Bold", size: 17)!
        #expect(abs(bold.lineHeight - 19.55) < 1e-9)
        let other = UIFont(name: "HelveticaNeue", size: 17)!
        #expect(other.lineHeight == UIFont.systemFont(ofSize: 17).lineHeight)
    }

    @Test
    func
        `Text wrapped by characters breaks anywhere, in labels and where text is measured [TEXT-06]`()
    {
        let label = stage.run { UILabel() }
        let font = UIFont(name: "Helvetica", size: 10)!
        label.font = font
        label.numberOfLines = 0
        // Five times 5.56 points fit into 30.
        label.text = "aaaa aaaaaa"
        func lines() -> CGFloat {
            (label.sizeThatFits(CGSize(30, 900)).height / font.lineHeight).rounded()
        }
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
        let plain = "aa aaaa".boundingRect(with: room, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
        let styled = NSAttributedString(string: "aa aaaa", attributes: attributes)
            .boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil)
        // "aa aa" and "aa".
        #expect(abs(plain.width - 25.02) < 1e-9 && abs(plain.height - 23) < 1e-9 && plain == styled)
    }

    @Test func `A text view is as high as its lines, rounded up to the pixel [TEXT-07]`() {
        let view = stage.run { UITextView() }
        view.font = .systemFont(ofSize: 12)
        view.textContainerInset = .zero
        let room = CGSize(200, 900)
        #expect(abs(view.sizeThatFits(room).height - 14.333) < 0.001)
        view.text = "one line"
        #expect(abs(view.sizeThatFits(room).height - 14.333) < 0.001)
    }

    @Test func `A pattern has one component [VIEW-17]`() {
        let color = stage.run { UIColor(patternImage: UIImage()) }
        #expect(color.cgColor.numberOfComponents == 1 && UIColor(cgColor: color.cgColor) == color && color != .clear)
        let view = stage.run { UIView(frame: CGRect(0, 0, 10, 10)) }
        view.backgroundColor = color
        stage.show(view)
        #expect(view.layer.backgroundColor == color.cgColor)
    }
}
