/// The positions of the visible rectangle at which the same elements are in view. If nothing else has changed, a pass at one of these
/// positions has nothing to compare.
struct SteadyRegion {
    /// The version of the known entries when the region was found.
    private let entriesVersion: Int
    /// The version of the visible elements when the region was found.
    private let elementsVersion: Int
    /// The size of the visible rectangle when the region was found.
    private let size: CGSize
    /// The x coordinates of the rectangle's origin at which the same elements are in view.
    private var x: ClosedRange<CGFloat>
    /// The y coordinates of the rectangle's origin at which the same elements are in view.
    private var y: ClosedRange<CGFloat>
    /// The number of elements in view.
    let count: Int

    /// The distance that is kept from the computed limits. Without this margin, rounding could put an edge on the other side of a limit.
    private static let margin: CGFloat = 0.001
    private static let greatestCoordinate: CGFloat = 1e9

    /// Finds the positions near `rect` at which the same elements are in view. `visible` must hold exactly the elements that are visible in
    /// `rect`. Nil if the region is too small, if the origin of `rect` is too far out, or if an element that is not hidden has no size.
    init?(around rect: CGRect, of map: KnownAttributes, _ visible: VisibleElements) {
        guard abs(rect.minX) < Self.greatestCoordinate, abs(rect.minY) < Self.greatestCoordinate else { return nil }
        (entriesVersion, elementsVersion, size, count) = (map.version, visible.version, rect.size, visible.elements.count)
        var (left, right) = (-Self.greatestCoordinate, Self.greatestCoordinate)
        var (top, bottom) = (-Self.greatestCoordinate, Self.greatestCoordinate)
        for entry in map.entries where !entry.isHidden {
            let frame = entry.frame
            // Elements without a size are visible by another rule, so there is no region. [PASS-14]
            guard frame.size.width > 0, frame.size.height > 0 else { return nil }
            let (maxX, maxY) = (frame.origin.x + frame.size.width, frame.origin.y + frame.size.height)
            if frame.isVisible(in: rect) {
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

    /// Whether the same elements are in view in `rect`, and nothing else has changed since the region was found.
    func holds(for rect: CGRect, _ map: KnownAttributes, _ visible: VisibleElements) -> Bool {
        map.version == entriesVersion && visible.version == elementsVersion && rect.size == size && x.contains(rect.origin.x)
            && y.contains(rect.origin.y)
    }

    /// The visible rectangle at the four corners of the region.
    var corners: [CGRect] {
        [x.lowerBound, x.upperBound].flatMap { x in
            [y.lowerBound, y.upperBound].map { CGRect(origin: CGPoint(x: x, y: $0), size: size) }
        }
    }
}
