import Offscreen
import Testing
import UIKit

/// Random batches against the simplest oracle: what is on screen is what a fresh collection view shows of the same data.
@MainActor @Suite("Random batch updates")
struct RandomUpdateTests {
    /// A batch as a program: what happens to an array of arrays, and what the collection view is told.
    private struct Batch {
        var before: [[String]]
        var after: [[String]]
        var tell: (UICollectionView) -> Void
    }

    /// Deletes, moves, reloads and inserts, made up from the names that stay, so that it adds up by construction.
    private func batch(_ before: [[String]], _ fresh: inout Int, _ random: inout SeededGenerator) -> Batch {
        func name() -> String {
            fresh += 1
            return "n\(fresh)"
        }
        // Sections: some go, some come, one moves, one is reloaded.
        var sections = before.indices.map { Optional($0) }
        let deletedSections = before.count > 1 && Bool.random(using: &random) ? [Int.random(in: before.indices, using: &random)] : []
        for section in deletedSections { sections[section] = nil }
        var order: [Int?] = sections.compactMap(\.self).map { $0 }
        var insertedAt: [Int] = []
        if order.count < 4, Bool.random(using: &random) {
            let place = Int.random(in: 0...order.count, using: &random)
            order.insert(nil, at: place)
            insertedAt = [place]
        }
        // Items of the sections that stay.
        var after: [[String]] = []
        var deletedItems: [IndexPath] = []
        var insertedItems: [IndexPath] = []
        var reloadedItems: [IndexPath] = []
        var moves: [(IndexPath, IndexPath)] = []
        for (place, source) in order.enumerated() {
            guard let source else {
                after.append((0..<Int.random(in: 0...4, using: &random)).map { _ in name() })
                continue
            }
            var left: [(name: String, origin: Int)] = []
            for (item, old) in before[source].enumerated() {
                switch Int.random(in: 0..<8, using: &random) {
                case 0: deletedItems.append(path(item, source))
                case 1:
                    reloadedItems.append(path(item, source))
                    left.append((old, item))
                default: left.append((old, item))
                }
            }
            // One item moves within the section: taken out, put in.
            var moved: (name: String, origin: Int)?
            let movable = left.indices.filter { index in !reloadedItems.contains(path(left[index].origin, source)) }
            if let index = movable.randomElement(using: &random), Bool.random(using: &random) { moved = left.remove(at: index) }
            var names = left.map(\.name)
            var marks = left.map { _ in 0 }
            for _ in 0..<Int.random(in: 0...2, using: &random) {
                let at = Int.random(in: 0...names.count, using: &random)
                names.insert(name(), at: at)
                marks.insert(1, at: at)
            }
            if let moved {
                let at = Int.random(in: 0...names.count, using: &random)
                names.insert(moved.name, at: at)
                marks.insert(2, at: at)
            }
            for (item, mark) in marks.enumerated() {
                if mark == 1 { insertedItems.append(path(item, place)) }
                if mark == 2, let moved { moves.append((path(moved.origin, source), path(item, place))) }
            }
            after.append(names)
        }
        return Batch(before: before, after: after) { view in
            view.deleteItems(at: deletedItems)
            if !insertedAt.isEmpty { view.insertSections(IndexSet(insertedAt)) }
            view.reloadItems(at: reloadedItems)
            for (from, to) in moves { view.moveItem(at: from, to: to) }
            if !deletedSections.isEmpty { view.deleteSections(IndexSet(deletedSections)) }
            view.insertItems(at: insertedItems)
        }
    }

    @Test(arguments: ["iOS6", "iOS9", "iOS10", "iOS11", "iOS18"])
    func `Many programs of six batches show what a fresh view shows, with nothing left over`(name: String) throws {
        let preset = try #require(Preset.all.first { $0.name == name })
        for seed in seeds(200, ordinarily: 12) {
            var random = SeededGenerator(seed: seed)
            var fresh = 0
            let stage = Stage(width: 100, height: 240, behavior: name == "iOS10" ? .iOS10(seed: seed) : preset.seeded(seed), records: false)
            let screen = ListScreen([["a", "b", "c"], ["d", "e"]])
            screen.view.isPrefetchingEnabled = seed % 2 == 0
            screen.layout.headerReferenceSize = CGSize(width: 0, height: 10)
            stage.show(screen.view)
            for step in 0..<6 {
                let next = batch(screen.sections, &fresh, &random)
                let settles = Bool.random(using: &random)
                var completed = 0
                let failures = stage.failures {
                    stage.act("batch", settling: settles) {
                        screen.view.performBatchUpdates(
                            {
                                screen.sections = next.after
                                next.tell(screen.view)
                            }, completion: { _ in completed += 1 })
                    }
                    if Bool.random(using: &random) { stage.scroll(screen.view, by: CGFloat(Int.random(in: -80...80, using: &random))) }
                    stage.settle()
                }
                #expect(failures.isEmpty, "seed \(seed) step \(step): \(failures)")
                #expect(completed == 1, "seed \(seed) step \(step)")
                let faults = Invariant.books.check(stage, screen.view)
                #expect(faults.isEmpty, "seed \(seed) step \(step): \(faults)")
                guard agrees(stage, screen, "seed \(seed) step \(step)") else { return }
            }
        }
    }

    /// Names and frames of what is on screen, against a fresh view with the same data at the same offset.
    private func agrees(_ stage: Stage, _ screen: ListScreen, _ label: String) -> Bool {
        func picture(_ screen: ListScreen) -> [String] {
            let cells = screen.view.indexPathsForVisibleItems.map { item in
                let cell = screen.view.cellForItem(at: item) as! ListScreen.Cell
                return "\(item.section)-\(item.item) \(cell.name) \(cell.frame) \(cell.alpha) \(cell.isHidden)"
            }
            let headers = screen.view.indexPathsForVisibleSupplementaryElements(ofKind: UICollectionView.elementKindSectionHeader).map {
                "header \($0.section) \(screen.view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: $0)!.frame)"
            }
            return cells + headers
        }
        let other = Stage(width: 100, height: 240, behavior: stage.preset, records: false)
        let reference = ListScreen(screen.sections)
        reference.layout.headerReferenceSize = CGSize(width: 0, height: 10)
        other.show(reference.view)
        other.scroll(reference.view, to: screen.view.contentOffset)
        let (now, expected) = (picture(screen), picture(reference))
        #expect(now == expected, "\(label)")
        let shown = screen.view.subviews.filter { $0 is UICollectionReusableView && !$0.isHidden }.count
        #expect(shown == now.count, "\(label): ghosts")
        let counts = stage.counts(of: screen.view)
        #expect(counts.willDisplays - counts.didEndDisplayings == now.count, "\(label): pairs")
        return now == expected && shown == now.count
    }
}
