/// The parts of the content in which cells are made ready and kept, which depend on the direction of the last scroll. [PRE-01]
struct PrefetchRegion {
    /// The direction of the last scroll, -1 or 1 along each axis. Along an axis that was never scrolled it is 0, which counts as forward.
    private var direction = CGPoint.zero

    var hasScrolled: Bool { direction != .zero }

    /// The length of the part ahead of the visible rectangle, as a fraction of that rectangle's length. [PRE-01], [PRE-04]
    static let reach: CGFloat = 0.75
    /// The margin in which cells are kept, around the visible rectangle and the part ahead, as a fraction of the visible rectangle's size.
    /// [PRE-01]
    static let slack: CGFloat = 0.25

    mutating func noteScroll(from old: CGPoint, to new: CGPoint) {
        if new.x != old.x { direction.x = new.x > old.x ? 1 : -1 }
        if new.y != old.y { direction.y = new.y > old.y ? 1 : -1 }
    }

    /// Returns the part of the content ahead of the visible rectangle; nil if there is none.
    func rectAhead(of visible: CGRect, content: CGSize) -> CGRect? {
        var rect = visible
        if content.height > visible.height {
            rect.size.height = visible.height * Self.reach
            rect.origin.y = direction.y < 0 ? visible.minY - rect.height : visible.maxY
        } else if content.width > visible.width {
            rect.size.width = visible.width * Self.reach
            rect.origin.x = direction.x < 0 ? visible.minX - rect.width : visible.maxX
        } else {
            return nil
        }
        return rect.overlap(with: CGRect(origin: .zero, size: content))
    }

    /// Returns the rectangle in which cells are kept: the visible one and the part ahead, with a margin on all sides.
    func rectKept(around visible: CGRect, content: CGSize) -> CGRect {
        let rect = rectAhead(of: visible, content: content).map(visible.union) ?? visible
        return rect.insetBy(dx: -visible.width * Self.slack, dy: -visible.height * Self.slack)
    }
}
