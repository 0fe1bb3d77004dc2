/// Is told what a scroll view does. Every method is optional: the default implementations below only note that they ran.
///
/// DIVERGES: any class may conform, not only a subclass of NSObject, because test cases are not NSObjects on Linux.
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
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)

    // Not modelled: content is not zoomed. These are never called.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) { OptionalMethod.defaultRan(self) }
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { OptionalMethod.defaultRan(self) }
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { OptionalMethod.defaultRan(self) }
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { OptionalMethod.defaultRan(self) }
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { OptionalMethod.defaultRan(self) }
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { OptionalMethod.defaultRan(self) }
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { OptionalMethod.defaultRan(self) }
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        OptionalMethod.defaultRan(self)
        return true
    }
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { OptionalMethod.defaultRan(self) }
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { OptionalMethod.defaultRan(self) }

    public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        OptionalMethod.defaultRan(self)
        return nil
    }
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { OptionalMethod.defaultRan(self) }
    public func scrollViewDidZoom(_ scrollView: UIScrollView) { OptionalMethod.defaultRan(self) }
    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        OptionalMethod.defaultRan(self)
    }
}
