import Offscreen
import Testing

@testable import UIKit

private final class Listener: NSObject, UIScrollViewDelegate {
    var offsets: [CGPoint] = []

    func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset) }
}

@MainActor struct ScrollViewTests {
    private let view = UIScrollView(frame: CGRect(0, 0, 100, 200))

    init() { view.contentSize = CGSize(100, 1000) }

    @Test func `The content offset is the origin of a scroll view's bounds`() {
        view.contentOffset = CGPoint(0, 50)
        #expect(view.bounds == CGRect(0, 50, 100, 200))
        view.bounds.origin.y = 70
        #expect(view.contentOffset.y == 70)
    }

    @Test
    func
        `scrollViewDidScroll is called for a new offset, but not for an equal one or for a new height that keeps the offset`()
    {
        let listener = Listener()
        (view.delegate, view.contentOffset) = (listener, CGPoint(0, 10))
        (view.contentOffset, view.frame.size.height) = (CGPoint(0, 10), 150)
        view.setContentOffset(CGPoint(0, 2000), animated: false)
        #expect(listener.offsets == [CGPoint(0, 10), CGPoint(0, 2000)])
    }

    @Test(arguments: [(Behavior.iOS11, false), (.iOS13, true), (.current, true)])
    func
        `Scroll indicators are the frontmost subviews, and from iOS 13 the first layout adds two invisible ones [STACK-13]`(
            behavior: Behavior, isThere: Bool
        )
    {
        let world = World(behavior: behavior, screen: UIScreen(size: CGSize(100, 200), scale: 2))
        world.run {
            let (view, content) = (UIScrollView(frame: CGRect(0, 0, 100, 200)), UIView())
            view.addSubview(content)
            #expect(view.subviews == [content])
            view.layoutIfNeeded()
            #expect(view.subviews.count == (isThere ? 3 : 1))
            #expect(view.subviews.first === content)
            #expect(!view.needsLayout)
            #expect(view.subviews.dropFirst().allSatisfy { $0 is ScrollIndicator && $0.alpha == 0 && !$0.isHidden })
            view.contentSize.height = 1000
            view.flashScrollIndicators()
            #expect(view.indicators.vertical?.alpha == 1)
            #expect((view.indicators.horizontal?.alpha ?? 0) == 0)
            view.bringSubviewToFront(content)
            #expect(view.subviews.last is ScrollIndicator)
            #expect(view.subviews.first === content)
            #expect(view.subviews.last { $0.alpha > 0 } === view.indicators.vertical)
            #expect(view.frontIndex == 1)
            for subview in view.subviews { subview.removeFromSuperview() }
            #expect(view.frontIndex == 0)
            #expect(view.indicators.vertical == nil)
            #expect(view.indicators.horizontal == nil)
        }
    }

    @Test
    func
        `Dragging an infinitely high scroll view beyond its top moves the content by a constant share of the drag [SCROLL-02]`()
    {
        let view = UIScrollView(frame: CGRect(0, 0, 100, CGFloat.infinity))
        view.alwaysBounceVertical = true
        view.beginDragging()
        for _ in 0..<2 { view.drag(by: CGPoint(0, -100)) }
        #expect(abs(view.contentOffset.y + 110) < 1e-9)
    }

    @Test(arguments: [(0.4, 0.0), (-0.4, 0.0), (0.5, 0.5), (3, 3)])
    func `An animated scroll of less than half a point does nothing [SCROLL-03]`(distance: CGFloat, end: CGFloat) {
        let stage = Stage(width: 100, height: 200, scale: 2)
        let view = stage.run { UIScrollView(frame: stage.window.bounds) }
        view.contentSize = CGSize(100, 1000)
        stage.show(view)
        stage.act("near") { view.setContentOffset(CGPoint(0, distance), animated: true) }
        #expect(view.contentOffset.y == end)
        view.setContentOffset(CGPoint(0, distance), animated: false)
        #expect(view.contentOffset.y == distance)
    }

    @Test func `The pan recogniser of a scroll view follows a drag`() {
        final class Watcher: NSObject, UIScrollViewDelegate {
            var pans: [String] = []
            func scrollViewDidScroll(_ scrollView: UIScrollView) {
                let pan = scrollView.panGestureRecognizer
                pans.append("\(pan.state) \(pan.translation(in: scrollView).y)")
            }
        }
        let (stage, watcher) = (Stage(width: 100, height: 200), Watcher())
        view.delegate = watcher
        _ = view.panGestureRecognizer
        stage.show(view)
        stage.drag(view, by: CGPoint(0, 60))
        #expect(watcher.pans.last == "changed -60.0")
        #expect(watcher.pans.allSatisfy { $0.hasPrefix("changed") })
        #expect(view.panGestureRecognizer.state == .ended)
        #expect(view.panGestureRecognizer.view === view)
    }
}
