import Dispatch
import Offscreen
import Testing
import UIKit

/// A delegate that passes scroll events to closures.
final class ScrollFollower: NSObject, UICollectionViewDelegate {
    private let onScroll: (UIScrollView) -> Void
    private let onAnimationEnd: (UIScrollView) -> Void

    init(_ onScroll: @escaping (UIScrollView) -> Void, _ onAnimationEnd: @escaping (UIScrollView) -> Void = { _ in }) {
        (self.onScroll, self.onAnimationEnd) = (onScroll, onAnimationEnd)
    }

    func scrollViewDidScroll(_ view: UIScrollView) { onScroll(view) }
    func scrollViewDidEndScrollingAnimation(_ view: UIScrollView) { onAnimationEnd(view) }
}

@MainActor @Suite("Problems of conflicting offsets and of failures")
struct OffsetConflictTests {
    private let stage = Stage(width: 375, height: 500)

    private func list(_ onScroll: @escaping (UIScrollView) -> Void, _ onAnimationEnd: @escaping (UIScrollView) -> Void = { _ in })
        -> NoteList
    {
        stage.run {
            let list = NoteList(rows: 60, 60)
            let follower = ScrollFollower(onScroll, onAnimationEnd)
            list.follower = follower
            list.view.collectionViewLayout.invalidateLayout()
            list.view.delegate = follower
            (list.view.collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize = CGSize(width: 375, height: 60)
            return list
        }
    }

    @Test(arguments: [true, false])
    func `A reload in cellForItemAt is reported as a problem, but a reload in the next turn of the main queue is not`(isAtOnce: Bool) {
        let list = list { _ in }
        var isLoaded = false
        list.configure = { [weak view = list.view] _, _, path in
            guard path.item == 20, !isLoaded else { return }
            isLoaded = true
            if isAtOnce { view?.reloadData() } else { DispatchQueue.main.async { view?.reloadData() } }
        }
        stage.show(list.view)
        stage.scroll(list.view, by: 600)
        stage.scroll(list.view, by: 600)
        stage.settle()
        let texts = stage.problems.map(\.text)
        #expect(
            texts.filter { $0.contains("is reloaded while the data source is asked for the view of item 0-20") }.count == (isAtOnce ? 1 : 0)
        )
        #expect(texts.count == (isAtOnce ? 1 : 0), "\(texts)")
    }

    @Test func `A delegate that sets the offset back and forth in scrollViewDidScroll is reported as a problem`() {
        var isUp = false
        let list = list { view in
            guard view.contentOffset.y > 50 else { return }
            isUp.toggle()
            view.contentOffset.y = isUp ? 100 : 101
        }
        stage.show(list.view)
        stage.scroll(list.view, by: 120)
        #expect(
            stage.problems.first?.text
                == "UICollectionView#1 scrolls back and forth: scrollViewDidScroll sets the offset and so is called again")
        #expect(stage.problems.first?.exhibit == nil)
    }

    @Test func `A list whose delegate sets the nearest page's offset during each drag is reported as exhibit 60`() {
        let list = list { view in
            let page = (view.contentOffset.y / 300).rounded()
            view.setContentOffset(CGPoint(x: 0, y: page * 300), animated: false)
        }
        stage.show(list.view)
        for distance in [80.0, 120, -60] { stage.drag(list.view, by: distance) }
        #expect(stage.problems.first?.exhibit == "exhibit-60")
    }

    @Test func `A delegate that changes the insets and the offset in scrollViewDidScroll is reported as a problem`() {
        var count = 0
        let list = list { view in
            guard view.contentOffset.y > 10 else { return }
            count += 1
            view.contentInset.top = count % 2 == 0 ? 0 : 40
            view.contentOffset.y += count % 2 == 0 ? 40 : -40
        }
        stage.show(list.view)
        stage.scroll(list.view, by: 120)
        #expect(stage.problems.first?.text.contains("scrolls back and forth") == true)
    }

    @Test func `A delegate that starts an animated scroll at each offset change is reported as a screen that never comes to rest`() {
        var isUp = false
        let list = list { view in
            guard view.contentOffset.y > 10 else { return }
            isUp.toggle()
            view.setContentOffset(CGPoint(x: 0, y: isUp ? 200 : 300), animated: true)
        }
        stage.show(list.view)
        stage.scroll(list.view, by: 120)
        #expect(stage.problems.first?.text.hasPrefix("UICollectionView#1 never comes to rest") == true)
    }

    @Test func `A list whose delegate and controller set different offsets is reported as exhibit 60`() {
        let list = list { view in if view.contentOffset.y != 80 { view.contentOffset.y = 80 } }
        let controller = stage.run { ListController(list, startsAgain: true) { view, _ in view.contentOffset.y = 120 } }
        stage.show(controller)
        stage.scroll(list.view, by: 200)
        stage.act("banner") { controller.view.setNeedsLayout() }
        #expect(stage.problems.map(\.exhibit) == ["exhibit-60"])
        #expect(stage.problems.first?.text == "UICollectionView#1 cannot leave (0,80): whenever its offset changes, code sets it back")
    }

    @Test func `A list that cannot be scrolled to its start, because its delegate sets the offset back, is reported as exhibit 60`() {
        let list = list { view in if view.contentOffset.y != 80 { view.contentOffset.y = 80 } }
        stage.show(list.view)
        stage.scroll(list.view, by: 200)
        for _ in 1...2 { stage.act("top") { list.view.contentOffset.y = 0 } }
        #expect(stage.problems.map(\.exhibit) == ["exhibit-60"])
        #expect(stage.problems.first?.text == "UICollectionView#1 cannot leave (0,80): whenever its offset changes, code sets it back")
    }

    @Test func `An animated scroll that the app restarts each time it ends is reported as a screen that never comes to rest`() {
        var count = 0
        let list = list({ _ in }) { view in
            count += 1
            view.setContentOffset(CGPoint(x: 0, y: count % 2 == 0 ? 0 : 300), animated: true)
        }
        stage.show(list.view)
        stage.act("start") { list.view.setContentOffset(CGPoint(x: 0, y: 200), animated: true) }
        #expect(
            stage.problems.map(\.text) == [
                "UICollectionView#1 never comes to rest: after a minute, a scroll of UICollectionView#1 is still under way, started again and again"
            ])
    }

    @Test func `A placeholder animation that repeats for ever is not reported as a problem`() {
        stage.run {
            let list = NoteList(rows: 9, 60)
            list.arrives = { cell, _ in
                @MainActor func pulse() { UIView.animate(withDuration: 0.4, animations: { cell.title.alpha = 0.5 }) { _ in pulse() } }
                pulse()
            }
            stage.show(list.view)
        }
        #expect(stage.problems == [])
    }

    @Test func `The text of a problem lists the item identifiers that are not unique`() {
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        let list = stage.run { stage.shown(NoteList([2])) }
        stage.failures { stage.act("append") { snapshot.appendItems(["a", "b", "a", "b"]) } }
        #expect(
            stage.problems.map(\.text) == [
                "UIKit says: Fatal: supplied item identifiers are not unique. Duplicate identifiers: {( a, b )}"
            ])
    }

    @Test func `A UIKit failure that matches no exhibit is still reported, with UIKit's text and no exhibit name`() {
        let list = stage.run { NoteList([9]) }
        stage.failures {
            stage.show(list.view)
            stage.act("jump") { list.view.scrollToItem(at: IndexPath(item: 700, section: 0), at: .top, animated: false) }
        }
        #expect(stage.problems.map { $0.exhibit ?? "none" } == ["none"])
        #expect(stage.problems.first?.text.hasPrefix("UIKit says: ") == true)
    }
}
