/// Changes the content offset and the content size. No other file of the engine changes them.
extension LayoutPreparation {
    /// Scrolls to an offset, or as near to it as the content allows.
    func scroll(to target: CGPoint, animated: Bool) {
        host.withRetainedView { $0.setContentOffset($0.clampedOffset(target), animated: animated) }
    }

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
        let size = layoutClient.contentSize()
        host.withView { if $0.contentSize != size { $0.contentSize = size } }
    }

    func moveToRightEndIfMirrored() {
        guard let width = layoutClient.flip.width, width > host.bounds.width else { return }
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
    ///
    /// - Parameter asksForTarget: whether the layout and the delegate are asked for another offset,
    ///   as they are after an animated change of the size. [OFFSET-02]
    func moveOffsetBackToEnd(asksForTarget: Bool = false) {
        guard state.transition == nil, !state.readiness.isLayoutInvalid else { return }
        host.withRetainedView { view in
            guard view.hasOffsetRangeChanged || asksForTarget, view.motion == nil else { return }
            view.hasOffsetRangeChanged = false
            guard !view.isDragging else { return }
            let (offset, end) = (view.contentOffset, view.offsetLimits.greatest)
            let proposed = CGPoint(x: min(offset.x, end.x), y: min(offset.y, end.y))
            move(view, to: asksForTarget ? targetOffset(forProposedOffset: proposed) : proposed)
        }
    }

    /// Sets the content offset after an update or a change of the layout. If this invalidates the
    /// layout, prepares it again.
    ///
    /// - Parameter item: an item that is to be in the middle of the bounds, as far as the content
    ///   allows. If it is nil, or if the layout has no place for it, the current offset is proposed
    ///   to the layout, moved into the range of valid offsets. [OFFSET-01], [OFFSET-03]
    func moveToTargetOffset(centering item: ElementKey? = nil) {
        host.withRetainedView { view in
            view.hasOffsetRangeChanged = false
            let proposed = view.clampedOffset(item.flatMap { offset(centering: $0) } ?? view.contentOffset)
            move(view, to: targetOffset(forProposedOffset: proposed))
        }
    }

    /// Proposes an offset to the layout. The layout's result is proposed to the delegate, whose
    /// result is returned.
    private func targetOffset(forProposedOffset proposed: CGPoint) -> CGPoint {
        delegateClient.targetOffset(forProposedOffset: layoutClient.targetOffset(forProposedOffset: proposed))
    }

    private func move(_ view: UIScrollView, to target: CGPoint) {
        guard target != view.contentOffset else { return }
        view.contentOffset = target
        prepareIfNeeded()
    }

    /// [OFFSET-01] Returns the offset at which the middle of an item's frame is in the middle of
    /// the bounds; nil if the item does not exist or has no place. The layout's frame is used as it
    /// is before any cell was asked for its size.
    private func offset(centering item: ElementKey) -> CGPoint? {
        guard counts.isValidItem(item),
            let frame = layoutClient.attributes(for: item, carriedItem: state.carriedItem)?.frame, frame.isNumeric
        else { return nil }
        let size = host.bounds.size
        return CGPoint(x: frame.midX - size.width / 2, y: frame.midY - size.height / 2)
    }
}
