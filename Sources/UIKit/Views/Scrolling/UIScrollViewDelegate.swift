/// Methods for the scrolling, the zooming and the insets of a scroll view. Every method is
/// optional: a default implementation notes that the method is missing.
///
/// DIVERGES: any class may conform, not only subclasses of NSObject, because test cases on Linux
/// are not NSObjects.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)

    // Not modelled: there is no status bar to tap, so these methods are never called.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool  // default: true
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)

    // Not modelled: content is not zoomed, so these methods are never called.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
}
