extension CGRect {
    /// Creates the smallest upright rectangle around the corners of `rect`, after `move` has moved
    /// these corners.
    init(around rect: CGRect, _ move: (CGPoint) -> CGPoint) {
        let (a, b) = (move(CGPoint(x: rect.minX, y: rect.minY)), move(CGPoint(x: rect.maxX, y: rect.minY)))
        let (c, d) = (move(CGPoint(x: rect.minX, y: rect.maxY)), move(CGPoint(x: rect.maxX, y: rect.maxY)))
        let (left, top) = (min(min(a.x, b.x), min(c.x, d.x)), min(min(a.y, b.y), min(c.y, d.y)))
        let (right, bottom) = (max(max(a.x, b.x), max(c.x, d.x)), max(max(a.y, b.y), max(c.y, d.y)))
        self.init(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Returns the smallest upright rectangle around this rectangle after a transform about the
    /// point `anchor`.
    func projected(by transform: CATransform3D, about anchor: CGPoint) -> CGRect {
        CGRect(around: self) { corner in
            let p = transform.projection(of: CGPoint(x: corner.x - anchor.x, y: corner.y - anchor.y))
            return CGPoint(x: p.x + anchor.x, y: p.y + anchor.y)
        }
    }

    /// Whether this rectangle and another share more than parts of their edges. A rectangle without
    /// width or height overlaps another if it reaches into the interior of the other. The sizes
    /// must not be negative.
    ///
    /// OPTIMIZATION: four comparisons take 0.5 ns; Foundation's `intersects` takes 4.2 ns.
    @inline(__always)
    func overlaps(_ other: CGRect) -> Bool {
        origin.x < other.origin.x + other.size.width && other.origin.x < origin.x + size.width
            && origin.y < other.origin.y + other.size.height && other.origin.y < origin.y + size.height
    }

    /// Whether an element with this frame is visible in `rect`. Unlike in `overlaps`, a frame
    /// without width is also visible on the left edge of `rect`, and a frame without height on the
    /// top edge. [PASS-14]
    @inline(__always)
    func isVisible(in rect: CGRect) -> Bool {
        overlaps(rect) || (size.width == 0 || size.height == 0) && overlapsCountingStartEdges(rect)
    }

    @inline(never)
    private func overlapsCountingStartEdges(_ rect: CGRect) -> Bool {
        // Ranges that only touch do not overlap. However, if the first range is empty, it overlaps
        // a range at whose start it lies, unless that range is empty too.
        func rangesOverlap(start: CGFloat, length: CGFloat, otherStart: CGFloat, otherLength: CGFloat) -> Bool {
            start < otherStart + otherLength && (otherStart < start + length || length == 0 && otherStart == start)
        }
        return rangesOverlap(
            start: origin.x, length: size.width, otherStart: rect.origin.x, otherLength: rect.size.width)
            && rangesOverlap(
                start: origin.y, length: size.height, otherStart: rect.origin.y, otherLength: rect.size.height)
    }

    /// Returns the rectangle that both rectangles share; nil if they share no more than an edge.
    /// Unlike Foundation's `intersection`, this function accepts NaN.
    func overlap(with other: CGRect) -> CGRect? {
        guard overlaps(other) else { return nil }
        let (left, top) = (max(origin.x, other.origin.x), max(origin.y, other.origin.y))
        return CGRect(
            x: left, y: top, width: min(origin.x + size.width, other.origin.x + other.size.width) - left,
            height: min(origin.y + size.height, other.origin.y + other.size.height) - top)
    }

    /// Returns the rectangle that both rectangles share, even if that is only an edge or a point;
    /// nil if they share no point. Foundation's `intersection` also returns edges and points, but
    /// ends the process for NaN.
    package func intersectionIncludingEdges(with other: CGRect) -> CGRect? {
        let (left, top) = (max(minX, other.minX), max(minY, other.minY))
        let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
        guard left <= right, top <= bottom else { return nil }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Whether this rectangle and another share a point. A common edge or corner is enough.
    func overlapsOrTouches(_ other: CGRect) -> Bool {
        minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
    }

    /// Whether none of the rectangle's numbers is NaN.
    package var isNumeric: Bool {
        origin.x == origin.x && origin.y == origin.y && size.width == size.width && size.height == size.height
    }
}

extension CGFloat {
    /// Returns the nearest position on the pixel grid. Halves are rounded up. [FLOW-07]
    func rounded(toPixelsOf scale: CGFloat) -> CGFloat { ((self * scale) + 0.5).rounded(.down) / scale }

    /// Returns the greatest whole number that is not above this number, clamped to limits. For NaN,
    /// returns the minimum.
    package func roundedDown(atLeast minimum: Int, atMost maximum: Int) -> Int {
        guard self > CGFloat(minimum) else { return minimum }
        return self < CGFloat(maximum) ? Int(rounded(.down)) : maximum
    }
}
