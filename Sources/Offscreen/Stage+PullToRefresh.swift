import UIKit

extension Stage {
    /// Pulls the content of a scroll view down from its top with a finger, and lifts the finger.
    /// While the finger is down, the refresh control begins to refresh and sends `.valueChanged`.
    /// [SCROLL-08]
    ///
    /// - Parameter view: the scroll view. It may be left out if there is only one collection view
    ///   in the window.
    /// - Throws: ``StageError`` with the reason, if a pull would not begin a refresh. Nothing is
    ///   moved then.
    public func pullToRefresh(
        _ view: UIScrollView? = nil, settling: Bool = true, file: String = #fileID, line: Int = #line
    ) throws {
        let view = try view ?? onlyList(file: file, line: line)
        let control = try refreshControlForPull(in: view, file: file, line: line)
        let step = Step.drag(x: 0, y: -150, seconds: 0.25)
        tick("\(step)", file: file, line: line) { view.beginDragging() }
        for _ in 1...15 { tick { view.drag(by: CGPoint(x: 0, y: -10)) } }
        tick { control.simulatePull() }
        act("", settling: settling, file: file, line: line) { view.endDragging(velocity: .zero) }
    }

    /// Returns the refresh control that a pull in a scroll view would trigger, or throws the reason
    /// why a pull would trigger none.
    private func refreshControlForPull(in view: UIScrollView, file: String, line: Int) throws -> UIRefreshControl {
        func failure(_ why: String) -> StageError {
            StageError(description: "a pull begins no refresh: \(why)").withSource(file: file, line: line)
        }
        guard let control = view.refreshControl ?? view.subviews.lazy.compactMap({ $0 as? UIRefreshControl }).first
        else {
            throw failure("the scroll view has no refreshControl")
        }
        if view.window !== window { throw failure("the scroll view is not in the window") }
        if control.isRefreshing { throw failure("the control is refreshing already; endRefreshing() was not called") }
        if !view.isScrollEnabled { throw failure("isScrollEnabled is false") }
        let top = -view.adjustedContentInset.top
        if view.contentOffset.y > top {
            throw failure("the content is \(Step.numberText(view.contentOffset.y - top)) points from its top")
        }
        let overflows =
            view.contentSize.height + view.adjustedContentInset.top + view.adjustedContentInset.bottom
            > view.bounds.height
        if !view.bouncesVertically || !overflows && !view.alwaysBounceVertical {
            throw failure("the content does not move beyond its top; set alwaysBounceVertical, and leave bounces true")
        }
        return control
    }
}
