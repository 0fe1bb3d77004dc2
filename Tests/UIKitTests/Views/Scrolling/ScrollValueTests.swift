import Offscreen
import Testing

@testable import UIKit

@MainActor struct ScrollValueTests {
    @Test func `A scroll view has UIKit's defaults and stores what is set`() {
        let view = UIScrollView()
        expectStored(
            view, .value(\.contentOffset, .zero, CGPoint(1, 2)), .value(\.contentSize, .zero, CGSize(3, 4)),
            .value(\.contentInset, .zero, UIEdgeInsets(1, 2, 3, 4)),
            .value(\.contentInsetAdjustmentBehavior, .automatic, .never),
            .value(\.isScrollEnabled, true, false), .value(\.isDirectionalLockEnabled, false, true),
            .value(\.isPagingEnabled, false, true),
            .value(\.bounces, true, false), .value(\.bouncesVertically, true, false),
            .value(\.bouncesHorizontally, true, false),
            .value(\.contentAlignmentPoint, .zero, CGPoint(1, 1)), .value(\.alwaysBounceVertical, false, true),
            .value(\.alwaysBounceHorizontal, false, true), .value(\.scrollsToTop, true, false),
            .value(\.decelerationRate, .normal, .fast),
            .value(\.minimumZoomScale, 1, 2), .value(\.maximumZoomScale, 1, 2), .value(\.bouncesZoom, true, false),
            .value(\.canCancelContentTouches, true, false), .value(\.delaysContentTouches, true, false),
            .value(\.keyboardDismissMode, .none, .interactive), .value(\.refreshControl, nil, UIRefreshControl()),
            .value(\.indicatorStyle, .default, .white),
            .value(\.automaticallyAdjustsScrollIndicatorInsets, true, false),
            .value(\.scrollIndicatorInsets, .zero, UIEdgeInsets(1, 2, 3, 4)),
            .value(\.verticalScrollIndicatorInsets, .zero, UIEdgeInsets(1, 2, 3, 4)),
            .value(\.horizontalScrollIndicatorInsets, .zero, UIEdgeInsets(1, 2, 3, 4)),
            .value(\.showsVerticalScrollIndicator, true, false),
            .value(\.showsHorizontalScrollIndicator, true, false))
        #expect(view.clipsToBounds)
        #expect(view.zoomScale == 1)
        #expect(view.delegate == nil)
        #expect(view.pinchGestureRecognizer == nil)
        let motions = [
            view.isTracking, view.isDragging, view.isDecelerating, view.isScrollAnimating, view.isZooming,
            view.isZoomBouncing,
        ]
        #expect(motions == [false, false, false, false, false, false])
        let both = UIEdgeInsets(4, 3, 2, 1)
        view.scrollIndicatorInsets = both
        #expect(view.verticalScrollIndicatorInsets == both)
        #expect(view.horizontalScrollIndicatorInsets == both)
        view.bounces = false
        #expect(!view.bouncesVertically)
        #expect(!view.bouncesHorizontally)
        view.bouncesVertically = true
        #expect(!view.bounces)
        #expect(view.panGestureRecognizer === view.panGestureRecognizer)
        #expect(view.panGestureRecognizer.view === view)
    }

    @Test func `Enumerations of scroll views have UIKit's raw values`() {
        expectRawValues([0.998, 0.99], of: UIScrollView.DecelerationRate.normal, .fast)
        expectRawValues([0, 1, 2], of: UIScrollView.IndicatorStyle.default, .black, .white)
        expectRawValues(
            [0, 1, 2, 3, 4], of: UIScrollView.KeyboardDismissMode.none, .onDrag, .interactive, .onDragWithAccessory,
            .interactiveWithAccessory)
        expectRawValues(
            [0, 1, 2, 3], of: UIScrollView.ContentInsetAdjustmentBehavior.automatic, .scrollableAxes, .never, .always)
    }

    @Test
    func
        `Zooming and adding a swipe recogniser are reported as not modelled, but adding a tap or long press recogniser is not`()
    {
        func notModelledCount(_ body: (UIScrollView) -> Void) -> Int {
            let stage = Stage(width: 100, height: 100)
            let view = stage.run { UIScrollView() }
            stage.act("ask") { body(view) }
            return stage.recording.trace.components(separatedBy: "not modelled").count - 1
        }
        let scales: [CGFloat] = [1, 2]
        #expect(scales.map { scale in notModelledCount { $0.zoomScale = scale } } == [0, 1])
        #expect(scales.map { scale in notModelledCount { $0.setZoomScale(scale, animated: false) } } == [0, 1])
        #expect(notModelledCount { $0.zoom(to: .zero, animated: true) } == 1)
        let recognizers: [UIGestureRecognizer] = [
            UITapGestureRecognizer(), UILongPressGestureRecognizer(), UISwipeGestureRecognizer(),
        ]
        #expect(
            recognizers.map { recognizer in notModelledCount { $0.addGestureRecognizer(recognizer) } } == [0, 0, 1])
    }

    @Test
    func
        `An optional call of a scroll view delegate's method reaches the delegate, or returns nil if the method is missing`()
    {
        let (view, zoomed, listener) = (UIScrollView(), UIView(), ScrollLog())
        listener.zoomedView = zoomed
        listener.changeTarget = { $0.y += 1 }
        var target = CGPoint(1, 9)
        func calls(_ delegate: (any UIScrollViewDelegate)?) -> [Bool] {
            [
                delegate?.scrollViewDidScroll?(view) != nil, delegate?.scrollViewWillBeginDragging?(view) != nil,
                delegate?.scrollViewWillEndDragging?(view, withVelocity: CGPoint(2, 3), targetContentOffset: &target)
                    != nil,
                delegate?.scrollViewDidEndDragging?(view, willDecelerate: true) != nil,
                delegate?.scrollViewWillBeginDecelerating?(view) != nil,
                delegate?.scrollViewDidEndDecelerating?(view) != nil,
                delegate?.scrollViewDidEndScrollingAnimation?(view) != nil,
                delegate?.scrollViewShouldScrollToTop?(view) == false,
                delegate?.scrollViewDidScrollToTop?(view) != nil,
                delegate?.scrollViewDidChangeAdjustedContentInset?(view) != nil,
                delegate?.viewForZooming?(in: view) === zoomed,
                delegate?.scrollViewWillBeginZooming?(view, with: zoomed) != nil,
                delegate?.scrollViewDidZoom?(view) != nil,
                delegate?.scrollViewDidEndZooming?(view, with: zoomed, atScale: 4) != nil,
            ]
        }
        #expect(calls(listener) == [Bool](repeating: true, count: 14))
        #expect(target == CGPoint(1, 10))
        #expect(
            listener.log == [
                "didScroll", "willBeginDragging", "willEndDragging 2.0 3.0", "didEndDragging true",
                "willBeginDecelerating",
                "didEndDecelerating", "didEndScrollingAnimation", "shouldScrollToTop", "didScrollToTop",
                "didChangeAdjustedContentInset",
                "viewForZooming", "willBeginZooming true", "didZoom", "didEndZooming true 4.0",
            ])
        #expect(calls(EmptyDelegate()) == [Bool](repeating: false, count: 14))
        #expect(calls(nil) == [Bool](repeating: false, count: 14))
        #expect(EmptyDelegate().scrollViewShouldScrollToTop(view))
        #expect(EmptyDelegate().viewForZooming(in: view) == nil)
        listener.zoomedView = nil
        #expect(listener.viewForZooming?(in: view) == nil)
    }

    @Test
    func `A scroll view calls its delegate for inset changes, and detects the missing methods of each new delegate`() {
        let (view, listener) = (UIScrollView(), ScrollLog())
        (view.delegate, view.contentInset.top) = (listener, 5)
        #expect(listener.log == ["didScroll", "didChangeAdjustedContentInset"])
        let empty = EmptyDelegate()
        (view.delegate, view.contentOffset.y) = (empty, 50)
        (view.delegate, view.contentOffset.y) = (listener, 100)
        #expect(listener.log.last == "didScroll")
        #expect(listener.log.count == 3)
        (view.delegate, view.contentOffset.y) = (empty, 101)
        #expect(view.missingScrollMethods.contains(UIScrollView.ScrollDelegateMethod.didScroll))
        (view.delegate, view.contentOffset.y) = (nil, 102)
        #expect(listener.log.count == 3)
    }
}
