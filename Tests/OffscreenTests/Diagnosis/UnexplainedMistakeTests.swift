import Offscreen
import Testing
import UIKit

/// A flow layout with a decoration behind its first cells. The layout can omit the decoration, or
/// reduce its content size.
private final class OmittingLayout: UICollectionViewFlowLayout {
    var omitsCard = false
    var shortage: CGFloat = 0
    private let cardFrame = CGRect(x: 0, y: 0, width: 375, height: 3000)

    override var collectionViewContentSize: CGSize {
        let size = super.collectionViewContentSize
        return CGSize(width: size.width, height: size.height - shortage)
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let cells = super.layoutAttributesForElements(in: rect) ?? []
        guard omitsCard ? rect.contains(cardFrame.origin) : rect.intersects(cardFrame) else { return cells }
        let card = UICollectionViewLayoutAttributes(decoration: "card", frame: cardFrame)
        card.zIndex = -1
        return cells + [card]
    }
}

@MainActor struct UnexplainedMistakeTests {
    private let stage = Stage(width: 375, height: 500)
    private var problems: [String] { stage.problemLines }

    private func show(_ change: (OmittingLayout) -> Void) -> NoteList {
        stage.run {
            let layout = OmittingLayout()
            change(layout)
            layout.register(RibbonView.self, forDecorationViewOfKind: "card")
            return stage.shown(NoteList([60], layout: layout, size: CGSize(width: 375, height: 80)))
        }
    }

    @Test(arguments: [false, true])
    func `A decoration that a layout no longer returns while its frame is on screen is reported as a problem`(
        isWrong: Bool
    ) {
        let list = show { $0.omitsCard = isWrong }
        stage.scroll(list, 18, by: 120)
        let text =
            """
            none: the layout of UICollectionView#1 no longer returns attributes for decoration card 0, \
            whose frame [0,0 375x3000] is 
            """
        #expect(problems == (isWrong ? [text + "still on screen"] : []))
    }

    @Test(arguments: [0, 30, 60] as [CGFloat])
    func `A cell of which more than half lies beyond the end of the content is reported as a problem`(
        shortage: CGFloat
    ) {
        let list = show { $0.shortage = shortage }
        stage.scroll(list.view, to: list.view.collectionViewLayout.collectionViewContentSize.height - 500)
        stage.advance(by: 0.1)
        let found = problems.filter { $0.contains("lies beyond the end of the content of UICollectionView#1") }
        #expect(found.count == (shortage > 40 ? 1 : 0))
        #expect(problems.count == found.count)
    }

    @Test func `A cell that lies beyond the end of the content because it is rotated is not reported`() {
        let list = show { $0.shortage = 0 }
        stage.scroll(list.view, to: list.view.collectionViewLayout.collectionViewContentSize.height - 500)
        stage.act("rotate") { list.cell(list.notes[0].count - 1)?.transform = CGAffineTransform(rotationAngle: 0.5) }
        stage.advance(by: 0.1)
        #expect(!problems.contains { $0.contains("lies beyond the end") })
    }

    @Test func `A card of a stack that lies beyond the end of the content is not reported`() {
        let list = show {
            $0.shortage = 60
            $0.minimumLineSpacing = -30
        }
        stage.scroll(list.view, to: list.view.collectionViewLayout.collectionViewContentSize.height - 500)
        stage.advance(by: 0.1)
        #expect(!problems.contains { $0.contains("lies beyond the end") })
    }

    @Test(arguments: [0, 80] as [CGFloat])
    func `At the end of a list a last cell under another view is reported, unless the list has an inset for that view`(
        inset: CGFloat
    ) {
        let list = stage.run { NoteList(rows: 20, 80) }
        let bar = stage.run { UIView(frame: CGRect(x: 0, y: 420, width: 375, height: 80)) }
        stage.run {
            let screen = UIView(frame: stage.window.bounds)
            bar.backgroundColor = .gray
            list.view.frame = screen.bounds
            list.view.contentInset.bottom = inset
            for view in [list.view, bar] { screen.addSubview(view) }
            stage.show(screen)
        }
        stage.scroll(list.view, to: list.view.contentSize.height - 500 + inset)
        let text =
            """
            none: UICollectionView#1 is at the end of its content, and item 0-19 at [0,420 375x80] in the \
            window is under UIView#1 at [0,420 375x80]: the list has no inset for that view
            """
        #expect(problems == (inset == 0 ? [text] : []))
    }

    @Test(arguments: [false, true])
    func `A content offset that is set before the content has a size is reported as exhibit 51`(isEarly: Bool) {
        let list = stage.run { NoteList(rows: 0, 80) }
        stage.run { if isEarly { list.view.contentOffset.y = 700 } }
        stage.show(list.view)
        stage.act("load") {
            list.notes = [(0..<30).map { "note \($0)" }]
            list.view.reloadData()
        }
        stage.advance(by: 0.2)
        #expect(problems.map { $0.prefix(11) } == (isEarly ? ["exhibit-51:"] : []))
    }
}
