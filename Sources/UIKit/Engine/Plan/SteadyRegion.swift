/// The positions to which the visible rectangle can scroll without any change of the elements in
/// view. As long as nothing else changes, no element leaves or enters in a layout pass at one of
/// these positions.
struct SteadyRegion {
    /// The versions of the attributes and the visible elements, and the size of the visible
    /// rectangle, when the region was computed.
    private let entriesVersion: Int
    private let elementsVersion: Int
    private let size: CGSize
    /// The coordinates that the origin of the visible rectangle can have with the same elements in
    /// view.
    private var x: ClosedRange<CGFloat>
    private var y: ClosedRange<CGFloat>
    /// The number of elements that are in view at these positions.
    let count: Int

    /// The distance, in points, by which the computed limits are moved inwards. Without it, a
    /// rounding error could put an element in or out of view at a limit.
    private static let margin: CGFloat = 0.001
    private static let greatestCoordinate: CGFloat = 1e9

    /// Computes the positions near `rect` at which the same elements are in view. `visible` must
    /// contain exactly the elements that are visible in `rect`. Nil if the region is too small, if
    /// a coordinate of the origin of `rect` is 1e9 or more away from 0, or if an element that is
    /// not hidden has no width or no height.
    init?(around rect: CGRect, of attributes: KnownAttributes, visible: VisibleElements) {
        guard abs(rect.minX) < Self.greatestCoordinate, abs(rect.minY) < Self.greatestCoordinate else { return nil }
        (entriesVersion, elementsVersion, size, count) = (
            attributes.version, visible.version, rect.size, visible.elements.count
        )
        var (left, right) = (-Self.greatestCoordinate, Self.greatestCoordinate)
        var (top, bottom) = (-Self.greatestCoordinate, Self.greatestCoordinate)
        for entry in attributes.entries where !entry.isHidden {
            let frame = entry.frame
            // Another rule decides whether elements without a width or height are visible, and this
            // computation does not follow it. [PASS-14]
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

    /// Whether it is known that the same elements are in view in `rect`, with the same attributes,
    /// as when the region was computed.
    func isSteady(for rect: CGRect, attributes: KnownAttributes, visibleElements: VisibleElements) -> Bool {
        attributes.version == entriesVersion && visibleElements.version == elementsVersion && rect.size == size
            && x.contains(rect.origin.x)
            && y.contains(rect.origin.y)
    }

    /// The visible rectangle at the four extreme positions of the region.
    var corners: [CGRect] {
        [x.lowerBound, x.upperBound].flatMap { x in
            [y.lowerBound, y.upperBound].map { CGRect(origin: CGPoint(x: x, y: $0), size: size) }
        }
    }
}
