import Foundation
import OffscreenScenarios
import Testing

@testable import Offscreen
@testable import UIKit

@MainActor struct StoredFindingTests {
    /// Returns a screen of three posters with acts of the app.
    private func subject(_ acts: (UICollectionView) -> [HuntAct]) -> HuntSubject {
        let screen = PosterScreen(sections: 3)
        var subject = HuntSubject(screen.collectionView, model: screen, companions: [screen])
        subject.acts = acts(screen.collectionView)
        return subject
    }

    /// Returns a hunt whose invariant is violated if section 0 has more items than the maximum.
    private func huntForFewItems(maximum: Int = 3, acts: [HuntAct] = []) -> Hunt {
        let few = Invariant(name: "few", text: "there are few items") { _, view in
            view.numberOfSections > 0 && view.numberOfItems(inSection: 0) > maximum
                ? ["\(view.numberOfItems(inSection: 0)) items"] : []
        }
        return Hunt(invariants: [few], comparesEvery: 0) { subject { _ in acts } }
    }

    @Test func `A finding is replayed from its text, and its recording equals that of the replay`() throws {
        let finding = try #require(huntForFewItems().run(seeds: 1...20, steps: 60))
        #expect(finding.text.hasPrefix("# few: 4 items\n# seed "))
        let again = try #require(try huntForFewItems().replay(finding.text))
        #expect(again.invariant == finding.invariant)
        #expect(again.steps == finding.steps)
        #expect(finding.recording.ticks.count > 1)
        #expect(finding.recording == again.recording)
        #expect(try huntForFewItems(maximum: 100).replay(finding.text) == nil)
    }

    @Test func `A finding is stored in a file, and the next hunt replays the file first`() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(
            "\(UUID().uuidString)/Hunts/posters.txt")
        defer { try? FileManager.default.removeItem(at: url.deletingLastPathComponent().deletingLastPathComponent()) }
        let first = try #require(try huntForFewItems().run(seeds: 1...20, steps: 60, keepingIn: url))
        #expect(try String(contentsOf: url, encoding: .utf8) == first.text)
        let second = huntForFewItems()
        #expect(try second.run(seeds: 1...20, steps: 60, keepingIn: url)?.steps == first.steps)
        #expect(second.stepsDone == 0, "the finding is replayed from the file")
        // A fixed finding stays in the file, and the hunt continues.
        let fixed = huntForFewItems(maximum: 100)
        #expect(try fixed.run(seeds: 1...2, steps: 5, keepingIn: url) == nil)
        #expect(fixed.stepsDone == 10)
    }

    @Test func `A hunt chooses the app's own acts by weight if their preconditions hold, and counts them`() {
        var done: [String] = []
        let acts = [
            HuntAct("often", weight: 30) { _ in done.append("often") },
            HuntAct("seldom") { _ in done.append("seldom") },
            HuntAct("never", weight: 100, when: { false }) { _ in done.append("never") },
        ]
        let hunt = huntForFewItems(maximum: 1000, acts: acts)
        #expect(hunt.run(seeds: 1...4, steps: 50) == nil)
        let counts = hunt.distribution.done
        #expect(counts["often"] == done.count { $0 == "often" })
        #expect(counts["seldom"] == done.count { $0 == "seldom" })
        #expect(counts["never"] == nil)
        #expect(counts["often", default: 0] > 5 * counts["seldom", default: 0])
        #expect(counts.values.reduce(0, +) + hunt.distribution.impossible.values.reduce(0, +) == hunt.stepsDone)
        #expect(hunt.distribution.description.hasPrefix("often \(counts["often"]!), "))
    }

    @Test func `Replaying a finding finds the app's own acts by their names and performs the acts again`() throws {
        var isOn = false
        let acts = [HuntAct("turn it on") { _ in isOn = true }]
        let off = Invariant(name: "off", text: "it is off") { _, _ in isOn ? ["it is on"] : [] }
        let hunt = Hunt(invariants: [off], comparesEvery: 0) {
            isOn = false
            return subject { _ in acts }
        }
        let finding = try #require(hunt.run(seeds: 1...9, steps: 40))
        #expect(finding.steps == [.act("turn it on")])
        #expect(finding.messages == ["it is on"])
        #expect(try hunt.replay(finding.text)?.invariant == "off")
    }

    @Test func `A hunt with all kinds of steps reports a contradiction in the engine's own data`() throws {
        let hunt = Hunt(invariants: [], comparesEvery: 0, vocabulary: .everything) {
            subject { view in
                [HuntAct("break", weight: 20) { _ in view.visibleCells.first?.reuseState.sizingVersion = .max }]
            }
        }
        let finding = try #require(hunt.run(seeds: 1...3, steps: 20))
        #expect(finding.invariant == Invariant.books.name, "\(finding)")
        #expect(finding.steps.first == .act("break"), "\(finding)")
    }

    @Test func `A finding does not contain steps that could not be performed`() throws {
        let never = HuntAct("never", weight: 100, when: { false }) { _ in }
        let finding = try #require(huntForFewItems(acts: [never]).run(seeds: 1...20, steps: 200))
        #expect(!finding.steps.contains(.act("never")), "\(finding)")
        #expect(finding.stepCountBeforeShrinking < 100, "\(finding)")
    }

    @Test func `A hunt reports that the view's data source was released, and how to keep it alive`() throws {
        let hunt = Hunt { HuntSubject(PosterScreen(sections: 3).collectionView) }
        let finding = try #require(hunt.run(seeds: 1...9, steps: 40))
        #expect(finding.invariant == "data source")
        #expect(finding.steps.isEmpty)
        #expect(
            finding.messages == [
                "the collection view has no data source; HuntSubject(view, companions: [source]) keeps it"
            ])
    }
}
