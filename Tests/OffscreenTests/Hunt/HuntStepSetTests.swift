import Testing
import UIKit

@testable import Offscreen

/// The random choice of steps, which fit the state of the screen.
@MainActor struct HuntStepSetTests {
    nonisolated private static let models: [[Int]] = [[], [0], [1], [0, 3], [5, 0, 2], [1, 1, 1, 40]]

    private func session(_ counts: [Int], _ vocabulary: HuntStepSet) -> HuntSession {
        let hunt = Hunt(size: CGSize(width: 200, height: 150), vocabulary: vocabulary) {
            ListScreen(counts.enumerated().map { section, count in (0..<count).map { "\(section)-\($0)" } }).subject
        }
        return HuntSession(hunt)
    }

    private func has(_ path: IndexPath, _ counts: [Int]) -> Bool {
        counts.indices.contains(path.section) && path.item < counts[path.section]
    }

    /// Whether an edit names an item or a section that the counts before it do not have.
    private func misses(_ edit: ModelEdit, _ counts: [Int]) -> Bool {
        switch edit {
        case .insertItem(let path, _): return !counts.indices.contains(path.section) || path.item > counts[path.section]
        case .deleteItem(let path), .reloadItem(let path), .reconfigureItem(let path), .expandItem(let path),
            .collapseItem(let path):
            return !has(path, counts)
        case .moveItem(let from, let to):
            guard has(from, counts), counts.indices.contains(to.section) else { return true }
            return to.item >= counts[to.section] + (to.section == from.section ? 0 : 1)
        case .insertSection(let section, _): return section > counts.count
        case .deleteSection(let section), .reloadSection(let section): return !counts.indices.contains(section)
        case .moveSection(let from, let to): return !counts.indices.contains(from) || !counts.indices.contains(to)
        }
    }

    private func kind(_ step: Step) -> String {
        if case .unsettled(let inner) = step { return kind(inner) }
        if case .change(let change) = step {
            guard change.edits.count == 1 else {
                return change.parts.contains(where: \.isBatch) ? "batch in a batch" : "batch"
            }
            let line = "\(change.edits[0])"
            return String(line.prefix { $0 != " " }) + (line.contains("section=") ? " section" : "")
        }
        return String("\(step)".prefix { $0 != " " && $0 != "=" })
    }

    private func check(_ step: Step, _ counts: [Int], _ view: UICollectionView) {
        switch step {
        case .unsettled(let inner): check(inner, counts, view)
        case .change(let change):
            if change.edits.count == 1 { #expect(!misses(change.edits[0], counts), "\(step) in \(counts)") }
        case .scroll(let distance): #expect(abs(distance) <= 300)
        case .select(let paths, _): #expect(paths.allSatisfy { has($0, counts) }, "\(step) in \(counts)")
        case .scrollToItem(let path, _, _), .lift(let path), .deselect(let path):
            #expect(has(path, counts), "\(step) in \(counts)")
        case .tap(let x, let y):
            #expect((0..<200).contains(x))
            #expect((0..<150).contains(y))
        case .drag(let x, let y, _):
            #expect(abs(x) <= 60)
            #expect(abs(y) <= 200)
        case .fling(let x, let y):
            #expect(abs(x) <= 300)
            #expect(abs(y) <= 1500)
        case .resize(let width, let height, _):
            #expect((60..<500).contains(width))
            #expect((60..<600).contains(height))
        case .tick(let count): #expect((1...20).contains(count))
        case .set(let settings):
            #expect(settings.allowsMultipleSelection != view.allowsMultipleSelection)
            #expect(settings.prefetches != view.isPrefetchingEnabled)
        default: break
        }
    }

    @Test(arguments: models, [HuntStepSet.everyday, .everything])
    func `Random changes of one item or section name existing ones, and other steps have limits`(
        counts: [Int], vocabulary: HuntStepSet
    ) {
        let session = session(counts, vocabulary)
        var generator = SeededGenerator(seed: 11)
        var scrolls: Set<CGFloat> = []
        for _ in 0..<400 {
            let step = vocabulary.randomStep(for: session, using: &generator)
            check(step, counts, session.subject.collectionView)
            if case .scroll(let distance) = step { scrolls.insert(distance) }
        }
        #expect(scrolls.contains { $0 < -200 })
        #expect(scrolls.contains { $0 > 200 })
        // Other steps fit while an item is carried, and while the view is outside the window.
        guard vocabulary == .everything, counts.first ?? 0 > 0 else { return }
        _ = session.perform(.lift(path(0)))
        if session.subject.collectionView.hasUncommittedUpdates {
            let seen = Set((0..<200).map { _ in kind(vocabulary.randomStep(for: session, using: &generator)) })
            #expect(seen == ["carry", "scroll", "tick"], "with a carried item the steps carry, scroll or wait")
            for _ in 0..<100 {
                guard case .carry(let x, let y) = vocabulary.randomStep(for: session, using: &generator) else {
                    continue
                }
                #expect((0..<200).contains(x))
                #expect((0..<150).contains(y))
            }
            _ = session.perform(.drop(cancelled: true))
        }
        _ = session.perform(.leave)
        let steps = (0..<200).map { _ in vocabulary.randomStep(for: session, using: &generator) }
        #expect(steps.filter { $0 == .enter }.count > 40)
        #expect(!steps.contains(.leave))
    }

    @Test(arguments: [HuntStepSet.everyday, .everything])
    func `Random steps rotate the screen with an animation, in both step sets`(vocabulary: HuntStepSet) {
        let session = session([3], vocabulary)
        var generator = SeededGenerator(seed: 1)
        let steps = (0..<2_000).map { _ in vocabulary.randomStep(for: session, using: &generator) }
        let rotation = Step.resize(width: 150, height: 200, seconds: 0.3)
        #expect(steps.contains { $0 == rotation || $0 == rotation.unsettled })
    }

    @Test func `All kinds of steps that the step set and the state of a session allow occur among 3,000 random steps`()
    {
        var generator = SeededGenerator(seed: 3)
        func kinds(_ vocabulary: HuntStepSet, _ counts: [Int]) -> Set<String> {
            let session = session(counts, vocabulary)
            return Set((0..<3_000).map { _ in kind(vocabulary.randomStep(for: session, using: &generator)) })
        }
        #expect(
            kinds(.everyday, [3, 4]) == [
                "scroll", "reload", "reload section", "resize", "tap", "insert", "delete", "move",
            ])
        #expect(kinds(.everyday, []) == ["scroll", "reload", "resize", "tap"])
        #expect(
            kinds(.everything, [3, 4]) == [
                "scroll", "drag", "fling", "reload", "resize", "tap", "select", "set", "warn-memory", "leave", "carry",
                "tick", "settle",
                "insert section", "delete section", "move section", "reload section", "insert", "delete", "move",
                "reconfigure", "batch",
                "batch in a batch",
            ])
    }

    @Test func `The simpler forms of a step differ from the step, and repeated simplification ends`() {
        let steps: [Step] = [
            .scroll(0), .scroll(-7), .scroll(130), .scrollToItem(path(3, 2), .middle, animated: true),
            .drag(x: 3, y: 0),
            .fling(x: 0, y: 0), .resize(width: 100, height: 90, seconds: 0.3), .select(path(9, 1)), .tick(0), .tick(1),
            .tick(9),
            .unsettled(.scroll(5)), .settle,
            .change([.deleteItem(path(2, 1)), .moveSection(1, 0)], innerEdits: [.reloadSection(0)], by: .calls),
        ]
        for first in steps {
            var (seen, open): (Set<String>, [Step]) = ([], [first])
            while let step = open.popLast() {
                #expect(!step.simplerSteps.contains(step), "\(step)")
                for simpler in step.simplerSteps where seen.insert("\(simpler)").inserted { open.append(simpler) }
                #expect(seen.count < 2_000, "\(first)")
            }
        }
    }

    @Test func `Invariant.thorough consists of Invariant.all and the invariants named books and answers`() {
        #expect(Invariant.thorough.map(\.name) == Invariant.all.map(\.name) + ["books", "answers"])
    }

    @Test(arguments: [[3], [3, 2]])
    func `A batch must not move an item to a place where one of its reloads inserts [UPD-20]`(counts: [Int]) {
        func isRefused(_ edits: ModelEdit...) -> Bool {
            ModelEdit.hasMoveWhereReloadInserts(edits, counts: counts)
        }
        #expect(isRefused(.moveItem([0, 0], [0, 1]), .reloadItem([0, 1])))
        #expect(!isRefused(.moveItem([0, 0], [0, 2]), .reloadItem([0, 1])))
        #expect(!isRefused(.moveItem([0, 0], [0, 1]), .reloadItem([0, 1]), .insertItem([0, 0], title: "")))
        #expect(isRefused(.moveItem([0, 0], [0, 2]), .reloadItem([0, 1]), .insertItem([0, 0], title: "")))
        #expect(!isRefused(.reloadItem([0, 1])))
    }
}
