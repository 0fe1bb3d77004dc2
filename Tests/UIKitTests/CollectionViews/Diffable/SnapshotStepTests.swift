import Offscreen
import Testing

@testable import UIKit

struct SnapshotStepTests {
    typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

    private func snapshot(_ sections: [(Int, [Int])]) -> Snapshot {
        var snapshot = Snapshot()
        for (section, items) in sections {
            snapshot.appendSections([section])
            snapshot.appendItems(items)
        }
        return snapshot
    }

    private func randomSnapshot(using random: inout SeededGenerator) -> Snapshot {
        let items = (0..<14).shuffled(using: &random).prefix(Int.random(in: 0...14, using: &random))
        let sections = (0..<5).shuffled(using: &random).prefix(Int.random(in: 1...5, using: &random))
        let homes = items.map { ($0, sections.randomElement(using: &random)!) }
        return snapshot(sections.map { section in (section, homes.filter { $0.1 == section }.map(\.0)) })
    }

    private func paths(_ snapshot: Snapshot) -> [IndexPath: Int] {
        var paths: [IndexPath: Int] = [:]
        for (section, name) in snapshot.sectionIdentifiers.enumerated() {
            for (item, identifier) in snapshot.itemIdentifiers(inSection: name).enumerated() {
                paths[IndexPath(item: item, section: section)] = identifier
            }
        }
        return paths
    }

    @Test
    func
        `The batch update from one random snapshot to another is valid and maps each item's old index path to its new one [UPD-01]`()
    {
        for seed in 0..<600 as Range<UInt64> {
            var generator = SeededGenerator(seed: seed)
            let (old, new) = (randomSnapshot(using: &generator), randomSnapshot(using: &generator))
            let plan = UpdatePlan(
                SnapshotDifference(from: old, to: new).changes, before: old.sectionIdentifiers.map(old.numberOfItems),
                after: new.sectionIdentifiers.map(new.numberOfItems))
            #expect(plan.firstProblem() == nil, "seed \(seed)")
            let (before, after) = (paths(old), paths(new))
            let (known, kept) = (Set(before.values), Set(after.values))
            for (path, identifier) in after {
                let found = plan.itemPathBeforeUpdate(path).flatMap { before[$0] }
                #expect(found == (known.contains(identifier) ? identifier : nil), "seed \(seed)")
            }
            for (path, identifier) in before {
                let found = plan.itemPathAfterUpdate(path).flatMap { after[$0] }
                #expect(found == (kept.contains(identifier) ? identifier : nil), "seed \(seed)")
            }
        }
    }

    @Test
    func
        `The difference of equal snapshots is empty, and an item that moves to the front of its section leaves the others unmoved`()
    {
        let old = snapshot([(0, [1, 2, 3, 4]), (1, [5])])
        #expect(SnapshotDifference(from: old, to: old).changes.isEmpty)
        let changes = SnapshotDifference(from: old, to: snapshot([(0, [4, 1, 2, 6]), (1, [3, 5])])).changes
        #expect(changes == [.moveItem([0, 3], to: [0, 0]), .insertItem([0, 3]), .moveItem([0, 2], to: [1, 0])])
    }

    @Test
    func `Items move out of a section that the new snapshot lacks, and into a section that only the new snapshot has`()
    {
        let step = SnapshotDifference(from: snapshot([(0, [1, 2]), (1, [])]), to: snapshot([(1, [1]), (2, [2, 3])]))
        #expect(
            step.changes == [
                .deleteSection(0), .insertSection(1), .moveItem([0, 0], to: [0, 0]), .moveItem([0, 1], to: [1, 0]),
            ])
    }
}
