import Offscreen
import Testing

@testable import UIKit

/// Most tests run along both axes.
@MainActor struct ScrollAxisTests {
    /// Exchanges the axes of values for a test along the horizontal axis.
    struct Flip {
        let isAcross: Bool

        static let both = [Flip(isAcross: false), Flip(isAcross: true)]

        func callAsFunction(_ point: CGPoint) -> CGPoint { isAcross ? CGPoint(point.y, point.x) : point }
        func callAsFunction(_ size: CGSize) -> CGSize { isAcross ? CGSize(size.height, size.width) : size }
        func callAsFunction(_ rect: CGRect) -> CGRect { CGRect(origin: self(rect.origin), size: self(rect.size)) }
        func callAsFunction(_ insets: UIEdgeInsets) -> UIEdgeInsets {
            isAcross ? UIEdgeInsets(insets.left, insets.top, insets.right, insets.bottom) : insets
        }
    }

    /// Returns a view 100 wide and 200 high with content 150 wide and 1000 high, or with the axes
    /// exchanged.
    private func scroller(_ flip: Flip, in stage: Stage? = nil) -> UIScrollView {
        let frame = flip(CGRect(0, 0, 100, 200))
        let view = stage?.run { UIScrollView(frame: frame) } ?? UIScrollView(frame: frame)
        view.contentSize = flip(CGSize(150, 1000))
        if let stage { stage.show(view) }
        return view
    }

    /// Returns a coordinate of an offset as it is after a drag or a fling in a view: rounded to the
    /// nearest pixel of the view's screen. [SCROLL-10]
    private func rounded(_ exact: CGFloat, in view: UIScrollView) -> CGFloat {
        let scale = view.world.screen.scale
        return (exact * scale).rounded() / scale
    }

    private func stage(_ flip: Flip) -> Stage {
        let size = flip(CGSize(100, 200))
        return Stage(width: size.width, height: size.height)
    }

    @Test(arguments: Flip.both)
    func
        `The length of a scroll indicator follows the visible share within limits, and its position follows the offset`(
            flip: Flip
        )
    {
        let view = scroller(flip)
        view.flashScrollIndicators()
        let (main, other) =
            flip.isAcross
            ? (view.indicators.horizontal, view.indicators.vertical)
            : (view.indicators.vertical, view.indicators.horizontal)
        func frames() -> [CGRect] { [main!.frame, other!.frame].map { flip($0) } }
        // The tracks are 194 and 94 points long, and the indicators cover 194 / 5 and 94 * 100 /
        // 150 points of them.
        #expect(frames() == [CGRect(94, 3, 3, 39), CGRect(3, 194, 63, 3)])
        view.contentOffset = flip(CGPoint(50, 800))
        #expect(frames() == [CGRect(144, 958, 3, 39), CGRect(84, 994, 63, 3)])
        view.contentOffset = flip(CGPoint(25, 400))
        #expect(frames()[0].minY == 480.5)
        #expect(frames()[1].minX == 43.5)
        view.contentOffset = flip(CGPoint(500, -40))
        #expect(frames()[0].minY == -37, "beyond the ends it stands at the end")
        #expect(frames()[1].minX == 534)
        (view.contentInset, view.contentOffset) = (flip(UIEdgeInsets(100, 10, 300, 20)), flip(CGPoint(-10, -100)))
        #expect(frames()[0] == CGRect(84, -97, 3, 36), "1400 points, but at least 36 of bar")
        view.contentOffset = flip(CGPoint(70, 1100))
        #expect(frames()[0].maxY == 1297)
        #expect(frames()[1].maxX == 167)
        (view.contentInset, view.contentSize, view.contentOffset) = (.zero, flip(CGSize(20, 30)), .zero)
        #expect(frames() == [CGRect(94, 3, 3, 194), CGRect(3, 194, 94, 3)])
        view.frame.size = CGSize(5, 5)
        #expect(frames().map(\.height) == [0, 3])
        #expect(frames().map(\.width) == [3, 0])
        #expect(!main!.isHidden)
        #expect(!main!.isUserInteractionEnabled)
        #expect(main!.layer.cornerRadius == 1.5)
        (view.showsVerticalScrollIndicator, view.showsHorizontalScrollIndicator) = (flip.isAcross, !flip.isAcross)
        #expect(main!.isHidden)
        #expect(!other!.isHidden)
    }

    @Test(arguments: Flip.both)
    func `Flashing scroll indicators makes one only for an axis that scrolls and on which the indicator is enabled`(
        flip: Flip
    ) {
        let view = scroller(flip)
        view.contentSize = flip(CGSize(100, 1000))
        view.flashScrollIndicators()
        #expect((view.indicators.vertical == nil) == flip.isAcross)
        #expect((view.indicators.horizontal == nil) == !flip.isAcross)
        #expect(view.subviews.count == 1)
        let content = UIView()
        view.addSubview(content)
        #expect(view.subviews.first === content)
        #expect(view.frontIndex == 1)
        let hidden = scroller(flip)
        if flip.isAcross {
            hidden.showsHorizontalScrollIndicator = false
        } else {
            hidden.showsVerticalScrollIndicator = false
        }
        hidden.flashScrollIndicators()
        #expect((hidden.indicators.horizontal == nil) == flip.isAcross)
        #expect((hidden.indicators.vertical == nil) == !flip.isAcross)
    }

    @Test(arguments: Flip.both)
    func `A new content inset moves an offset at the beginning, and no other offset inside the new range`(flip: Flip) {
        let view = scroller(flip)
        let steps: [(UIEdgeInsets, CGPoint)] = [
            (UIEdgeInsets(20, 0, 30, 40), CGPoint(0, -20)), (UIEdgeInsets(20, 7, 30, 40), CGPoint(-7, -20)),
            (UIEdgeInsets(5, 3, 1, 2), CGPoint(-3, -5)),
        ]
        for (inset, offset) in steps {
            view.contentInset = flip(inset)
            #expect(flip(view.contentOffset) == offset)
        }
        (view.contentOffset, view.contentInset) = (flip(CGPoint(-1, -2)), flip(UIEdgeInsets(50, 60, 2, 1)))
        #expect(flip(view.contentOffset) == CGPoint(-1, -2))
    }

    private final class SafeScroller: UIScrollView {
        var safe = UIEdgeInsets(10, 20, 30, 40)
        var changes = 0
        override var safeAreaInsets: UIEdgeInsets { safe }
        override func adjustedContentInsetDidChange() { changes += 1 }
    }

    @Test(arguments: Flip.both)
    func `By default the safe area is added to the content inset along the axes that scroll`(flip: Flip) {
        typealias Behavior = UIScrollView.ContentInsetAdjustmentBehavior
        let view = SafeScroller(frame: flip(CGRect(0, 0, 100, 200)))
        func set(_ behavior: Behavior, _ width: CGFloat, _ height: CGFloat) {
            (view.contentInsetAdjustmentBehavior, view.contentSize) = (behavior, flip(CGSize(width, height)))
            (view.alwaysBounceVertical, view.alwaysBounceHorizontal) = (false, false)
        }
        view.safe = flip(view.safe)
        func adjusted() -> UIEdgeInsets { flip(view.adjustedContentInset) }
        for behavior in [.automatic, .scrollableAxes] as [Behavior] {
            set(behavior, 100, 201)
            #expect(adjusted() == UIEdgeInsets(10, 0, 30, 0))
            set(behavior, 100, 200)
            #expect(adjusted() == .zero)
            if flip.isAcross { view.alwaysBounceHorizontal = true } else { view.alwaysBounceVertical = true }
            #expect(adjusted() == UIEdgeInsets(10, 0, 30, 0))
            set(behavior, 101, 201)
            #expect(adjusted() == UIEdgeInsets(10, 20, 30, 40))
        }
        set(.always, 0, 0)
        #expect(adjusted() == UIEdgeInsets(10, 20, 30, 40))
        set(.never, 500, 500)
        #expect(adjusted() == .zero, "every change is announced")
        #expect(view.changes > 0, "every change is announced")
        set(.always, 500, 500)
        (view.changes, view.contentOffset) = (0, flip(CGPoint(-20, -10)))
        view.contentInset = flip(UIEdgeInsets(1, 2, 3, 4))
        #expect(adjusted() == UIEdgeInsets(11, 22, 33, 44))
        #expect(view.changes == 1)
        #expect(flip(view.contentOffset) == CGPoint(-22, -11), "the offset was at its beginning, with the safe area")
        view.contentInset = view.contentInset
        #expect(view.changes == 1)
        let (least, greatest) = view.offsetLimits
        #expect(flip(least) == CGPoint(-22, -11))
        #expect(flip(greatest) == CGPoint(500 + 44 - 100, 500 + 33 - 200))
        #expect(flip(view.clampedOffset(CGPoint(-1000, -1000))) == CGPoint(-22, -11))
        #expect(flip(view.clampedOffset(CGPoint(1000, 1000))) == CGPoint(444, 333))
        #expect(view.clampedOffset(CGPoint(5, 6)) == CGPoint(5, 6))
    }

    @Test(arguments: 0..<60 as Range<UInt64>)
    func
        `scrollRectToVisible scrolls the shortest way along axes where a rectangle fits, unless it is outside the content`(
            seed: UInt64
        )
    {
        var generator = SeededGenerator(seed: seed)
        func number(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &generator)) }
        let view = UIScrollView(frame: CGRect(0, 0, 100, 60))
        (view.contentSize, view.contentInset) = (CGSize(300, 250), UIEdgeInsets(3, 5, 7, 11))
        let start = CGPoint(number(-5...211), number(-3...197))
        view.contentOffset = start
        let rect = CGRect(number(-50...320), number(-50...280), number(0...130), number(0...90))
        view.scrollRectToVisible(rect, animated: false)
        let (left, right, top, bottom) = (
            max(rect.minX, 0), min(rect.maxX, 300), max(rect.minY, 0), min(rect.maxY, 250)
        )
        guard left <= right, top <= bottom else {
            #expect(view.contentOffset == start, "a rectangle outside of the content is not shown")
            return
        }
        func nearestOffset(
            _ from: CGFloat, _ to: CGFloat, _ offset: CGFloat, _ length: CGFloat, _ before: CGFloat, _ after: CGFloat,
            _ least: CGFloat,
            _ greatest: CGFloat
        ) -> CGFloat? {
            // Returns the nearest offset at which the rectangle is wholly visible; nil if the
            // rectangle is too long.
            let all = stride(from: least, through: greatest, by: 1).filter {
                from >= $0 + before && to <= $0 + length - after
            }
            return all.min { abs($0 - offset) < abs($1 - offset) }
        }
        if let x = nearestOffset(left, right, start.x, 100, 5, 11, -5, 211) { #expect(view.contentOffset.x == x) }
        if let y = nearestOffset(top, bottom, start.y, 60, 3, 7, -3, 197) { #expect(view.contentOffset.y == y) }
    }

    @Test(arguments: Flip.both)
    func `A drag beyond the ends of the content meets resistance, and stops at the ends if bouncing is off [SCROLL-02]`(
        flip: Flip
    ) {
        let view = scroller(flip)
        func dragged(from offset: CGPoint, by distance: CGPoint) -> CGPoint {
            view.contentOffset = flip(offset)
            view.beginDragging()
            view.drag(by: flip(distance))
            view.endDragging(velocity: .zero)
            view.stopScrollingAndZooming()
            return flip(view.contentOffset)
        }
        /// Returns the distance by which the content moves beyond its end in a drag by `x`, in a
        /// view of a length.
        func band(_ x: CGFloat, _ length: CGFloat) -> CGFloat { (1 - 1 / (x * 0.55 / length + 1)) * length }
        #expect(abs(band(100, 960) - 52.02) < 0.005)
        /// Expects the offset after a drag. The offset before it and the wanted one are exact.
        func expectDrag(from offset: CGPoint, by distance: CGPoint, _ exact: CGPoint) {
            let wanted = CGPoint(rounded(exact.x, in: view), rounded(exact.y, in: view))
            #expect(Near(dragged(from: offset, by: distance)) == Near(wanted), "\(offset) by \(distance)")
        }
        #expect(dragged(from: CGPoint(10, 100), by: CGPoint(5, 30)) == CGPoint(15, 130))
        expectDrag(from: CGPoint(10, 100), by: CGPoint(0, -120), CGPoint(10, -band(20, 200)))
        expectDrag(from: CGPoint(10, -band(20, 200)), by: CGPoint(0, -30), CGPoint(10, -band(50, 200)))
        expectDrag(from: CGPoint(10, -band(20, 200)), by: CGPoint(0, 35), CGPoint(10, 15))
        expectDrag(from: CGPoint(40, 790), by: CGPoint(30, 50), CGPoint(50 + band(20, 100), 800 + band(40, 200)))
        expectDrag(from: CGPoint(40, 800 + band(40, 200)), by: CGPoint(0, 10), CGPoint(40, 800 + band(50, 200)))
        #expect(dragged(from: CGPoint(10, 100), by: CGPoint(CGFloat.nan, .nan)) == CGPoint(10, 100))
        if flip.isAcross { view.bouncesHorizontally = false } else { view.bouncesVertically = false }
        #expect(!view.bounces)
        #expect(dragged(from: CGPoint(10, 100), by: CGPoint(0, -120)) == CGPoint(10, 0))
        expectDrag(from: CGPoint(40, 790), by: CGPoint(30, 50), CGPoint(50 + band(20, 100), 800))
        view.bounces = true
        #expect(view.bounces)
        #expect(view.bouncesHorizontally)
        #expect(view.bouncesVertically)
        // Content that fits bounces only along an axis that always bounces.
        view.contentSize = flip(CGSize(100, 200))
        #expect(dragged(from: .zero, by: CGPoint(0, 30)) == .zero)
        if flip.isAcross { view.alwaysBounceHorizontal = true } else { view.alwaysBounceVertical = true }
        expectDrag(from: .zero, by: CGPoint(20, 30), CGPoint(0, band(30, 200)))
        view.isScrollEnabled = false
        #expect(dragged(from: .zero, by: CGPoint(0, 30)) == .zero)
        #expect(!view.isDragging)
    }

    @Test(arguments: Flip.both)
    func
        `A fling inside the offset range decelerates to its target offset, or to a finite offset that the delegate sets`(
            flip: Flip
        )
    {
        let stage = stage(flip)
        let (view, calls) = (scroller(flip, in: stage), ScrollLog())
        (view.delegate, calls.logsScrolling) = (calls, false)
        func fling(_ velocity: CGPoint, from offset: CGPoint) -> CGPoint {
            view.contentOffset = flip(offset)
            stage.release(view, velocity: flip(velocity))
            #expect(view.isDecelerating)
            #expect(!view.isTracking)
            #expect(!view.isDragging)
            #expect(!view.isScrollAnimating)
            stage.settle()
            #expect(!view.isDecelerating)
            #expect(view.motion == nil)
            return flip(view.contentOffset)
        }
        func words(_ velocity: String) -> [String] {
            [
                "willBeginDragging", "willEndDragging \(velocity)", "didEndDragging true", "willBeginDecelerating",
                "didEndDecelerating",
            ]
        }
        // [SCROLL-05] (500 - 10) * 0.998 / 0.002 / 1000
        let slow = rounded(244.51, in: view)
        #expect(Near(fling(CGPoint(0, 500), from: .zero)) == Near(0, slow))
        #expect(calls.read() == words(flip.isAcross ? "0.5 0.0" : "0.0 0.5"))
        view.decelerationRate = .fast
        // (500 - 10) * 0.99 / 0.01 / 1000
        let fast = rounded(48.51, in: view)
        #expect(Near(fling(CGPoint(0, 500), from: CGPoint(0, 100))) == Near(0, 100 + fast))
        calls.changeTarget = { $0 = flip(CGPoint(30, 77)) }
        #expect(fling(CGPoint(0, 500), from: .zero) == CGPoint(30, 77))
        for bad in [CGFloat.nan, .infinity] {
            calls.changeTarget = { $0 = flip(CGPoint(10, bad)) }
            #expect(Near(fling(CGPoint(0, 500), from: .zero)) == Near(0, fast), "no place to rest at")
        }
        calls.changeTarget = nil
        view.decelerationRate = .normal
        #expect(fling(CGPoint(0, 3000), from: CGPoint(0, 700)) == CGPoint(0, 800))
        #expect(fling(CGPoint(0, -3000), from: CGPoint(0, 100)) == CGPoint(0, 0))
        #expect(fling(CGPoint(0, 100), from: CGPoint(0, 850)) == CGPoint(0, 800))
        #expect(fling(CGPoint(0, 0), from: CGPoint(-30, -50)) == CGPoint(0, 0))
        _ = calls.read()
        stage.run {
            view.beginDragging()
            view.beginDragging()
            view.endDragging(velocity: .zero)
            view.endDragging(velocity: .zero)
        }
        #expect(calls.read() == ["willBeginDragging", "willEndDragging 0.0 0.0", "didEndDragging false"])
        #expect(!view.isDecelerating)
    }

    @Test(arguments: Flip.both)
    func `On an axis that bounces, a fling without paging that reaches the end at speed overshoots, turns and returns`(
        flip: Flip
    ) {
        let stage = stage(flip)
        let view = scroller(flip, in: stage)
        view.contentOffset = flip(CGPoint(0, 700))
        stage.release(view, velocity: flip(CGPoint(0, 2000)))
        var ways: [CGFloat] = [700]
        while view.isDecelerating, ways.count < 400 {
            stage.tick()
            ways.append(flip(view.contentOffset).y)
        }
        let top = ways.max()!
        let turn = ways.firstIndex(of: top)!
        #expect(top > 810)
        #expect(top < 900)
        #expect(ways.last == 800)
        #expect(ways.count > 30)
        #expect(zip(ways[...turn], ways[1...turn]).allSatisfy { $0 < $1 })
        // [SCROLL-10] Near the turn and near the end, the content moves less than a pixel in a tick.
        #expect(ways.allSatisfy { $0 == rounded($0, in: view) })
        #expect(zip(ways[turn...], ways[(turn + 1)...]).allSatisfy { $0 >= $1 })
        #expect(Set(ways[turn...]).count > 20, "the content returns in many steps")
        // The content slows down until it stops: no step is longer than the previous one.
        let steps = zip(ways[...turn], ways[1...turn]).map { $1 - $0 }
        #expect(zip(steps, steps.dropFirst()).allSatisfy { $0 >= $1 - 1e-6 })
        #expect(abs(steps[0] - 2000 / 60) < 2)
    }

    @Test(arguments: Flip.both)
    func `A fling overshoots only along the axes that bounce`(flip: Flip) {
        let stage = stage(flip)
        let view = scroller(flip, in: stage)
        if flip.isAcross { view.bouncesHorizontally = false } else { view.bouncesVertically = false }
        view.contentOffset = flip(CGPoint(40, 700))
        stage.release(view, velocity: CGPoint(2000, 2000))
        var farthest = CGPoint.zero
        while view.isDecelerating {
            stage.tick()
            let offset = flip(view.contentOffset)
            farthest = CGPoint(max(farthest.x, offset.x), max(farthest.y, offset.y))
        }
        #expect(farthest.x > 51)
        #expect(abs(farthest.y - 800) < 0.01)
    }

    @Test(arguments: Flip.both)
    func `A drag of a scroll view with paging ends at whole pages, if the content has whole pages`(flip: Flip) {
        let stage = stage(flip)
        let view = scroller(flip, in: stage)
        (view.contentSize, view.isPagingEnabled) = (flip(CGSize(400, 1000)), true)
        for (offset, velocity, wanted) in [
            (CGPoint(30, 90), CGPoint.zero, CGPoint(0, 0)), (CGPoint(60, 110), .zero, CGPoint(100, 200)),
            (CGPoint(0, 110), CGPoint(0, 10), CGPoint(0, 200)), (CGPoint(0, 390), CGPoint(0, -10), CGPoint(0, 200)),
            (CGPoint(110, 0), CGPoint(10, 0), CGPoint(200, 0)), (CGPoint(290, 0), CGPoint(-10, 0), CGPoint(200, 0)),
        ] {
            view.contentOffset = flip(offset)
            stage.release(view, velocity: flip(velocity))
            stage.settle()
            #expect(flip(view.contentOffset) == wanted)
        }
        stage.act("no width") { view.frame.size = flip(CGSize(0, 200)) }
        view.contentOffset = flip(CGPoint(30, 190))
        stage.release(view)
        stage.settle()
        #expect(flip(view.contentOffset) == CGPoint(30, 200), "a view without length along an axis has no pages on it")
    }

    @Test(arguments: Flip.both)
    func `An animated scroll is halfway after half of its time, and can be stopped`(flip: Flip) {
        let stage = stage(flip)
        let (view, calls) = (scroller(flip, in: stage), ScrollLog())
        (view.delegate, calls.logsScrolling) = (calls, false)
        stage.act("scroll", settling: false) { view.setContentOffset(flip(CGPoint(40, 600)), animated: true) }
        #expect(view.isScrollAnimating)
        #expect(view.contentOffset == .zero)
        stage.advance(by: 0.15)
        #expect(Near(flip(view.contentOffset)) == Near(20, 300))
        stage.advance(by: 0.15)
        #expect(flip(view.contentOffset) == CGPoint(40, 600))
        #expect(calls.read() == ["didEndScrollingAnimation"])
        #expect(!view.isScrollAnimating)
        stage.act("again", settling: false) { view.setContentOffset(.zero, animated: true) }
        stage.advance(by: 0.1)
        let place = view.contentOffset
        view.stopScrollingAndZooming()
        stage.settle()
        #expect(view.contentOffset == place)
        #expect(place != .zero)
        #expect(calls.read().isEmpty)
        #expect(!view.isScrollAnimating)
        stage.release(view, velocity: flip(CGPoint(0, 500)))
        #expect(view.isDecelerating)
        view.stopScrollingAndZooming()
        #expect(!view.isDecelerating)
        _ = calls.read()
        // A finger that comes down while the content slows down stops it.
        stage.run {
            view.beginDragging()
            view.endDragging(velocity: flip(CGPoint(0, 500)))
            view.beginDragging()
        }
        #expect(calls.read().suffix(3) == ["willBeginDecelerating", "didEndDecelerating", "willBeginDragging"])
        #expect(view.isDragging)
        #expect(view.isTracking)
        #expect(view.motion == nil)
        stage.run { view.endDragging(velocity: .zero) }
        // A scroll is not animated without a distance, with animations disabled or without a
        // window.
        _ = calls.read()
        let end = view.contentOffset
        stage.act("same") { view.setContentOffset(end, animated: true) }
        stage.act("disabled") { UIView.performWithoutAnimation { view.setContentOffset(.zero, animated: true) } }
        #expect(view.contentOffset == .zero)
        #expect(calls.read().isEmpty)
        stage.remove(view)
        view.setContentOffset(CGPoint(1, 2), animated: true)
        #expect(view.contentOffset == CGPoint(1, 2))
    }

    @Test func `jumpToEnd ends a scroll motion at its target`() {
        let stage = Stage(width: 100, height: 200)
        let view = scroller(Flip(isAcross: false), in: stage)
        stage.act("scroll", settling: false) { view.setContentOffset(CGPoint(0, 300), animated: true) }
        view.motion?.jumpToEnd()
        #expect(view.contentOffset.y == 300)
        #expect(view.motion == nil)
    }
}
