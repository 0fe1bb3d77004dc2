import Testing

@testable import UIKit

/// How many lines a text needs, which checks for cut texts read.
@MainActor struct LabelTextTests {
    private let long = "a text of many words that needs more than one line"

    @Test func `A text needs the lines, and has the width, that a label with the same font has`() {
        for width in [60, 120, 1_000] as [CGFloat] {
            let label = UILabel()
            (label.text, label.font, label.numberOfLines) = (long, .systemFont(ofSize: 15), 0)
            let size = label.sizeThatFits(CGSize(width: width, height: 1_000))
            let lines = LabelText(long, fontName: nil, fontSize: 15, wrapsByCharacters: false).lines(
                withinWidth: width)
            #expect(lines.count == Int((size.height / label.font.lineHeight).rounded()))
            #expect(abs(lines.width - size.width) <= 1)
        }
    }

    @Test(arguments: [0, -1] as [CGFloat]) func `A label without a width has its whole text in one line`(width: CGFloat)
    {
        let lines = LabelLines(
            "a b", fontName: nil, fontSize: 15, size: CGSize(width: width, height: 100), numberOfLines: 0,
            wrapsByCharacters: false)
        #expect(lines.texts == ["a b"])
    }

    @Test func `A text in a font of half a point still has its lines`() {
        let text = LabelText("a", fontName: nil, fontSize: 0.5, wrapsByCharacters: false)
        #expect(text.lines(withinWidth: 100).count == 1)
    }
}
