import Offscreen
import Testing

@testable import UIKit

/// Compares curves with de Casteljau's construction, arcs with circles, and containment with the
/// sum of angles.
struct OutlineTests {
    private func randomPoint(using generator: inout SeededGenerator) -> CGPoint {
        CGPoint(
            CGFloat(Int.random(in: -40...40, using: &generator)), CGFloat(Int.random(in: -40...40, using: &generator)))
    }

    private func between(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
        CGPoint(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t)
    }

    /// Returns the point of a Bézier curve, by repeated interpolation between its control points.
    private func curve(_ controls: [CGPoint], _ t: CGFloat) -> CGPoint {
        var row = controls
        while row.count > 1 { row = zip(row, row.dropFirst()).map { between($0, $1, t) } }
        return row[0]
    }

    private func near(_ a: CGPoint, _ b: CGPoint) -> Bool { abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9 }

    @Test(arguments: 0..<20 as Range<UInt64>)
    func `The segments of a curve in an outline begin and end on the curve`(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        func point() -> CGPoint { randomPoint(using: &generator) }
        let (start, c1, c2, end) = (point(), point(), point(), point())
        var cubic = Outline()
        cubic.move(to: start)
        cubic.addCurve(to: end, control1: c1, control2: c2)
        var quadratic = Outline()
        quadratic.move(to: start)
        quadratic.addQuadCurve(to: end, control: c1)
        #expect(cubic.subpaths.count == 1)
        #expect(cubic.subpaths[0].count == 17)
        #expect(quadratic.subpaths[0].count == 17)
        for step in 0...16 {
            let t = CGFloat(step) / 16
            #expect(near(cubic.subpaths[0][step], curve([start, c1, c2, end], t)))
            #expect(near(quadratic.subpaths[0][step], curve([start, c1, end], t)))
        }
        #expect(cubic.currentPoint.map { near($0, end) } == true)
        // Without a point to begin at, a curve begins at its first control point.
        (cubic, quadratic) = (Outline(), Outline())
        cubic.addCurve(to: end, control1: c1, control2: c2)
        quadratic.addQuadCurve(to: end, control: c1)
        for step in 1...16 {
            let t = CGFloat(step) / 16
            #expect(near(cubic.subpaths[0][step - 1], curve([c1, c1, c2, end], t)))
            #expect(near(quadratic.subpaths[0][step - 1], curve([c1, c1, end], t)))
        }
    }

    @Test(
        arguments: [(0, 0.5), (0, 1), (0, 3), (0, 6), (1, 0.25), (2, -2), (-1, -4), (5, 1), (0.5, 0.5), (-3, 3)]
            as [(CGFloat, CGFloat)])
    func `The points of an arc are on its circle, in the given direction from start to end`(
        start: CGFloat, end: CGFloat
    ) {
        let center = CGPoint(10, -20)
        for clockwise in [true, false] {
            var outline = Outline()
            outline.addArc(center: center, radius: 5, startAngle: start, endAngle: end, clockwise: clockwise)
            let points = outline.subpaths[0]
            #expect(near(points[0], CGPoint(10 + 5 * cos(start), -20 + 5 * sin(start))))
            #expect(near(points.last!, CGPoint(10 + 5 * cos(end), -20 + 5 * sin(end))))
            var turned: CGFloat = 0
            for (a, b) in zip(points, points.dropFirst()) {
                #expect(abs(hypot(b.x - center.x, b.y - center.y) - 5) < 1e-9)
                let (u, v) = (CGPoint(a.x - center.x, a.y - center.y), CGPoint(b.x - center.x, b.y - center.y))
                let step = atan2(u.x * v.y - u.y * v.x, u.x * v.x + u.y * v.y)
                #expect(clockwise ? step >= -1e-9 : step <= 1e-9)
                turned += step
            }
            #expect(abs(turned) < .pi * 2)
            let rest = (turned - (end - start)) / (.pi * 2)
            #expect(abs(rest - rest.rounded()) < 1e-9, "from \(start) to \(end) it turned by \(turned)")
        }
    }

    /// Returns the area with its sign: positive for a shape drawn clockwise, the y axis pointing
    /// down.
    private func area(_ points: [CGPoint]) -> CGFloat {
        zip(points, points.dropFirst() + points.prefix(1)).reduce(0) { $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) / 2 }
    }

    @Test(arguments: [(4, 7), (10, 3), (0, 0), (500, 500), (12, 500)] as [(CGFloat, CGFloat)])
    func `A rounded rectangle has a quarter of an ellipse at each corner`(wide: CGFloat, high: CGFloat) {
        let (rect, rx, ry) = (CGRect(30, -50, 60, 40), min(wide, 30), min(high, 20))
        var outline = Outline()
        outline.addRoundedRect(rect, radii: CGSize(wide, high))
        #expect(outline.subpaths[0].first == outline.subpaths[0].last, "it is closed")
        let points = Array(outline.subpaths[0].prefix(4 * 17))
        #expect(outline.subpaths.count == 1)
        #expect(points.count == 4 * 17)
        #expect(abs(outline.bounds.minX - 30) < 1e-9)
        #expect(near(points[0], CGPoint(90 - rx, -50)))
        #expect(near(points[16], CGPoint(90, -50 + ry)))
        #expect(near(points[17], CGPoint(90, -10 - ry)))
        #expect(near(points[33], CGPoint(90 - rx, -10)))
        #expect(near(points[34], CGPoint(30 + rx, -10)))
        #expect(near(points[50], CGPoint(30, -10 - ry)))
        #expect(near(points[51], CGPoint(30, -50 + ry)))
        #expect(near(points[67], CGPoint(30 + rx, -50)))
        for (index, point) in points.enumerated() where rx > 0 {
            let center = [
                CGPoint(90 - rx, -50 + ry), CGPoint(90 - rx, -10 - ry), CGPoint(30 + rx, -10 - ry),
                CGPoint(30 + rx, -50 + ry),
            ][
                index / 17]
            let (x, y) = ((point.x - center.x) / rx, (point.y - center.y) / ry)
            #expect(abs(x * x + y * y - 1) < 1e-9, "point \(index)")
            let angle = CGFloat.pi / 2 * CGFloat(index % 17) / 16
            let turned = atan2(y, x) + .pi / 2 - CGFloat.pi / 2 * CGFloat(index / 17) - angle
            #expect(abs(sin(turned)) < 1e-9, "point \(index)")
            #expect(cos(turned) > 0, "point \(index)")
        }
        let full = 60 * 40 - (4 - .pi) * rx * ry
        #expect(abs(area(points) - full) <= 0.01 * rx * ry)
    }

    @Test
    func `The outline of an ellipse reaches all sides of its rectangle, and the outline of a rectangle is closed`() {
        var oval = Outline()
        oval.addEllipse(in: CGRect(1, 2, 30, 40))
        #expect(abs(area(oval.subpaths[0]) - .pi * 15 * 20) < 3)
        #expect(oval.bounds == CGRect(1, 2, 30, 40))
        var rect = Outline()
        rect.addRect(CGRect(1, 2, 30, 40))
        #expect(rect.subpaths == [[CGPoint(1, 2), CGPoint(31, 2), CGPoint(31, 42), CGPoint(1, 42), CGPoint(1, 2)]])
    }

    @Test func `Closing an outline adds a line back to its start, unless the outline already ends there`() {
        var outline = Outline()
        outline.close()
        #expect(outline.isEmpty)
        #expect(outline.currentPoint == nil)
        #expect(outline.bounds.isNull)
        let (a, b, c) = (CGPoint(1, 5), CGPoint(4, 2), CGPoint(-3, 9))
        outline.addLine(to: a)
        outline.close()
        #expect(outline.subpaths == [[a]], "a single point is its own end")
        outline.addLine(to: b)
        outline.addLine(to: c)
        outline.close()
        outline.close()
        #expect(outline.subpaths == [[a, b, c, a]])
        #expect(outline.currentPoint == a)
        #expect(!outline.isEmpty)
        outline.move(to: c)
        outline.addLine(to: b)
        #expect(outline.subpaths == [[a, b, c, a], [c, b]])
        #expect(outline.bounds == CGRect(-3, 2, 7, 7))
        var other = Outline()
        other.append(outline)
        #expect(other == outline)
        #expect(
            other.applying(CGAffineTransform(translationX: 1, y: 2)).subpaths[1] == [CGPoint(-2, 11), CGPoint(5, 4)])
    }

    @Test(arguments: 0..<30 as Range<UInt64>)
    func
        `An outline contains its edges and the points of nonzero winding number or, by the even-odd rule, of an odd one`(
            seed: UInt64
        )
    {
        var generator = SeededGenerator(seed: seed)
        var outline = Outline()
        for _ in 0..<2 {
            for index in 0..<5 {
                let point = randomPoint(using: &generator)
                if index == 0 { outline.move(to: point) } else { outline.addLine(to: point) }
            }
        }
        outline.move(to: .zero)
        for _ in 0..<40 {
            let whole = randomPoint(using: &generator)
            // The point is off the grid, so it is on no edge and level with no corner.
            let p = CGPoint(whole.x + 0.3713, whole.y + 0.6171)
            var (turns, crossings) = (CGFloat(0), 0)
            for corners in outline.subpaths where corners.count > 1 {
                for (a, b) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
                    let (u, v) = (CGPoint(a.x - p.x, a.y - p.y), CGPoint(b.x - p.x, b.y - p.y))
                    turns += atan2(u.x * v.y - u.y * v.x, u.x * v.x + u.y * v.y) / (.pi * 2)
                    // The ray goes straight up from the point.
                    if (a.x > p.x) != (b.x > p.x), a.y + (b.y - a.y) * (p.x - a.x) / (b.x - a.x) < p.y {
                        crossings += 1
                    }
                }
            }
            #expect(outline.contains(p) == (abs(turns.rounded()) > 0.5), "\(p)")
            #expect(outline.contains(p, usesEvenOddRule: true) == (crossings % 2 == 1), "\(p)")
        }
        // Corners and the middles of edges are inside.
        for corners in outline.subpaths where corners.count > 1 {
            for (a, b) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
                #expect(outline.contains(a))
                #expect(outline.contains(between(a, b, 0.5)))
                #expect(outline.contains(b, usesEvenOddRule: true))
            }
        }
        // These points are level with a corner, or on the extension of an edge.
        var square = Outline()
        square.addRect(CGRect(0, 0, 4, 4))
        let points = [(2, 0), (5, 0), (-1, 0), (5, 4), (-1, 4), (4, 5), (0, -1)].map { CGPoint(x: $0, y: $1) }
        #expect(points.filter { square.contains($0) } == [CGPoint(2, 0)])
    }

    @Test func `UIBezierPath and CGMutablePath make equal paths of the same lines, curves and shapes`() {
        let points = [CGPoint(1, 2), CGPoint(30, 4), CGPoint(25, 36), CGPoint(7, 18)]
        let (rect, from) = (CGRect(3, 4, 50, 60), points[0])
        let pairs: [(bezier: (UIBezierPath) -> Void, mutable: (CGMutablePath) -> Void)] = [
            ({ _ in }, { _ in }), ({ $0.addLine(to: points[2]) }, { $0.addLine(to: points[2]) }),
            ({ $0.close() }, { $0.closeSubpath() }),
            (
                { $0.addCurve(to: points[3], controlPoint1: points[1], controlPoint2: points[2]) },
                { $0.addCurve(to: points[3], control1: points[1], control2: points[2]) }
            ),
            ({ $0.addQuadCurve(to: from, controlPoint: points[2]) }, { $0.addQuadCurve(to: from, control: points[2]) }),
            ({ $0.append(UIBezierPath(rect: rect)) }, { $0.addRect(rect) }),
            ({ $0.append(UIBezierPath(ovalIn: rect)) }, { $0.addEllipse(in: rect) }),
            ({ $0.append(UIBezierPath(ovalIn: rect)) }, { $0.addPath(CGPath(ellipseIn: rect, transform: nil)) }),
        ]
        for (index, pair) in pairs.enumerated() {
            let (one, other) = (UIBezierPath(), CGMutablePath())
            // Two runs of lines are two subpaths.
            for _ in 0..<2 {
                one.move(to: from)
                one.addLine(to: points[1])
                other.addLines(between: [from, points[1]])
                pair.bezier(one)
                pair.mutable(other)
            }
            #expect(one.cgPath == other, "\(index)")
            #expect(UIBezierPath(cgPath: other).cgPath == other, "\(index)")
            #expect(one.bounds == other.boundingBox, "\(index)")
            #expect(one.bounds == other.boundingBoxOfPath, "\(index)")
            #expect(!one.isEmpty, "\(index)")
            #expect(!other.isEmpty, "\(index)")
            #expect(one.currentPoint == other.currentPoint, "\(index)")
            #expect(CGPath(rect: .zero, transform: nil) != other)
            one.removeAllPoints()
            #expect(one.isEmpty)
            #expect(one.currentPoint == .zero)
            #expect(CGMutablePath().currentPoint == .zero)
        }
    }

    @Test
    func `A path rounds all four corners of a rectangle with both radii, even if only one corner is to be rounded`() {
        let (rect, radii) = (CGRect(3, 4, 50, 60), CGSize(8, 5))
        let rounded = CGPath(roundedRect: rect, cornerWidth: 8, cornerHeight: 5, transform: nil)
        var outline = Outline()
        outline.addRoundedRect(rect, radii: radii)
        #expect(rounded == CGPath(outline))
        for corners in [.allCorners, .topLeft, .bottomRight] as [UIRectCorner] {
            #expect(UIBezierPath(roundedRect: rect, byRoundingCorners: corners, cornerRadii: radii).cgPath == rounded)
        }
        #expect(
            UIBezierPath(roundedRect: rect, byRoundingCorners: [], cornerRadii: radii).cgPath
                == UIBezierPath(rect: rect).cgPath)
        let same = CGPath(roundedRect: rect, cornerWidth: 8, cornerHeight: 8, transform: nil)
        #expect(UIBezierPath(roundedRect: rect, cornerRadius: 8).cgPath == same)
    }

    @Test func `A copy of a path has the original's line width and fill rule, and changes independently`() {
        let path = UIBezierPath(rect: CGRect(0, 0, 30, 30))
        #expect(path.lineWidth == 1)
        #expect(!path.usesEvenOddFillRule)
        path.append(UIBezierPath(rect: CGRect(10, 10, 10, 10)))
        (path.lineWidth, path.usesEvenOddFillRule) = (4, true)
        let copy = path.copy() as! UIBezierPath
        let other = UIBezierPath()
        other.cgPath = path.cgPath
        #expect(other.cgPath == path.cgPath)
        #expect(UIBezierPath().bounds.isNull)
        #expect(copy.cgPath == path.cgPath)
        #expect(copy.lineWidth == 4)
        #expect(copy.usesEvenOddFillRule)
        #expect(!copy.contains(CGPoint(15, 15)))
        copy.apply(CGAffineTransform(translationX: 5, y: 0))
        #expect(path.bounds.minX == 0)
        #expect(copy.bounds.minX == 5)
        let middle = CGPoint(15, 15)
        #expect(path.cgPath.contains(middle))
        #expect(path.cgPath.contains(middle, using: .winding))
        #expect(!path.cgPath.contains(middle, using: .evenOdd))
        #expect(!path.cgPath.contains(middle, transform: CGAffineTransform(translationX: 40, y: 0)))
        #expect(CGPathFillRule.winding.rawValue == 0)
        #expect(CGPathFillRule.evenOdd.rawValue == 1)
    }
}
