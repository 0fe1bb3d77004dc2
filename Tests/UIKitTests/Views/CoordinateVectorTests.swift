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
            UIView(frame: CGRect(x: 20, y: 30, width: 200, height: 300)), UIView(frame: CGRect(x: 15, y: 25, width: 100, height: 100)),
            UIView(frame: CGRect(x: 150, y: 200, width: 60, height: 60))
        )
        let window = stage.window
        window.addSubview(outer)
        outer.addSubview(inner)
        window.addSubview(sibling)
        let point = CGPoint(x: 5, y: 6)
        #expect(inner.convert(point, to: outer) == CGPoint(x: 20, y: 31) && inner.convert(point, to: inner) == point)
        #expect(inner.convert(CGPoint(x: 30, y: 40), from: outer) == CGPoint(x: 15, y: 15))
        let rect = CGRect(x: 1, y: 2, width: 30, height: 40)
        #expect(inner.convert(rect, to: sibling) == CGRect(x: -114, y: -143, width: 30, height: 40))
        #expect(inner.convert(rect, from: sibling) == CGRect(x: 116, y: 147, width: 30, height: 40))
        #expect(inner.convert(point, to: window) == CGPoint(x: 40, y: 61) && inner.convert(point, to: nil) == CGPoint(x: 40, y: 61))
        #expect(inner.convert(CGPoint(x: 50, y: 60), from: window) == CGPoint(x: 15, y: 5))
        let screen = window.screen.coordinateSpace
        #expect(screen.convert(CGPoint(x: 50, y: 60), to: window.screen.coordinateSpace) == CGPoint(x: 50, y: 60))
        #expect(inner.convert(point, to: screen) == CGPoint(x: 40, y: 61))
        #expect(inner.convert(inner.convert(inner.bounds, to: screen), from: screen) == CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(screen.convert(CGPoint(x: 50, y: 60), to: inner) == CGPoint(x: 15, y: 5))
        let square = CGRect(x: 50, y: 60, width: 10, height: 10)
        #expect(screen.convert(square, to: inner) == CGRect(x: 15, y: 5, width: 10, height: 10))
    }
}
