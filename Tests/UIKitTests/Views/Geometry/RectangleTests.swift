import Testing

@testable import UIKit

/// Compares operations on rectangles with the points of a grid, one by one.
struct RectangleTests {
    /// The starts and lengths of rectangles, in whole numbers. The points of the grid are a quarter
    /// apart.
    private let all = [-1, 0, 1, 2, 3].flatMap { x in [0, 1, 2].flatMap { w in [(CGFloat(x), CGFloat(w))] } }
    private let grid = stride(from: -2, through: 6, by: 0.25).map { CGFloat($0) }
    private let other = CGRect(1, 0, 2, 3)

    private func axis(_ rect: CGRect, _ vertical: Bool) -> (start: CGFloat, end: CGFloat) {
        vertical ? (rect.origin.y, rect.origin.y + rect.size.height) : (rect.origin.x, rect.origin.x + rect.size.width)
    }

    /// Whether along each axis a point of the grid belongs to both rectangles.
    private func sharePoints(
        _ a: CGRect, _ b: CGRect, _ belongs: (CGFloat, (start: CGFloat, end: CGFloat), _ isFirst: Bool) -> Bool
    )
        -> Bool
    {
        [false, true].allSatisfy { vertical in
            grid.contains { belongs($0, axis(a, vertical), true) && belongs($0, axis(b, vertical), false) }
        }
    }

    @Test
    func
        `The rectangle functions overlapsOrTouches, isVisible and overlaps agree with a comparison of the points of a grid`()
    {
        for (x, w) in all {
            for (y, h) in all {
                let rect = CGRect(x, y, w, h)
                let touch = sharePoints(rect, other) { p, side, _ in side.start <= p && p <= side.end }
                #expect(rect.overlapsOrTouches(other) == touch, "\(rect)")
                #expect(other.overlapsOrTouches(rect) == touch, "\(rect)")
                let common = rect.intersectionIncludingEdges(with: other)
                #expect((common != nil) == touch, "\(rect)")
                if let common {
                    for vertical in [false, true] {
                        let (a, b, c) = (axis(rect, vertical), axis(other, vertical), axis(common, vertical))
                        let shared = grid.filter { a.start <= $0 && $0 <= a.end && b.start <= $0 && $0 <= b.end }
                        #expect(shared.min() == c.start, "\(rect)")
                        #expect(shared.max() == c.end, "\(rect)")
                    }
                }
                // A rectangle without length is visible if its origin is visible.
                let shows = sharePoints(rect, other) { p, side, isFirst in
                    guard isFirst else { return side.start <= p && p < side.end }
                    return side.start == side.end ? p == side.start : side.start < p && p < side.end
                }
                #expect(rect.isVisible(in: other) == shows, "\(rect)")
                guard w > 0, h > 0 else { continue }
                let overlap = sharePoints(rect, other) { p, side, _ in side.start < p && p < side.end }
                #expect(rect.overlaps(other) == overlap, "\(rect)")
                #expect(other.overlaps(rect) == overlap, "\(rect)")
                #expect(rect.overlap(with: other) == (overlap ? common : nil), "\(rect)")
            }
        }
    }

    @Test func `A rectangle is numeric unless one of its four numbers is NaN`() {
        let rect = CGRect(1, 2, 3, CGFloat.infinity)
        #expect(rect.isNumeric)
        for number in 0..<4 {
            var n: [CGFloat] = [1, 2, 3, 4]
            n[number] = .nan
            #expect(!CGRect(n[0], n[1], n[2], n[3]).isNumeric)
        }
    }

    @Test func `The bounding box of four points does not depend on their order`() {
        let points = [CGPoint(1, 20), CGPoint(2, 40), CGPoint(3, 10), CGPoint(4, 30)]
        for a in 0..<4 {
            for b in 0..<4 where b != a {
                for c in 0..<4 where c != a && c != b {
                    let d = 6 - a - b - c
                    let order = [a, b, c, d]
                    let box = CGRect(around: CGRect(x: 0, y: 0, width: 1, height: 1)) {
                        points[order[Int($0.x) + 2 * Int($0.y)]]
                    }
                    #expect(box == CGRect(x: 1, y: 10, width: 3, height: 30))
                }
            }
        }
        let turned = CGRect(10, 20, 30, 40).projected(
            by: CATransform3DMakeAffineTransform(CGAffineTransform(0, 2, -1, 0, 0, 0)), about: CGPoint(10, 20))
        #expect(turned == CGRect(-30, 20, 40, 60))
        let moved = CGRect(1, 2, 3, 4).projected(by: CATransform3DMakeScale(2, 3, 1), about: CGPoint(2, 4))
        #expect(moved == CGRect(0, -2, 6, 12))
    }

    @Test(
        arguments: [
            (0.5, 1, 1), (-0.5, 1, 0), (-0.51, 1, -1), (0.24, 2, 0), (0.25, 2, 0.5), (0.75, 2, 1), (7, 3, 7),
            (1.0 / 6 + 1e-9, 3, 1.0 / 3),
        ] as [(CGFloat, CGFloat, CGFloat)])
    func `A position is rounded to the nearest pixel, with halves rounded up [FLOW-07]`(
        value: CGFloat, scale: CGFloat, wanted: CGFloat
    ) {
        #expect(value.rounded(toPixelsOf: scale) == wanted)
    }

    @Test(
        arguments: [
            (3.7, -5, 9, 3), (3, -5, 9, 3), (-0.5, -5, 9, -1), (-5, -5, 9, -5), (-4.5, -5, 9, -5), (-6, -5, 9, -5),
            (9, -5, 9, 9),
            (9.5, -5, 9, 9), (8.99, -5, 9, 8), (1e300, 1, .max, .max), (0x1p63, 1, .max, .max), (-.infinity, 1, 4, 1),
            (.nan, 1, 4, 1),
        ] as [(CGFloat, Int, Int, Int)])
    func `A value is rounded down to a whole number within bounds`(value: CGFloat, least: Int, most: Int, wanted: Int) {
        #expect(value.roundedDown(atLeast: least, atMost: most) == wanted)
    }
}
