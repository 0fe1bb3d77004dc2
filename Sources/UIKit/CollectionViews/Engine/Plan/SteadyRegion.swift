/// Where the visible rectangle may be without an element coming into view or going out of view. A pass whose rectangle is in it, and
/// for which nothing else has changed, has nothing to compare.
struct SteadyRegion {
    /// What was compared when the region was found.
    private let entries: Int
    private let elements: Int
    private let size: CGSize
    /// The origins that the rectangle may have.
    private var x: ClosedRange<CGFloat>
    private var y: ClosedRange<CGFloat>
    /// The number of elements in view.
    let count: Int

    /// Rounding must not let an edge be on another side than the comparison finds.
    private static let margin: CGFloat = 0.001
    private static let farthest: CGFloat = 1e9

    /// The region around a rectangle for which the visible elements were found to be right. Nil when there is none, or when it is
    /// not worth finding.
    init?(around rect: CGRect, of map: KnownAttributes, _ visible: VisibleElements) {
        guard abs(rect.minX) < Self.farthest, abs(rect.minY) < Self.farthest else { return nil }
        (entries, elements, size, count) = (map.version, visible.version, rect.size, visible.elements.count)
        var (left, right) = (-Self.farthest, Self.farthest)
        var (top, bottom) = (-Self.farthest, Self.farthest)
        for entry in map.entries where !entry.isHidden {
            let frame = entry.frame
            // Elements without a size show by a rule of their own. [PASS-14]
            guard frame.size.width > 0, frame.size.height > 0 else { return nil }
            let (maxX, maxY) = (frame.origin.x + frame.size.width, frame.origin.y + frame.size.height)
            if frame.shows(in: rect) {
                left = max(left, frame.origin.x - size.width)
                right = min(right, maxX)
                top = max(top, frame.origin.y - size.height)
                bottom = min(bottom, maxY)
            } else if rect.minY >= maxY {
                top = max(top, maxY)
            } else if rect.maxY <= frame.origin.y {
                bottom = min(bottom, frame.origin.y - size.height)
            } else if rect.minX >= maxX {
                left = max(left, maxX)
            } else {
                right = min(right, frame.origin.x - size.width)
            }
        }
        guard left + 2 * Self.margin <= right, top + 2 * Self.margin <= bottom else { return nil }
        x = left + Self.margin...right - Self.margin
        y = top + Self.margin...bottom - Self.margin
    }

    /// Whether the same elements show in `rect`, and everything else is as it was.
    func holds(for rect: CGRect, _ map: KnownAttributes, _ visible: VisibleElements) -> Bool {
        map.version == entries && visible.version == elements && rect.size == size && x.contains(rect.origin.x)
            && y.contains(rect.origin.y)
    }

    /// The rectangles farthest from each other that are in it.
    var corners: [CGRect] {
        [x.lowerBound, x.upperBound].flatMap { x in
            [y.lowerBound, y.upperBound].map { CGRect(origin: CGPoint(x: x, y: $0), size: size) }
        }
    }
}
