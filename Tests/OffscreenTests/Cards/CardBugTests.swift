import Offscreen
import OffscreenScenarios
import Testing
import UIKit

@MainActor struct CardBugTests {
    /// Runs a program until there are inversions of a kind, which fail the test. `inspect` is
    /// called with each report.
    private func expectNone(
        of inversions: (StackingReport) -> [StackingReport.Inversion] = \.inversions, _ seed: UInt64, steps: Int = 4,
        _ preset: Preset,
        _ viewClass: UICollectionView.Type = UICollectionView.self, inspect: (StackingReport) -> Void = { _ in }
    ) {
        CardProgram(seed: seed, count: steps).run(on: preset.seeded(seed), viewClass) { stage, screen in
            let report = stage.stacking(of: screen.collectionView)
            #expect(inversions(report).isEmpty, "seed \(seed)\n\(report)")
            inspect(report)
            return inversions(report).isEmpty
        }
    }

    @Test(arguments: Preset.all.filter { $0.mechanism == nil })
    func `For many seeds, a system without the ordering bug keeps views in the order of zIndex [STACK-06] [STACK-16]`(
        preset: Preset
    ) {
        for seed in seeds(1_000, ordinarily: 20) { expectNone(seed, preset) }
    }

    @Test(arguments: Preset.Mechanism.allCases)
    func `For many seeds, either mechanism of the ordering bug misplaces views [STACK-05] [STACK-14]`(
        mechanism: Preset.Mechanism
    ) {
        for seed in seeds(200, ordinarily: 30) {
            var found = false
            CardProgram(seed: seed, count: 60).run(on: .iOS10(mechanism: mechanism, seed: seed)) { stage, screen in
                found = !stage.stacking(of: screen.collectionView).inversions.isEmpty
                return !found
            }
            #expect(found, "seed \(seed)")
        }
    }

    @Test(arguments: Preset.Mechanism.allCases)
    func `For many seeds, ArticleFixCollectionView orders all cards, but not all armbands [STACK-08]`(
        mechanism: Preset.Mechanism
    ) {
        var (left, armbandsOutOfPlace) = (0, 0)
        for seed in seeds(1_000, ordinarily: 50) {
            expectNone(of: \.inversionsOfCards, seed, .iOS10(mechanism: mechanism), ArticleFixCollectionView.self) {
                report in
                left += report.inversionsWithoutCards.count
                armbandsOutOfPlace += report.inversions(of: SectionCardDecorationLayout.armbandKind).count
            }
        }
        #expect(left > 0, "the fix leaves headers and armbands in the wrong place")
        #expect(armbandsOutOfPlace > 0, "the fix leaves headers and armbands in the wrong place")
    }

    @Test(arguments: Preset.withEveryMechanism.filter { $0.mechanism != nil } + [.iOS6, .iOS9, .iOS11, .current])
    func `With or without the ordering bug, many random steps in CardCollectionView keep views in the order of zIndex`(
        preset: Preset
    ) {
        for seed in preset.name == "iOS10" ? seeds(1_000, ordinarily: 50) : seeds(50, ordinarily: 8) {
            expectNone(seed, preset, CardCollectionView.self)
        }
    }

    @Test(arguments: Preset.Mechanism.allCases)
    func `For many seeds, the stacking report names the mechanism that misplaced each pair of views`(
        mechanism: Preset.Mechanism
    ) {
        var causesWithLowView = 0
        for seed in seeds(60, ordinarily: 20) {
            // For every second seed the cells have the header's zIndex less one, between armbands
            // and headers.
            let preset = Preset.iOS10(mechanism: mechanism, seed: seed)
            CardProgram(seed: seed, count: 8).run(on: preset, records: true, cellZ: seed % 2 == 0 ? nil : 9) {
                stage, screen in
                let report = stage.stacking(of: screen.collectionView)
                for inversion in report.inversions {
                    #expect(
                        inversion.cause.contains("the bug of iOS 10, mechanism \(mechanism.rawValue)."),
                        "seed \(seed)\n\(report)")
                    if inversion.cause.contains("itself lies too low:") { causesWithLowView += 1 }
                }
                #expect(
                    Set(report.misplacements.flatMap(\.inversions).map(\.cause)) == Set(report.inversions.map(\.cause)))
                #expect(report.misplacements.map(\.inversions.count).reduce(0, +) == report.inversions.count)
                return true
            }
        }
        // With the mechanism transient, a view that lies too low can also misplace a view that is
        // added later.
        #expect((causesWithLowView > 0) == (mechanism == .transient))
    }

    @Test(arguments: Preset.Mechanism.allCases)
    func
        `A bug mechanism added to a later system is reported, and for many seeds ArticleFixCollectionView orders the cards [STACK-16]`(
            mechanism: Preset.Mechanism
        )
    {
        for system in Preset.all.drop(while: { $0 != .iOS10 }).dropFirst() {
            let preset = system.with(mechanism)
            var stacking: StackingReport?
            func inspect(_ stage: Stage, _ screen: CardScreen) -> Bool {
                let report = stage.stacking(of: screen.collectionView)
                if !report.inversions.isEmpty { stacking = report }
                return stacking == nil
            }
            CardProgram(seed: 1, count: 60).run(on: preset, inspect: inspect)
            let walk = system == .iOS18 ? " and the plain walk" : ""
            #expect(
                stacking?.description.hasSuffix(
                    "\non \(system.name) with mechanism \(mechanism.rawValue)\(walk) put on it\n") == true)
            for seed in seeds(20, ordinarily: 4) {
                expectNone(of: \.inversionsOfCards, seed, steps: 6, preset, ArticleFixCollectionView.self)
            }
            let stage = Stage(width: 100, height: 100, behavior: preset)
            #expect(stage.recording.behavior == preset.title)
        }
    }

    @Test
    func `Two runs of random steps on a card screen with the same seed have equal view trees and stacking reports`() {
        func outcome() -> String {
            var text = ""
            CardProgram(seed: 3, count: 10).run(on: .iOS10(seed: 3)) { stage, screen in
                text += stage.tree.description + stage.stacking(of: screen.collectionView).description
                return true
            }
            return text
        }
        #expect(outcome() == outcome())
    }
}
