import Offscreen
import Testing
import UIKit

/// Lists without a mistake in random use.
@MainActor struct HealthyListTests {
    private struct Dice: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state >> 11 | state << 53
        }
    }

    /// Configures cells with tints, badges, late subtitles and strips, all set correctly for each
    /// note.
    private func configure(_ list: NoteList) {
        list.configure = { cell, note, path in
            let number = note.utf8.reduce(0) { $0 + Int($1) }
            cell.backgroundColor = number % 5 == 0 ? .systemRed : nil
            cell.title.textColor = number % 3 == 0 ? .systemBlue : .label
            let badge = cell.contentView.subviews.first { $0 is UIImageView }
            if number % 4 == 0, badge == nil {
                cell.contentView.addSubview(UIImageView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)))
            }
            if number % 4 != 0 { badge?.removeFromSuperview() }
            let strip =
                cell.contentView.subviews.compactMap { $0 as? UIScrollView }.first
                ?? UIScrollView(frame: cell.contentView.bounds)
            (strip.contentSize, strip.contentOffset) = (CGSize(width: 900, height: 10), .zero)
            cell.contentView.addSubview(strip)
            let label = cell.title
            later(0.3) { if label.text == note { label.text = "\(note), loaded" } }
        }
    }

    private func layout(_ dice: inout Dice) -> UICollectionViewLayout {
        if Bool.random(using: &dice) { return UICollectionViewFlowLayout() }
        let layout = RowsLayout()
        let tall = Int.random(in: 2...5, using: &dice)
        layout.height = { CGFloat(30 + $0.item % tall * 10) }
        return layout
    }

    private func step(_ list: NoteList, _ stage: Stage, _ count: inout Int, _ dice: inout Dice) {
        let section = Int.random(in: 0..<list.notes.count, using: &dice)
        let last = list.notes.count - 1
        var most: CGFloat { max(0, list.view.contentSize.height - list.view.bounds.height) }
        switch Int.random(in: 0..<11, using: &dice) {
        case 0...3:
            let target = min(
                most, max(0, list.view.contentOffset.y + CGFloat(Int.random(in: -400...500, using: &dice))))
            stage.scroll(list.view, by: target - list.view.contentOffset.y)
        case 4: stage.fling(list.view, velocity: CGPoint(x: 0, y: CGFloat(Int.random(in: -900...900, using: &dice))))
        case 5:
            // The new note is below all visible notes, so that no visible note moves.
            count += 1
            stage.act("append") { list.insert(["new \(count)"], at: list.notes[last].count, section: last) }
        case 6 where list.notes[section].count > 6:
            let item = Int.random(in: 0..<list.notes[section].count, using: &dice)
            stage.act("remove") { list.remove(item, section: section) }
            if list.view.contentOffset.y > most { stage.act("clamp") { list.view.contentOffset.y = most } }
        case 7: stage.act("reload") { list.view.reloadData() }
        case 8: stage.act("invalidate") { list.view.collectionViewLayout.invalidateLayout() }
        case 9:
            stage.tap(at: CGPoint(x: Int.random(in: 1...300, using: &dice), y: Int.random(in: 1...400, using: &dice)))
        default: stage.advance(by: 0.4)
        }
    }

    @Test(arguments: Thoroughness.values(Array(1...8), ordinarilyEvery: 2))
    func `No problem is reported for many random uses of a correct list on systems without the ordering bug`(seed: Int)
    {
        var dice = Dice(state: UInt64(seed))
        let presets = Preset.all.filter { $0.mechanism == nil }
        let stage = Stage(width: 375, height: 500, behavior: presets[seed % presets.count])
        stage.run {
            let size = CGSize(width: [375, 170, 110].randomElement(using: &dice)!, height: 40 + 10 * (seed % 5))
            let list = NoteList([30, 12], layout: layout(&dice), size: size)
            list.view.isPrefetchingEnabled = seed % 2 == 0
            configure(list)
            stage.show(list.view)
            var count = 0
            for _ in 1...12 { step(list, stage, &count, &dice) }
        }
        #expect(stage.problems.isEmpty)
    }
}
