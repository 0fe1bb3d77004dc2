import Offscreen
import UIKit

// Mistakes that become visible only after several steps.

/// A flow layout with a sheet behind each section, which covers a part of the previous sheet.
private final class SheetLayout: UICollectionViewFlowLayout {
    private func sheet(_ section: Int) -> UICollectionViewLayoutAttributes {
        let frame = CGRect(x: 0, y: section * 180, width: 375, height: 220)
        let sheet = UICollectionViewLayoutAttributes(decoration: "sheet", at: path(0, section), frame: frame)
        sheet.zIndex = section - 40
        return sheet
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        (super.layoutAttributesForElements(in: rect) ?? [])
            + (0..<(collectionView?.numberOfSections ?? 0)).map(sheet).filter { $0.frame.intersects(rect) }
    }
    override func layoutAttributesForDecorationView(ofKind kind: String, at path: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        sheet(path.section)
    }
}

/// A collection view that sends all ribbons to the back, in forward or reverse order.
private final class SendingView: UICollectionView {
    var isForward = true

    override func layoutSubviews() {
        super.layoutSubviews()
        let ribbons = subviews.filter { $0 is RibbonView }
        for view in isForward ? ribbons : ribbons.reversed() { sendSubviewToBack(view) }
    }
}

extension Mistake {
    static let stepped: [Mistake] = announced + stretched

    private static let announced: [Mistake] = [
        Mistake(39, "a reload, after which the model changes before the batch begins") { stage, isWrong in
            let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
            let source = CellSource(20)
            source.serve(view, NoteCell.self)
            stage.show(view)
            stage.act("refresh") {
                source.count = 22
                view.reloadData()
                if isWrong { source.count += 1 }
                view.performBatchUpdates {
                    if !isWrong { source.count += 1 }
                    view.insertItems(at: [path(22)])
                }
            }
            withExtendedLifetime(source) { stage.advance(by: 0.5) }
        },
        appearing("a new row that stays as small as it began") {
            $0.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
        },
        Mistake(
            59, "an offset before a rotation that is restored, and scrolled back later", shown: NoteList([90], 120, 120)
        ) {
            stage, list, isWrong in
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
        },
        Mistake(11, "sheets with a zIndex each, sent to the back one after another", preset: .iOS15) { stage, isWrong in
            let layout = SheetLayout()
            layout.sectionInset = UIEdgeInsets(top: 10, left: 0, bottom: 50, right: 0)
            layout.register(RibbonView.self, forDecorationViewOfKind: "sheet")
            let view = SendingView(frame: .zero, collectionViewLayout: layout)
            view.isForward = isWrong
            let list = NoteList([2, 2, 2, 2, 2, 2], layout: layout, size: CGSize(width: 375, height: 55), in: view)
            view.isPrefetchingEnabled = true
            stage.show(list, scrolls: 6, by: 20)
            withExtendedLifetime(list) { stage.advance(by: 0.1) }
        },
        Mistake(
            14, "clips that are stopped as they leave, and started only when they are configured",
            NoteList(rows: 40, 90)
        ) {
            stage, list, isWrong in
            list.view.isPrefetchingEnabled = true
            list.configure = { cell, _, _ in cell.detail.text = "playing" }
            let follower = list.setFollower()
            follower.ended = { _, cell, _ in cell.detail.text = "stopped" }
            if !isWrong { follower.begins = { cell, _ in cell.detail.text = "playing" } }
            stage.show(list, scrolledBy: 200, -200, 260, -180, 700, -100)
        }.unproven,
        Mistake(49, "a vote that counts for each note that had the cell earlier", NoteList(rows: 60, 62)) {
            stage, list, isWrong in
            var votes: [String: Int] = [:]
            list.configure = { cell, note, _ in
                cell.detail.text = "\(votes[note] ?? 0) votes"
                addButton(to: cell, keepingOthers: isWrong) {
                    votes[note, default: 0] += 1
                    guard let item = list.view.indexPath(for: cell)?.item else { return }
                    cell.detail.text = "\(votes[list.notes[0][item]] ?? 0) votes"
                }
            }
            stage.show(list, scrolls: 2, by: 600)
            stage.tap(at: CGPoint(x: 320, y: 100))
            stage.scroll(list, 2, by: -600)
        }.unproven,
    ]

    @MainActor private static func tags(_ stage: Stage, isWrong: Bool, _ widths: [Int]) -> NoteList {
        let layout = UICollectionViewFlowLayout()
        layout.minimumInteritemSpacing = isWrong ? 8 : 0
        let list = NoteList([0], layout: layout)
        // In the correct list each tag fills a line.
        list.notes = [widths.map { "tag of \($0)" }]
        list.size = { _, path in
            CGSize(width: isWrong ? Int(list.notes[0][path.item].split(separator: " ").last!)! : 375, height: 30)
        }
        stage.show(list.view)
        return list
    }

    private static let stretched: [Mistake] = [
        Mistake(21, "tags whose last line fills up") { stage, isWrong in
            let list = tags(stage, isWrong: isWrong, [80, 120, 60])
            for width in [70, 110] {
                stage.act("one more") { list.insert(["tag of \(width)"], at: list.notes[0].count) }
            }
        }.unproven,
        Mistake(21, "tags whose gaps are different in each line") { stage, isWrong in
            _ = tags(stage, isWrong: isWrong, [80, 120, 60, 130, 90, 70, 100, 110, 85, 60, 75])
        }.unproven,
    ]
}
