/// How far ahead of the visible rectangle cells are made ready, on which side, and how far around it they are kept. [PRE-01]
struct PrefetchRegion {
    /// The direction of the last scroll: -1, 0 or 1 along each axis.
    private(set) var direction = CGPoint(x: 1, y: 1)
    private(set) var hasScrolled = false

    /// How far ahead of the visible rectangle, in pages. [PRE-01], [PRE-04]
    static let reach: CGFloat = 0.75
    /// The share by which the kept rectangle is grown. [PRE-01]
    static let slack: CGFloat = 0.25

    mutating func noteScroll(from old: CGPoint, to new: CGPoint) {
        if new != old { hasScrolled = true }
        if new.x != old.x { direction.x = new.x > old.x ? 1 : -1 }
        if new.y != old.y { direction.y = new.y > old.y ? 1 : -1 }
    }

    /// The part of the content ahead of the visible rectangle; nil when there is none.
    func ahead(of visible: CGRect, content: CGSize) -> CGRect? {
        var rect = visible
        if content.height > visible.height {
            let length = visible.height * Self.reach
            rect.origin.y = direction.y > 0 ? visible.maxY : visible.minY - length
            rect.size.height = length
        } else if content.width > visible.width {
            let length = visible.width * Self.reach
            rect.origin.x = direction.x > 0 ? visible.maxX : visible.minX - length
            rect.size.width = length
        } else {
            return nil
        }
        return rect.shared(with: CGRect(origin: .zero, size: content))
    }

    /// The rectangle whose cells are kept: the visible one and the part ahead, grown on all sides.
    func kept(around visible: CGRect, content: CGSize) -> CGRect {
        let rect = ahead(of: visible, content: content).map(visible.union) ?? visible
        return rect.insetBy(dx: -visible.width * Self.slack, dy: -visible.height * Self.slack)
    }
}
