extension EnginePart {
    /// Scrolls to an offset, or as near to it as the content allows.
    final func scroll(to target: CGPoint, animated: Bool) {
        host.withRetainedView { $0.setContentOffset($0.clampedOffset(target), animated: animated) }
    }
}

/// Changes the content offset and the content size. No other file of the engine changes them.
extension LayoutPreparation {
    // MARK: - Invalidations

    /// Changes the content size by the `contentSizeAdjustment` of a context. Stores its
    /// `contentOffsetAdjustment` for `applyOffsetAdjustments()`.
    func handleAdjustments(of context: UICollectionViewLayoutInvalidationContext) {
        offsetAdjustment.x += context.contentOffsetAdjustment.x
        offsetAdjustment.y += context.contentOffsetAdjustment.y
        let change = context.contentSizeAdjustment
        guard change != .zero else { return }
        host.withView {
            $0.contentSize.width += change.width
            $0.contentSize.height += change.height
        }
    }

    func applyOffsetAdjustments() {
        guard offsetAdjustment != .zero else { return }
        let distance = offsetAdjustment
        offsetAdjustment = .zero
        host.withRetainedView {
            $0.contentOffset = CGPoint(x: $0.contentOffset.x + distance.x, y: $0.contentOffset.y + distance.y)
        }
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

    /// Moves the content offset into the range of valid offsets. Called when all data is new,
    /// because the content may have become smaller.
    func moveIntoContent() {
        host.withRetainedView {
            let offset = $0.clampedOffset($0.contentOffset)
            if offset != $0.contentOffset { $0.contentOffset = offset }
        }
    }

    /// [SCROLL-01] Moves the content offset back to the end of the content, if it is beyond the
    /// end. Does so only after the range of valid offsets has changed, with a valid layout, and not
    /// during a scroll by a finger or an animation or during an interactive transition. If this
    /// invalidates the layout, prepares it again.
    func moveOffsetBackToEnd() {
        guard state.transition == nil, !state.readiness.isLayoutInvalid else { return }
        host.withRetainedView { view in
            guard view.hasOffsetRangeChanged, view.motion == nil else { return }
            view.hasOffsetRangeChanged = false
            guard !view.isDragging else { return }
            let (offset, end) = (view.contentOffset, view.offsetLimits.greatest)
            guard offset.x > end.x || offset.y > end.y else { return }
            view.contentOffset = CGPoint(x: min(offset.x, end.x), y: min(offset.y, end.y))
            prepareIfNeeded()
        }
    }

    /// Sets the content offset after an update or a change of the layout. The current offset, moved
    /// into the range of valid offsets, is proposed to the layout. The layout's result is proposed
    /// to the delegate, and the delegate's result is used. If this invalidates the layout, prepares
    /// it again.
    func moveToTargetOffset() {
        host.withRetainedView { view in
            view.hasOffsetRangeChanged = false
            let proposed = view.clampedOffset(view.contentOffset)
            let target = clients.delegate.targetOffset(
                forProposedOffset: clients.layout.targetOffset(forProposedOffset: proposed))
            guard target != view.contentOffset else { return }
            view.contentOffset = target
            prepareIfNeeded()
        }
    }
}
