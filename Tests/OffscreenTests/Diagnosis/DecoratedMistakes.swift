import Offscreen
import UIKit

/// A flow layout of rows with a sheet of paper behind each section.
private final class PaperLayout: UICollectionViewFlowLayout {
    var isAboveInSecondSection = false
    private var papers: [UICollectionViewLayoutAttributes] = []

    override init() {
        super.init()
        itemSize = CGSize(width: 330, height: 52)
        sectionInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        register(RibbonView.self, forDecorationViewOfKind: "paper")
    }
    required init?(coder: NSCoder) { nil }
    override func prepare() {
        super.prepare()
        papers = []
        guard let view = collectionView else { return }
        for section in 0..<view.numberOfSections where view.numberOfItems(inSection: section) > 0 {
            let frames = (0..<view.numberOfItems(inSection: section)).compactMap {
                super.layoutAttributesForItem(at: path($0, section))?.frame
            }
            let frame = frames.reduce(CGRect.null) { $0.union($1) }.insetBy(dx: -6, dy: -6)
            let paper = UICollectionViewLayoutAttributes(decoration: "paper", at: path(0, section), frame: frame)
            paper.zIndex = isAboveInSecondSection && section == 1 ? 1 : -1
            papers.append(paper)
        }
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        (super.layoutAttributesForElements(in: rect) ?? []) + papers.filter { $0.frame.intersects(rect) }
    }
    override func layoutAttributesForDecorationView(ofKind kind: String, at path: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        papers.first { $0.indexPath == path }
    }
}

/// A flow layout that moves the attributes that super returns, copied or not.
private final class NudgingLayout: UICollectionViewFlowLayout {
    var copies = true

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        super.layoutAttributesForElements(in: rect)?.map { attributes in
            let own = copies ? attributes.copy() as! UICollectionViewLayoutAttributes : attributes
            own.frame.origin.x += 7
            return own
        }
    }
}

extension Mistake {
    /// Returns a mistake in which the paper of the second section lies above its cells, which are
    /// touched.
    private static func coveringPaper(_ exhibit: Int, _ name: String, cellZPosition: CGFloat) -> Mistake {
        Mistake(exhibit, name) { stage, isWrong in
            let layout = PaperLayout()
            layout.isAboveInSecondSection = isWrong
            let list = NoteList([2, 5], layout: layout, size: CGSize(width: 330, height: 52))
            list.configure = { cell, _, _ in cell.layer.zPosition = cellZPosition }
            stage.show(list.view)
            stage.tap(at: CGPoint(x: 100, y: 200))
        }
    }

    static let decorated: [Mistake] = [
        Mistake(10, "a background view that is brought above the papers", preset: .iOS15) { stage, isWrong in
            let list = stage.shown(NoteList([4, 5], layout: PaperLayout(), size: CGSize(width: 330, height: 52)))
            let background = UIView(frame: list.view.bounds)
            background.backgroundColor = .systemTeal
            stage.act("background") {
                list.view.addSubview(background)
                list.view.sendSubviewToBack(background)
                guard isWrong else { return }
                for paper in list.view.subviews where paper is RibbonView { list.view.sendSubviewToBack(paper) }
            }
        },
        Mistake(5, "a tap on a scrolled list, below the top of the window, after a reload", preset: .iOS10) {
            stage, isWrong in
            let list = NoteList([4, 5, 6], layout: PaperLayout(), size: CGSize(width: 330, height: 52))
            list.view.frame = CGRect(x: 20, y: 30, width: 350, height: 470)
            stage.show(UIView(frame: stage.window.bounds))
            stage.act("show") { stage.window.subviews[0].addSubview(list.view) }
            stage.scroll(list.view, by: 240)
            stage.act("reload") { if isWrong { list.view.reloadSections([1]) } }
            // The tap hits a row 290 points below the content's top. With a wrong origin or offset
            // it misses the row.
            stage.tap(at: CGPoint(x: 350, y: 80))
        },
        Mistake(5, "a tap on a list that is scrolled horizontally, after a reload", preset: .iOS10) { stage, isWrong in
            let layout = PaperLayout()
            layout.scrollDirection = .horizontal
            let list = stage.shown(NoteList([4, 5, 6], layout: layout, size: CGSize(width: 150, height: 440)))
            stage.scroll(list.view, to: CGPoint(x: 600, y: 0))
            stage.act("reload") { if isWrong { list.view.reloadSections([1]) } }
            stage.tap(at: CGPoint(x: 100, y: 200))
        },
        coveringPaper(5, "a tap on a paper that the layout puts above the cells", cellZPosition: 0).unproven,
        coveringPaper(3, "cells that are painted above a paper, which takes their taps", cellZPosition: 2),
        Mistake(19, "a flow layout whose attributes are moved") { stage, isWrong in
            let layout = NudgingLayout()
            layout.copies = !isWrong
            let list = stage.shown(NoteList([90], layout: layout, size: CGSize(width: 100, height: 44)))
            stage.scroll(list, 3, by: 300)
        },
        Mistake(26, "cells that overlap, after a move", preset: .iOS9) { stage, isWrong in
            let list = stage.showCards([6], overlap: 9, scrolled: nil) { isWrong ? 0 : $0.item }
            stage.batch(list.view) {
                list.notes[0].insert(list.notes[0].remove(at: 4), at: 1)
                list.view.moveItem(at: path(4), to: path(1))
            }
        },
        Mistake(33, "cells that ask for another height each time") { stage, isWrong in
            let layout = UICollectionViewFlowLayout()
            layout.estimatedItemSize = CGSize(width: 300, height: 44)
            let list = NoteList([5], layout: layout, size: CGSize(width: 300, height: 44))
            var asked = 0
            list.configure = { cell, _, _ in
                cell.wanted = {
                    if isWrong { layout.invalidateLayout() }
                    asked += 1
                    return CGSize(width: 300, height: isWrong && asked % 2 == 0 ? 61 : 58)
                }
            }
            stage.show(list.view)
        },
        Mistake(24, "a row that is deleted and reloaded", shown: NoteList([8], 300, 44)) { stage, list, isWrong in
            stage.batch(list.view) {
                list.notes[0].remove(at: 5)
                list.view.deleteItems(at: [path(5)])
                list.view.reloadItems(at: [path(isWrong ? 5 : 1)])
            }
        },
        Mistake(46, "a page is inserted before the one on screen, in a horizontal layout") { stage, isWrong in
            let layout = UICollectionViewFlowLayout()
            layout.scrollDirection = .horizontal
            layout.minimumLineSpacing = 0
            let list = stage.shown(NoteList([20], layout: layout, size: CGSize(width: 375, height: 480)))
            stage.scroll(list.view, by: CGPoint(x: 750, y: 0))
            stage.act("earlier") { list.insert(["earlier"], at: isWrong ? 0 : 20) }
        },
        Mistake(15, "pictures that are loaded late", NoteList([60], 180, 120)) { stage, list, isWrong in
            list.configure = { cell, note, _ in
                let (picture, title) = (cell.picture, cell.title)
                picture.image = nil
                later(0.5) { if isWrong || title.text == note { picture.image = UIImage(named: "picture of \(note)") } }
            }
            stage.show(list.view)
            stage.scroll(list, pausing: 0.15, by: 520, 520, 520)
            stage.advance(by: 1)
            stage.scroll(list, pausing: 1, by: 520, -520, -520, -520, -520)
        },
        Mistake(37, "a strip whose offset a reload resets", NoteList(rows: 5, 90)) { stage, list, isWrong in
            list.configure = { cell, _, _ in _ = cell.strip }
            stage.show(list.view)
            if let strip = list.cell(2)?.strip { stage.scroll(strip, by: CGPoint(x: 210, y: 0)) }
            stage.act("rename") {
                if isWrong { list.view.reloadItems(at: [path(2)]) } else { list.view.reconfigureItems(at: [path(2)]) }
            }
        }.unproven,
    ]
}
