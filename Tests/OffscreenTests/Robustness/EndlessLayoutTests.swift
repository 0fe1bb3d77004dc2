import Offscreen
import Testing
import UIKit

@MainActor struct EndlessLayoutTests {
    private final class SelfInvalidatingView: UIView {
        var layouts = 0
        var isEager = false
        var isEndless = true

        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
            if isEndless { setNeedsLayout() }
            if isEager { layoutIfNeeded() }
        }
    }

    private let stage = Stage(width: 100, height: 100)

    @Test
    func
        `If a view calls setNeedsLayout in layoutSubviews, the stage lays out the view fewer than 1000 times and continues`()
    {
        let view = stage.run { SelfInvalidatingView() }
        stage.show(view)
        #expect(!stage.isAtRest)
        #expect((101..<1000).contains(view.layouts))
    }

    @Test func `At endless layout the stage still waits for delayed work, which may end the layout [VIEW-10]`() {
        let view = stage.run { SelfInvalidatingView() }
        stage.run {
            stage.window.addSubview(view)
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { view.isEndless = false }
        }
        stage.settle()
        #expect(stage.isAtRest)
        #expect(!view.isEndless)
    }

    @Test
    func
        `A view that calls setNeedsLayout and layoutIfNeeded in layoutSubviews is laid out 101 times and then no more`()
    {
        let view = stage.run { SelfInvalidatingView() }
        view.isEager = true
        stage.show(view)
        #expect(stage.isAtRest)
        #expect(view.layouts == 101)
    }

    @Test
    func `A delegate that scrolls in every call of scrollViewDidScroll is called only a hundred times for one scroll`()
    {
        final class Pusher: NSObject, UIScrollViewDelegate {
            func scrollViewDidScroll(_ scrollView: UIScrollView) { for _ in 1...2 { scrollView.contentOffset.y += 1 } }
        }
        let (view, pusher) = (stage.run { UIScrollView() }, Pusher())
        view.contentSize = CGSize(width: 100, height: 10_000)
        stage.show(view)
        view.delegate = pusher
        stage.scroll(view, to: CGPoint(x: 0, y: 10))
        // There are a hundred calls with two steps each.
        #expect(stage.isAtRest)
        #expect(view.contentOffset.y == 210)
    }
}
