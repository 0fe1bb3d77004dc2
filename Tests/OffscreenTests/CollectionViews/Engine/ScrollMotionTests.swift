import Offscreen
import Testing
import UIKit

private final class Listener: NSObject, UIScrollViewDelegate {
    var log: [String] = []
    var velocity = CGPoint.zero

    /// Records a call with the state of the scroll view, unless that equals the previous entry.
    private func note(_ call: String, _ view: UIScrollView) {
        let entry = call + (view.isDragging ? ", dragging" : "") + (view.isDecelerating ? ", decelerating" : "")
        if log.last != entry { log.append(entry) }
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { note("scroll", scrollView) }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("willBeginDragging", scrollView) }
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        note("willEndDragging", scrollView)
        self.velocity = velocity
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        note("didEndDragging \(decelerate)", scrollView)
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note("willBeginDecelerating", scrollView) }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("didEndDecelerating", scrollView) }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { note("didEndScrollingAnimation", scrollView) }
}

@MainActor struct ScrollMotionTests {
    private let stage = Stage(width: 100, height: 200)
    private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    private let listener = Listener()

    init() {
        (view.contentSize, view.delegate) = (CGSize(width: 100, height: 5000), listener)
        stage.show(view)
    }

    @Test
    func
        `Inside the content a drag that stops before the finger is lifted moves the content by its distance without deceleration`()
    {
        stage.drag(view, by: CGPoint(x: 0, y: 90))
        #expect(abs(view.contentOffset.y - 90) < 1e-9)
        #expect(
            listener.log == [
                "willBeginDragging, dragging", "scroll, dragging", "willEndDragging, dragging", "didEndDragging false",
            ])
        #expect(!view.isDragging)
        #expect(!view.isTracking)
        #expect(!view.isDecelerating)
    }

    @Test
    func
        `A fling calls the delegate for dragging, then for decelerating, and isDragging becomes false after willEndDragging`()
    {
        stage.fling(view, velocity: CGPoint(x: 0, y: 1000), settling: false)
        #expect(view.isDecelerating)
        let start = view.contentOffset.y
        stage.settle()
        #expect(
            listener.log == [
                "willBeginDragging, dragging", "scroll, dragging", "willEndDragging, dragging", "didEndDragging true",
                "willBeginDecelerating, decelerating", "scroll, decelerating", "didEndDecelerating",
            ])
        #expect(listener.velocity == CGPoint(x: 0, y: 1), "points per millisecond")
        #expect(!view.isDecelerating)
        #expect(start == 50)
        #expect(view.contentOffset.y == 544, "50 + 494.01, rounded to whole pixels [SCROLL-10]")
    }

    @Test func `The layout is asked for the target offset of a fling with the velocity in points per second`() {
        final class Snapping: UICollectionViewFlowLayout {
            var asked: [CGPoint] = []
            override func targetContentOffset(
                forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
            ) -> CGPoint {
                asked.append(velocity)
                return CGPoint(x: 0, y: (proposedContentOffset.y / 40).rounded() * 40)
            }
        }
        let (stage, layout) = (Stage(width: 400, height: 400), Snapping())
        let screen = stage.shown(GridScreen([1000], layout: layout))
        stage.fling(screen.view, velocity: CGPoint(x: 0, y: 730))
        let y = screen.view.contentOffset.y
        #expect(layout.asked == [CGPoint(x: 0, y: 730)])
        #expect(y.truncatingRemainder(dividingBy: 40) == 0)
        #expect(y > 300)
    }

    @Test func `A fling of a scroll view whose scrolling is disabled moves nothing`() {
        view.isScrollEnabled = false
        stage.fling(view, velocity: CGPoint(x: 0, y: 1000))
        #expect(view.contentOffset == .zero)
        #expect(listener.log == [])
    }

    @Test func `An animated scroll moves over time and then calls didEndScrollingAnimation`() {
        stage.act("scroll", settling: false) { view.setContentOffset(CGPoint(x: 0, y: 100), animated: true) }
        #expect(view.contentOffset.y == 0)
        #expect(view.isScrollAnimating)
        stage.advance(by: 0.15)
        #expect(view.contentOffset.y > 10)
        #expect(view.contentOffset.y < 90)
        stage.settle()
        #expect(view.contentOffset.y == 100)
        #expect(listener.log == ["scroll", "didEndScrollingAnimation"])
    }

    /// A test of a public library makes five scrolls in a row, each with a completion.
    /// https://github.com/square/Listable/blob/main/ListableUI/Tests/ListView/ListViewTests.swift
    @Test func `An animated scroll that begins during another one ends that one at once [SCROLL-09]`() {
        final class Counter: NSObject, UIScrollViewDelegate {
            var offsets: [CGFloat] = []
            func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
                offsets.append(scrollView.contentOffset.y)
            }
        }
        let counter = Counter()
        view.delegate = counter
        stage.act("five scrolls", settling: false) {
            for count in 0..<5 {
                view.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
                #expect(counter.offsets == Array(repeating: 0, count: count), "the content has not moved yet")
            }
        }
        stage.settle()
        #expect(counter.offsets == [0, 0, 0, 0, 1000])
        stage.act("go", settling: false) { view.setContentOffset(CGPoint(x: 0, y: 0), animated: true) }
        stage.advance(by: 0.1)
        var between: CGFloat = 0
        stage.act("go elsewhere", settling: false) {
            between = view.contentOffset.y
            view.scrollRectToVisible(CGRect(x: 0, y: 3000, width: 10, height: 10), animated: true)
        }
        #expect(between > 0)
        #expect(between < 1000)
        #expect(counter.offsets.last == between, "the first scroll ends where the content is")
        #expect(view.isScrollAnimating)
        stage.settle()
        #expect(counter.offsets == [0, 0, 0, 0, 1000, between, 2810])
    }

    @Test func `setContentOffset without animation ends an animated scroll, with a call of the delegate [SCROLL-09]`() {
        stage.act("go", settling: false) { view.setContentOffset(CGPoint(x: 0, y: 1000), animated: true) }
        stage.advance(by: 0.1)
        stage.act("jump", settling: false) { view.setContentOffset(CGPoint(x: 0, y: 70), animated: false) }
        #expect(!view.isScrollAnimating)
        stage.settle()
        #expect(view.contentOffset.y == 70)
        #expect(listener.log == ["scroll", "didEndScrollingAnimation", "scroll"])
    }

    @Test func `Neither contentOffset nor a scroll of less than half a point ends an animated scroll [SCROLL-09]`() {
        stage.act("go", settling: false) { view.setContentOffset(CGPoint(x: 0, y: 1000), animated: true) }
        stage.advance(by: 0.1)
        stage.act("assign, and stay", settling: false) {
            view.contentOffset.y = 70
            view.setContentOffset(CGPoint(x: 0, y: 70.3), animated: true)
        }
        #expect(view.isScrollAnimating)
        #expect(!listener.log.contains("didEndScrollingAnimation"))
        stage.settle()
        #expect(view.contentOffset.y == 1000)
        #expect(listener.log == ["scroll", "didEndScrollingAnimation"])
    }

    @Test func `scrollToItem with animation ends an animated scroll at once, and calls the delegate [SCROLL-09]`() {
        let list = ListScreen(count: 60)
        stage.show(list.view)
        list.view.delegate = listener
        stage.act("go", settling: false) { list.view.setContentOffset(CGPoint(x: 0, y: 500), animated: true) }
        stage.advance(by: 0.1)
        stage.act("elsewhere", settling: false) {
            listener.log = []
            list.view.scrollToItem(at: path(0), at: .top, animated: true)
            #expect(listener.log == ["didEndScrollingAnimation"])
        }
        stage.settle()
        #expect(list.view.contentOffset.y == 0)
        #expect(listener.log.count { $0 == "didEndScrollingAnimation" } == 2)
    }

    @Test(arguments: [false, true]) func `A scroll by code ends a deceleration [SCROLL-09]`(isAnimated: Bool) {
        stage.fling(view, velocity: CGPoint(x: 0, y: 1000), settling: false)
        stage.tick()
        #expect(view.isDecelerating)
        stage.act("go", settling: false) { view.setContentOffset(CGPoint(x: 0, y: 2000), animated: isAnimated) }
        #expect(!view.isDecelerating)
        #expect(listener.log.contains("didEndDecelerating"))
        stage.settle()
        #expect(view.contentOffset.y == 2000)
        #expect(listener.log.last == (isAnimated ? "didEndScrollingAnimation" : "scroll"))
    }

    @Test func `A delegate that begins a scroll when another ends has it replaced by the scroll that ended it`() {
        final class Restless: NSObject, UIScrollViewDelegate {
            var ends = 0
            func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
                ends += 1
                if ends == 1 { scrollView.setContentOffset(CGPoint(x: 0, y: 500), animated: true) }
            }
        }
        let restless = Restless()
        view.delegate = restless
        stage.act("go", settling: false) { view.setContentOffset(CGPoint(x: 0, y: 1000), animated: true) }
        stage.act("again") { view.setContentOffset(CGPoint(x: 0, y: 2000), animated: true) }
        #expect(view.contentOffset.y == 2000)
        #expect(restless.ends == 2)
    }

    @Test func `A drag of a decelerating scroll view ends the deceleration`() {
        stage.fling(view, velocity: CGPoint(x: 0, y: 1000), settling: false)
        stage.tick()
        let offset = view.contentOffset.y
        stage.drag(view, by: .zero)
        let ends = listener.log.count { $0.hasPrefix("didEndDecelerating") }
        #expect(abs(view.contentOffset.y - offset) < 30)
        #expect(ends == 1)
    }

    @Test func `Without a stage the main run loop completes an animated scroll`() async {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        let view = UIScrollView(frame: window.bounds)
        view.contentSize = CGSize(width: 100, height: 1000)
        window.addSubview(view)
        view.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
        await withCheckedContinuation { continuation in
            DispatchQueue.main.async { DispatchQueue.main.async { continuation.resume() } }
        }
        #expect(view.contentOffset.y == 100)
    }
}
