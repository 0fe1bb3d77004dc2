import Foundation
import Testing
import UIKit

@testable import Offscreen

/// What a hunt makes of a finding: the same violation, by the fewest and simplest steps.
@MainActor @Suite("Shrinking")
struct ShrinkingTests {
    // MARK: - Made-up faults, each with what it takes

    nonisolated private static let faults: [Invariant] = [
        fault("far") { $0.contentOffset.y > 60 },
        fault("three sections") { $0.numberOfSections == 3 },
        fault("chosen and without prefetching") { !$0.isPrefetchingEnabled && $0.indexPathsForSelectedItems?.isEmpty == false },
        fault("two chosen") { ($0.indexPathsForSelectedItems ?? []).count > 1 },
        fault("gone") { $0.window == nil },
        fault("low, with more sections") { $0.bounds.height < 150 && $0.numberOfSections > 2 },
        fault("an item from the second section in the first") { view in
            (view.dataSource as! ListScreen).sections.first?.contains("f") == true
        },
    ]

    nonisolated private static func fault(_ name: String, _ holds: @escaping @MainActor @Sendable (UICollectionView) -> Bool) -> Invariant {
        Invariant(name: name, text: name) { _, view in
            holds(view) ? ["\(name) at \(view.contentOffset.y.text) of \(view.bounds.width.text)"] : []
        }
    }

    /// A shorter run may show this one rather than the one that was found.
    private static let distraction = fault("narrow and near") { $0.bounds.width < 300 && $0.contentOffset.y <= 60 }

    private func hunt(_ invariants: [Invariant], _ vocabulary: HuntVocabulary) -> Hunt {
        Hunt(size: CGSize(width: 320, height: 200), invariants: invariants, comparesEvery: 0, vocabulary: vocabulary) {
            let screen = ListScreen([["a", "b", "c", "d", "e"], ["f", "g", "h"]])
            return HuntSubject(screen.view, model: screen)
        }
    }

    /// What is broken after steps, as the hunt itself looks.
    private func broken(_ steps: [HuntStep], _ hunt: Hunt) -> HuntSession.Broken? {
        var session = HuntSession(hunt, hunt.makeSubject())
        for step in steps where session.perform(step) {
            if hunt.vocabulary == .whole, let broken = session.look(compares: false) { return broken }
        }
        return session.look(compares: false)
    }

    private func check(_ finding: Hunt.Finding, _ hunt: Hunt) {
        let again = broken(finding.steps, hunt)
        #expect(again?.invariant == finding.invariant && again?.messages == finding.messages, "\(finding)")
        #expect(finding.steps.count <= finding.stepsBefore)
        for index in finding.steps.indices {
            var shorter = finding.steps
            shorter.remove(at: index)
            #expect(broken(shorter, hunt)?.invariant != finding.invariant, "without step \(index): \(finding)")
            for simpler in finding.steps[index].simpler {
                var other = finding.steps
                other[index] = simpler
                #expect(broken(other, hunt)?.invariant != finding.invariant, "\(simpler) will do: \(finding)")
            }
        }
    }

    @Test(arguments: faults.map(\.name))
    func `A shrunk finding shows the same fault, and nothing can be left out or made simpler`(name: String) throws {
        let hunt = hunt(Self.faults.filter { $0.name == name }, .whole)
        let finding = try #require(hunt.run(seeds: 1...40, steps: 60))
        #expect(finding.invariant == name)
        check(finding, hunt)
    }

    @Test func `A finding that shrinks into another fault is not shrunk so far`() throws {
        var found: Set<String> = []
        for seed in 1...20 as ClosedRange<UInt64> where found.count < 2 {
            let hunt = hunt([Self.faults[0], Self.distraction], .everyday)
            guard let finding = hunt.run(seeds: seed...seed, steps: 40) else { continue }
            found.insert(finding.invariant)
            #expect(finding.seed == seed)
            check(finding, hunt)
        }
        #expect(found.count == 2)
    }

    @Test func `A run is left out as long as the rest still shows it`() {
        var generator = SeededGenerator(seed: 5)
        for _ in 0..<200 {
            let all = Array(0..<Int.random(in: 0...20, using: &generator))
            let needed = Set(all.filter { _ in Int.random(in: 0..<4, using: &generator) == 0 })
            var left = all
            let hasShrunk = left.leaveOut { needed.isSubset(of: $0) }
            #expect(left == needed.sorted() && hasShrunk == (left != all))
        }
    }

    @Test func `Long runs are tried first`() {
        var tried: [[Int]] = []
        var all = [1, 2, 3, 4]
        let hasShrunk = all.leaveOut {
            tried.append($0)
            return false
        }
        #expect(!hasShrunk && all == [1, 2, 3, 4])
        #expect(tried == [[3, 4], [1, 2], [2, 3, 4], [1, 3, 4], [1, 2, 4], [1, 2, 3]])
    }

    @Test(arguments: [
        ("scroll by=7", HuntStep.scroll(7), "scroll by=3; scroll by=6"),
        ("scroll by=-7", .scroll(-7), "scroll by=-3; scroll by=-6; scroll by=7"),
        ("scroll by=1", .scroll(1), ""),
        (
            "scroll to=2-4 at=middle animated=yes", .scrollToItem(path(4, 2), .middle, animated: true),
            """
            scroll to=2-4 at=middle; scroll to=0-4 at=middle animated=yes; scroll to=1-4 at=middle animated=yes; \
            scroll to=1-4 at=middle animated=yes; scroll to=2-0 at=middle animated=yes; scroll to=2-2 at=middle animated=yes; \
            scroll to=2-3 at=middle animated=yes
            """
        ),
        ("drag by=4,9", .drag(x: 4, y: 9), "scroll by=9"), ("fling velocity=4,0", .fling(x: 4, y: 0), "scroll by=4"),
        ("drag by=0,0", .drag(x: 0, y: 0), ""),
        (
            "resize 300x410 seconds=0.3", .resize(width: 300, height: 410, animated: true),
            "resize 300x410; resize 320x410 seconds=0.3; resize 300x400 seconds=0.3"
        ),
        ("resize 320x400", .resize(width: 320, height: 400), ""),
        ("select 1-1", .select(path(1, 1)), "select 0-1; select 1-0"), ("carry 0-1", .lift(path(1)), "carry 0-0"),
        ("tick 5", .tick(5), "settle; tick 2; tick 4"), ("tick 1", .tick(1), "settle"),
        ("unsettled scroll by=4", .unsettled(.scroll(4)), "scroll by=4; unsettled scroll by=2; unsettled scroll by=3"),
        ("reload", .reload, ""), ("tap 3,4", .tap(x: 3, y: 4), ""), ("set multiple=no", .allowSeveral(false), ""),
        ("set prefetching=yes", .prefetching(true), ""), ("carry drop", .drop(cancelled: false), ""),
        ("carry cancel", .drop(cancelled: true), ""), ("carry to=3,4", .carry(x: 3, y: 4), ""),
        ("transition progress=0.25", .progress(25), ""), ("transition cancel", .endTransition(finished: false), ""),
        ("transition finish", .endTransition(finished: true), ""), ("settle", .settle, ""), ("deselect 1-2", .deselect(path(2, 1)), ""),
        (
            "insert 0-2 by=calls", .change([.insertItem(path(2), title: "x")], by: .calls),
            "insert 0-2; reload; insert 0-0 by=calls; insert 0-1 by=calls; insert 0-1 by=calls"
        ),
        (
            "batch, delete 0-1, reload 1-0, batch, move section=1 to=0",
            .change([.deleteItem(path(1)), .reloadItem(path(0, 1))], inner: [.moveSection(1, 0)]),
            """
            batch, delete 0-1, reload 1-0, move section=1 to=0; reload; batch, reload 1-0, batch, move section=1 to=0; \
            batch, delete 0-1, batch, move section=1 to=0; batch, delete 0-0, reload 1-0, batch, move section=1 to=0; \
            batch, delete 0-1, reload 0-0, batch, move section=1 to=0
            """
        ),
        (
            "insert section=1 items=3", .change([.insertSection(1, titles: ["", "", ""])]),
            "reload; insert section=1 items=0; insert section=1 items=1; insert section=1 items=2; insert section=0 items=3"
        ),
        ("move 0-1 1-0", .change([.moveItem(path(1), path(0, 1))]), "reload; move 0-0 1-0; move 0-1 0-0"),
        ("delete section=2", .change([.deleteSection(2)]), "reload; delete section=0; delete section=1; delete section=1"),
        ("reconfigure 0-1", .change([.reconfigureItem(path(1))]), "reload; reconfigure 0-0"),
        ("reload section=1", .change([.reloadSection(1)]), "reload; reload section=0"),
    ])
    func `Each step has its line and what is simpler`(line: String, step: HuntStep, simpler: String) {
        #expect(step.inOneLine == line)
        #expect(step.simpler.map(\.inOneLine).joined(separator: "; ") == simpler)
    }
}

extension ListScreen: HuntModel {}
