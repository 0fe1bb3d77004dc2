import Offscreen
import Testing
import UIKit

@MainActor struct OptionalMethodTests {
    private let stage = Stage(width: 100, height: 400)

    /// A delegate that scrolls when an item is selected, and has no methods for scrolling.
    private final class Scroller: NSObject, UICollectionViewDelegate {
        var chosen: [Int] = []
        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            chosen.append(indexPath.item)
            collectionView.contentOffset.y += 1
        }
    }

    @Test
    func
        `A delegate set through UIScrollView receives didSelectItemAt for every tap, even if each selection scrolls the view`()
    {
        let screen = stage.shown(ListScreen(count: 100))
        let (scroller, scroll) = (Scroller(), screen.view as UIScrollView)
        scroll.delegate = scroller
        #expect(screen.view.delegate === scroller)
        #expect(scroll.delegate === scroller)
        for item in 1...3 { stage.tap(screen.cell(item)!) }
        #expect(scroller.chosen == [1, 2, 3])

        /// A delegate with a scroll method only.
        final class Listener: NSObject, UIScrollViewDelegate {
            var scrollCount = 0
            func scrollViewDidScroll(_ scrollView: UIScrollView) { scrollCount += 1 }
        }
        let listener = Listener()
        scroll.delegate = listener
        stage.scroll(screen.view, by: 10)
        #expect(listener.scrollCount == 1)
        #expect(screen.view.delegate == nil)
        #expect(scroll.delegate === listener)
        stage.tap(screen.cell(4)!)
        #expect(scroller.chosen == [1, 2, 3])
        scroll.delegate = nil
        #expect(screen.view.delegate == nil)
        #expect(scroll.delegate == nil)
    }

    @Test
    func `The current and next layout of a transition have no collectionView after the collection view is released`() {
        let (old, next) = (UICollectionViewFlowLayout(), UICollectionViewFlowLayout())
        do {
            let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 10, height: 10), collectionViewLayout: old)
            _ = view.startInteractiveTransition(to: next)
            #expect(old.collectionView === view)
            #expect(next.collectionView === view)
        }
        #expect(old.collectionView == nil)
        #expect(next.collectionView == nil)
    }

    @Test func `A data source can release the collection view during a layout pass`() {
        final class Owner: NSObject, UICollectionViewDataSource {
            var view: UICollectionView?
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
            func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
                -> UICollectionViewCell
            {
                view?.removeFromSuperview()
                view = nil
                return collectionView.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath)
            }
        }
        let owner = Owner()
        weak var gone: UICollectionView?
        stage.act("show") {
            let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
            (view.dataSource, owner.view) = (owner, view)
            gone = view
            stage.window.addSubview(view)
        }
        #expect(gone == nil)
        #expect(stage.window.subviews == [])
    }

    @Test
    func
        `A collection view that its delegate releases is freed after didEndDisplaying was called for every deleted cell`()
    {
        let (source, delegate) = (CellSource(5), DisplayDelegate())
        var (owned, ended): (UICollectionView?, Int) = (nil, 0)
        delegate.onEnd = { _, _ in
            ended += 1
            owned?.removeFromSuperview()
            owned = nil
        }
        stage.run {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 100, height: 30)
            let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
            source.serve(view)
            (view.delegate, owned) = (delegate, view)
        }
        if let owned { stage.show(owned) }
        stage.act("delete", settling: false) {
            source.count = 2
            owned?.deleteItems(at: [0, 1, 2].map { path($0) })
        }
        weak let released = owned
        #expect(released != nil)
        stage.settle()
        #expect(ended == 3)
        #expect(released == nil)
    }
}
