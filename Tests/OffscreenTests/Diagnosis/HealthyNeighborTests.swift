import Offscreen
import Testing
import UIKit

/// A screen without a mistake that resembles one with a mistake.
struct Neighbor: Sendable, CustomTestStringConvertible {
    let name: String
    let run: @MainActor @Sendable (_ stage: Stage) -> Void

    var testDescription: String { name }

    init(_ name: String, run: @escaping @MainActor @Sendable (Stage) -> Void) { (self.name, self.run) = (name, run) }

    /// - Parameter list: makes the list of the screen.
    init(
        _ name: String, _ list: @autoclosure @escaping ListMaker,
        run: @escaping @MainActor @Sendable (_ stage: Stage, _ list: NoteList) -> Void
    ) {
        self.init(name) { run($0, list()) }
    }

    /// - Parameter list: makes the list of the screen, which is shown before `run` is called.
    init(
        _ name: String, shown list: @autoclosure @escaping ListMaker,
        run: @escaping @MainActor @Sendable (_ stage: Stage, _ list: NoteList) -> Void
    ) {
        self.init(name) { run($0, $0.shown(list())) }
    }
}

@MainActor struct HealthyNeighborTests {
    @Test(arguments: Thoroughness.values(Neighbor.all, ordinarilyEvery: 2) + Neighbor.directions)
    func `No problem is reported for many screens that are correct and resemble one with a mistake`(neighbor: Neighbor)
    {
        let stage = Stage(width: 375, height: 500)
        stage.run { neighbor.run(stage) }
        #expect(stage.problems.isEmpty)
    }
}

/// Shows 60 rows below a header as high as two rows. The caller keeps the data source.
@MainActor func showRowsBelowHeader(_ layout: UICollectionViewFlowLayout, on stage: Stage) -> (
    source: ListScreen, view: UICollectionView
) {
    layout.itemSize = CGSize(width: 375, height: 60)
    layout.headerReferenceSize = CGSize(width: 375, height: 120)
    let (source, view) = (ListScreen(count: 60), UICollectionView(frame: .zero, collectionViewLayout: layout))
    view.register(ListScreen.Cell.self, forCellWithReuseIdentifier: "row")
    view.register(
        RibbonView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        withReuseIdentifier: "header")
    view.dataSource = source
    stage.show(view)
    return (source, view)
}

/// A header that moves with the offset.
private final class ParallaxLayout: UICollectionViewFlowLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        super.layoutAttributesForElements(in: rect)?.map { $0.representedElementCategory == .cell ? $0 : moved($0) }
    }
    override func layoutAttributesForSupplementaryView(ofKind kind: String, at path: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        super.layoutAttributesForSupplementaryView(ofKind: kind, at: path).map(moved)
    }
    private func moved(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        let copy = attributes.copy() as! UICollectionViewLayoutAttributes
        copy.frame.origin.y = (collectionView?.contentOffset.y ?? 0) * 0.5
        copy.zIndex = -1
        return copy
    }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}

private final class TintedSelectionCell: NoteCell {
    override var isSelected: Bool { didSet { contentView.backgroundColor = isSelected ? .systemBlue : .white } }
}

extension Neighbor {
    @MainActor private static func estimated(
        _ estimate: CGFloat, rows: Int = 5, _ height: @escaping (String) -> CGFloat
    ) -> NoteList {
        let layout = UICollectionViewFlowLayout()
        layout.minimumLineSpacing = 4
        layout.estimatedItemSize = CGSize(width: 360, height: estimate)
        let list = NoteList([rows], layout: layout, size: CGSize(width: 360, height: estimate))
        list.configure = { cell, note, _ in cell.wanted = { CGSize(width: 360, height: height(note)) } }
        return list
    }

    /// Returns a screen whose cells have a badge each. The list is scrolled.
    private static func badged(
        _ name: String, back: Bool = false,
        _ configure: @escaping @MainActor @Sendable (NoteCell, UIView, IndexPath) -> Void
    ) -> Neighbor {
        Neighbor(name, NoteList(rows: 90, 60)) { stage, list in
            list.configure = { cell, _, path in configure(cell, badge(of: cell), path) }
            stage.show(list, scrolls: 8, by: 430)
            if back { stage.scroll(list, 8, by: -430) }
        }
    }

    @MainActor private static func badge(of cell: NoteCell) -> UIView {
        let badge =
            cell.contentView.subviews.first { $0 !== cell.title }
            ?? UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
        cell.contentView.addSubview(badge)
        return badge
    }

    /// Returns a screen with forty cells that is rotated and rotated back.
    private static func rotated(
        _ name: String, _ itemSize: CGSize, _ direction: UICollectionView.ScrollDirection = .vertical
    ) -> Neighbor {
        Neighbor(name) { stage in
            let layout = UICollectionViewFlowLayout()
            layout.scrollDirection = direction
            stage.show(ListController(NoteList([40], layout: layout, size: itemSize)))
            for _ in 1...2 { stage.rotate() }
        }
    }

    private static func striped(_ step: Int) -> Neighbor {
        badged("a stripe in each of \(step) rows", back: true) { cell, _, path in
            cell.backgroundColor = path.item % step == 0 ? .systemGray : .white
        }
    }

    static let all: [Neighbor] = [
        // A new cell has no background. A cell that was selected has a white one from then on,
        // which looks like none in a white list.
        Neighbor("a background that shows the selection, and is as white as the list otherwise", NoteList(rows: 40, 62))
        { stage, list in
            list.view.register(TintedSelectionCell.self, forCellWithReuseIdentifier: "note")
            list.view.backgroundColor = .white
            list.view.allowsMultipleSelection = true
            stage.show(list.view)
            for y in stride(from: 30.0, to: 480, by: 62) { for _ in 1...2 { stage.tap(at: CGPoint(x: 100, y: y)) } }
            stage.scroll(list, by: 430, 430, 430, -430, -430, -430)
        },
        Neighbor("sizes that belong to places, when items are inserted", NoteList([9])) { stage, list in
            list.size = { _, path in CGSize(width: 375, height: CGFloat(40 + path.item * 37 % 50)) }
            stage.show(list.view)
            stage.act("add") { list.insert(["new"], at: 2) }
        },
        rotated("a rotated grid", CGSize(width: 110, height: 90)),
        rotated("a rotated column of cards of a fixed width", CGSize(width: 300, height: 90)),
        rotated("a rotated strip of a greatest width", CGSize(width: 300, height: 200), .horizontal),
        Neighbor("a grid whose last line has room for a new item", shown: NoteList([39])) { stage, list in
            stage.act("more") { list.reload(inserting: ["new"], at: 39) }
        },
        Neighbor("rows that are low while one of them is carried", NoteList([6])) { stage, list in
            var isLow = false
            list.size = { _, path in CGSize(width: 375, height: (isLow ? 30 : 50) + path.item % 3 * 10) }
            stage.show(list.view)
            stage.act("lift") {
                isLow = true
                _ = list.view.beginInteractiveMovementForItem(at: path(0))
                list.view.collectionViewLayout.invalidateLayout()
            }
            stage.act("drop") {
                isLow = false
                list.view.endInteractiveMovement()
                list.view.collectionViewLayout.invalidateLayout()
            }
        },
        // Two rows have left the screen by the scroll, and not by a deletion.
        Neighbor(
            "a new row that comes in with a scroll, in a list that seems to be sorted", shown: NoteList(rows: 40, 62)
        ) { stage, list in
            stage.act("new, and go there") {
                UIView.performWithoutAnimation { list.insert(["note 0/1, again"], at: 4) }
                list.view.contentOffset.y = 144
            }
        },
        Neighbor("no pull beyond the start", NoteList(rows: 40, 110)) { stage, list in
            list.follower = ScrollFollower { if $0.contentOffset.y < 0 { $0.contentOffset.y = 0 } }
            stage.show(list.view)
            for distance in [-130.0, 270, -390, -140, 210, -420] { stage.drag(list.view, by: distance) }
        },
        // Each cell has one of four shades. A cell that appears has the shade of its previous item
        // until the next scroll.
        Neighbor("a shade that follows the place of a cell, as in a cover flow") { stage in
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 375, height: 110)
            let list = NoteList([40], layout: layout)
            list.follower = ScrollFollower { view in
                for cell in (view as? UICollectionView)?.visibleCells ?? [] {
                    let shade = (abs(cell.frame.midY - view.bounds.midY) / 70).rounded(.down)
                    cell.contentView.subviews.first?.alpha = 1 - min(shade, 3) / 4
                }
            }
            stage.show(list, scrolledBy: 130, 270, -90, 400, -310, 150, -420, 90, -170)
        },
        Neighbor("an animated change of the height that shows cells much higher than the estimate") { stage in
            let list = estimated(60) { _ in 96 }
            list.notes[0] += (1...30).map { "note \($0)" }
            stage.show(list.view)
            stage.resize(width: 375, height: 900, duration: 0.3)
            stage.advance(by: 1)
        },
        Neighbor("cells that begin to play a moment after they come on screen", NoteList(rows: 40, 90)) { stage, list in
            list.view.isPrefetchingEnabled = true
            list.configure = { cell, _, _ in cell.detail.text = "waiting" }
            list.arrives = { cell, _ in later(0.01) { cell.detail.text = "playing" } }
            stage.show(list.view)
            stage.advance(by: 0.1)
            stage.scroll(list, pausing: 0.1, by: 300, 300, 300, 300)
        },
        Neighbor(
            "a row that is added at the end of a section above the visible rows", shown: NoteList([5, 5, 30], 375, 60)
        ) {
            stage, list in
            stage.scroll(list.view, by: 900)
            stage.act("one more") { list.insert(["new"], at: 5, section: 1) }
        },
        Neighbor("a vote that counts once, for a note with a reused cell", NoteList(rows: 60, 62)) { stage, list in
            var votes: [String: Int] = [:]
            list.configure = { cell, note, _ in cell.detail.text = "\(votes[note] ?? 0) votes" }
            list.setFollower { view, path in
                let note = list.notes[0][path.item]
                votes[note, default: 0] += 1
                (view.cellForItem(at: path) as? NoteCell)?.detail.text = "\(votes[note] ?? 0) votes"
            }
            stage.show(list.view)
            for distance: CGFloat in [600, 600, 0, -600, -600] {
                stage.scroll(list.view, by: distance)
                stage.tap(at: CGPoint(x: 100, y: 100))
            }
        },
        Neighbor("a pull beyond the end that a finger holds", shown: NoteList(rows: 20, 62)) { stage, list in
            stage.scroll(list.view, to: 10_000)
            stage.touchDown(at: CGPoint(x: 100, y: 400))
            for y in stride(from: 380, through: 200, by: -20) { stage.touchMove(to: CGPoint(x: 100, y: CGFloat(y))) }
            stage.advance(by: 1)
            stage.touchUp()
            stage.settle()
        },
        Neighbor("a chat that shows a new message at its end without an animation", shown: estimated(60) { _ in 38 }) {
            stage, list in
            stage.act("a message") { UIView.performWithoutAnimation { list.insert(["new"], at: list.notes[0].count) } }
            stage.tap(at: CGPoint(x: 20, y: 20))
        },
        Neighbor("rows that a layout makes lower and then higher in the step in which a note is added") { stage in
            var height: CGFloat = 60
            let layout = RowsLayout { $0.height = { _ in height } }
            let list = NoteList([5], layout: layout)
            list.configure = { cell, note, _ in
                cell.wanted = note == "new" ? { CGSize(width: 375, height: 70) } : nil
            }
            stage.show(list.view)
            stage.act("add") {
                height = 30
                layout.invalidateLayout()
                list.view.performBatchUpdates {
                    height = 90
                    list.insert(["new"], at: 5)
                }
            }
            stage.advance(by: 1)
        },
        Neighbor("a low row that is removed and replaced by a high one in the step in which it was added") { stage in
            let layout = RowsLayout { $0.acceptsPreferredSizes = true }
            let list = NoteList([5], layout: layout)
            layout.height = { [unowned list] in ["low": 40, "high": 100][list.notes[0][$0.item]] ?? 60 }
            list.configure = { cell, note, _ in
                cell.wanted = note == "low" ? { CGSize(width: 375, height: 44) } : nil
            }
            stage.show(list.view)
            stage.act("replace") {
                UIView.performWithoutAnimation {
                    list.insert(["low"], at: 5)
                    list.remove(5)
                    list.insert(["high"], at: 5)
                }
            }
            stage.advance(by: 1)
        },
        Neighbor("a new message whose estimate is nearly right", shown: estimated(60) { $0 == "new" ? 77 : 60 }) {
            stage, list in
            stage.act("a message") { list.insert(["new"], at: list.notes[0].count) }
        },
        Neighbor(
            "tabs, of which the next becomes the current one when the current one is closed", NoteList(rows: 6, 50)
        ) { stage, list in
            var current = "note 0/2"
            @MainActor func mark() {
                for path in list.view.indexPathsForVisibleItems {
                    let cell = list.view.cellForItem(at: path) as? NoteCell
                    cell?.title.textColor = list.notes[0][path.item] == current ? .systemRed : .black
                }
            }
            list.configure = { cell, note, _ in cell.title.textColor = note == current ? .systemRed : .black }
            stage.show(list.view)
            stage.act("close") {
                list.view.performBatchUpdates {
                    list.notes[0].remove(at: 2)
                    list.view.deleteItems(at: [path(2)])
                } completion: { _ in
                    current = list.notes[0][2]
                    mark()
                }
            }
            stage.advance(by: 1)
        },
        Neighbor("cards whose first section is meant to lie above the second") { stage in
            stage.showCards([4, 4], overlap: 12) { ($0.section == 0 ? 100 : 0) + $0.item }
        },
        Neighbor("rows of which two are opened by taps") { stage in
            let layout = RowsLayout()
            let list = NoteList([20], layout: layout)
            var open: Set<IndexPath> = []
            layout.height = { open.contains($0) ? 80 : 40 }
            list.setFollower { _, path in
                if path.item == 0 { open.insert(path) }
                layout.invalidateLayout()
            }
            stage.show(list.view)
            for y in [20, 100, 150] { stage.tap(at: CGPoint(x: 20, y: y)) }
        },
        Neighbor("a mark for notes that were tapped, which the model knows", NoteList(rows: 60, 62)) { stage, list in
            var marked: Set<String> = []
            list.configure = { cell, note, _ in cell.title.textColor = marked.contains(note) ? .systemRed : .black }
            list.setFollower { _, path in
                marked.insert(list.notes[0][path.item])
                (list.view.cellForItem(at: path) as? NoteCell)?.title.textColor = .systemRed
            }
            stage.show(list.view)
            stage.tap(at: CGPoint(x: 20, y: 20))
            stage.tap(at: CGPoint(x: 20, y: 200))
            stage.scroll(list, by: 400, 400, 400, -700, -500)
        },
        Neighbor("states that are loaded late, of which there are few", NoteList(rows: 60, 62)) { stage, list in
            list.configure = { cell, note, _ in
                let picture = cell.picture
                picture.image = nil
                later(0.4) {
                    guard cell.title.text == note else { return }
                    picture.image = UIImage(
                        named: ["online", "away", "busy"][note.utf8.reduce(0) { $0 + Int($1) } % 3])
                }
            }
            stage.show(list.view)
            stage.batch(list.view) {
                list.notes[0].removeFirst(2)
                list.view.deleteItems(at: [path(0), path(1)])
            }
            for distance in [400, 500, 400, -700, -500] {
                stage.advance(by: 0.7)
                stage.scroll(list.view, by: CGFloat(distance))
            }
        },
        Neighbor("a header that moves with the offset and off screen") { stage in
            let (source, view) = showRowsBelowHeader(ParallaxLayout(), on: stage)
            withExtendedLifetime(source) { stage.fling(view, velocity: 900) }
        },
        Neighbor("cells that all change from light to dark", NoteList(rows: 60, 60)) { stage, list in
            var isDark = false
            list.configure = { cell, _, _ in cell.backgroundColor = isDark ? .black : .white }
            stage.show(list, scrolledBy: 500)
            stage.act("dark") {
                isDark = true
                list.view.reloadData()
            }
            stage.scroll(list, by: 500, 500, 500, -500, -500, -500)
        },
        Neighbor("placeholders with an animation that repeats for ever", NoteList(rows: 9, 60)) { stage, list in
            list.arrives = { cell, _ in
                @MainActor func pulse() {
                    UIView.animate(withDuration: 0.4, animations: { cell.title.alpha = 0.5 }) { _ in pulse() }
                }
                pulse()
            }
            stage.show(list.view)
        },
        Neighbor("a scroll after a test has asked for an item, under estimates", estimated(40, rows: 120) { _ in 95 }) {
            stage, list in
            stage.show(list.view)
            _ = list.view.layoutAttributesForItem(at: path(55))
            stage.scroll(list.view, by: 300)
            _ = list.view.layoutAttributesForItem(at: path(55))
            stage.drag(list.view, by: 200)
        },
        Neighbor("an offset below an item, among rows of fixed heights") { stage in
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60))
            let item = NSCollectionLayoutItem(layoutSize: size)
            let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [item])
            let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
            let list = NoteList([120], layout: layout)
            list.configure = { cell, _, _ in cell.wanted = { CGSize(width: 375, height: 95) } }
            stage.show(list.view)
            stage.act("jump below") {
                list.view.contentOffset.y = list.view.layoutAttributesForItem(at: path(70))!.frame.maxY + 8
            }
        },
        badged("a badge that all later items have") { _, badge, path in badge.isHidden = path.item < 14 },
        striped(2), striped(3), striped(5),
        badged("new subviews for each item") { cell, _, path in
            for view in cell.contentView.subviews where view.tag == 9 { view.removeFromSuperview() }
            for number in 0..<(path.item % 4) {
                let chip = UILabel(frame: CGRect(x: 60 * number, y: 30, width: 50, height: 20))
                chip.tag = 9
                cell.contentView.addSubview(chip)
            }
        },
        Neighbor("a badge that is removed when its item is tapped", NoteList(rows: 90, 60)) { stage, list in
            var unread = Set((0..<90).filter { $0 % 3 == 0 })
            list.configure = { cell, _, path in badge(of: cell).isHidden = !unread.contains(path.item) }
            stage.show(list.view)
            stage.tap(at: CGPoint(x: 40, y: 20))
            stage.act("read") {
                unread.remove(0)
                list.view.reconfigureItems(at: [path(0)])
            }
            stage.scroll(list, 6, by: 430)
            stage.scroll(list, 6, by: -430)
        },
    ]
}
