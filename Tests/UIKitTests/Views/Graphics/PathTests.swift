import Testing
import UIKit

@Suite("Paths")
struct PathTests {
    @Test func `A slanted shape contains its inside and its edge, and nothing else`() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: 50))
        path.addLine(to: CGPoint(x: 200, y: 0))
        path.addLine(to: CGPoint(x: 200, y: 150))
        path.addLine(to: CGPoint(x: 0, y: 200))
        path.close()
        for inside in [
            CGPoint(x: 0, y: 50), CGPoint(x: 200, y: 0), CGPoint(x: 200, y: 150), CGPoint(x: 100, y: 25), CGPoint(x: 100, y: 100),
        ] {
            #expect(path.contains(inside) && path.cgPath.contains(inside), "\(inside)")
        }
        for outside in [CGPoint(x: 0, y: 49), CGPoint(x: 199, y: 0), CGPoint(x: 200, y: 151), CGPoint(x: -1, y: 100)] {
            #expect(!path.contains(outside), "\(outside)")
        }
        #expect(path.bounds == CGRect(x: 0, y: 0, width: 200, height: 200))
    }

    @Test func `Round shapes`() {
        let oval = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 100, height: 50))
        #expect(
            oval.contains(CGPoint(x: 50, y: 1)) && !oval.contains(CGPoint(x: 5, y: 5)) && oval.bounds.size == CGSize(width: 100, height: 50)
        )
        let rounded = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 50), cornerRadius: 10)
        #expect(
            !rounded.contains(CGPoint(x: 1, y: 1)) && rounded.contains(CGPoint(x: 10, y: 0.5)) && rounded.contains(CGPoint(x: 3.5, y: 3.5)))
        let half = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
        #expect(half.contains(CGPoint(x: 0, y: 9)) && !half.contains(CGPoint(x: 0, y: -1)))
        half.apply(CGAffineTransform(translationX: 0, y: -9))
        #expect(half.contains(CGPoint(x: 0, y: -1)))
    }

    @Test func `A hole by the even-odd rule`() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
        path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
        #expect(path.contains(CGPoint(x: 15, y: 15)))
        path.usesEvenOddFillRule = true
        #expect(!path.contains(CGPoint(x: 15, y: 15)) && path.contains(CGPoint(x: 5, y: 5)))
    }

    @Test func `A path taken over from another is the same`() {
        let path = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
        let other = UIBezierPath()
        other.cgPath = path.cgPath
        #expect(other.cgPath == path.cgPath && (path.copy() as! UIBezierPath).bounds == path.bounds && UIBezierPath().bounds.isNull)
    }
}
