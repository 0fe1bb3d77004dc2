import Testing
import UIKit

@testable import Offscreen

/// The steps that a hunt adds at the end of a finding, before the screen is compared.
@MainActor struct ClosingStepTests {
    /// A flow layout that omits the first item once its collection view has left a window.
    private final class ForgettingLayout: UICollectionViewFlowLayout {
        var isForgetful = false

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            super.layoutAttributesForElements(in: rect)?.filter { !isForgetful || $0.indexPath.item > 0 }
        }
    }

    private final class LeavingView: UICollectionView {
        override func didMoveToWindow() {
            super.didMoveToWindow()
            if window == nil { (collectionViewLayout as? ForgettingLayout)?.isForgetful = true }
        }
    }

    @Test func `A finding ends with the steps that the replay added which reproduced it, and can be replayed`() throws {
        let hunt = Hunt(size: CGSize(width: 320, height: 200), invariants: [], comparesEvery: 1) {
            let view = LeavingView(frame: .zero, collectionViewLayout: ForgettingLayout())
            let source = CellSource(8)
            source.serve(view)
            var subject = HuntSubject(view, companions: [source])
            subject.acts = [
                HuntAct("hide", weight: 20, when: { view.window != nil }) { $0.remove(view) },
                HuntAct("nothing", weight: 20) { $0.tick() },
            ]
            return subject
        }
        for seed in 1...5 as ClosedRange<UInt64> {
            let finding = try #require(hunt.run(seeds: seed...seed, steps: 40))
            #expect(finding.invariant == Invariant.answers.name)
            #expect(finding.steps == [.act("hide"), .enter])
            #expect(finding.stepCountBeforeShrinking > 0)
            let again = try #require(try hunt.replay(finding.text))
            #expect(again.invariant == finding.invariant)
            #expect(again.messages == finding.messages)
            #expect(finding.recording.ticks.map(\.what).filter { !$0.isEmpty }.last == "show LeavingView")
        }
    }

    /// A flow layout that omits the first item while a condition holds.
    private final class ConditionalLayout: UICollectionViewFlowLayout {
        var isExcited = false
        var isForgetful = false

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            super.layoutAttributesForElements(in: rect)?.filter { !isForgetful || $0.indexPath.item > 0 }
        }
    }

    private func finding(settlingActs: [String], calm: @escaping (ConditionalLayout) -> Void) throws -> Hunt.Finding {
        let hunt = Hunt(size: CGSize(width: 320, height: 200), invariants: [], comparesEvery: 1) {
            let layout = ConditionalLayout()
            let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
            let source = CellSource(8)
            source.serve(view)
            var subject = HuntSubject(view, companions: [source])
            subject.acts = [
                HuntAct("excite", weight: 20) { _ in layout.isExcited = true },
                HuntAct("calm") { stage in stage.act("calm") { calm(layout) } },
                HuntAct("nothing", weight: 20) { $0.tick() },
            ]
            subject.settlingActs = settlingActs
            return subject
        }
        // A run of one step finds something only with the acts that follow it.
        return try #require(hunt.run(seeds: 1...40, steps: 1))
    }

    @Test func `A finding that needs an act which lets a screen settle ends with that act`() throws {
        let found = try finding(settlingActs: ["calm"]) { layout in
            layout.isForgetful = layout.isExcited
            layout.invalidateLayout()
        }
        #expect(found.steps == [.act("excite"), .act("calm")])
        #expect(found.recording.ticks.contains { $0.what == "calm" })
    }
}
