import Offscreen
import OffscreenScenarios
import Testing
import UIKit

@MainActor @Suite("The card bug: who has it, who has not, what mends it")
struct CardBugTests {
    nonisolated private static let seeds = 0..<200
    private static let steps = 14

    @Test(arguments: ["iOS9", "current"])
    func `Over 200 seeds of random scrolls, reloads and batches, iOS 9 and the current system never invert a pair [STACK-06]`(name: String)
    {
        let preset: Preset = name == "iOS9" ? .iOS9 : .current
        for seed in Self.seeds {
            CardProgram(seed: UInt64(seed), count: Self.steps).run(on: preset.seeded(UInt64(seed))) { stage, screen in
                let report = stage.stacking(of: screen.collectionView)
                #expect(report.inversions.isEmpty, "seed \(seed)\n\(report)")
                return report.inversions.isEmpty
            }
        }
    }

    @Test func `Every one of 200 seeds shows the bug on iOS 10 [STACK-05]`() {
        for seed in Self.seeds {
            var found = false
            CardProgram(seed: UInt64(seed), count: 60).run(on: .iOS10(seed: UInt64(seed))) { stage, screen in
                found = !stage.stacking(of: screen.collectionView).inversions.isEmpty
                return !found
            }
            #expect(found, "seed \(seed)")
        }
    }

    @Test func `With the article's fix no card is in an inversion at any step of 200 seeds, and armbands and headers still are [STACK-08]`()
    {
        var left = 0
        var armbandsUnderCells = 0
        for seed in Self.seeds {
            CardProgram(seed: UInt64(seed), count: Self.steps).run(on: .iOS10(seed: UInt64(seed)), ArticleFixCollectionView.self) {
                stage, screen in
                let report = stage.stacking(of: screen.collectionView)
                #expect(report.ofCards.isEmpty, "seed \(seed)\n\(report)")
                left += report.ofOthers.count
                armbandsUnderCells +=
                    report.inversions.filter {
                        $0.above.element?.category == .cell && $0.below.element?.kind == SectionCardDecorationLayout.armbandKind
                    }.count
                return report.ofCards.isEmpty
            }
        }
        #expect(left > 0, "the fix leaves headers and armbands that came to lie too low")
        #expect(armbandsUnderCells > 0)
    }

    @Test(arguments: ["iOS6", "iOS9", "iOS10", "iOS11", "current"])
    func `With the complete fix nothing is inverted at any step, on any system`(name: String) throws {
        for seed in Self.seeds where name == "iOS10" || seed < 20 {
            let preset: Preset =
                name == "iOS10" ? .iOS10(seed: UInt64(seed)) : try #require(Preset.all.first { $0.name == name }).seeded(UInt64(seed))
            CardProgram(seed: UInt64(seed), count: Self.steps).run(on: preset, CardCollectionView.self) { stage, screen in
                let report = stage.stacking(of: screen.collectionView)
                #expect(report.inversions.isEmpty, "seed \(seed)\n\(report)")
                return report.inversions.isEmpty
            }
        }
    }

    @Test func `One seed, one outcome`() {
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
