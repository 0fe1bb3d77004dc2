import Offscreen
import Testing
import UIKit

@MainActor struct PullToRefreshTests {
    private let stage = Stage(width: 100, height: 200, behavior: .current)
    private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    private let control = UIRefreshControl()

    private final class Log: NSObject, UIScrollViewDelegate {
        var lines: [String] = []
        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { lines.append("begin") }
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
            lines.append("end")
        }
    }

    init() {
        view.contentSize = CGSize(width: 100, height: 1000)
        view.refreshControl = control
        stage.show(view)
    }

    @Test func `A pull begins the refresh and sends the control's action while the finger is down [SCROLL-08]`() throws
    {
        let log = Log()
        view.delegate = log
        control.addAction(
            UIAction { [control, view] _ in
                let isAbove = view.contentOffset.y < 0
                log.lines.append(
                    "refreshing \(control.isRefreshing), dragging \(view.isDragging), above the top \(isAbove)")
            }, for: .valueChanged)
        try stage.pullToRefresh(view)
        #expect(log.lines == ["begin", "refreshing true, dragging true, above the top true", "end"])
        #expect(control.isRefreshing)
        #expect(view.contentOffset == .zero)
    }

    @Test func `A pull after endRefreshing() refreshes again`() throws {
        var count = 0
        control.addAction(UIAction { [control] _ in (count += 1, control.endRefreshing()).1 }, for: .valueChanged)
        for _ in 1...2 { try stage.pullToRefresh(view) }
        #expect(count == 2)
        #expect(!control.isRefreshing)
    }

    @Test
    func
        `pullToRefresh() without a view pulls the only list in the window, even if its refresh control is just a subview`()
        throws
    {
        let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        list.alwaysBounceVertical = true
        let control = UIRefreshControl()
        list.addSubview(control)
        stage.remove(view)
        stage.show(list)
        try stage.pullToRefresh()
        #expect(control.isRefreshing)
    }

    /// Returns the reason for which a pull fails, or "no error".
    private func failure() -> String {
        errorText { try stage.pullToRefresh(view) }.replacing("a pull begins no refresh: ", with: "")
    }

    @Test(arguments: [(60, 0), (0, 60)] as [(CGFloat, CGFloat)])
    func `A pull begins a refresh if the content with its insets is higher than the view`(
        top: CGFloat, bottom: CGFloat
    ) {
        view.contentSize.height = 150
        for (part, isEnough) in [(0.5, false), (5.0 / 6, false), (1, true)] as [(CGFloat, Bool)] {
            let inset = UIEdgeInsets(top: top * part, left: 0, bottom: bottom * part, right: 0)
            (view.contentInset, view.contentOffset) = (inset, CGPoint(x: 0, y: -inset.top))
            #expect((failure() == "no error") == isEnough, "\(inset)")
        }
        #expect(control.isRefreshing)
    }

    @Test func `A pull that cannot begin a refresh fails with the reason [SCROLL-08]`() throws {
        let still = "the content does not move beyond its top; set alwaysBounceVertical, and leave bounces true"
        view.isScrollEnabled = false
        #expect(failure() == "isScrollEnabled is false")
        view.isScrollEnabled = true
        view.contentSize.height = 150
        #expect(failure() == still)
        (view.alwaysBounceVertical, view.bounces) = (true, false)
        #expect(failure() == still)
        (view.bounces, view.contentSize.height, view.contentOffset.y) = (true, 1000, 300)
        #expect(failure() == "the content is 300 points from its top")
        #expect(view.contentOffset.y == 300)
        #expect(!control.isRefreshing)
        (view.contentOffset.y, view.refreshControl) = (0, nil)
        #expect(failure() == "the scroll view has no refreshControl")
        view.refreshControl = control
        #expect(failure() == "no error")
        #expect(failure() == "the control is refreshing already; endRefreshing() was not called")
        control.endRefreshing()
        stage.remove(view)
        #expect(failure() == "the scroll view is not in the window")
    }
}
