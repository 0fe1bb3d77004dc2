import Offscreen
import UIKit

// Correct lists whose ends, covers and distances are easy to mistake: horizontal, inset, nested,
// clipped and mirrored ones.

/// A layout that places its items at fixed frames in a content of fixed size, as a timetable does.
private final class PlacedLayout: UICollectionViewLayout {
    var frames: (IndexPath) -> CGRect = { _ in .zero }
    var zIndex: (IndexPath) -> Int = { _ in 0 }
    var alpha: (IndexPath) -> CGFloat = { _ in 1 }
    var size = CGSize.zero

    override var collectionViewContentSize: CGSize { size }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let view = collectionView else { return nil }
        return (0..<view.numberOfSections).flatMap { section in
            (0..<view.numberOfItems(inSection: section)).map { path($0, section) }
        }
        .compactMap(layoutAttributesForItem)
    }
    override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(cell: path, frame: frames(path))
        attributes.zIndex = zIndex(path)
        attributes.alpha = alpha(path)
        return attributes
    }
}

/// A flow layout that is mirrored where text goes from right to left.
private final class MirroredLayout: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}

/// A flow layout with a header that grows while the list is pulled down.
private final class StretchingLayout: UICollectionViewFlowLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        super.layoutAttributesForElements(in: rect)?.map { attributes in
            let pull = -(collectionView?.contentOffset.y ?? 0)
            guard pull > 0, attributes.representedElementCategory == .supplementaryView else { return attributes }
            let copy = attributes.copy() as! UICollectionViewLayoutAttributes
            copy.frame = CGRect(x: 0, y: -pull, width: copy.frame.width, height: copy.frame.height + pull)
            return copy
        }
    }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}

/// A cell with a horizontal list of its own.
private final class ShelfCell: NoteCell {
    let books = NoteList([9], size: CGSize(width: 120, height: 80))

    override init(frame: CGRect) {
        super.init(frame: frame)
        (books.view.collectionViewLayout as? UICollectionViewFlowLayout)?.scrollDirection = .horizontal
        books.view.frame = CGRect(x: 0, y: 20, width: 375, height: 90)
        contentView.addSubview(books.view)
    }
    required init?(coder: NSCoder) { nil }
    override func prepareForReuse() {
        super.prepareForReuse()
        books.view.contentOffset = .zero
    }
}

extension Neighbor {
    @MainActor private static func bar(_ frame: CGRect) -> UIView {
        let bar = UIView(frame: frame)
        bar.backgroundColor = .gray
        return bar
    }

    /// Shows views in a screen, from back to front.
    @MainActor private static func show(_ stage: Stage, _ views: UIView...) {
        let screen = UIView(frame: stage.window.bounds)
        for view in views { screen.addSubview(view) }
        stage.show(screen)
    }

    @MainActor private static func strip(_ count: Int, _ size: CGSize, isMirrored: Bool = false) -> NoteList {
        let layout = MirroredLayout()
        layout.scrollDirection = .horizontal
        let list = NoteList([count], layout: layout, size: size)
        if isMirrored { list.view.semanticContentAttribute = .forceRightToLeft }
        return list
    }

    /// Scrolls a list to its middle and its end, back to its start, and changes its items.
    @MainActor private static func use(_ stage: Stage, _ list: NoteList) {
        let view = list.view
        let inset = view.adjustedContentInset
        let end = CGPoint(
            x: max(-inset.left, view.contentSize.width + inset.right - view.bounds.width),
            y: max(-inset.top, view.contentSize.height + inset.bottom - view.bounds.height))
        let start = CGPoint(x: -inset.left, y: -inset.top)
        for place in [CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2), end, start, end] {
            stage.scroll(view, to: place)
            stage.advance(by: 0.5)
        }
        stage.act("append") { list.insert(["new"], at: list.notes[0].count) }
        stage.advance(by: 0.5)
        stage.act("remove") { list.remove(list.notes[0].count - 2) }
        stage.advance(by: 0.5)
        stage.scroll(view, to: start)
        stage.act("reload") { view.reloadData() }
        stage.advance(by: 0.5)
    }

    static let directions: [Neighbor] = [
        Neighbor("a list above a bar", NoteList([100], 320, 50)) { stage, list in
            list.view.frame = CGRect(x: 0, y: 0, width: 320, height: 430)
            show(stage, list.view, bar(CGRect(x: 0, y: 430, width: 375, height: 70)))
            use(stage, list)
        },
        Neighbor("a list under a bar for which it has an inset", NoteList(rows: 100, 50)) { stage, list in
            list.view.contentInset = UIEdgeInsets(top: 60, left: 0, bottom: 70, right: 0)
            list.view.frame = stage.window.bounds
            show(
                stage, list.view, bar(CGRect(x: 0, y: 430, width: 375, height: 70)),
                bar(CGRect(x: 0, y: 0, width: 375, height: 60)))
            use(stage, list)
        },
        Neighbor("a strip between two bars", strip(40, CGSize(width: 90, height: 100))) { stage, list in
            list.view.frame = CGRect(x: 40, y: 100, width: 295, height: 120)
            show(
                stage, list.view, bar(CGRect(x: 0, y: 100, width: 40, height: 120)),
                bar(CGRect(x: 335, y: 100, width: 40, height: 120)), bar(CGRect(x: 0, y: 220, width: 375, height: 280)))
            use(stage, list)
        },
        Neighbor("a strip with insets at both ends", strip(40, CGSize(width: 90, height: 100))) { stage, list in
            list.view.contentInset = UIEdgeInsets(top: 10, left: 40, bottom: 10, right: 40)
            list.view.frame = CGRect(x: 0, y: 100, width: 375, height: 120)
            show(
                stage, list.view, bar(CGRect(x: 0, y: 100, width: 40, height: 120)),
                bar(CGRect(x: 335, y: 100, width: 40, height: 120)))
            use(stage, list)
        },
        Neighbor("a mirrored strip", strip(40, CGSize(width: 90, height: 100), isMirrored: true)) { stage, list in
            list.view.frame = CGRect(x: 0, y: 100, width: 375, height: 120)
            show(stage, list.view, bar(CGRect(x: 0, y: 220, width: 375, height: 280)))
            use(stage, list)
            stage.resize(width: 667, height: 375)
            stage.advance(by: 0.5)
        },
        Neighbor("a mirrored grid", NoteList([50], layout: MirroredLayout(), size: CGSize(width: 110, height: 90))) {
            stage, list in
            list.view.semanticContentAttribute = .forceRightToLeft
            list.view.frame = stage.window.bounds
            stage.show(list.view)
            use(stage, list)
        },
        Neighbor("a mirrored strip of pages with an inset") { stage in
            let list = strip(9, CGSize(width: 355, height: 200), isMirrored: true)
            list.view.contentInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
            list.view.isPagingEnabled = true
            list.view.frame = CGRect(x: 0, y: 0, width: 375, height: 200)
            show(stage, list.view)
            use(stage, list)
        },
        Neighbor("shelves above a bar", NoteList(rows: 12, 120)) { stage, list in
            list.view.register(ShelfCell.self, forCellWithReuseIdentifier: "note")
            list.view.frame = CGRect(x: 0, y: 0, width: 375, height: 430)
            show(stage, list.view, bar(CGRect(x: 0, y: 430, width: 375, height: 70)))
            if let books = (list.cell(0) as? ShelfCell)?.books {
                let end = books.view.contentSize.width - 375
                for x in [200, end, 0] { stage.scroll(books.view, to: CGPoint(x: x, y: 0)) }
            }
            use(stage, list)
        },
        Neighbor("shelves that end under a bar, from where the outer list moves them", NoteList(rows: 12, 120)) {
            stage, list in
            list.view.register(ShelfCell.self, forCellWithReuseIdentifier: "note")
            list.view.contentInset.bottom = 110
            list.view.frame = stage.window.bounds
            show(stage, list.view, bar(CGRect(x: 0, y: 390, width: 375, height: 110)))
            if let books = (list.cell(3) as? ShelfCell)?.books {
                stage.scroll(books.view, to: CGPoint(x: books.view.contentSize.width - 375, y: 0))
            }
            use(stage, list)
        },
        Neighbor("a list that reaches out of a clipping view", NoteList(rows: 100, 50)) { stage, list in
            let frame = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 400))
            frame.clipsToBounds = true
            list.view.frame = CGRect(x: 0, y: 0, width: 375, height: 500)
            list.view.contentInset.bottom = 100
            frame.addSubview(list.view)
            show(stage, frame, bar(CGRect(x: 0, y: 400, width: 375, height: 100)))
            use(stage, list)
        },
        Neighbor("a message that covers the last row for a moment", NoteList(rows: 100, 50)) { stage, list in
            list.view.frame = stage.window.bounds
            show(stage, list.view)
            use(stage, list)
            stage.scroll(list.view, to: list.view.contentSize.height - 500)
            let message = bar(CGRect(x: 0, y: 440, width: 375, height: 60))
            stage.act("message") { list.view.superview?.addSubview(message) }
            stage.advance(by: 1)
            stage.act("no message") { message.removeFromSuperview() }
        },
        Neighbor("a pull beyond the end with which the recording ends", shown: NoteList(rows: 20, 62)) { stage, list in
            stage.scroll(list.view, to: 10_000)
            stage.touchDown(at: CGPoint(x: 100, y: 400))
            for y in stride(from: 380, through: 200, by: -20) { stage.touchMove(to: CGPoint(x: 100, y: CGFloat(y))) }
        },
        Neighbor("a map of places, to which one is added out of sight") { stage in
            let layout = PlacedLayout()
            layout.size = CGSize(width: 1500, height: 1500)
            layout.frames = { CGRect(x: $0.item * 370 % 1400, y: $0.item * 230 % 1400, width: 90, height: 60) }
            let list = stage.shown(NoteList([30], layout: layout))
            for place in [CGPoint(x: 600, y: 300), CGPoint(x: 1125, y: 1000), .zero] {
                stage.scroll(list.view, to: place)
            }
            stage.act("add") { list.insert(["new"], at: 30) }
            stage.advance(by: 0.5)
            stage.scroll(list.view, to: CGPoint(x: 1125, y: 1000))
        },
        Neighbor("a stack of cards that shows three of them") { stage in
            let layout = PlacedLayout()
            layout.size = CGSize(width: 375, height: 500)
            layout.frames = { path in
                path.item < 3 ? CGRect(x: 20 + 10 * path.item, y: 100, width: 300, height: 300) : .zero
            }
            layout.zIndex = { -$0.item }
            let list = NoteList([3], layout: layout)
            stage.show(list.view)
            stage.act("add") { list.insert(["new"], at: 3) }
        },
        Neighbor("two pages, of which one fades into the other") { stage in
            let layout = PlacedLayout()
            layout.size = CGSize(width: 375, height: 500)
            layout.frames = { _ in CGRect(x: 0, y: 0, width: 375, height: 500) }
            layout.alpha = { $0.item == 0 ? 0.4 : 0.6 }
            stage.show(NoteList([2], layout: layout).view)
        },
        Neighbor("cells that fill the list, with cards at different places") { stage in
            let layout = PlacedLayout()
            layout.size = CGSize(width: 375, height: 500)
            layout.frames = { _ in CGRect(x: 0, y: 0, width: 375, height: 500) }
            let list = NoteList([3], layout: layout)
            list.configure = { cell, _, path in
                cell.title.isHidden = true
                cell.picture.frame = CGRect(x: 20, y: path.item * 150, width: 300, height: 100)
                cell.picture.backgroundColor = .systemTeal
            }
            stage.show(list.view)
        },
        Neighbor("a header that grows while the list is pulled down, which nobody does") { stage in
            let (source, view) = showRowsBelowHeader(StretchingLayout(), on: stage)
            withExtendedLifetime(source) { for _ in 1...5 { stage.scroll(view, by: 10) } }
        },
        Neighbor("rows that fold: one opens, and another closes") { stage in
            let layout = PlacedLayout()
            var open = 1
            layout.size = CGSize(width: 375, height: 1000)
            layout.frames = { path in
                CGRect(
                    x: 0, y: path.item * 50 + (path.item > open ? 300 : 0), width: 375,
                    height: path.item == open ? 350 : 50)
            }
            stage.show(NoteList([14], layout: layout).view)
            for row in [8, 2, 0, 12] {
                stage.act("open") {
                    open = row
                    layout.invalidateLayout()
                }
                stage.advance(by: 0.3)
            }
        },
        Neighbor("rows that scroll together", NoteList(rows: 40, 120)) { stage, list in
            var x: CGFloat = 0
            list.configure = { cell, _, _ in cell.strip.contentOffset.x = x }
            stage.show(list.view)
            stage.act("later") {
                x = 130
                for case let cell as NoteCell in list.view.visibleCells { cell.strip.contentOffset.x = x }
            }
            stage.scroll(list, by: 480, 480, -480, -480)
        },
        Neighbor("rows that scroll together, between rows of another class that do not scroll") { stage in
            let rows = GridScreen([40], itemSize: CGSize(width: 375, height: 120))
            rows.view.register(NoteCell.self, forCellWithReuseIdentifier: "scrolls")
            rows.view.register(OtherNoteCell.self, forCellWithReuseIdentifier: "stays")
            var x: CGFloat = 0
            rows.onCell = { view, path in
                let identifier = path.item % 2 == 0 ? "scrolls" : "stays"
                let cell = view.dequeueReusableCell(withReuseIdentifier: identifier, for: path) as! NoteCell
                cell.strip.contentOffset.x = path.item % 2 == 0 ? x : 0
                return cell
            }
            stage.show(rows.view)
            stage.act("later") {
                x = 130
                for case let cell as NoteCell in rows.view.visibleCells where !(cell is OtherNoteCell) {
                    cell.strip.contentOffset.x = x
                }
            }
            for distance in [480, 480, -480, -480] as [CGFloat] { stage.scroll(rows.view, by: distance) }
            withExtendedLifetime(rows) {}
        },
        Neighbor("an inner list that waits until the outer one is at its end", NoteList(rows: 60, 60)) { stage, list in
            let outer = UIScrollView(frame: stage.window.bounds)
            outer.contentSize = CGSize(width: 375, height: 700)
            list.view.frame = CGRect(x: 0, y: 200, width: 375, height: 500)
            list.follower = ScrollFollower { view in
                guard outer.contentOffset.y < 200, view.contentOffset.y > 0 else { return }
                outer.contentOffset.y = min(200, outer.contentOffset.y + view.contentOffset.y)
                view.contentOffset.y = 0
            }
            outer.addSubview(list.view)
            stage.show(outer)
            for _ in 1...6 { stage.scroll(list.view, by: 40) }
        },
        Neighbor("a calendar whose button goes to today", shown: NoteList(rows: 60, 48)) { stage, list in
            let today = CGPoint(x: 0, y: 600)
            for _ in 1...2 {
                stage.act("today") { list.view.contentOffset = today }
                stage.scroll(list, by: 300, 200)
            }
            stage.act("today") { list.view.contentOffset = today }
        },
    ]
}
