import Offscreen
import Testing

@testable import UIKit

private final class Listener: NSObject, UIScrollViewDelegate {
    var offsets: [CGPoint] = []

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        offsets.append(scrollView.contentOffset)
    }
}

private final class Deaf: NSObject, UIScrollViewDelegate {}

@MainActor @Suite("A scroll view is a view whose bounds wander")
struct ScrollViewTests {
    private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))

    init() {
        view.contentSize = CGSize(width: 100, height: 1000)
    }

    @Test func `The offset is the origin of the bounds`() {
        view.contentOffset = CGPoint(x: 0, y: 50)
        #expect(view.bounds == CGRect(x: 0, y: 50, width: 100, height: 200))
        view.bounds.origin.y = 70
        #expect(view.contentOffset.y == 70)
    }

    @Test func `The delegate hears of every change and of nothing else`() {
        let listener = Listener()
        view.delegate = listener
        view.contentOffset = CGPoint(x: 0, y: 10)
        view.contentOffset = CGPoint(x: 0, y: 10)
        view.frame.size.height = 150
        view.setContentOffset(CGPoint(x: 0, y: 2000), animated: false)
        #expect(listener.offsets == [CGPoint(x: 0, y: 10), CGPoint(x: 0, y: 2000)])
    }

    @Test func `A delegate is asked for the view to zoom as on iOS, and answers a view or nil`() {
        final class Zoomer: NSObject, UIScrollViewDelegate {
            let content = UIView()
            func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
        }
        final class Silent: NSObject, UIScrollViewDelegate {}
        let zoomer = Zoomer()
        let delegates: [(any UIScrollViewDelegate)?] = [zoomer, Silent(), nil]
        let answers: [UIView?] = delegates.map { $0?.viewForZooming?(in: UIScrollView()) }
        #expect(answers == [zoomer.content, nil, nil])
        if let view = delegates[0]?.viewForZooming?(in: UIScrollView()) { #expect(view.superview == nil) }
    }

    @Test func `A delegate that implements nothing is found out once`() {
        let deaf = Deaf()
        view.delegate = deaf
        view.contentOffset.y = 10
        #expect(view.missingScrollMethods.contains(UIScrollView.ScrollMethod.didScroll))
    }

    @Test(arguments: [
        (CGRect(x: 0, y: 500, width: 10, height: 100), 400.0), (CGRect(x: 0, y: 50, width: 10, height: 10), 50.0),
        (CGRect(x: 0, y: 110, width: 10, height: 10), 100.0), (CGRect(x: 0, y: 990, width: 10, height: 500), 800.0),
    ])
    func `A rectangle is shown by the shortest way`(rect: CGRect, expected: CGFloat) {
        view.contentOffset.y = 100
        view.scrollRectToVisible(rect, animated: false)
        #expect(view.contentOffset.y == expected)
    }

    @Test func `Content that stands at its top stays there when the inset changes`() {
        view.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
        #expect(view.contentOffset.y == -20)
        #expect(view.adjustedContentInset.top == 20)
        #expect(view.clamped(CGPoint(x: 0, y: -100)).y == -20)
    }

    @Test func `Indicators are views in front of everything [STACK-13]`() {
        view.flashScrollIndicators()
        let content = UIView()
        view.addSubview(content)
        #expect(view.subviews.count == 2)
        #expect(view.subviews.last is ScrollIndicator)
        view.bringSubviewToFront(content)
        #expect(view.subviews.last is ScrollIndicator)
    }

    @Test(arguments: [(Behavior.iOS11, false), (.iOS13, true), (.current, true)])
    func `From iOS 13 on both indicators are the last subviews from the first layout on, unseen [STACK-13]`(
        behavior: Behavior, isThere: Bool
    ) {
        let world = World(behavior: behavior, screen: UIScreen(size: CGSize(width: 100, height: 200), scale: 2))
        world.run {
            let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
            let content = UIView()
            view.addSubview(content)
            #expect(view.subviews == [content])
            view.layoutIfNeeded()
            #expect(view.subviews.count == (isThere ? 3 : 1) && view.subviews.first === content && !view.needsLayout)
            #expect(view.subviews.dropFirst().allSatisfy { $0 is ScrollIndicator && $0.alpha == 0 && !$0.isHidden })
            view.contentSize.height = 1000
            view.flashScrollIndicators()
            #expect(view.indicators.vertical?.alpha == 1 && (view.indicators.horizontal?.alpha ?? 0) == 0)
            #expect(view.subviews.last { $0.alpha > 0 } === view.indicators.vertical && view.frontIndex == 1)
            for subview in view.subviews { subview.removeFromSuperview() }
            #expect(view.frontIndex == 0 && view.indicators.vertical == nil && view.indicators.horizontal == nil)
        }
    }

    @Test func `Content pulled beyond its end moves less and less [SCROLL-02]`() {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 960))
        view.contentSize.height = 2000
        view.beginDragging()
        view.drag(by: CGPoint(x: 0, y: -100))
        #expect(abs(view.contentOffset.y + 52.02) < 0.005)
        view.drag(by: CGPoint(x: 0, y: 100))
        #expect(abs(view.contentOffset.y) < 1e-9)
        for _ in 0..<10 { view.drag(by: CGPoint(x: 0, y: 210)) }
        // 1060 beyond the end, in steps as at once.
        let stretch: CGFloat = 1060 * 0.55 / 960 + 1
        let wanted = 1040 + (1 - 1 / stretch) * 960
        #expect(abs(view.contentOffset.y - wanted) < 1e-6)
    }

    @Test func `A view of infinite length follows a pull by the same share all the way [SCROLL-02]`() {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: CGFloat.infinity))
        view.alwaysBounceVertical = true
        view.beginDragging()
        for _ in 0..<2 { view.drag(by: CGPoint(x: 0, y: -100)) }
        #expect(abs(view.contentOffset.y + 110) < 1e-9)
    }

    @Test(arguments: [(0.4, 0.0), (-0.4, 0.0), (0.5, 0.5), (3, 3)])
    func `An animated scroll of less than half a point does nothing [SCROLL-03]`(distance: CGFloat, end: CGFloat) {
        let stage = Stage(width: 100, height: 200, scale: 2)
        let view = stage.run { UIScrollView(frame: stage.window.bounds) }
        view.contentSize = CGSize(width: 100, height: 1000)
        stage.show(view)
        stage.act("near") { view.setContentOffset(CGPoint(x: 0, y: distance), animated: true) }
        #expect(view.contentOffset.y == end)
        view.setContentOffset(CGPoint(x: 0, y: distance), animated: false)
        #expect(view.contentOffset.y == distance)
    }

    @Test func `The vertical indicator moves with the offset`() throws {
        view.flashScrollIndicators()
        let indicator = try #require(view.indicators.vertical)
        #expect(indicator.frame == CGRect(x: 94, y: 3, width: 3, height: 39))
        view.contentOffset.y = 800
        #expect(indicator.frame == CGRect(x: 94, y: 958, width: 3, height: 39))
    }
}
