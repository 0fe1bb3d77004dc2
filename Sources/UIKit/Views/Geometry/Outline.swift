/// A path of straight lines. A Bézier curve and a quarter of an ellipse are replaced by 16 lines
/// each, an arc by 32 lines.
struct Outline: Equatable, Sendable {
    private(set) var subpaths: [[CGPoint]] = []
    private static let linesPerCurve = 16

    var isEmpty: Bool { subpaths.isEmpty }
    var currentPoint: CGPoint? { subpaths.last?.last }

    /// The smallest rectangle around all points of the path; null if there are none.
    var bounds: CGRect {
        let (x, y) = (subpaths.joined().map(\.x), subpaths.joined().map(\.y))
        guard let left = x.min(), let right = x.max(), let top = y.min(), let bottom = y.max() else { return .null }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    // MARK: - Adding lines

    mutating func move(to point: CGPoint) { subpaths.append([point]) }

    mutating func addLine(to point: CGPoint) {
        if subpaths.isEmpty { return move(to: point) }
        subpaths[subpaths.count - 1].append(point)
    }

    mutating func addCurve(to end: CGPoint, control1 c1: CGPoint, control2 c2: CGPoint) {
        let start = currentPoint ?? c1
        for step in 1...Outline.linesPerCurve {
            let t = CGFloat(step) / CGFloat(Outline.linesPerCurve)
            let u = 1 - t
            let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
            addLine(to: CGPoint { a * start[$0] + b * c1[$0] + c * c2[$0] + d * end[$0] })
        }
    }

    mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        let start = currentPoint ?? control
        func cubicControlPoint(for point: CGPoint) -> CGPoint {
            CGPoint { point[$0] + (control[$0] - point[$0]) * 2 / 3 }
        }
        addCurve(to: end, control1: cubicControlPoint(for: start), control2: cubicControlPoint(for: end))
    }

    /// - Parameter clockwise: whether the arc runs clockwise, seen with the y axis pointing down.
    mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle start: CGFloat, endAngle end: CGFloat, clockwise: Bool
    ) {
        let full = CGFloat.pi * 2
        var sweep = end - start
        if clockwise { while sweep < 0 { sweep += full } } else { while sweep > 0 { sweep -= full } }
        for step in 0...Outline.linesPerCurve * 2 {
            let angle = start + sweep * CGFloat(step) / CGFloat(Outline.linesPerCurve * 2)
            addLine(to: CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle)))
        }
    }

    mutating func addRect(_ rect: CGRect) {
        subpaths.append([
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY),
            CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.minY),
        ])
    }

    mutating func addEllipse(in rect: CGRect) {
        addRoundedRect(rect, radii: CGSize(width: rect.width / 2, height: rect.height / 2))
    }

    mutating func addRoundedRect(_ rect: CGRect, radii: CGSize) {
        let (w, h) = (min(radii.width, rect.width / 2), min(radii.height, rect.height / 2))
        var quarter: [CGPoint] = []
        for step in 0...Outline.linesPerCurve {
            let angle = CGFloat.pi / 2 * CGFloat(step) / CGFloat(Outline.linesPerCurve)
            quarter.append(CGPoint(x: w * (1 - sin(angle)), y: h * (1 - cos(angle))))
        }
        // The corners are added clockwise from the top right one.
        subpaths.append(
            quarter.map { CGPoint(x: rect.maxX - $0.x, y: rect.minY + $0.y) }
                + quarter.reversed().map { CGPoint(x: rect.maxX - $0.x, y: rect.maxY - $0.y) }
                + quarter.map { CGPoint(x: rect.minX + $0.x, y: rect.maxY - $0.y) }
                + quarter.reversed().map { CGPoint(x: rect.minX + $0.x, y: rect.minY + $0.y) })
        close()
    }

    mutating func close() {
        guard let last = subpaths.last, let first = last.first, last.last != first else { return }
        subpaths[subpaths.count - 1].append(first)
    }

    mutating func append(_ other: Outline) { subpaths += other.subpaths }

    func applying(_ transform: CGAffineTransform) -> Outline {
        var result = self
        result.subpaths = subpaths.map { $0.map { $0.applying(transform) } }
        return result
    }

    // MARK: - Queries

    /// Whether a point is inside the path or on its edge. The nonzero winding rule applies unless
    /// `usesEvenOddRule` is true.
    func contains(_ point: CGPoint, usesEvenOddRule: Bool = false) -> Bool {
        var (winding, crossings) = (0, 0)
        for subpath in subpaths where subpath.count > 1 {
            var a = subpath[subpath.count - 1]
            for b in subpath {
                defer { a = b }
                let side = (b.x - a.x) * (point.y - a.y) - (point.x - a.x) * (b.y - a.y)
                if side == 0, min(a.x, b.x) <= point.x, point.x <= max(a.x, b.x), min(a.y, b.y) <= point.y,
                    point.y <= max(a.y, b.y)
                {
                    return true
                }
                if a.y <= point.y, b.y > point.y, side > 0 {
                    winding += 1
                    crossings += 1
                } else if a.y > point.y, b.y <= point.y, side < 0 {
                    winding -= 1
                    crossings += 1
                }
            }
        }
        return usesEvenOddRule ? crossings % 2 == 1 : winding != 0
    }
}
