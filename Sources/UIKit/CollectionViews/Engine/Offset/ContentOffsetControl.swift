/// Changes the content offset and the content size. No other class of the engine changes them.
final class ContentOffsetControl: EnginePart {
    /// The sum of the offset adjustments that invalidation contexts have requested. The content offset changes by this distance at the end of the
    /// next preparation of the layout.
    private var adjustment = CGPoint.zero

    // MARK: - Invalidations

    /// Changes the content size by the `contentSizeAdjustment` of a context. Stores its `contentOffsetAdjustment` for `applyOffsetAdjustments()`.
    func handleAdjustments(of context: UICollectionViewLayoutInvalidationContext) {
        adjustment.x += context.contentOffsetAdjustment.x
        adjustment.y += context.contentOffsetAdjustment.y
        let change = context.contentSizeAdjustment
        guard change != .zero else { return }
        host.withView {
            $0.contentSize.width += change.width
            $0.contentSize.height += change.height
        }
    }

    func applyOffsetAdjustments() {
        guard adjustment != .zero else { return }
        let distance = adjustment
        adjustment = .zero
        host.withRetainedView { $0.contentOffset = CGPoint(x: $0.contentOffset.x + distance.x, y: $0.contentOffset.y + distance.y) }
    }

    /// Scrolls to an offset, or as near to it as the content allows.
    func scroll(to target: CGPoint, animated: Bool) {
        host.withRetainedView { $0.setContentOffset($0.clampedOffset(target), animated: animated) }
    }

    // MARK: - After the layout was prepared

    func updateContentSize() {
        let size = clients.layout.contentSize()
        host.withView { if $0.contentSize != size { $0.contentSize = size } }
    }

    func moveToRightEndIfMirrored() {
        guard let width = clients.layout.flip.width, width > host.bounds.width else { return }
        host.withRetainedView { $0.contentOffset.x = width - $0.bounds.width }
    }

    /// Moves the content offset into the range of valid offsets. Called when all data is new, because the content may have become smaller.
    func moveIntoContent() {
        host.withRetainedView {
            let offset = $0.clampedOffset($0.contentOffset)
            if offset != $0.contentOffset { $0.contentOffset = offset }
        }
    }

    /// [SCROLL-01] Moves the content offset back to the end of the content, if it is beyond the end. Does so only after the range of valid
    /// offsets has changed, with a valid layout, and not during a scroll by a finger or an animation or during an interactive transition.
    ///
    /// - Returns: whether the content offset has changed.
    func moveBackToEnd() -> Bool {
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

    /// Sets the content offset after an update or a change of the layout. The current offset, moved into the range of valid offsets, is proposed
    /// to the layout. The layout's result is proposed to the delegate, and the delegate's result is used.
    ///
    /// - Returns: whether the content offset has changed.
    func moveToTargetOffset() -> Bool {
        host.withRetainedView { view in
            view.hasOffsetRangeChanged = false
            let proposed = view.clampedOffset(view.contentOffset)
            let target = clients.delegate.targetOffset(forProposedOffset: clients.layout.targetOffset(forProposedOffset: proposed))
            guard target != view.contentOffset else { return false }
            view.contentOffset = target
            return true
        }
    }
}
