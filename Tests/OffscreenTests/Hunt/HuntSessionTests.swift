import Testing
import UIKit

@testable import Offscreen

/// The steps that a session can perform in a state, and the steps that bring the screen to rest.
@MainActor struct HuntSessionTests {
    private func startedSession() -> HuntSession {
        let hunt = Hunt(size: CGSize(width: 100, height: 200), comparesEvery: 0, vocabulary: .everything) {
            ListScreen([["a", "b", "c", "d", "e", "f"], ["g"], []]).subject
        }
        return HuntSession(hunt)
    }

    @Test(
        arguments: [
            .scrollToItem(path(6), .top, animated: false), .scrollToItem(path(0, 2), .top, animated: false),
            .select(path(0, 3)),
            .deselect(path(1, 1)), .lift(path(6)), .enter, .carry(x: 1, y: 1), .drop(cancelled: true), .progress(0.5),
            .endTransition(finished: true), .act("nobody's"), .change([.deleteItem(path(6))]),
            .change([.insertItem(path(8), title: "")]),
            .change([.deleteItem(path(0)), .insertItem(path(0), title: "")], by: .calls), .unsettled(.select(path(6))),
        ] as [Step])
    func `A hunt session refuses a step that cannot be performed, and changes nothing`(step: Step) {
        let session = startedSession()
        let before = session.stage.tree
        #expect(!session.perform(step))
        #expect(session.stage.tree == before)
        #expect(session.subject.counts == [6, 1, 0])
        #expect(session.firstViolation(comparesWithFreshView: false) == nil)
    }

    @Test(
        arguments: [
            (.scroll(30), "offset (0,30)"), (.scrollToItem(path(0, 1), .bottom, animated: true), "offset (0,80)"),
            (.drag(x: 0, y: -50), "offset (0,"), (.resize(width: 120, height: 150), "120x150"),
            (.leave, "UIWindow#1 [0,0 100x200]\n"),
            (.select(path(1)), "selected"), (.tap(x: 10, y: 10), "selected"),
            (.change([.insertItem(path(0), title: "x")]), "item 0-0"),
            (.change([.deleteSection(0)], by: .reload), "item 0-0"), (.lift(path(0)), "item 0-0"),
            (.memoryWarning, "item 0-0"),
            (.tick(2), "item 0-0"), (.settle, "item 0-0"), (.reload, "item 0-0"),
            (.fling(x: 0, y: 900), "offset (0,80)"),
        ] as [(Step, String)])
    func `A hunt session performs a step, and no invariant is violated`(step: Step, shows: String) {
        let session = startedSession()
        #expect(session.perform(step))
        #expect(session.stage.tree.description.contains(shows), "\(session.stage.tree)")
        #expect(session.firstViolation(comparesWithFreshView: false) == nil)
    }

    @Test
    func
        `A hunt session performs a sequence of steps, and stepsToRest lists what ends a movement, transition or animation`()
    {
        let session = startedSession()
        let view = session.subject.collectionView
        #expect(session.perform(.set(ViewSettings(allowsMultipleSelection: true))))
        #expect(view.allowsMultipleSelection)
        #expect(session.perform(.set(ViewSettings(prefetches: true))))
        #expect(view.isPrefetchingEnabled)
        #expect(session.perform(.set(ViewSettings(prefetches: false))))
        #expect(!view.isPrefetchingEnabled)
        #expect(session.perform(.select(path(0))))
        #expect(session.perform(.select(path(1))))
        #expect(session.perform(.deselect(path(0))))
        #expect(view.indexPathsForSelectedItems == [path(1)])
        #expect(session.perform(.lift(path(0))))
        #expect(!session.perform(.lift(path(1))))
        #expect(session.stepsToRest == [.drop(cancelled: true)])
        #expect(session.perform(.carry(x: 50, y: 100)))
        #expect(session.perform(.drop(cancelled: false)))
        #expect((view.dataSource as? ListScreen)?.sections[0].count == 6)
        #expect(session.stepsToRest.isEmpty)
        #expect(session.perform(.leave))
        #expect(!session.perform(.leave))
        #expect(session.stepsToRest == [.enter])
        #expect(session.perform(.enter))
        #expect(!session.perform(.enter))
        #expect(session.perform(.unsettled(.scrollToItem(path(0, 1), .bottom, animated: true))))
        #expect(!session.stage.isAtRest)
        #expect(session.stepsToRest == [.settle])
        #expect(session.perform(.settle))
        #expect(session.stage.isAtRest)
        session.stage.act("start") { _ = view.startInteractiveTransition(to: UICollectionViewFlowLayout()) }
        #expect(session.stepsToRest == [.endTransition(finished: true)])
        #expect(session.perform(.progress(0.5)))
        #expect((view.collectionViewLayout as? UICollectionViewTransitionLayout)?.transitionProgress == 0.5)
        #expect(session.perform(.endTransition(finished: false)))
        #expect(!(view.collectionViewLayout is UICollectionViewTransitionLayout))
    }
}
