import Offscreen
import Testing
import UIKit

/// Conversions that others measured on macOS 27 with Mac Catalyst, in an upright window that fills its screen: a view at (20, 30), a
/// view in it at (15, 25), and a sibling of the first at (150, 200).
///
/// https://github.com/kern0x1b/charon/blob/main/tests/backports/device/coordspace-expectations.h
@MainActor @Suite("Conversions that others measured")
struct CoordinateVectorTests {
    @Test func `Points and rectangles are converted between views, the window and the screen`() {
        let stage = Stage(width: 400, height: 600)
        let (outer, inner, sibling) = (
            UIView(frame: CGRect(20, 30, 200, 300)), UIView(frame: CGRect(15, 25, 100, 100)),
            UIView(frame: CGRect(150, 200, 60, 60))
        )
        let window = stage.window
        window.addSubview(outer)
        outer.addSubview(inner)
        window.addSubview(sibling)
        let point = CGPoint(5, 6)
        #expect(inner.convert(point, to: outer) == CGPoint(20, 31) && inner.convert(point, to: inner) == point)
        #expect(inner.convert(CGPoint(30, 40), from: outer) == CGPoint(15, 15))
        let rect = CGRect(1, 2, 30, 40)
        #expect(inner.convert(rect, to: sibling) == CGRect(-114, -143, 30, 40))
        #expect(inner.convert(rect, from: sibling) == CGRect(116, 147, 30, 40))
        #expect(inner.convert(point, to: window) == CGPoint(40, 61) && inner.convert(point, to: nil) == CGPoint(40, 61))
        #expect(inner.convert(CGPoint(50, 60), from: nil) == CGPoint(15, 5))
        #expect(inner.convert(CGPoint(50, 60), from: window) == CGPoint(15, 5))
        let screen = window.screen.coordinateSpace
        #expect(screen.convert(CGPoint(50, 60), to: window.screen.coordinateSpace) == CGPoint(50, 60))
        #expect(inner.convert(point, to: screen) == CGPoint(40, 61))
        #expect(inner.convert(inner.convert(inner.bounds, to: screen), from: screen) == CGRect(0, 0, 100, 100))
        #expect(screen.convert(CGPoint(50, 60), to: inner) == CGPoint(15, 5))
        let square = CGRect(50, 60, 10, 10)
        #expect(screen.convert(square, to: inner) == CGRect(15, 5, 10, 10))
    }
}
