/// The content offset and the content size. No other part of the engine changes them.
final class ContentOffset: EnginePart {
    /// The distance by which invalidations want the content to move.
    private var adjustment = CGPoint.zero

    // MARK: - Invalidations

    /// Changes the content size by what a context says, and keeps the change of the offset for `adjust()`.
    func note(_ context: UICollectionViewLayoutInvalidationContext) {
        adjustment.x += context.contentOffsetAdjustment.x
        adjustment.y += context.contentOffsetAdjustment.y
        let change = context.contentSizeAdjustment
        guard change != .zero else { return }
        host.peek {
            $0.contentSize.width += change.width
            $0.contentSize.height += change.height
        }
    }

    /// Moves the content by what the invalidations since the last preparation have said.
    func adjust() {
        guard adjustment != .zero else { return }
        let distance = adjustment
        adjustment = .zero
        host.lend { $0.contentOffset = CGPoint(x: $0.contentOffset.x + distance.x, y: $0.contentOffset.y + distance.y) }
    }

    /// Scrolls as far as the content allows.
    func scroll(to target: CGPoint, animated: Bool) {
        host.lend { $0.setContentOffset($0.clamped(target), animated: animated) }
    }

    // MARK: - A prepared layout

    func readContentSize() {
        let size = clients.layout.contentSize()
        host.peek { if $0.contentSize != size { $0.contentSize = size } }
    }

    /// Lets the content begin at its leading edge, which is the right one when it is mirrored.
    func standAtLeadingEdge() {
        guard let width = clients.layout.flip.width, width > host.bounds.width else { return }
        host.lend { $0.contentOffset.x = width - $0.bounds.width }
    }

    /// After a reload that leaves less content, the view does not stay beyond its end. [api: section 6]
    func pullBack() {
        host.lend {
            let offset = $0.clamped($0.contentOffset)
            if offset != $0.contentOffset { $0.contentOffset = offset }
        }
    }

    /// [SCROLL-01] Pulls an offset beyond the end back, once the layout has said how large the content is.
    ///
    /// - Returns: whether the content has moved.
    func stayInRange() -> Bool {
        guard state.transition == nil, !state.readiness.isLayoutInvalid else { return false }
        return host.lend { view in
            guard view.isRangeNew, view.motion == nil else { return false }
            view.isRangeNew = false
            guard !view.isDragging else { return false }
            let (offset, end) = (view.contentOffset, view.offsetLimits.greatest)
            guard offset.x > end.x || offset.y > end.y else { return false }
            view.contentOffset = CGPoint(x: min(offset.x, end.x), y: min(offset.y, end.y))
            return true
        }
    }

    /// After an update, or with another layout, the offset may not lie beyond the end of the content unless the app says so. The
    /// layout is asked first, then the delegate, who has the last word. [api: section 1]
    ///
    /// - Returns: whether the content has moved.
    func goToTarget() -> Bool {
        host.lend { view in
            view.isRangeNew = false
            let proposed = view.clamped(view.contentOffset)
            let target = clients.delegate.targetOffset(forProposed: clients.layout.targetOffset(forProposed: proposed))
            guard target != view.contentOffset else { return false }
            view.contentOffset = target
            return true
        }
    }
}
