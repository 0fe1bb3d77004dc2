import UIKit

/// A scroll view delegate that implements every method and logs the calls.
final class ScrollLog: NSObject, UIScrollViewDelegate, Logging {
    var log: [String] = []
    /// Whether calls of `scrollViewDidScroll(_:)` are logged too.
    var logsScrolling = true
    /// Changes the offset at which the content comes to rest.
    var changeTarget: ((inout CGPoint) -> Void)?
    var zoomedView: UIView?

    func scrollViewDidScroll(_ scrollView: UIScrollView) { if logsScrolling { log.append("didScroll") } }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("willBeginDragging") }
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity v: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        log.append("willEndDragging \(v.x) \(v.y)")
        changeTarget?(&targetContentOffset.pointee)
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate: Bool) {
        log.append("didEndDragging \(willDecelerate)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { log.append("willBeginDecelerating") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.append("didEndDecelerating") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.append("didEndScrollingAnimation") }
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        log.append("shouldScrollToTop")
        return false
    }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { log.append("didScrollToTop") }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        log.append("didChangeAdjustedContentInset")
    }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        log.append("viewForZooming")
        return zoomedView
    }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        log.append("willBeginZooming \(view === zoomedView)")
    }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { log.append("didZoom") }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        log.append("didEndZooming \(view === zoomedView) \(scale)")
    }
}
