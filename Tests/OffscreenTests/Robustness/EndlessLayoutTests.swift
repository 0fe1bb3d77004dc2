import Offscreen
import Testing
import UIKit

@MainActor @Suite("Views and delegates that never come to rest")
struct EndlessLayoutTests {
    private final class SelfInvalidatingView: UIView {
        var layouts = 0

        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
            setNeedsLayout()
        }
    }

    @Test func `A view that calls setNeedsLayout in layoutSubviews does not hang the stage`() {
        let stage = Stage(width: 100, height: 100)
        let view = stage.run { SelfInvalidatingView() }
        stage.show(view)
        #expect(!stage.isAtRest)
        #expect((101..<1000).contains(view.layouts))
    }

    @Test func `A view that calls layoutIfNeeded in layoutSubviews is laid out 101 times and then no more`() {
        final class Eager: UIView {
            var layouts = 0

            override func layoutSubviews() {
                super.layoutSubviews()
                layouts += 1
                setNeedsLayout()
                layoutIfNeeded()
            }
        }
        let stage = Stage(width: 100, height: 100)
        let view = stage.run { Eager() }
        stage.show(view)
        #expect(stage.isAtRest)
        #expect(view.layouts == 101)
    }

    @Test func `A delegate that scrolls in scrollViewDidScroll is called only a hundred times`() {
        final class Pusher: NSObject, UIScrollViewDelegate {
            func scrollViewDidScroll(_ scrollView: UIScrollView) {
                scrollView.contentOffset.y += 1
                scrollView.contentOffset.y += 1
            }
        }
        let stage = Stage(width: 100, height: 100)
        let view = stage.run { UIScrollView() }
        let pusher = Pusher()
        view.contentSize = CGSize(width: 100, height: 10_000)
        stage.show(view)
        view.delegate = pusher
        stage.scroll(view, to: CGPoint(x: 0, y: 10))
        #expect(stage.isAtRest)
        // There are a hundred calls with two steps each.
        #expect(view.contentOffset.y == 210)
    }
}
