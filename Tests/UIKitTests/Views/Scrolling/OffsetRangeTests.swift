import Offscreen
import Testing

@testable import UIKit

@MainActor struct OffsetRangeTests {
    private final class FixedLengthLayout: UICollectionViewFlowLayout {
        var length: CGFloat = 1000
        override var collectionViewContentSize: CGSize { CGSize(100, length) }
    }

    private let stage = Stage(width: 100, height: 1000, scale: 2)
    private let layout: FixedLengthLayout
    private let view: UICollectionView
    private let source = PlainSource([20])

    init() {
        let stage = stage
        (layout, view) = stage.run {
            let layout = FixedLengthLayout()
            (layout.itemSize, layout.minimumLineSpacing) = (CGSize(100, 50), 0)
            return (layout, UICollectionView(frame: CGRect(0, 0, 100, 200), collectionViewLayout: layout))
        }
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        stage.show(view)
        view.contentOffset.y = 800
        stage.settle()
    }

    @Test
    func
        `An offset beyond the new end moves back to it if the view grows, or the content or bottom inset shrinks [SCROLL-01]`()
    {
        func offset(after change: () -> Void) -> CGFloat {
            stage.act("change", change)
            return view.contentOffset.y
        }
        func setLength(_ length: CGFloat) {
            layout.length = length
            layout.invalidateLayout()
        }
        #expect(offset { view.frame.size.height = 400 } == 600)
        #expect(
            offset { (view.frame.size.height, view.contentInset.bottom, view.contentOffset.y) = (200, 100, 900) } == 900
        )
        #expect(offset { view.contentInset.bottom = 0 } == 800)
        #expect(offset { setLength(500) } == 300)
        #expect(view.contentSize.height == 500)
        #expect(offset { setLength(1000) } == 300, "the offset does not return")
    }

    @Test
    func
        `If a size or inset puts the offset of a resting plain scroll view beyond the end, it moves back at once [SCROLL-01]`()
    {
        let plain = UIScrollView(frame: CGRect(0, 0, 100, 960))
        (plain.contentSize.height, plain.contentOffset.y) = (2000, 1040)
        let changes: [() -> Void] = [
            { plain.contentSize.height = 1500 }, { plain.frame.size.height = 1200 },
            { (plain.contentInset.bottom, plain.contentOffset.y) = (50, 350) }, { plain.contentInset.bottom = 20 },
            { plain.contentSize.height = 700 },
        ]
        let offsets = changes.map { change in
            change()
            return plain.contentOffset.y
        }
        #expect(offsets == [540, 300, 350, 320, 0], "content that fits is at its top")
    }

    @Test
    func `An offset that code sets outside of its range, beyond the end or above the top, stays there [SCROLL-01]`() {
        let plain = UIScrollView(frame: CGRect(0, 0, 100, 200))
        (plain.contentSize.height, plain.contentOffset.y) = (1000, 2000)
        plain.setNeedsLayout()
        plain.layoutIfNeeded()
        #expect(plain.contentOffset.y == 2000)
        (plain.contentOffset.y, plain.contentSize.height) = (-70, 900)
        #expect(plain.contentOffset.y == -70)
        stage.act("far") { view.contentOffset.y = 2000 }
        #expect(view.contentOffset.y == 2000)
    }

    @Test
    func
        `If content shrinks in a drag or an animated scroll, an offset beyond its end moves back only afterwards [SCROLL-01]`()
    {
        let plain = stage.run { UIScrollView(frame: CGRect(0, 0, 100, 200)) }
        plain.contentSize = CGSize(100, 1000)
        stage.show(plain)
        plain.contentOffset.y = 800
        stage.run {
            plain.beginDragging()
            plain.contentSize.height = 600
        }
        #expect(plain.contentOffset.y == 800)
        stage.act("let go") { plain.endDragging(velocity: .zero) }
        #expect(plain.contentOffset.y == 400, "it springs back")
        plain.contentSize.height = 1000
        stage.act("go", settling: false) { plain.setContentOffset(CGPoint(0, 800), animated: true) }
        plain.contentSize.height = 600
        #expect(plain.contentOffset.y < 800)
        stage.settle()
        #expect(plain.contentOffset.y == 400)
    }

    @Test(arguments: [false, true])
    func
        `In an interactive transition to shorter content, an offset beyond its end moves back only at the end [SCROLL-01]`(
            finishes: Bool
        )
    {
        let short = stage.run { FixedLengthLayout() }
        (short.itemSize, short.minimumLineSpacing, short.length) = (layout.itemSize, 0, 500)
        var between: UICollectionViewTransitionLayout?
        stage.act("start") { between = view.startInteractiveTransition(to: short) }
        stage.act("go") {
            between?.transitionProgress = 1
            between?.invalidateLayout()
        }
        #expect(view.contentSize.height == 500)
        #expect(view.contentOffset.y == 800)
        stage.act("lay out") { view.setNeedsLayout() }
        stage.act("inset") { view.contentInset.bottom = 10 }
        #expect(view.contentOffset.y == 800)
        stage.act("end") {
            if finishes { view.finishInteractiveTransition() } else { view.cancelInteractiveTransition() }
        }
        #expect(view.contentOffset.y == (finishes ? 310 : 800))
    }

    @Test
    func
        `When an observer of a scroll view is called after a change of its size, content or inset, the offset is in its range [SCROLL-01]`()
    {
        let plain = UIScrollView(frame: CGRect(0, 0, 100, 200))
        (plain.contentSize.height, plain.contentOffset.y) = (2000, 1800)
        var offsets: [String] = []
        func note(_ word: String) { offsets.append("\(word) \(Int(plain.contentOffset.y))") }
        let observations = [
            plain.observe(\.contentSize) { _, _ in note("content") },
            plain.observe(\.frame) { _, _ in note("frame") }, plain.observe(\.bounds) { _, _ in note("bounds") },
            plain.observe(\.contentOffset) { _, _ in note("offset") },
        ]
        let changes: [() -> Void] = [
            { plain.contentSize.height = 1500 }, { plain.frame.size.height = 300 }, { plain.bounds.size.height = 400 },
            { (plain.contentInset.bottom, plain.contentOffset.y) = (100, 1200) }, { plain.contentInset.bottom = 0 },
        ]
        for (change, offset) in zip(changes, [1300, 1200, 1100, 1200, 1100]) {
            offsets = []
            change()
            #expect(!offsets.isEmpty)
            #expect(offsets.allSatisfy { $0.hasSuffix(" \(offset)") }, "\(offsets)")
        }
        for observation in observations { observation.invalidate() }
    }

    @Test func `The offset stays in its range after a rotation that shortens the content [SCROLL-01]`() {
        let stage = Stage(width: 200, height: 400, scale: 2)
        let flow = stage.run { UICollectionViewFlowLayout() }
        (flow.itemSize, flow.minimumLineSpacing, flow.minimumInteritemSpacing) = (CGSize(100, 100), 0, 0)
        let view = stage.run { UICollectionView(frame: stage.window.bounds, collectionViewLayout: flow) }
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        stage.show(view)
        view.contentOffset.y = 600
        stage.settle()
        // Two columns of 100 become four: 1000 points become 500.
        stage.resize(width: 400, height: 200)
        #expect(view.contentSize.height == 500)
        #expect(view.contentOffset.y == 300)
    }
}
