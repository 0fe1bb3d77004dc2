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

    /// A view at the end of a list, and whether it covers the last cell.
    struct Cover: Sendable, CustomTestStringConvertible {
        let name: String
        let covers: Bool
        let change: @MainActor @Sendable (_ bar: UIView, _ around: UIView) -> Void
        var testDescription: String { name }

        init(
            _ name: String, covers: Bool = false, _ change: @escaping @MainActor @Sendable (UIView, UIView) -> Void
        ) {
            (self.name, self.covers, self.change) = (name, covers, change)
        }
    }

    @Test(arguments: [
        Cover("an opaque bar", covers: true) { _, _ in }, Cover("a hidden bar") { bar, _ in bar.isHidden = true },
        Cover("a bar in a hidden view") { _, around in around.isHidden = true },
        Cover("a bar that lets the cell shine through") { bar, _ in bar.alpha = 0.5 },
        Cover("a bar in a view that lets the cell shine through") { _, around in around.alpha = 0.5 },
        Cover("a bar without a color") { bar, _ in bar.backgroundColor = nil },
        Cover("a bar with a pale color") { bar, _ in bar.backgroundColor = UIColor(white: 0, alpha: 0.3) },
        Cover("a bar behind the list") { _, around in around.superview?.sendSubviewToBack(around) },
        Cover("a bar of half of the width") { bar, _ in bar.frame.size.width = 180 },
        Cover("a bar below the screen") { bar, _ in bar.frame.origin.y = 600 },
        Cover("a bar that covers less than half of the cell") { bar, _ in bar.frame.origin.y += 50 },
        Cover("a bar that covers most of the cell", covers: true) { bar, _ in bar.frame.origin.y += 30 },
    ])
    func `A last cell is reported only under a view that hides it, and a view that is shown later hides nothing`(
        cover: Cover
    ) {
        for isLate in [false, true] {
            let stage = Stage(width: 375, height: 500)
            let list = stage.run { NoteList(rows: 20, 80) }
            let bar = stage.run { UIView(frame: CGRect(x: 0, y: 420, width: 375, height: 80)) }
            stage.run {
                let (screen, around) = (UIView(frame: stage.window.bounds), UIView(frame: stage.window.bounds))
                around.isUserInteractionEnabled = false
                bar.backgroundColor = .gray
                list.view.frame = screen.bounds
                for view in [list.view, around] { screen.addSubview(view) }
                around.addSubview(bar)
                cover.change(bar, around)
                let isHidden = bar.isHidden
                if isLate { bar.isHidden = true }
                stage.show(screen)
                stage.scroll(list.view, to: list.view.contentSize.height - 500)
                if isLate { stage.act("show the bar") { bar.isHidden = isHidden } }
            }
            let found = stage.problemLines.contains {
                $0.contains("has no inset for that view") || $0.contains("the list has no inset")
            }
            #expect(found == (cover.covers && !isLate), "late: \(isLate), \(stage.problemLines)")
        }
    }

    @Test(arguments: [false, true])
    func `A list that is reloaded when an item was moved is not reported`(reloads: Bool) {
        let stage = Stage(width: 375, height: 500, behavior: .iOS15)
        let list = stage.run { MovedList(reloads: reloads) }
        stage.show(list.view)
        stage.act("move") {
            _ = list.view.beginInteractiveMovementForItem(at: path(0))
            list.view.updateInteractiveMovementTargetPosition(CGPoint(x: 180, y: 190))
            list.view.endInteractiveMovement()
        }
        stage.advance(by: 1)
        #expect(list.moves == 1)
        #expect(!stage.problemLines.contains { $0.contains("is reloaded while") })
    }

    /// A list that is reloaded, if wanted, when an item was moved.
    private final class MovedList: NSObject, UICollectionViewDataSource {
        let view: UICollectionView
        var moves = 0
        private let reloads: Bool

        init(reloads: Bool) {
            self.reloads = reloads
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 375, height: 60)
            view = UICollectionView(frame: .zero, collectionViewLayout: layout)
            super.init()
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            view.dataSource = self
        }

        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 6 }
        func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
        func collectionView(_ view: UICollectionView, canMoveItemAt path: IndexPath) -> Bool { true }
        func collectionView(_ view: UICollectionView, moveItemAt from: IndexPath, to: IndexPath) {
            moves += 1
            if reloads { view.reloadData() }
        }
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
