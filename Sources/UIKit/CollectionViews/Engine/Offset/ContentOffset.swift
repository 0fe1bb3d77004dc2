/// Changes the content offset and the content size. No other part of the engine changes them.
final class ContentOffset: EnginePart {
    /// The distance by which the content moves at the end of the next preparation: the sum of the offset adjustments that invalidation
    /// contexts requested.
    private var adjustment = CGPoint.zero

    // MARK: - Invalidations

    /// Changes the content size by the adjustment of a context, and stores the adjustment of the offset for `applyAdjustments()`.
    func noteAdjustments(of context: UICollectionViewLayoutInvalidationContext) {
        adjustment.x += context.contentOffsetAdjustment.x
        adjustment.y += context.contentOffsetAdjustment.y
        let change = context.contentSizeAdjustment
        guard change != .zero else { return }
        host.withView {
            $0.contentSize.width += change.width
            $0.contentSize.height += change.height
        }
    }

    /// Moves the content by the sum of the adjustments that were stored since the last preparation.
    func applyAdjustments() {
        guard adjustment != .zero else { return }
        let distance = adjustment
        adjustment = .zero
        host.withRetainedView { $0.contentOffset = CGPoint(x: $0.contentOffset.x + distance.x, y: $0.contentOffset.y + distance.y) }
    }

    /// Scrolls to an offset, or as near to it as the content allows.
    func scroll(to target: CGPoint, animated: Bool) {
        host.withRetainedView { $0.setContentOffset($0.clamped(target), animated: animated) }
    }

    // MARK: - After the layout was prepared

    func readContentSize() {
        let size = clients.layout.contentSize()
        host.withView { if $0.contentSize != size { $0.contentSize = size } }
    }

    /// Moves the content to its leading edge, which is the right one if the layout is mirrored.
    func moveToLeadingEdge() {
        guard let width = clients.layout.flip.width, width > host.bounds.width else { return }
        host.withRetainedView { $0.contentOffset.x = width - $0.bounds.width }
    }

    /// Moves the content offset back into the content, if it is outside. Called after a reload, which may leave less content.
    func moveIntoContent() {
        host.withRetainedView {
            let offset = $0.clamped($0.contentOffset)
            if offset != $0.contentOffset { $0.contentOffset = offset }
        }
    }

    /// [SCROLL-01] Moves the content back to its end, if the content offset is beyond the end. This is done only if the range of valid
    /// offsets has changed and the layout has returned the content size.
    ///
    /// - Returns: whether the content has moved.
    func moveBackFromEnd() -> Bool {
        guard state.transition == nil, !state.readiness.isLayoutInvalid else { return false }
        return host.withRetainedView { view in
            guard view.hasOffsetRangeChanged, view.motion == nil else { return false }
            view.hasOffsetRangeChanged = false
            guard !view.isDragging else { return false }
            let (offset, end) = (view.contentOffset, view.offsetLimits.greatest)
            guard offset.x > end.x || offset.y > end.y else { return false }
            view.contentOffset = CGPoint(x: min(offset.x, end.x), y: min(offset.y, end.y))
            return true
        }
    }

    /// Moves the content to its target offset after an update or a change of the layout. The current offset, moved into the content, is
    /// proposed to the layout, and the layout's answer is proposed to the delegate. The delegate's answer is used.
    ///
    /// - Returns: whether the content has moved.
    func moveToTargetOffset() -> Bool {
        host.withRetainedView { view in
            view.hasOffsetRangeChanged = false
            let proposed = view.clamped(view.contentOffset)
            let target = clients.delegate.targetOffset(forProposed: clients.layout.targetOffset(forProposed: proposed))
            guard target != view.contentOffset else { return false }
            view.contentOffset = target
            return true
        }
    }
}
