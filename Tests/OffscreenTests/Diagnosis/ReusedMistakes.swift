import Offscreen
import UIKit

/// A flow layout that can keep its first attributes or its first content size when the bounds
/// change.
private final class KeptGrid: UICollectionViewFlowLayout {
    var keepsAttributes = false
    var keepsContentSize = false
    private var attributes: [UICollectionViewLayoutAttributes] = []
    private var contentSize: CGSize?

    override func prepare() {
        super.prepare()
        if !keepsAttributes || attributes.isEmpty {
            let everything = CGRect(x: 0, y: 0, width: 10_000, height: 100_000)
            attributes = (super.layoutAttributesForElements(in: everything) ?? []).map {
                $0.copy() as! UICollectionViewLayoutAttributes
            }
        }
        if !keepsContentSize || contentSize == nil { contentSize = super.collectionViewContentSize }
    }
    override var collectionViewContentSize: CGSize { contentSize ?? super.collectionViewContentSize }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        attributes.filter { $0.frame.intersects(rect) }
    }
    override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes.first { $0.indexPath == path }
    }
}

extension Mistake {
    static let reused: [Mistake] = [
        cells(
            16, "a line that is added whenever a cell is configured", NoteList(rows: 90, 58), scrolls: 6, by: 430,
            back: 6
        ) { cell, _, isWrong in
            if !isWrong, cell.contentView.subviews.count > 1 { return }
            let line = UIView(frame: CGRect(x: 0, y: 57, width: 375, height: 1))
            line.backgroundColor = .systemGray
            cell.contentView.addSubview(line)
        },
        cells(
            16, "a badge that is shown for two notes and never hidden, in cells that return to the same notes",
            NoteList(rows: 120, 58), scrolls: 8, by: 430,
            back: 8
        ) { cell, path, isWrong in
            let (isNew, badge) = (cell.contentView.subviews.count == 1, cell.picture)
            if path.item == 1 || path.item == 5 {
                badge.isHidden = false
            } else if !isWrong || isNew {
                badge.isHidden = true
            }
        }.unproven,
        cells(
            57, "a banner that one note had, seen when scrolled back", NoteList(rows: 40, 100), scrolls: 7, by: 430,
            back: 7
        ) {
            cell, path, isWrong in
            if path.item == 2 {
                let banner = UIView(frame: CGRect(x: 0, y: 60, width: 200, height: 20))
                banner.backgroundColor = .systemOrange
                cell.contentView.addSubview(banner)
            } else if !isWrong {
                for view in cell.contentView.subviews where view !== cell.title { view.removeFromSuperview() }
            }
        },
        Mistake(16, "a color that one note had, seen before a refresh that scrolls the list", NoteList(rows: 40, 100)) {
            stage, list, isWrong in
            var isRefreshed = false
            list.configure = { cell, _, path in
                if isRefreshed || path.item == 2 {
                    cell.backgroundColor = isRefreshed ? .systemBlue : .systemOrange
                } else if !isWrong {
                    cell.backgroundColor = nil
                }
            }
            stage.show(list, scrolls: 7, by: 430)
            stage.scroll(list, 7, by: -430)
            stage.act("refresh") {
                isRefreshed = true
                list.view.contentOffset.y = 30
                list.view.reconfigureItems(at: list.view.indexPathsForVisibleItems)
            }
        },
        Mistake(37, "a mark on a selected note that a reload takes away", NoteList(rows: 9, 70)) {
            stage, list, isWrong in
            list.configure = { cell, _, _ in if cell.contentView.subviews.count == 1 { cell.picture.isHidden = true } }
            stage.show(list.view)
            stage.tap(at: CGPoint(x: 40, y: 100))
            stage.act("mark") { list.cell(1)?.picture.isHidden = false }
            stage.act("rename") {
                list.notes[0][1] = "renamed"
                if isWrong { list.view.reloadItems(at: [path(1)]) } else { list.view.reconfigureItems(at: [path(1)]) }
            }
        }.unproven,
        Mistake(27, "an identifier for each note") { stage, isWrong in
            let (list, source) = (NoteList(rows: 60, 90), GridScreen([60]))
            source.onCell = { view, path in
                let identifier = isWrong ? "note \(path.item)" : "note"
                view.register(NoteCell.self, forCellWithReuseIdentifier: identifier)
                return view.dequeueReusableCell(withReuseIdentifier: identifier, for: path)
            }
            list.view.dataSource = source
            stage.show(list, scrolls: 4, by: 430)
            withExtendedLifetime(source) {}
        }.unproven,
        Mistake(34, "a cell dequeued when a note is tapped", preset: .iOS15, NoteList([7], 50, 50)) {
            stage, list, isWrong in
            list.setFollower { view, path in
                let cell =
                    isWrong
                    ? view.dequeueReusableCell(withReuseIdentifier: "note", for: path) : view.cellForItem(at: path)
                cell?.backgroundColor = .systemRed
            }
            stage.show(list.view)
            stage.tap(at: CGPoint(x: 20, y: 20))
        },
        Mistake(46, "more older messages than fit on the screen, by a reload", shown: NoteList(rows: 50, 64)) {
            stage, list, isWrong in
            stage.scroll(list, by: 500, 200)
            stage.act("older") {
                let older = (0..<12).map { "older \($0)" }
                list.reload(inserting: older, at: isWrong ? 0 : 50)
            }
        }.unproven,
        Mistake(32, "random heights when a note is added", NoteList([14])) { stage, list, isWrong in
            var asked = 0
            list.size = { _, path in
                asked += 1
                return CGSize(width: 375, height: CGFloat(50 + (isWrong ? asked * 37 % 23 : path.item * 37 % 23)))
            }
            stage.show(list.view)
            stage.act("batch") { list.insert(["new"], at: 14) }
        }.unproven,
    ]

    /// Shows a grid that keeps its first attributes or content size, and rotates the screen.
    @MainActor private static func rotate(
        _ stage: Stage, _ count: Int = 41, attributes: Bool = false, contentSize: Bool = false
    )
        -> NoteList
    {
        let layout = KeptGrid()
        (layout.keepsAttributes, layout.keepsContentSize) = (attributes, contentSize)
        let list = NoteList([count], layout: layout, size: CGSize(width: 110, height: 90))
        stage.show(ListController(list))
        stage.rotate()
        return list
    }

    static let turned: [Mistake] = [
        Mistake(58, "a grid whose attributes are kept over a rotation") { _ = rotate($0, attributes: $1) }.unproven,
        Mistake(58, "a grid that is kept over a reload with two more lines") { stage, isWrong in
            let layout = KeptGrid()
            (layout.keepsAttributes, layout.keepsContentSize) = (isWrong, isWrong)
            let list = stage.shown(NoteList([40], layout: layout))
            stage.act("more") { list.reload(inserting: ["a", "b", "c", "d"], at: 40) }
        }.unproven,
        Mistake(58, "a grid whose content size is kept over a rotation") { _ = rotate($0, contentSize: $1) },
        Mistake(58, "rows that are kept over a rotation, and lie beyond the content") { stage, isWrong in
            stage.resize(width: 900, height: 375)
            let list = rotate(stage, 90, contentSize: isWrong)
            stage.scroll(list, 8, by: 430)
        },
    ]
}
