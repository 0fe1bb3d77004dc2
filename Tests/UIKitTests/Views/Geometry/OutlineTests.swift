import Foundation
import Offscreen
import Testing

@testable import UIKit

/// Curves against de Casteljau's construction, arcs against circles, insides against the sum of angles.
@Suite("Outlines, point by point")
struct OutlineTests {
    private static func point(_ generator: inout SeededGenerator) -> CGPoint {
        CGPoint(x: CGFloat(Int.random(in: -40...40, using: &generator)), y: CGFloat(Int.random(in: -40...40, using: &generator)))
    }

    private static func between(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
        CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
    }

    /// The point of a Bézier curve by halving the way between its control points again and again.
    private static func curve(_ controls: [CGPoint], _ t: CGFloat) -> CGPoint {
        var row = controls
        while row.count > 1 { row = zip(row, row.dropFirst()).map { between($0, $1, t) } }
        return row[0]
    }

    private static func near(_ a: CGPoint, _ b: CGPoint) -> Bool { abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9 }

    @Test(arguments: 0..<20 as Range<UInt64>)
    func `The pieces of a curve begin and end on the curve`(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let (start, c1, c2, end) = (
            Self.point(&generator), Self.point(&generator), Self.point(&generator), Self.point(&generator)
        )
        var cubic = Outline()
        cubic.move(to: start)
        cubic.addCurve(to: end, c1, c2)
        var quadratic = Outline()
        quadratic.move(to: start)
        quadratic.addQuadCurve(to: end, c1)
        #expect(cubic.subpaths.count == 1 && cubic.subpaths[0].count == 17 && quadratic.subpaths[0].count == 17)
        for step in 0...16 {
            let t = CGFloat(step) / 16
            #expect(Self.near(cubic.subpaths[0][step], Self.curve([start, c1, c2, end], t)))
            #expect(Self.near(quadratic.subpaths[0][step], Self.curve([start, c1, end], t)))
        }
        #expect(cubic.currentPoint.map { Self.near($0, end) } == true)
        // Without a point to begin at, a curve begins at its first control point.
        (cubic, quadratic) = (Outline(), Outline())
        cubic.addCurve(to: end, c1, c2)
        quadratic.addQuadCurve(to: end, c1)
        for step in 1...16 {
            let t = CGFloat(step) / 16
            #expect(Self.near(cubic.subpaths[0][step - 1], Self.curve([c1, c1, c2, end], t)))
            #expect(Self.near(quadratic.subpaths[0][step - 1], Self.curve([c1, c1, end], t)))
        }
    }

    @Test(arguments: [(0, 0.5), (0, 1), (0, 3), (0, 6), (1, 0.25), (2, -2), (-1, -4), (5, 1), (0.5, 0.5), (-3, 3)] as [(CGFloat, CGFloat)])
    func `An arc stays on its circle, and goes round the way it is told`(start: CGFloat, end: CGFloat) {
        let center = CGPoint(x: 10, y: -20)
        for clockwise in [true, false] {
            var outline = Outline()
            outline.addArc(center: center, radius: 5, from: start, to: end, clockwise: clockwise)
            let points = outline.subpaths[0]
            #expect(Self.near(points[0], CGPoint(x: 10 + 5 * cos(start), y: -20 + 5 * sin(start))))
            #expect(Self.near(points.last!, CGPoint(x: 10 + 5 * cos(end), y: -20 + 5 * sin(end))))
            var turned: CGFloat = 0
            for (a, b) in zip(points, points.dropFirst()) {
                #expect(abs(hypot(b.x - center.x, b.y - center.y) - 5) < 1e-9)
                let (u, v) = (CGPoint(x: a.x - center.x, y: a.y - center.y), CGPoint(x: b.x - center.x, y: b.y - center.y))
                let step = atan2(u.x * v.y - u.y * v.x, u.x * v.x + u.y * v.y)
                #expect(clockwise ? step >= -1e-9 : step <= 1e-9)
                turned += step
            }
            #expect(abs(turned) < .pi * 2)
            let rest = (turned - (end - start)) / (.pi * 2)
            #expect(abs(rest - rest.rounded()) < 1e-9, "from \(start) to \(end) it turned by \(turned)")
        }
    }

    /// The area with its sign: positive for a shape drawn clockwise, the y axis pointing down.
    private static func area(_ points: [CGPoint]) -> CGFloat {
        zip(points, points.dropFirst() + points.prefix(1)).reduce(0) { $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) / 2 }
    }

    @Test(arguments: [(4, 7), (10, 3), (0, 0), (500, 500), (12, 500)] as [(CGFloat, CGFloat)])
    func `A rounded rectangle has a quarter of an ellipse at each corner`(wide: CGFloat, high: CGFloat) {
        let rect = CGRect(x: 30, y: -50, width: 60, height: 40)
        let (rx, ry) = (min(wide, 30), min(high, 20))
        var outline = Outline()
        outline.addRoundedRect(rect, CGSize(width: wide, height: high))
        #expect(outline.subpaths[0].first == outline.subpaths[0].last, "it is closed")
        let points = Array(outline.subpaths[0].prefix(4 * 17))
        #expect(outline.subpaths.count == 1 && points.count == 4 * 17 && abs(outline.bounds.minX - 30) < 1e-9)
        #expect(Self.near(points[0], CGPoint(x: 90 - rx, y: -50)) && Self.near(points[16], CGPoint(x: 90, y: -50 + ry)))
        #expect(Self.near(points[17], CGPoint(x: 90, y: -10 - ry)) && Self.near(points[33], CGPoint(x: 90 - rx, y: -10)))
        #expect(Self.near(points[34], CGPoint(x: 30 + rx, y: -10)) && Self.near(points[50], CGPoint(x: 30, y: -10 - ry)))
        #expect(Self.near(points[51], CGPoint(x: 30, y: -50 + ry)) && Self.near(points[67], CGPoint(x: 30 + rx, y: -50)))
        for (index, point) in points.enumerated() where rx > 0 {
            let center = [
                CGPoint(x: 90 - rx, y: -50 + ry), CGPoint(x: 90 - rx, y: -10 - ry), CGPoint(x: 30 + rx, y: -10 - ry),
                CGPoint(x: 30 + rx, y: -50 + ry),
            ][index / 17]
            let (x, y) = ((point.x - center.x) / rx, (point.y - center.y) / ry)
            #expect(abs(x * x + y * y - 1) < 1e-9, "point \(index)")
            let angle = CGFloat.pi / 2 * CGFloat(index % 17) / 16
            let turned = atan2(y, x) + .pi / 2 - CGFloat.pi / 2 * CGFloat(index / 17) - angle
            #expect(abs(sin(turned)) < 1e-9 && cos(turned) > 0, "point \(index)")
        }
        let full = 60 * 40 - (4 - .pi) * rx * ry
        #expect(abs(Self.area(points) - full) <= 0.01 * rx * ry)
    }

    @Test func `An ellipse fills its rectangle, a rectangle has its corners and is closed`() {
        var oval = Outline()
        oval.addEllipse(in: CGRect(x: 1, y: 2, width: 30, height: 40))
        #expect(abs(Self.area(oval.subpaths[0]) - .pi * 15 * 20) < 3 && oval.bounds == CGRect(x: 1, y: 2, width: 30, height: 40))
        var rect = Outline()
        rect.addRect(CGRect(x: 1, y: 2, width: 30, height: 40))
        #expect(
            rect.subpaths == [
                [CGPoint(x: 1, y: 2), CGPoint(x: 31, y: 2), CGPoint(x: 31, y: 42), CGPoint(x: 1, y: 42), CGPoint(x: 1, y: 2)]
            ])
    }

    @Test func `Closing goes back to the beginning once, and only from elsewhere`() {
        var outline = Outline()
        outline.close()
        #expect(outline.isEmpty && outline.currentPoint == nil && outline.bounds.isNull)
        let (a, b, c) = (CGPoint(x: 1, y: 5), CGPoint(x: 4, y: 2), CGPoint(x: -3, y: 9))
        outline.addLine(to: a)
        outline.close()
        #expect(outline.subpaths == [[a]], "a single point is its own end")
        outline.addLine(to: b)
        outline.addLine(to: c)
        outline.close()
        outline.close()
        #expect(outline.subpaths == [[a, b, c, a]] && outline.currentPoint == a && !outline.isEmpty)
        outline.move(to: c)
        outline.addLine(to: b)
        #expect(outline.subpaths == [[a, b, c, a], [c, b]] && outline.bounds == CGRect(x: -3, y: 2, width: 7, height: 7))
        var other = Outline()
        other.append(outline)
        #expect(
            other == outline
                && other.applying(CGAffineTransform(translationX: 1, y: 2)).subpaths[1] == [CGPoint(x: -2, y: 11), CGPoint(x: 5, y: 4)])
    }

    @Test(arguments: 0..<30 as Range<UInt64>)
    func `Inside is where the outline winds around, and by the other rule where it is crossed an odd number of times`(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var outline = Outline()
        for _ in 0..<2 {
            for index in 0..<5 {
                let point = Self.point(&generator)
                index == 0 ? outline.move(to: point) : outline.addLine(to: point)
            }
        }
        outline.move(to: .zero)
        for _ in 0..<40 {
            let whole = Self.point(&generator)
            // Off the grid, so on no edge and level with no corner.
            let p = CGPoint(x: whole.x + 0.3713, y: whole.y + 0.6171)
            var (turns, crossings) = (CGFloat(0), 0)
            for corners in outline.subpaths where corners.count > 1 {
                for (a, b) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
                    let (u, v) = (CGPoint(x: a.x - p.x, y: a.y - p.y), CGPoint(x: b.x - p.x, y: b.y - p.y))
                    turns += atan2(u.x * v.y - u.y * v.x, u.x * v.x + u.y * v.y) / (.pi * 2)
                    // Straight up from the point.
                    if (a.x > p.x) != (b.x > p.x), a.y + (b.y - a.y) * (p.x - a.x) / (b.x - a.x) < p.y { crossings += 1 }
                }
            }
            #expect(outline.contains(p) == (abs(turns.rounded()) > 0.5), "\(p)")
            #expect(outline.contains(p, evenOdd: true) == (crossings % 2 == 1), "\(p)")
        }
        // Corners and the middles of edges belong to it.
        for corners in outline.subpaths where corners.count > 1 {
            for (a, b) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
                #expect(outline.contains(a) && outline.contains(Self.between(a, b, 0.5)) && outline.contains(b, evenOdd: true))
            }
        }
        // Level with a corner and beyond the end of an edge in its line.
        var square = Outline()
        square.addRect(CGRect(x: 0, y: 0, width: 4, height: 4))
        for (x, y, isInside) in [(2, 0, true), (5, 0, false), (-1, 0, false), (5, 4, false), (-1, 4, false), (4, 5, false), (0, -1, false)]
        {
            #expect(square.contains(CGPoint(x: x, y: y)) == isInside, "(\(x), \(y))")
        }
    }

    @Test func `Both kinds of path draw alike`() {
        let points = [CGPoint(x: 1, y: 2), CGPoint(x: 30, y: 4), CGPoint(x: 25, y: 36), CGPoint(x: 7, y: 18)]
        let rect = CGRect(x: 3, y: 4, width: 50, height: 60)
        func both(_ bezier: (UIBezierPath) -> Void, _ mutable: (CGMutablePath) -> Void) {
            let (one, other) = (UIBezierPath(), CGMutablePath())
            bezier(one)
            mutable(other)
            #expect(one.cgPath == other && one.bounds == other.boundingBox && one.bounds == other.boundingBoxOfPath)
            #expect(!one.isEmpty && !other.isEmpty && one.currentPoint == other.currentPoint && one.currentPoint != .zero)
            #expect(UIBezierPath(cgPath: other).cgPath == other && CGPath(rect: .zero, transform: nil) != other)
            one.removeAllPoints()
            #expect(one.isEmpty && one.currentPoint == .zero && UIBezierPath().isEmpty && CGMutablePath().currentPoint == .zero)
        }
        func begin(_ path: UIBezierPath) {
            path.move(to: points[0])
            path.addLine(to: points[1])
        }
        func begin(_ path: CGMutablePath) { path.addLines(between: [points[0], points[1]]) }
        both(begin, begin)
        both(
            {
                begin($0); $0.addCurve(to: points[3], controlPoint1: points[1], controlPoint2: points[2])
            },
            {
                begin($0); $0.addCurve(to: points[3], control1: points[1], control2: points[2])
            })
        both(
            {
                begin($0); $0.addQuadCurve(to: points[3], controlPoint: points[2])
            },
            {
                begin($0); $0.addQuadCurve(to: points[3], control: points[2])
            })
        both(
            {
                begin($0); $0.addLine(to: points[2]); $0.close()
            },
            {
                begin($0); $0.addLine(to: points[2]); $0.closeSubpath()
            })
        both(
            {
                begin($0); $0.append(UIBezierPath(rect: rect))
            },
            {
                begin($0); $0.addRect(rect)
            })
        both(
            {
                begin($0); $0.append(UIBezierPath(ovalIn: rect))
            },
            {
                begin($0); $0.addEllipse(in: rect)
            })
        both(
            {
                begin($0); $0.append(UIBezierPath(ovalIn: rect))
            },
            {
                begin($0); $0.addPath(CGPath(ellipseIn: rect, transform: nil))
            })
        // Two runs of lines are two shapes.
        let twice = CGMutablePath()
        begin(twice)
        begin(twice)
        let expected = UIBezierPath()
        begin(expected)
        begin(expected)
        #expect(twice == expected.cgPath)
    }

    @Test func `Corners are rounded with both radii, or not at all`() {
        let rect = CGRect(x: 3, y: 4, width: 50, height: 60)
        let radii = CGSize(width: 8, height: 5)
        let rounded = CGPath(roundedRect: rect, cornerWidth: 8, cornerHeight: 5, transform: nil)
        var outline = Outline()
        outline.addRoundedRect(rect, radii)
        #expect(rounded == CGPath(outline))
        for corners in [.allCorners, .topLeft, .bottomRight] as [UIRectCorner] {
            #expect(UIBezierPath(roundedRect: rect, byRoundingCorners: corners, cornerRadii: radii).cgPath == rounded)
        }
        #expect(UIBezierPath(roundedRect: rect, byRoundingCorners: [], cornerRadii: radii).cgPath == UIBezierPath(rect: rect).cgPath)
        let same = CGPath(roundedRect: rect, cornerWidth: 8, cornerHeight: 8, transform: nil)
        #expect(UIBezierPath(roundedRect: rect, cornerRadius: 8).cgPath == same)
    }

    @Test func `A copy has the path, the width and the rule, and goes its own way`() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
        #expect(path.lineWidth == 1 && !path.usesEvenOddFillRule)
        path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
        path.lineWidth = 4
        path.usesEvenOddFillRule = true
        let copy = path.copy() as! UIBezierPath
        #expect(copy.cgPath == path.cgPath && copy.lineWidth == 4 && copy.usesEvenOddFillRule && !copy.contains(CGPoint(x: 15, y: 15)))
        copy.apply(CGAffineTransform(translationX: 5, y: 0))
        #expect(path.bounds.minX == 0 && copy.bounds.minX == 5)
        let middle = CGPoint(x: 15, y: 15)
        #expect(
            path.cgPath.contains(middle) && path.cgPath.contains(middle, using: .winding) && !path.cgPath.contains(middle, using: .evenOdd))
        #expect(!path.cgPath.contains(middle, transform: CGAffineTransform(translationX: 40, y: 0)))
        #expect(CGPathFillRule.winding.rawValue == 0 && CGPathFillRule.evenOdd.rawValue == 1)
    }
}
