/// Computes and limits offsets, follows changes of the insets, calls the delegate, and places the
/// indicators.
extension UIScrollView {
    /// The part of the safe area that is added to the content inset.
    var safeAreaContribution: UIEdgeInsets {
        let safe = safeAreaInsets
        guard safe != .zero else { return .zero }
        switch contentInsetAdjustmentBehavior {
        case .never:
            return .zero
        case .always:
            return safe
        case .automatic, .scrollableAxes:
            // UNKNOWN: how `automatic` differs from `scrollableAxes`. The difference depends on the
            // surrounding controllers. Here both are alike.
            let scrollsDown = alwaysBounceVertical || contentSize.height > bounds.height
            let scrollsAcross = alwaysBounceHorizontal || contentSize.width > bounds.width
            return UIEdgeInsets(
                top: scrollsDown ? safe.top : 0, left: scrollsAcross ? safe.left : 0,
                bottom: scrollsDown ? safe.bottom : 0, right: scrollsAcross ? safe.right : 0)
        }
    }

    /// The least and the greatest offset at which the content is not beyond its ends.
    var offsetLimits: (least: CGPoint, greatest: CGPoint) {
        let inset = adjustedContentInset
        let least = CGPoint(x: 0 - inset.left, y: 0 - inset.top)
        return (least, CGPoint { max(least[$0], contentSize[$0] + inset.end(along: $0) - bounds.length(along: $0)) })
    }

    package func clampedOffset(_ offset: CGPoint) -> CGPoint {
        let (least, greatest) = offsetLimits
        return CGPoint { min(max(offset[$0], least[$0]), greatest[$0]) }
    }

    /// Returns a coordinate of an offset, rounded to whole pixels of the screen. [SCROLL-10]
    func roundedToPixel(_ coordinate: CGFloat) -> CGFloat { coordinate.rounded(toPixelsOf: world.screen.scale) }

    func scroll(to offset: CGPoint, animated: Bool) {
        // [SCROLL-03] An animated scroll of less than half a point does nothing.
        if animated, abs(offset.x - contentOffset.x) < 0.5, abs(offset.y - contentOffset.y) < 0.5 { return }
        // [SCROLL-09] A scroll that is under way ends first.
        //
        // UNKNOWN: whether a deceleration that code ends calls scrollViewDidEndDecelerating. Here
        // it does, as for a finger that stops the content. It is also unknown what UIKit does if
        // the delegate then begins a scroll. Here that scroll is replaced by this one, without
        // another call of the delegate.
        motion?.endEarly()
        motion = nil
        guard layer.validate(bounds: CGRect(origin: offset, size: bounds.size)) else { return }
        // An offset that is infinitely far away cannot be reached by an animation.
        let isReachable = (offset.x - contentOffset.x).isFinite && (offset.y - contentOffset.y).isFinite
        guard animated, isReachable, offset != contentOffset, UIView.areAnimationsEnabled, window != nil else {
            contentOffset = offset
            return
        }
        showIndicators()
        // UNKNOWN: the exact duration in UIKit, which is close to this one.
        let seconds = 0.3
        start(
            ScrollMotion(
                view: self, x: .eased(from: contentOffset.x, to: offset.x, duration: seconds),
                y: .eased(from: contentOffset.y, to: offset.y, duration: seconds),
                // UNKNOWN: whether the offsets of an animated scroll are whole pixels. Here they
                // are not rounded.
                roundsToPixels: false
            ) { view in
                view.callDelegate(.didEndScrollingAnimation) { $0.scrollViewDidEndScrollingAnimation(view) }
            })
    }

    /// Returns the nearest offset, within the limits, at which the part of `rect` inside the
    /// content is visible. Along an axis where that part does not fit into the view, its start is
    /// shown. Nil if `rect` does not touch the content, or if one of them contains NaN.
    func offset(showing rect: CGRect) -> CGPoint? {
        let content = CGRect(origin: .zero, size: contentSize)
        guard rect.isNumeric, content.isNumeric, let wanted = rect.intersectionIncludingEdges(with: content) else {
            return nil
        }
        let inset = adjustedContentInset
        let target = CGPoint { axis in
            let (start, current, length) = (wanted.start(along: axis), contentOffset[axis], bounds.length(along: axis))
            let end = start + wanted.length(along: axis)
            let (insetBefore, insetAfter) = (inset.start(along: axis), inset.end(along: axis))
            if start < current + insetBefore { return start - insetBefore }
            if end > current + length - insetAfter { return min(start - insetBefore, end - length + insetAfter) }
            return current
        }
        return clampedOffset(target)
    }

    /// Calls the delegate if `adjustedContentInset` has changed since the last call of this
    /// function. Before that, content at its top or left end is moved to the new end.
    func handleAdjustedInsetChange() {
        let (old, new) = (knownAdjustedInset, adjustedContentInset)
        guard !new.isSame(as: old) else { return }
        knownAdjustedInset = new
        // Content that is scrolled to its top or left end stays at that end, whose offset is the
        // negative inset.
        var offset = contentOffset
        if offset.y == -old.top { offset.y = 0 - new.top }
        if offset.x == -old.left { offset.x = 0 - new.left }
        contentOffset = offset
        offsetRangeDidChange()
        adjustedContentInsetDidChange()
        callDelegate(.didChangeAdjustedContentInset) { $0.scrollViewDidChangeAdjustedContentInset(self) }
        setNeedsLayout()
    }

    /// Limits the offset after the size of the view, the size of the content or the adjusted inset
    /// has changed. During a layout of the view, `layoutSubviews()` limits the offset instead.
    func offsetRangeDidChange() {
        hasOffsetRangeChanged = true
        if !isBeingLaidOut { limitOffsetToEndIfNeeded() }
    }

    /// [SCROLL-01] Limits the offset to the end of the content after the range of offsets has
    /// changed, unless a finger or a motion moves the content. When a motion has reached its end,
    /// this function is called again.
    func limitOffsetToEndIfNeeded() {
        guard hasOffsetRangeChanged, isContentSizeFinal, motion == nil else { return }
        hasOffsetRangeChanged = false
        guard !isDragging else { return }
        let (offset, end) = (contentOffset, offsetLimits.greatest)
        if offset.x > end.x || offset.y > end.y {
            contentOffset = CGPoint(x: min(offset.x, end.x), y: min(offset.y, end.y))
        }
    }

    // MARK: - Calling the delegate

    enum ScrollDelegateMethod: UInt8 {
        case didScroll, didEndScrollingAnimation, willBeginDragging, willEndDragging, didEndDragging,
            willBeginDecelerating,
            didEndDecelerating, didChangeAdjustedContentInset
    }

    func callDelegate(_ method: ScrollDelegateMethod, _ call: (any UIScrollViewDelegate) -> Void) {
        guard !missingScrollMethods.contains(method), let delegate = _scrollDelegate else { return }
        if OptionalMethod.answer(of: delegate, { call(delegate) }) == nil { missingScrollMethods.insert(method) }
    }

    func callDidScroll() {
        guard scrollReentrancyLimit.beginRound(in: world) else { return }
        callDelegate(.didScroll) { $0.scrollViewDidScroll(self) }
        scrollReentrancyLimit.endRound()
    }

    // MARK: - Indicators

    /// [STACK-13] The index at which a new child is inserted directly behind the indicators, as
    /// long as these are the frontmost children.
    var frontIndex: Int {
        layer.children.count - (indicators.vertical == nil ? 0 : 1) - (indicators.horizontal == nil ? 0 : 1)
    }

    /// [STACK-13] Creates the enabled indicators at the first layout, and at the next layout after
    /// an indicator was enabled or disabled, on iOS 13 and later. The indicators are invisible
    /// until a drag, an animated scroll or `flashScrollIndicators()` shows them.
    func prepareIndicators() {
        guard !hasPreparedIndicators, world.hasIndicatorsFromStart else { return }
        hasPreparedIndicators = true
        for axis in [.vertical, .horizontal] as [NSLayoutConstraint.Axis] where showsIndicator(along: axis) {
            createIndicatorIfMissing(along: axis)
        }
    }

    private func showsIndicator(along axis: NSLayoutConstraint.Axis) -> Bool {
        axis == .vertical ? showsVerticalScrollIndicator : showsHorizontalScrollIndicator
    }

    private func createIndicatorIfMissing(along axis: NSLayoutConstraint.Axis) {
        guard indicators[axis] == nil else { return }
        let indicator = world.run { ScrollIndicator(axis: axis) }
        indicator.alpha = 0
        // The indicator needs no layout, so `addSubview` is not called.
        guard layer.raiseLevels(forAdding: indicator.layer) else { return }
        layer.attach(CALayer.Child(layer: indicator.layer, view: indicator), at: layer.children.count)
        indicators[axis] = indicator
    }

    func showIndicators() {
        for axis in [.vertical, .horizontal] as [NSLayoutConstraint.Axis]
        where showsIndicator(along: axis) && contentSize[axis] > bounds.length(along: axis) {
            createIndicatorIfMissing(along: axis)
            indicators[axis]?.alpha = 1
        }
        updateIndicators()
    }

    func updateIndicators() {
        indicators.vertical?.update(in: self, isEnabled: showsVerticalScrollIndicator)
        indicators.horizontal?.update(in: self, isEnabled: showsHorizontalScrollIndicator)
    }
}

extension UIEdgeInsets {
    /// Whether the insets are equal. NaN counts as equal to NaN.
    fileprivate func isSame(as other: UIEdgeInsets) -> Bool {
        func isSame(_ a: CGFloat, as b: CGFloat) -> Bool { a == b || (a.isNaN && b.isNaN) }
        return isSame(top, as: other.top) && isSame(left, as: other.left) && isSame(bottom, as: other.bottom)
            && isSame(right, as: other.right)
    }
}
