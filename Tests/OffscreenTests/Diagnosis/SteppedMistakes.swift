import Offscreen
import UIKit

// Mistakes that show only when several steps are taken together.

/// A source with one section that does not answer how many there are.
private final class PlainSource: NSObject, UICollectionViewDataSource {
    var count = 20
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "note", for: path)
    }
}

/// Hears of cells that go.
private final class EndFollower: NSObject, UICollectionViewDelegateFlowLayout {
    var begins: (NoteCell) -> Void = { _ in }
    var ended: (NoteCell) -> Void = { _ in }
    func collectionView(_ view: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath) {
        begins(cell as! NoteCell)
    }
    func collectionView(_ view: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt path: IndexPath) {
        ended(cell as! NoteCell)
    }
    func collectionView(_ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath) -> CGSize {
        CGSize(width: 375, height: 90)
    }
}

/// Sheets behind the sections, each over a part of the one before it.
private final class SheetLayout: UICollectionViewFlowLayout {
    private func sheet(_ section: Int) -> UICollectionViewLayoutAttributes {
        let sheet = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "sheet", with: IndexPath(item: 0, section: section))
        sheet.frame = CGRect(x: 0, y: section * 180, width: 375, height: 220)
        sheet.zIndex = section - 40
        return sheet
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        (super.layoutAttributesForElements(in: rect) ?? [])
            + (0..<(collectionView?.numberOfSections ?? 0)).map(sheet).filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForDecorationView(ofKind kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        sheet(path.section)
    }
}

/// Sends all ribbons to the back, from the first to the last or the other way round.
private final class SendingView: UICollectionView {
    var isForward = true

    override func layoutSubviews() {
        super.layoutSubviews()
        let ribbons = subviews.filter { $0 is RibbonView }
        for view in isForward ? ribbons : ribbons.reversed() { sendSubviewToBack(view) }
    }
}

extension Mistake {
    static let stepped: [Mistake] = announced + rested + swapped + returned + tappedBefore + stretched

    private static let announced: [Mistake] = [
        Mistake(exhibit: 39, name: "a reload, after which the model changes before the batch begins") { stage, isWrong in
            let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
            let source = PlainSource()
            view.register(NoteCell.self, forCellWithReuseIdentifier: "note")
            view.dataSource = source
            stage.show(view)
            stage.act("refresh") {
                source.count = 22
                view.reloadData()
                if isWrong { source.count += 1 }
                view.performBatchUpdates {
                    if !isWrong { source.count += 1 }
                    view.insertItems(at: [IndexPath(item: 22, section: 0)])
                }
            }
            withExtendedLifetime(source) { stage.advance(by: 0.5) }
        },
        Mistake(exhibit: 48, name: "a new row that stays as small as it began") { stage, isWrong in
            let layout = RowsLayout()
            layout.fades = { row in
                let start = isWrong ? row : row.copy() as! UICollectionViewLayoutAttributes
                start.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
                return start
            }
            let list = NoteList([7], layout: layout)
            stage.show(list.view)
            stage.batch(list.view) {
                list.notes[0].insert("new", at: 2)
                list.view.insertItems(at: [IndexPath(item: 2, section: 0)])
            }
        },
    ]

    private static let rested: [Mistake] = [
        Mistake(exhibit: 59, name: "an offset of before, from which one scrolls back later") { stage, isWrong in
            let list = NoteList([90], size: CGSize(width: 120, height: 120))
            stage.show(list.view)
            stage.scroll(list.view, by: 2800)
            let offset = list.view.contentOffset
            stage.resize(width: 800, height: 375)
            stage.act("restore") {
                list.view.layoutIfNeeded()
                let most = list.view.contentSize.height - list.view.bounds.height
                list.view.contentOffset = isWrong ? offset : CGPoint(x: 0, y: min(offset.y, most))
            }
            stage.advance(by: 1)
            stage.scroll(list.view, to: 0)
        }
    ]

    private static let swapped: [Mistake] = [
        Mistake(exhibit: 11, name: "sheets with a zIndex each, sent to the back one after another", preset: .iOS15) { stage, isWrong in
            let layout = SheetLayout()
            layout.sectionInset = UIEdgeInsets(top: 10, left: 0, bottom: 50, right: 0)
            layout.register(RibbonView.self, forDecorationViewOfKind: "sheet")
            let view = SendingView(frame: .zero, collectionViewLayout: layout)
            view.isForward = isWrong
            let list = NoteList([2, 2, 2, 2, 2, 2], layout: UICollectionViewFlowLayout())
            list.size = { _, _ in CGSize(width: 375, height: 55) }
            view.register(NoteCell.self, forCellWithReuseIdentifier: "note")
            view.dataSource = list
            view.delegate = list
            stage.show(view)
            for _ in 1...6 { stage.scroll(view, by: 20) }
            withExtendedLifetime(list) { stage.advance(by: 0.1) }
        }
    ]

    private static let returned: [Mistake] = [
        Mistake(exhibit: 14, name: "clips that are stopped as they leave, and started only when they are configured") { stage, isWrong in
            let list = NoteList([40], size: CGSize(width: 375, height: 90))
            list.view.isPrefetchingEnabled = true
            list.configure = { cell, _, _ in cell.detail.text = "playing" }
            let follower = EndFollower()
            follower.ended = { $0.detail.text = "stopped" }
            if !isWrong { follower.begins = { $0.detail.text = "playing" } }
            list.follower = follower
            list.view.delegate = follower
            stage.show(list.view)
            for distance: CGFloat in [200, -200, 260, -180, 700, -100] { stage.scroll(list.view, by: distance) }
        }
    ]

    private static let tappedBefore: [Mistake] = [
        Mistake(exhibit: 49, name: "a vote that counts for each note that had the cell before") { stage, isWrong in
            var votes: [String: Int] = [:]
            let list = NoteList([60], size: CGSize(width: 375, height: 62))
            list.configure = { cell, note, _ in
                cell.detail.text = "\(votes[note] ?? 0) votes"
                let old = cell.contentView.subviews.compactMap { $0 as? UIButton }.first
                if !isWrong { old?.removeFromSuperview() }
                let button = (isWrong ? old : nil) ?? UIButton(frame: CGRect(x: 300, y: 0, width: 60, height: 60))
                cell.contentView.addSubview(button)
                button.addAction(
                    UIAction { _ in
                        votes[note, default: 0] += 1
                        guard let item = list.view.indexPath(for: cell)?.item else { return }
                        cell.detail.text = "\(votes[list.notes[0][item]] ?? 0) votes"
                    }, for: .touchUpInside)
            }
            stage.show(list.view)
            stage.scroll(list.view, by: 600)
            stage.scroll(list.view, by: 600)
            stage.tap(at: CGPoint(x: 320, y: 100))
            stage.scroll(list.view, by: -600)
            stage.scroll(list.view, by: -600)
        }
    ]

    @MainActor private static func tags(_ stage: Stage, isWrong: Bool, _ widths: [Int]) -> NoteList {
        let layout = UICollectionViewFlowLayout()
        layout.minimumInteritemSpacing = isWrong ? 8 : 0
        let list = NoteList([0], layout: layout)
        // Each of the healthy tags fills a line.
        list.notes = [widths.map { "tag of \($0)" }]
        list.size = { _, path in
            CGSize(width: isWrong ? Int(list.notes[0][path.item].split(separator: " ").last!)! : 375, height: 30)
        }
        stage.show(list.view)
        return list
    }

    private static let stretched: [Mistake] = [
        Mistake(exhibit: 21, name: "tags whose last line fills up") { stage, isWrong in
            let list = tags(stage, isWrong: isWrong, [80, 120, 60])
            for width in [70, 110] {
                stage.batch(list.view) {
                    list.notes[0].append("tag of \(width)")
                    list.view.insertItems(at: [IndexPath(item: list.notes[0].count - 1, section: 0)])
                }
            }
        },
        Mistake(exhibit: 21, name: "tags whose gaps are different in each line") { stage, isWrong in
            _ = tags(stage, isWrong: isWrong, [80, 120, 60, 130, 90, 70, 100, 110, 85, 60, 75])
        },
    ]
}
