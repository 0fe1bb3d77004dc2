/// The call syntax of optional methods in code for iOS, `delegate.scrollViewDidScroll?(scrollView)`: nil when the delegate does not
/// implement the method.
extension UIScrollViewDelegate {
    public var scrollViewDidScroll: _ScrollViewCall? {
        _ScrollViewCall { view in OptionalMethod.answer(of: self) { self.scrollViewDidScroll(view) } }
    }

    public var scrollViewWillBeginDragging: _ScrollViewCall? {
        _ScrollViewCall { view in OptionalMethod.answer(of: self) { self.scrollViewWillBeginDragging(view) } }
    }

    public var scrollViewWillBeginDecelerating: _ScrollViewCall? {
        _ScrollViewCall { view in OptionalMethod.answer(of: self) { self.scrollViewWillBeginDecelerating(view) } }
    }

    public var scrollViewDidEndDecelerating: _ScrollViewCall? {
        _ScrollViewCall { view in OptionalMethod.answer(of: self) { self.scrollViewDidEndDecelerating(view) } }
    }

    public var scrollViewDidEndScrollingAnimation: _ScrollViewCall? {
        _ScrollViewCall { view in OptionalMethod.answer(of: self) { self.scrollViewDidEndScrollingAnimation(view) } }
    }

    public var scrollViewDidScrollToTop: _ScrollViewCall? {
        _ScrollViewCall { view in OptionalMethod.answer(of: self) { self.scrollViewDidScrollToTop(view) } }
    }

    public var scrollViewDidChangeAdjustedContentInset: _ScrollViewCall? {
        _ScrollViewCall { view in OptionalMethod.answer(of: self) { self.scrollViewDidChangeAdjustedContentInset(view) } }
    }

    public var scrollViewDidZoom: _ScrollViewCall? {
        _ScrollViewCall { view in OptionalMethod.answer(of: self) { self.scrollViewDidZoom(view) } }
    }

    public var scrollViewShouldScrollToTop: _ScrollViewDelegateCalls? { _ScrollViewDelegateCalls(delegate: self) }
    public var scrollViewWillEndDragging: _ScrollViewDelegateCalls? { _ScrollViewDelegateCalls(delegate: self) }
    public var scrollViewDidEndDragging: _ScrollViewDelegateCalls? { _ScrollViewDelegateCalls(delegate: self) }
    public var viewForZooming: _ScrollViewDelegateCalls? { _ScrollViewDelegateCalls(delegate: self) }
    public var scrollViewWillBeginZooming: _ScrollViewDelegateCalls? { _ScrollViewDelegateCalls(delegate: self) }
    public var scrollViewDidEndZooming: _ScrollViewDelegateCalls? { _ScrollViewDelegateCalls(delegate: self) }
}

/// A method that takes the scroll view alone.
@preconcurrency @MainActor
public struct _ScrollViewCall {
    let call: (UIScrollView) -> Void?

    @discardableResult
    public func callAsFunction(_ scrollView: UIScrollView) -> Void? { call(scrollView) }
}

/// The methods that take or return more, told apart by their labels.
@preconcurrency @MainActor
public struct _ScrollViewDelegateCalls {
    let delegate: any UIScrollViewDelegate

    @discardableResult
    public func callAsFunction(_ scrollView: UIScrollView) -> Bool? {
        OptionalMethod.answer(of: delegate) { delegate.scrollViewShouldScrollToTop(scrollView) }
    }

    @discardableResult
    public func callAsFunction(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) -> Void? {
        OptionalMethod.answer(of: delegate) {
            delegate.scrollViewWillEndDragging(scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
        }
    }

    @discardableResult
    public func callAsFunction(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) -> Void? {
        OptionalMethod.answer(of: delegate) { delegate.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate) }
    }

    @discardableResult
    public func callAsFunction(in scrollView: UIScrollView) -> UIView? {
        OptionalMethod.answer(of: delegate) { delegate.viewForZooming(in: scrollView) } ?? nil
    }

    @discardableResult
    public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?) -> Void? {
        OptionalMethod.answer(of: delegate) { delegate.scrollViewWillBeginZooming(scrollView, with: view) }
    }

    @discardableResult
    public func callAsFunction(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) -> Void? {
        OptionalMethod.answer(of: delegate) { delegate.scrollViewDidEndZooming(scrollView, with: view, atScale: scale) }
    }
}
