import Foundation
import Offscreen
import Testing

@testable import OffscreenPictures

struct PlateLevelsTests {
    private static let direction = CGPoint(x: 0.42, y: 0.62)

    /// Whether two rectangles overlap after each is moved along `direction` by its rise.
    private func overlap(_ a: CGRect, raisedBy aRise: CGFloat, _ b: CGRect, raisedBy bRise: CGFloat) -> Bool {
        func moved(_ rect: CGRect, _ rise: CGFloat) -> CGRect {
            rect.offsetBy(dx: -rise * Self.direction.x, dy: -rise * Self.direction.y)
        }
        let (a, b) = (moved(a, aRise), moved(b, bRise))
        return min(a.maxX, b.maxX) - max(a.minX, b.minX) > 0.001 && min(a.maxY, b.maxY) - max(a.minY, b.minY) > 0.001
    }

    @Test
    func
        `In an exploded picture consecutive views without overlap share a level, and a view over one of them has the next level`()
    {
        let row = (0..<30).map { CGRect(x: $0 % 5 * 60, y: $0 / 5 * 60, width: 60, height: 60) }
        let all = PlateLevels(
            row + [CGRect(x: 30, y: 30, width: 300, height: 100)] + row.prefix(2), along: Self.direction, gap: 10)
        #expect(all.levels == Array(repeating: 0, count: 30) + [1, 2, 2])
        #expect(all.rises[0] == 0)
        #expect(all.rises[1] > 0)
        #expect(all.rises[2] > all.rises[1])
    }

    @Test func `In an exploded picture, a view of size zero is drawn on the level of the previous view`() {
        let levels = PlateLevels(
            [CGRect(x: 0, y: 0, width: 9, height: 9), .zero, .zero], along: Self.direction, gap: 10)
        #expect(levels.levels == [0, 0, 0])
        #expect(levels.rises == [0])
        #expect(PlateLevels([], along: Self.direction, gap: 10).rises.isEmpty)
    }

    @Test(arguments: 1...40)
    func
        `In an exploded picture, random views are raised so that none overlap, and a later view is never on a lower level`(
            seed: UInt64
        )
    {
        var generator = SeededGenerator(seed: seed)
        func next(_ bound: Int) -> CGFloat { CGFloat(Int.random(in: 0..<bound, using: &generator)) }
        let plates = (0..<25).map { _ in CGRect(x: next(300), y: next(400), width: 5 + next(200), height: 5 + next(200))
        }
        let all = PlateLevels(plates, along: Self.direction, gap: 8)
        for (upper, plate) in plates.enumerated() {
            for lower in 0..<upper {
                #expect(all.levels[lower] <= all.levels[upper])
                #expect(
                    !overlap(
                        plates[lower], raisedBy: all.rise(ofPlateAt: lower), plate, raisedBy: all.rise(ofPlateAt: upper)
                    ),
                    "\(lower) and \(upper)")
            }
        }
    }
}
