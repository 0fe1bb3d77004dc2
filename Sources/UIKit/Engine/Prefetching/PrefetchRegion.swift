/// Computes the parts of the content in which cells are prefetched or kept. They depend on the
/// direction of the last scroll. [PRE-01]
struct PrefetchRegion {
    /// The direction of the last scroll along each axis: 1 for forward, -1 for backward. It is 0
    /// along an axis that was never scrolled, which counts as forward.
    private var direction = CGPoint.zero

    var hasScrolled: Bool { direction != .zero }

    /// The length of the area ahead of the visible rectangle in which cells are prefetched, as a
    /// fraction of that rectangle's length.
    /// [PRE-01], [PRE-04]
    static let aheadFraction: CGFloat = 0.75
    /// The margin, around the visible rectangle and the part ahead of it, in which cells are kept.
    /// It is a fraction of the visible rectangle's size. [PRE-01]
    static let marginFraction: CGFloat = 0.25

    mutating func noteScroll(from old: CGPoint, to new: CGPoint) {
        if new.x != old.x { direction.x = new.x > old.x ? 1 : -1 }
        if new.y != old.y { direction.y = new.y > old.y ? 1 : -1 }
    }

    /// Returns the part of the content in which cells are prefetched, ahead of the visible
    /// rectangle: above or below it if the content is higher than it, otherwise at its left or
    /// right. Nil if no content is left there, and for content that is neither higher nor wider
    /// than the visible rectangle.
    func rectAhead(of visible: CGRect, contentSize: CGSize) -> CGRect? {
        var rect = visible
        if contentSize.height > visible.height {
            rect.size.height = visible.height * Self.aheadFraction
            rect.origin.y = direction.y < 0 ? visible.minY - rect.height : visible.maxY
        } else if contentSize.width > visible.width {
            rect.size.width = visible.width * Self.aheadFraction
            rect.origin.x = direction.x < 0 ? visible.minX - rect.width : visible.maxX
        } else {
            return nil
        }
        return rect.overlap(with: CGRect(origin: .zero, size: contentSize))
    }

    /// Returns the rectangle in which cells are kept: the visible rectangle and the part ahead of
    /// it, with a margin on all sides.
    func rectOfKeptCells(around visible: CGRect, contentSize: CGSize) -> CGRect {
        let rect = rectAhead(of: visible, contentSize: contentSize).map(visible.union) ?? visible
        return rect.insetBy(dx: -visible.width * Self.marginFraction, dy: -visible.height * Self.marginFraction)
    }
}
