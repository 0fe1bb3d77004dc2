import Dispatch
import Offscreen
import Testing
import UIKit

/// A delegate that passes scroll events to closures.
final class ScrollFollower: NSObject, UICollectionViewDelegate {
    typealias Action = (UIScrollView) -> Void
    private let onScroll: Action
    private let onAnimationEnd: Action

    init(_ onScroll: @escaping Action, _ onAnimationEnd: @escaping Action = { _ in }) {
        (self.onScroll, self.onAnimationEnd) = (onScroll, onAnimationEnd)
    }
    func scrollViewDidScroll(_ view: UIScrollView) { onScroll(view) }
    func scrollViewDidEndScrollingAnimation(_ view: UIScrollView) { onAnimationEnd(view) }
}

@MainActor struct OffsetConflictTests {
    private let stage = Stage(width: 375, height: 500)

    private var first: String { stage.problemLines.first ?? "no problem" }

    private func list(
        _ onScroll: @escaping ScrollFollower.Action = { _ in },
        onAnimationEnd: @escaping ScrollFollower.Action = { _ in }
    ) -> NoteList {
        stage.run {
            let list = NoteList(rows: 60, 60)
            list.follower = ScrollFollower(onScroll, onAnimationEnd)
            (list.view.collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize = CGSize(width: 375, height: 60)
            return list
        }
    }

    @Test(arguments: [true, false])
    func `A reload in cellForItemAt is reported as a problem, but a reload in the next turn of the main queue is not`(
        isAtOnce: Bool
    ) {
        let list = list()
        var isLoaded = false
        list.configure = { [weak view = list.view] _, _, path in
            guard path.item == 20, !isLoaded else { return }
            isLoaded = true
            if isAtOnce { view?.reloadData() } else { DispatchQueue.main.async { view?.reloadData() } }
        }
        stage.show(list, scrolls: 2, by: 600)
        stage.settle()
        let found = stage.problems.map {
            $0.text.contains("is reloaded while the data source is asked for the view of item 0-20")
        }
        #expect(found == (isAtOnce ? [true] : []), "\(stage.problems)")
    }

    @Test(arguments: [true, false])
    func `A list that returns to its first offset is reported to get another size only if its size changes`(
        isResized: Bool
    ) {
        let list = list()
        let controller = ListController(list) { view, _ in
            view.layoutIfNeeded()
            view.contentOffset.y = 300
        }
        stage.show(controller)
        stage.scroll(list.view, by: 600)
        stage.act("move") {
            if isResized { list.view.frame.size.height -= 10 } else { list.view.frame.origin.y += 10 }
            list.view.contentOffset.y = 300
        }
        #expect(first.contains("gets another size") == isResized, "\(first)")
    }

    /// Scrolls a list whose delegate calls `act` at each change of the offset. `isOdd` is true in
    /// the first, third and fifth call.
    private func scrollRestlessly(from start: CGFloat, _ act: @escaping (_ view: UIScrollView, _ isOdd: Bool) -> Void) {
        var isOdd = false
        let list = list { view in
            guard view.contentOffset.y > start else { return }
            isOdd.toggle()
            act(view, isOdd)
        }
        stage.show(list, scrolledBy: 120)
    }

    @Test func `A delegate that sets the offset back and forth in scrollViewDidScroll is reported as a problem`() {
        scrollRestlessly(from: 50) { $0.contentOffset.y = $1 ? 100 : 101 }
        #expect(
            first
                == """
                none: UICollectionView#1 scrolls back and forth: scrollViewDidScroll sets the offset and \
                so is called again
                """
        )
    }

    @Test
    func
        `A delegate that changes the insets and the offset back and forth in scrollViewDidScroll is reported as a problem`()
    {
        scrollRestlessly(from: 10) { view, isOdd in
            view.contentInset.top = isOdd ? 40 : 0
            view.contentOffset.y += isOdd ? -40 : 40
        }
        #expect(first.contains("scrolls back and forth"), "\(first)")
    }

    @Test
    func
        `If a delegate starts an animated scroll at each offset change, the view is reported as one that never comes to rest`()
    {
        scrollRestlessly(from: 10) { $0.setContentOffset(CGPoint(x: 0, y: $1 ? 200 : 300), animated: true) }
        #expect(first.contains(": UICollectionView#1 never comes to rest"), "\(first)")
    }

    @Test func `A list whose delegate sets the nearest page's offset during each drag is reported as exhibit 60`() {
        let list = list { view in
            view.setContentOffset(CGPoint(x: 0, y: (view.contentOffset.y / 300).rounded() * 300), animated: false)
        }
        stage.show(list.view)
        for distance in [80.0, 120, -60] { stage.drag(list.view, by: distance) }
        #expect(stage.problems.first?.exhibit == "exhibit-60")
    }

    @Test(arguments: [true, false])
    func `A list whose delegate undoes the offset that a controller or the app sets is reported as exhibit 60`(
        hasController: Bool
    ) {
        let list = list { view in if view.contentOffset.y != 80 { view.contentOffset.y = 80 } }
        let controller = stage.run { ListController(list, startsAgain: true) { view, _ in view.contentOffset.y = 120 } }
        if hasController { stage.show(controller) } else { stage.show(list.view) }
        stage.scroll(list.view, by: 200)
        if hasController {
            stage.act("banner") { controller.view.setNeedsLayout() }
        } else {
            for _ in 1...2 { stage.act("top") { list.view.contentOffset.y = 0 } }
        }
        #expect(stage.problems.count == 1)
        #expect(
            first
                == "exhibit-60: UICollectionView#1 cannot leave (0,80): whenever its offset changes, code sets it back")
    }

    @Test
    func
        `If the app restarts an animated scroll each time it ends, the view is reported as one that never comes to rest`()
    {
        var count = 0
        let list = list(onAnimationEnd: { view in
            count += 1
            view.setContentOffset(CGPoint(x: 0, y: count % 2 == 0 ? 0 : 300), animated: true)
        })
        stage.show(list.view)
        stage.act("start") { list.view.setContentOffset(CGPoint(x: 0, y: 200), animated: true) }
        let reason = "after a minute, a scroll of UICollectionView#1 is still under way, started again and again"
        #expect(stage.problems.map(\.text) == ["UICollectionView#1 never comes to rest: \(reason)"])
    }

    @Test func `The problem that is reported for duplicate item identifiers lists these identifiers`() {
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        _ = stage.run { stage.shown(NoteList([2])) }
        stage.failures { stage.act("append") { snapshot.appendItems(["a", "b", "a", "b"]) } }
        let text = "UIKit says: Fatal: supplied item identifiers are not unique. Duplicate identifiers: {( a, b )}"
        #expect(stage.problems.map(\.text) == [text])
    }

    @Test func `A UIKit failure that matches no exhibit is still reported, with UIKit's text and no exhibit name`() {
        let list = stage.run { NoteList([9]) }
        stage.failures {
            stage.show(list.view)
            stage.act("jump") { list.view.scrollToItem(at: path(700), at: .top, animated: false) }
        }
        #expect(stage.problems.count == 1)
        #expect(first.hasPrefix("none: UIKit says: "), "\(first)")
    }
}
