// swift-format-ignore-file
import Offscreen
import OffscreenTesting
import Testing
import UIKit

@MainActor private func makeSubject() -> HuntSubject { ListScreen([["a", "b", "c", "d", "e", "f"], ["g"], []]).subject }

// `FindingSwiftTests` prints the test below. `OFFSCREEN_ACCEPT=1` writes it again.

// fresh: stale: item 0-1
// Found by a hunt with seed 1, and shrunk from 40 steps.
// Left out: act

@MainActor @Test(.offscreen) func `These steps do not break 'fresh'`() throws {
    let stage = Stage(width: 100, height: 200, behavior: Preset.iOS10.with(.transient).seeded(3))
    // makeSubject() makes the collection view that the hunt was given.
    let subject = stage.run { makeSubject() }
    let view = subject.collectionView
    stage.show(subject)
    stage.scroll(view, by: 10)
    stage.scroll(view, by: CGPoint(x: 0, y: -5))
    stage.scroll(view, to: CGPoint(x: 0, y: 20))
    stage.drag(view, by: CGPoint(x: 0, y: -30), seconds: 0.1)
    stage.fling(view, velocity: CGPoint(x: 0, y: 300))
    stage.act("reload") { view.reloadData() }
    stage.act("invalidate") { view.collectionViewLayout.invalidateLayout() }
    stage.resize(width: 90, height: 200)
    stage.resize(width: 100, height: 200, duration: 0.25)
    stage.tap(at: CGPoint(x: 50, y: 10))
    stage.sendMemoryWarning()
    stage.remove(subject)
    stage.show(subject)
    for _ in 0..<2 { stage.tick() }
    stage.advance(by: 0.5)
    try stage.perform(Step.steps(from: "select 0-1"), on: subject)
    try stage.perform(
        Step.steps(
            from: """
            batch
              delete 0-0
              batch
                insert 1-0 title=\"x\"
            """), on: subject)
    stage.settle()
    #expect(stage.differences(of: subject, fromFreshSubject: makeSubject).isEmpty)
}
