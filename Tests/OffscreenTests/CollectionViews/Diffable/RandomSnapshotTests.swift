import Offscreen
import Testing
import UIKit

/// Random snapshots one after the other, against the simplest oracle: what a fresh collection view shows of the last one.
@MainActor @Suite("Random snapshots")
struct RandomSnapshotTests {
    private func snapshot(_ random: inout SeededGenerator) -> DiffableScreen.Snapshot {
        let items = (0..<16).shuffled(using: &random).prefix(Int.random(in: 0...16, using: &random))
        let sections = ["A", "B", "C", "D"].shuffled(using: &random).prefix(Int.random(in: 1...4, using: &random))
        var snapshot = DiffableScreen.Snapshot()
        snapshot.appendSections(Array(sections))
        for item in items { snapshot.appendItems(["\(item)"], toSection: sections.randomElement(using: &random)!) }
        let marked = items.filter { _ in Int.random(in: 0..<6, using: &random) == 0 }.map { "\($0)" }
        if Bool.random(using: &random) { snapshot.reloadItems(marked) } else { snapshot.reconfigureItems(marked) }
        if Int.random(in: 0..<6, using: &random) == 0 { snapshot.reloadSections([sections.first!]) }
        return snapshot
    }

    @Test(arguments: Preset.all)
    func `Many programs of eight snapshots show what a fresh view shows`(preset: Preset) {
        for seed in seeds(100, ordinarily: 6) {
            var random = SeededGenerator(seed: seed)
            let stage = Stage(width: 100, height: 240, behavior: preset.seeded(seed), records: false)
            let screen = DiffableScreen()
            screen.view.isPrefetchingEnabled = seed % 2 == 0
            stage.show(screen.view)
            for step in 0..<8 {
                let next = snapshot(&random)
                let (settles, animated) = (Bool.random(using: &random), Int.random(in: 0..<3, using: &random) > 0)
                let selected = screen.source.snapshot().itemIdentifiers.randomElement(using: &random)
                if let path = selected.flatMap(screen.source.indexPath) {
                    screen.view.selectItem(at: path, animated: false, scrollPosition: [])
                }
                var completed = 0
                let failures = stage.failures {
                    stage.act("apply", settling: settles) {
                        screen.source.apply(next, animatingDifferences: animated) { completed += 1 }
                    }
                    if Bool.random(using: &random) { stage.scroll(screen.view, by: CGFloat(Int.random(in: -80...80, using: &random))) }
                    stage.settle()
                }
                #expect(failures.isEmpty && completed == 1, "\(preset.name) seed \(seed) step \(step): \(failures)")
                guard agrees(screen, next, preset.seeded(seed), selected, "\(preset.name) seed \(seed) step \(step)") else { return }
            }
        }
    }

    private func agrees(
        _ screen: DiffableScreen, _ snapshot: DiffableScreen.Snapshot, _ preset: Preset, _ selected: String?, _ label: String
    ) -> Bool {
        func picture(_ screen: DiffableScreen) -> [String] {
            screen.view.indexPathsForVisibleItems.map { item in
                let cell = screen.view.cellForItem(at: item) as! DiffableScreen.Cell
                return "\(item.section)-\(item.item) \(cell.name) \(cell.frame) \(cell.alpha) \(cell.isHidden)"
            }
        }
        let stage = Stage(width: 100, height: 240, behavior: preset, records: false)
        let reference = DiffableScreen()
        stage.show(reference.view)
        stage.act("apply") { reference.source.apply(snapshot) }
        stage.scroll(reference.view, to: screen.view.contentOffset)
        let (now, expected) = (picture(screen), picture(reference))
        #expect(now == expected, "\(label)")
        // The selection stays with its item.
        let path = selected.flatMap(screen.source.indexPath)
        #expect(screen.view.indexPathsForSelectedItems == (path.map { [$0] } ?? []), "\(label)")
        for cell in screen.view.visibleCells {
            #expect(cell.isSelected == (screen.view.indexPath(for: cell) == path), "\(label)")
        }
        return now == expected
    }
}
