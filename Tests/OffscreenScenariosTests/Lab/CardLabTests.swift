import Offscreen
import OffscreenScenarios
import Testing
import UIKit

@MainActor struct CardLabTests {
    @Test func `Every choice of every switch of the card lab gives a scenario that can be parsed`() throws {
        for index in CardLab.switches.indices {
            for choice in CardLab.switches[index].choices.indices {
                var chosen = Array(repeating: 0, count: CardLab.switches.count)
                chosen[index] = choice
                #expect(try Scenario(text: CardLab.scenarioText(choiceIndices: chosen), file: "a").blocks.count > 0)
            }
        }
    }

    /// Makes a lab of four combinations. They differ in the system, and in whether a section is
    /// reloaded. Each other switch has only its first choice.
    private func labOfFourCombinations() throws -> CardLab { try CardLab(counts: [2, 1, 1, 1, 1, 2]) }

    @Test
    func
        `Of four combinations of system and action, only iOS 10 with a section reload ends with views in the wrong order`()
        throws
    {
        let lab = try labOfFourCombinations()
        #expect(lab.combinations.count == 4)
        func last(_ combination: Int) -> CardLab.ScreenState {
            lab.frames[lab.runs[lab.combinations[combination]].last!]
        }
        #expect(
            (0..<4).map { last($0).inversions > 0 } == [false, false, false, true],
            "only iOS 10 with the section reloaded")
    }

    @Test func `A card lab stores equal runs and equal frames once`() throws {
        let lab = try labOfFourCombinations()
        #expect(lab.combinations[0] == lab.combinations[2], "without a reload both systems have the same run")
        #expect(Set(lab.runs).count == lab.runs.count)
        #expect(Set(lab.frames).count == lab.frames.count)
        #expect(lab.runs.allSatisfy { $0.count == CardLab.steps.count })
    }

    @Test
    func `In the card lab a zPosition on every view corrects the paint order, but touches still reach the wrong views`()
        throws
    {
        let words = CardLab.switches[1].choices.map(\.label)
        let fix = try #require(words.firstIndex(of: "zPosition everywhere"))
        let lab = try CardLab(counts: [2, fix + 1, 1, 1, 1, 2])
        let frame = lab.frames[lab.runs[lab.combinations.last!].last!]
        #expect(frame.inversions == 0 && frame.touchInversions > 0)
    }
}
