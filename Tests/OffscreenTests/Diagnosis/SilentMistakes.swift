import Offscreen
import UIKit

// Mistakes about which UIKit neither raises nor logs.

/// A flow layout whose attributes have marks. If `isWrong` is true, the marks do not take part in
/// comparisons of attributes.
final class MarkingLayout: UICollectionViewFlowLayout {
    var mark: (IndexPath) -> CGFloat = { _ in 1 }
    var isWrong = false
    var followsOffset = false

    override class var layoutAttributesClass: AnyClass { EqualMarkedAttributes.self }

    override func shouldInvalidateLayout(forBoundsChange bounds: CGRect) -> Bool {
        if followsOffset { mark = { _ in bounds.minY / 1000 } }
        return followsOffset
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        super.layoutAttributesForElements(in: rect)?.map(marked)
    }
    override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        super.layoutAttributesForItem(at: path).map(marked)
    }

    private func marked(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        let path = attributes.indexPath
        let new = isWrong ? MarkedAttributes(forCellWith: path) : EqualMarkedAttributes(forCellWith: path)
        new.frame = attributes.frame
        new.mark = mark(path)
        return new
    }

    func invalidate(marks: @escaping (IndexPath) -> CGFloat) {
        mark = marks
        invalidateLayout()
    }
}

/// A cell that shows the mark of its attributes as a shade of gray.
final class MarkedCell: NoteCell {
    override func apply(_ attributes: UICollectionViewLayoutAttributes) {
        super.apply(attributes)
        if let mark = (attributes as? MarkedAttributes)?.mark {
            contentView.backgroundColor = UIColor(white: mark, alpha: 1)
        }
    }
}

extension NoteList {
    convenience init(_ count: Int, marks layout: MarkingLayout, width: CGFloat = 375, height: CGFloat, isWrong: Bool) {
        layout.isWrong = isWrong
        self.init([count], layout: layout, size: CGSize(width: width, height: height))
        view.register(MarkedCell.self, forCellWithReuseIdentifier: "note")
    }
}

extension Mistake {
    static let quiet: [Mistake] = tinted + batched + started + pinned + unresized + tapped + lost

    // MARK: - Attributes

    /// Returns a mistake in rows whose shade changes after a first scroll. The list is then
    /// scrolled further.
    private static func shaded(_ name: String, prefetches: Bool = false, before: CGFloat = 0, after: [CGFloat])
        -> Mistake
    {
        Mistake(17, "a new shade that only cells show which appear later\(name)") { stage, isWrong in
            let layout = MarkingLayout()
            let list = NoteList(60, marks: layout, height: 62, isWrong: isWrong)
            list.view.isPrefetchingEnabled = prefetches
            stage.show(list.view)
            if before > 0 { stage.scroll(list.view, by: before) }
            stage.act("dim") { layout.invalidate { _ in 0.4 } }
            for distance in after { stage.scroll(list.view, by: distance) }
        }
    }

    private static let tinted: [Mistake] = [
        shaded("", after: [250, -250]), shaded(", scrolled down only", after: [250]),
        shaded(", after the prefetched ones", prefetches: true, before: 200, after: [100, 100, 100, 100, 100, 100]),
        Mistake(17, "pages whose shade depends on the offset") { stage, isWrong in
            let layout = MarkingLayout()
            layout.followsOffset = true
            let list = NoteList(8, marks: layout, height: 150, isWrong: isWrong)
            stage.show(list, scrolls: 6, by: 5)
        },
    ]

    // MARK: - Batches

    private static let batched: [Mistake] = [
        Mistake(25, "an insertion by a path before the update, while the model is right", shown: NoteList(rows: 8, 60))
        {
            stage, list, isWrong in
            stage.batch(list.view) {
                list.notes[0].remove(at: 1)
                list.notes[0].insert("new", at: 3)
                list.view.deleteItems(at: [path(1)])
                list.view.insertItems(at: [path(isWrong ? 4 : 3)])
            }
        }.unproven,
        Mistake(25, "a sorted list, in which the new note comes too late", NoteList(rows: 8, 60)) {
            stage, list, isWrong in
            list.notes[0] = ["Ann", "Bob", "Cid", "Eve", "Fay", "Gus", "Ida", "Jon"]
            stage.show(list.view)
            stage.batch(list.view) {
                let place = list.notes[0].firstIndex { $0 > "Dan" }!
                list.notes[0].removeFirst(2)
                let new = isWrong ? place : place - 2
                list.notes[0].insert("Dan", at: new)
                list.view.insertItems(at: [path(new)])
                list.view.deleteItems(at: [path(0), path(1)])
            }
        }.unproven,
    ]

    // MARK: - First offsets

    @MainActor static func goToEnd(_ view: UICollectionView) {
        view.contentOffset.y = view.contentSize.height - view.bounds.height
    }

    private static let started: [Mistake] = [
        Mistake(51, "to the end in viewDidLoad") { stage, isWrong in
            let controller = ListController(NoteList(rows: 60, 48))
            controller.loaded = { if isWrong { goToEnd($0.list.view) } }
            stage.show(controller)
        },
        Mistake(51, "to the end in viewWillAppear, with an inset", NoteList(rows: 60, 48)) { stage, list, isWrong in
            list.view.contentInset.bottom = 44
            let controller = ListController(list)
            controller.appears = { view in
                if !isWrong { view.layoutIfNeeded() }
                view.setContentOffset(
                    CGPoint(x: 0, y: view.contentSize.height - view.bounds.height + view.contentInset.bottom),
                    animated: false)
            }
            stage.show(controller)
        },
    ]

    private static let pinned: [Mistake] = [
        Mistake(60, "pages that begin with the third whenever they are laid out") { stage, isWrong in
            let layout = UICollectionViewFlowLayout()
            layout.scrollDirection = .horizontal
            layout.minimumLineSpacing = 0
            let list = NoteList([9], layout: layout)
            list.size = { view, _ in view.bounds.size }
            list.view.isPagingEnabled = true
            let controller = ListController(list, startsAgain: isWrong) { view, _ in
                view.layoutIfNeeded()
                view.scrollToItem(at: path(2), at: .centeredHorizontally, animated: false)
            }
            stage.show(controller)
            stage.scroll(list.view, by: CGPoint(x: 750, y: 0))
            stage.resize(width: 500, height: 375)
        }.unproven,
        Mistake(60, "a list that goes to its first place when a banner gets its text") { stage, isWrong in
            let banner = UILabel(frame: CGRect(x: 0, y: 0, width: 375, height: 20))
            let controller = ListController(NoteList(rows: 60, 48), startsAgain: isWrong) { view, _ in
                view.layoutIfNeeded()
                view.contentOffset.y = 300
            }
            controller.loaded = { $0.view.addSubview(banner) }
            stage.show(controller)
            stage.scroll(controller.list.view, by: 500)
            stage.act("online") {
                banner.text = "Connected"
                banner.frame.size.height = 30
                controller.view.setNeedsLayout()
            }
        }.unproven,
        Mistake(60, "a list that goes to its top when it turns", NoteList([60], 170, 48)) { stage, list, isWrong in
            stage.show(ListController(list, startsAgain: isWrong) { view, _ in view.contentOffset = .zero })
            stage.scroll(list.view, by: 900)
            stage.resize(width: 500, height: 375)
        }.unproven,
        Mistake(60, "a chat that goes to its end when it turns", NoteList([80], 170, 48)) { stage, list, isWrong in
            stage.show(
                ListController(list, startsAgain: isWrong) { view, _ in
                    view.layoutIfNeeded()
                    goToEnd(view)
                })
            stage.scroll(list.view, by: -900)
            stage.resize(width: 500, height: 375)
        }.unproven,
        Mistake(60, "a list that glides to its first place in each layout") { stage, isWrong in
            let controller = ListController(NoteList(rows: 60, 48), startsAgain: isWrong) { view, isFirst in
                view.layoutIfNeeded()
                view.setContentOffset(CGPoint(x: 0, y: 240), animated: !isFirst)
            }
            stage.show(controller)
            stage.scroll(controller.list.view, by: 500)
            stage.act("keyboard") {
                controller.list.view.contentInset.bottom = 200
                controller.view.setNeedsLayout()
            }
        },
    ]

    // MARK: - Widths

    /// Returns a mistake in which the items keep their first size after a resize.
    private static func wide(
        _ name: String, direction: UICollectionView.ScrollDirection = .vertical,
        to size: CGSize = CGSize(width: 667, height: 375),
        _ itemSize: @escaping @MainActor @Sendable (UICollectionView) -> CGSize
    ) -> Mistake {
        Mistake(50, name) { stage, isWrong in
            let layout = UICollectionViewFlowLayout()
            layout.scrollDirection = direction
            (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
            let list = NoteList([40], layout: layout)
            var first: CGSize?
            list.size = { view, _ in
                if isWrong { first = first ?? itemSize(view) }
                return first ?? itemSize(view)
            }
            stage.show(ListController(list))
            stage.resize(width: size.width, height: size.height)
        }
    }

    private static let unresized: [Mistake] = [
        wide("three columns with the width before a resize") { CGSize(width: $0.bounds.width / 3, height: 80) }
            .unproven,
        wide("two columns with gaps and the width before a resize") {
            CGSize(width: ($0.bounds.width - 10) / 2, height: 80)
        }.unproven,
        wide("pages with the width before a resize", direction: .horizontal, to: CGSize(width: 500, height: 450)) {
            CGSize(width: $0.bounds.width, height: 300)
        },
        wide(
            "rows with the width before a resize, a little narrower than the list", to: CGSize(width: 430, height: 600)
        ) {
            CGSize(width: $0.bounds.width - 32, height: 80)
        }.unproven,
    ]

    // MARK: - Taps

    /// Adds an action to a new button of a cell, or to the previous one, which keeps its earlier
    /// actions.
    @MainActor static func addButton(to cell: NoteCell, keepingOthers: Bool, _ press: @escaping () -> Void) {
        let old = cell.contentView.subviews.compactMap { $0 as? UIButton }.first
        if !keepingOthers { old?.removeFromSuperview() }
        let button = (keepingOthers ? old : nil) ?? UIButton(frame: CGRect(x: 300, y: 0, width: 60, height: 60))
        cell.contentView.addSubview(button)
        button.addAction(UIAction { _ in press() }, for: .touchUpInside)
    }

    private static let tapped: [Mistake] = [
        Mistake(49, "a vote that counts as often as its cell was used", NoteList(rows: 60, 62)) {
            stage, list, isWrong in
            var votes: [String: Int] = [:]
            list.configure = { cell, note, _ in
                cell.title.text = "\(note): \(votes[note] ?? 0) votes"
                addButton(to: cell, keepingOthers: isWrong) {
                    guard let item = list.view.indexPath(for: cell)?.item else { return }
                    let current = list.notes[0][item]
                    votes[current, default: 0] += 1
                    cell.title.text = "\(current): \(votes[current] ?? 0) votes"
                }
            }
            stage.show(list, scrolledBy: 430, 430, -860)
            stage.tap(at: CGPoint(x: 320, y: 100))
        }.unproven,
        Mistake(49, "a note that is added as often as its cell was used", NoteList(rows: 40, 62)) {
            stage, list, isWrong in
            list.configure = { cell, note, _ in
                addButton(to: cell, keepingOthers: isWrong) {
                    list.reload(inserting: ["copy of \(note)"], at: list.notes[0].count)
                }
            }
            stage.show(list, scrolls: 2, by: 430)
            stage.tap(at: CGPoint(x: 320, y: 100))
        }.unproven,
    ]

    // MARK: - Reloads

    private static let lost: [Mistake] = [
        Mistake(37, "a cell that was opened, which a reload of its section closes", NoteList(rows: 9, 60)) {
            stage, list, isWrong in
            list.configure = { cell, _, _ in
                guard cell.contentView.subviews.count == 1 else { return }
                cell.detail.text = "details"
                cell.detail.isHidden = true
            }
            stage.show(list.view)
            stage.act("open") { list.cell(2)?.detail.isHidden = false }
            stage.act("rename") {
                list.notes[0][2] = "renamed"
                if isWrong { list.view.reloadSections([0]) } else { list.view.reconfigureItems(at: [path(2)]) }
            }
        }.unproven
    ]
}
