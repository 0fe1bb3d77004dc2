import Offscreen
import UIKit

// Mistakes that become visible when cells are touched, moved or deleted.

extension NoteCell {
    /// Returns the subview with a tag, which is made at its first use.
    private func part<Part: UIView>(_ tag: Int, _ make: () -> Part) -> Part {
        if let part = contentView.viewWithTag(tag) as? Part { return part }
        let part = make()
        part.tag = tag
        contentView.addSubview(part)
        return part
    }

    var strip: UIScrollView {
        part(6) {
            let strip = UIScrollView(frame: CGRect(x: 0, y: 40, width: 375, height: 80))
            strip.contentSize = CGSize(width: 1500, height: 80)
            return strip
        }
    }

    /// A second label.
    var detail: UILabel { part(7) { UILabel(frame: CGRect(x: 0, y: 30, width: 300, height: 20)) } }
    var button: UIButton { part(8) { UIButton(frame: CGRect(x: 300, y: 0, width: 60, height: 50)) } }
    var picture: UIImageView { part(9) { UIImageView(frame: CGRect(x: 200, y: 0, width: 50, height: 50)) } }
}

extension Mistake {
    static let moved: [Mistake] = touched + misplaced + ended + chosen + ordered + kept

    // MARK: - States from touches

    private static let touched: [Mistake] = [
        Mistake(16, "a heart that a button keeps in its title", NoteList(rows: 60, 62)) { stage, list, isWrong in
            var loved: Set<String> = []
            list.configure = { cell, note, _ in
                let button = cell.button
                if button.allTargets.isEmpty, button.title(for: .normal) == nil {
                    button.setTitle("♡", for: .normal)
                    button.addAction(
                        UIAction { _ in
                            loved.insert(cell.title.text ?? "")
                            button.setTitle("♥", for: .normal)
                        }, for: .touchUpInside)
                }
                if !isWrong { button.setTitle(loved.contains(note) ? "♥" : "♡", for: .normal) }
            }
            stage.show(list.view)
            stage.tap(at: CGPoint(x: 320, y: 100))
            stage.scroll(list, 4, by: 600)
            stage.scroll(list, 4, by: -600)
        },
        Mistake(
            16, "a strike through one note that was tapped, seen on another and not when scrolled back",
            NoteList(rows: 60, 62)
        ) {
            stage, list, isWrong in
            let follower = list.setFollower()
            var done: Set<String> = []
            list.configure = { cell, note, _ in if !isWrong { cell.title.alpha = done.contains(note) ? 0.3 : 1 } }
            follower.selected = { view, path in
                done.insert(list.notes[0][path.item])
                (view.cellForItem(at: path) as? NoteCell)?.title.alpha = 0.3
            }
            stage.show(list.view)
            stage.tap(at: CGPoint(x: 50, y: 100))
            stage.scroll(list, by: 900, -900, 300)
        },
        Mistake(16, "a state that the app gives to one cell on screen", NoteList(rows: 60, 62)) {
            stage, list, isWrong in
            list.configure = { cell, _, _ in resetDetail(of: cell, unless: isWrong) }
            stage.show(list.view)
            stage.act("sent") { list.cell(3)?.detail.text = "sent" }
            stage.scroll(list, 4, by: 600)
            stage.scroll(list, 4, by: -600)
        },
        Mistake(16, "a state that is kept by a cell whose other state is reset", NoteList(rows: 60, 62)) {
            stage, list, isWrong in
            var faded: String?
            list.configure = { cell, note, _ in
                cell.title.alpha = note == faded ? 0.3 : 1
                resetDetail(of: cell, unless: isWrong)
            }
            stage.show(list.view)
            stage.act("sent") {
                faded = list.notes[0][3]
                list.cell(3)?.title.alpha = 0.3
                list.cell(3)?.detail.text = "sent"
            }
            stage.scroll(list, 4, by: 600)
            stage.scroll(list, 4, by: -600)
        },
        Mistake(16, "a state that the app gives to one cell of the second list on screen") { stage, isWrong in
            let (first, second) = (NoteList(rows: 3, 62), NoteList(rows: 60, 62))
            first.view.frame = CGRect(x: 0, y: 0, width: 375, height: 200)
            second.view.frame = CGRect(x: 0, y: 200, width: 375, height: 300)
            second.configure = { cell, _, _ in resetDetail(of: cell, unless: isWrong) }
            let screen = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 500))
            for list in [first, second] { screen.addSubview(list.view) }
            withExtendedLifetime(first) {
                stage.show(screen)
                stage.act("sent") { second.cell(3)?.detail.text = "sent" }
                stage.scroll(second, 4, by: 430)
                stage.scroll(second, by: -530, -330, -400, -460)
            }
        },
    ]

    /// Sets the second label of a cell to "open". If the mistake is made, only a new cell gets this
    /// text.
    @MainActor private static func resetDetail(of cell: NoteCell, unless isWrong: Bool) {
        let detail = cell.detail
        if !isWrong || detail.text == nil { detail.text = "open" }
    }

    // MARK: - Content that belongs to another item

    /// Configures cells so that each note gets its content half a second later, at its old index
    /// path or in its current cell.
    @MainActor private static func late(_ list: NoteList, byPath: Bool, _ show: @escaping (NoteCell, String?) -> Void) {
        list.configure = { cell, note, path in
            show(cell, nil)
            later(0.5) {
                let item = byPath ? path.item : list.notes[0].firstIndex(of: note)
                guard let item, let cell = list.cell(item) else { return }
                show(cell, "of \(note)")
            }
        }
    }

    private static let misplaced: [Mistake] = [
        Mistake(15, "portraits that are shown at the index path before an insertion", NoteList(rows: 40, 62)) {
            stage, list, isWrong in
            late(list, byPath: isWrong) { $0.picture.image = $1.flatMap { UIImage(named: $0) } }
            stage.show(list.view)
            stage.act("two come in") { list.insert(["Ann", "Bob"], at: 0) }
            stage.advance(by: 1)
            stage.scroll(list, pausing: 1, by: 700, 700, -700, -700)
        },
        Mistake(15, "prices that are shown at the index path before a deletion", NoteList(rows: 40, 62)) {
            stage, list, isWrong in
            late(list, byPath: isWrong) { $0.detail.text = $1 ?? "…" }
            stage.show(list, scrolledBy: 700)
            stage.act("one goes") { list.remove(13) }
            stage.advance(by: 1)
            stage.scroll(list, pausing: 1, by: 700, -1400, 700)
        },
        Mistake(15, "a picture that stays until that of the next item is loaded", NoteList(rows: 40, 62)) {
            stage, list, isWrong in
            late(list, byPath: false) {
                if !isWrong || $1 != nil { $0.picture.image = $1.flatMap { UIImage(named: $0) } }
            }
            stage.show(list.view)
            stage.advance(by: 1)
            stage.scroll(list, pausing: 1, by: 500, 500, 500)
        },
    ]

    // MARK: - The end of a display

    @MainActor private static func clips(
        _ stage: Stage, isWrong: Bool, begin: @escaping (NoteCell) -> Void, end: @escaping (NoteCell) -> Void
    ) {
        let list = NoteList(rows: 20, 90)
        let follower = list.setFollower()
        follower.begins = { cell, _ in begin(cell) }
        follower.ended = { view, cell, path in
            if isWrong { (view.cellForItem(at: path) as? NoteCell).map(end) } else { end(cell) }
        }
        stage.show(list, scrolledBy: 200)
        stage.act("one goes") { list.remove(4) }
        stage.advance(by: 1)
    }

    private static let ended: [Mistake] = [
        Mistake(29, "the clip that moved up is paused") {
            clips($0, isWrong: $1, begin: { $0.detail.text = "playing" }, end: { $0.detail.text = "paused" })
        }.unproven,
        Mistake(29, "the clip that moved up is paused a moment later") {
            clips(
                $0, isWrong: $1, begin: { cell in later(0.01) { cell.detail.text = "playing" } },
                end: { cell in later(0.01) { cell.detail.text = "paused" } })
        }.unproven,
        Mistake(29, "the wheel of the item that moved up is hidden") {
            clips($0, isWrong: $1, begin: { $0.picture.isHidden = false }, end: { $0.picture.isHidden = true })
        }.unproven,
    ]

    // MARK: - A chosen day

    /// Shows a list of days, in which a tap marks a day.
    @MainActor private static func month(_ stage: Stage, _ layout: MarkingLayout, isWrong: Bool) -> NoteList {
        (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
        layout.mark = { _ in 0 }
        let list = NoteList(105, marks: layout, width: 50, height: 60, isWrong: isWrong)
        list.view.isPrefetchingEnabled = true
        list.setFollower { _, path in layout.invalidate { $0 == path ? 1 : 0 } }
        return stage.shown(list)
    }

    private static let chosen: [Mistake] = [
        Mistake(17, "two days are tapped, and none is marked") { stage, isWrong in
            let list = month(stage, MarkingLayout(), isWrong: isWrong)
            for point in [CGPoint(x: 70, y: 70), CGPoint(x: 170, y: 200)] { stage.tap(at: point) }
            withExtendedLifetime(list) {}
        },
        Mistake(17, "a day that is marked only after it was scrolled away") { stage, isWrong in
            let layout = MarkingLayout()
            let list = month(stage, layout, isWrong: isWrong)
            stage.act("today") { layout.invalidate { $0.item == 3 ? 1 : 0 } }
            stage.scroll(list, by: 400, -400)
        },
    ]

    // MARK: - zIndex

    /// Returns a mistake in the zIndex of overlapping rows.
    private static func cards(
        _ name: String, _ counts: [Int], scrolled: CGFloat = 0,
        z: @escaping @MainActor @Sendable (_ path: IndexPath, _ isWrong: Bool) -> Int
    ) -> Mistake {
        Mistake(47, name) { stage, isWrong in
            stage.showCards(counts, height: 80, overlap: 12, scrolled: scrolled) { z($0, isWrong) }
        }
    }

    private static let ordered: [Mistake] = [
        cards("zIndex falls with the item, and begins again in each section", [3, 4]) {
            50 - $0.item - ($1 ? 0 : $0.section * 10)
        }.unproven,
        cards("zIndex grows with the item, and the first section is scrolled to its end", [12, 12], scrolled: 500) {
            $0.item + ($1 ? 0 : 100 * $0.section)
        }.unproven,
    ]

    // MARK: - Kept cells

    private static let kept: [Mistake] = [
        Mistake(13, "a note that is renamed while its cell is kept", NoteList(rows: 60, 62)) { stage, list, isWrong in
            list.view.isPrefetchingEnabled = true
            var states: [String: String] = [:]
            list.configure = { cell, note, _ in cell.detail.text = states[note] ?? "open" }
            if !isWrong { list.arrives = { cell, note in cell.detail.text = states[note] ?? "open" } }
            stage.show(list, scrolledBy: 150)
            stage.act("done") { states["note 0/0"] = "done" }
            stage.scroll(list, by: -150, 2000, -2000)
        },
        Mistake(38, "a text color for the visible cells, one of which is selected", NoteList(rows: 70, 62)) {
            stage, list, isWrong in
            list.view.isPrefetchingEnabled = true
            var color = UIColor.label
            list.configure = { cell, _, _ in cell.title.textColor = color }
            if !isWrong { list.arrives = { cell, _ in cell.title.textColor = color } }
            stage.show(list, scrolledBy: 30)
            stage.tap(at: CGPoint(x: 40, y: 100))
            stage.act("theme") {
                color = .systemRed
                for case let cell as NoteCell in list.view.visibleCells { cell.title.textColor = color }
            }
            stage.scroll(list.view, by: 200)
        }.unproven,
    ]
}
