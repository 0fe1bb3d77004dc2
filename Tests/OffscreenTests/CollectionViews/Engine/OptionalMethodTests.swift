import Offscreen
import Testing
import UIKit

@MainActor @Suite("Optional delegate methods")
struct OptionalMethodTests {
    /// Scrolls when an item is chosen, and does not implement what a scroll tells.
    private final class Scroller: NSObject, UICollectionViewDelegate {
        var chosen: [Int] = []
        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            chosen.append(indexPath.item)
            collectionView.contentOffset.y += 1
        }
    }

    @Test func `A method that causes calls its own delegate does not implement is heard again all the same`() {
        let stage = Stage(width: 100, height: 400)
        let screen = ListScreen(count: 100)
        let scroller = Scroller()
        screen.view.delegate = scroller
        stage.show(screen.view)
        for item in 1...3 { stage.tap(screen.cell(item)!) }
        #expect(scroller.chosen == [1, 2, 3])
    }

    @Test func `A delegate set where the view is known as a scroll view hears all the same`() {
        let stage = Stage(width: 100, height: 400)
        let screen = ListScreen(count: 100)
        let (scroller, scroll) = (Scroller(), screen.view as UIScrollView)
        scroll.delegate = scroller
        #expect(screen.view.delegate === scroller && scroll.delegate === scroller)
        stage.show(screen.view)
        stage.tap(screen.cell(2)!)
        #expect(scroller.chosen == [2])

        /// Hears scrolling and no more.
        final class Listener: NSObject, UIScrollViewDelegate {
            var heard = 0
            func scrollViewDidScroll(_ scrollView: UIScrollView) { heard += 1 }
        }
        let listener = Listener()
        scroll.delegate = listener
        stage.scroll(screen.view, by: 10)
        #expect(listener.heard == 1 && screen.view.delegate == nil && scroll.delegate === listener)
        stage.tap(screen.cell(3)!)
        #expect(scroller.chosen == [2])
        scroll.delegate = nil
        #expect(screen.view.delegate == nil && scroll.delegate == nil)
    }

    @Test func `Layouts of a transition under way do not outlive their collection view's address`() {
        let (old, next) = (UICollectionViewFlowLayout(), UICollectionViewFlowLayout())
        do {
            let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 10, height: 10), collectionViewLayout: old)
            _ = view.startInteractiveTransition(to: next)
            #expect(old.collectionView === view && next.collectionView === view)
        }
        #expect(old.collectionView == nil && next.collectionView == nil)
    }

    @Test func `A callback may let the collection view go in the middle of its pass`() {
        final class Owner: NSObject, UICollectionViewDataSource {
            var view: UICollectionView?
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
            func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
                view?.removeFromSuperview()
                view = nil
                return collectionView.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath)
            }
        }
        let stage = Stage(width: 100, height: 100)
        let owner = Owner()
        weak var gone: UICollectionView?
        stage.act("show") {
            let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
            view.dataSource = owner
            owner.view = view
            gone = view
            stage.window.addSubview(view)
        }
        #expect(gone == nil)
        #expect(stage.window.subviews.isEmpty)
    }

    @Test func `The call syntax of optional methods answers nil for what is missing, of all three protocols`() {
        final class Silent: NSObject, UIScrollViewDelegate {}
        final class Talker: NSObject, UICollectionViewDataSource, UIScrollViewDelegate {
            var heard: [String] = []
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
            func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
                UICollectionViewCell()
            }
            func numberOfSections(in collectionView: UICollectionView) -> Int { 7 }
            func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { false }
            func scrollViewDidScroll(_ scrollView: UIScrollView) { heard.append("scroll") }
            func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { heard.append("end \(decelerate)") }
            func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { false }
        }
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let path = IndexPath(item: 0, section: 0)
        let (still, silent, talker) = (CellSource(0), Silent(), Talker())
        var source: (any UICollectionViewDataSource)? = still
        var scroller: (any UIScrollViewDelegate)? = silent
        #expect(source?.numberOfSections?(in: view) == nil && source?.collectionView?(view, canMoveItemAt: path) == nil)
        #expect(scroller?.scrollViewDidScroll?(view) == nil && scroller?.scrollViewShouldScrollToTop?(view) == nil)
        (source, scroller) = (talker, talker)
        #expect(source?.numberOfSections?(in: view) == 7 && source?.collectionView?(view, canMoveItemAt: path) == false)
        #expect(scroller?.scrollViewDidScroll?(view) != nil && scroller?.scrollViewShouldScrollToTop?(view) == false)
        scroller?.scrollViewDidEndDragging?(view, willDecelerate: true)
        scroller?.scrollViewDidScroll(view)
        #expect(talker.heard == ["scroll", "end true", "scroll"])
    }
}
