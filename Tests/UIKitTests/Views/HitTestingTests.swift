import Offscreen
import Testing
import UIKit

@MainActor struct HitTestingTests {
    private let root = UIView(frame: CGRect(0, 0, 100, 100))
    private let back = UIView(frame: CGRect(10, 10, 50, 50))
    private let front = UIView(frame: CGRect(30, 30, 50, 50))

    init() {
        root.addSubview(back)
        root.addSubview(front)
    }

    @Test
    func
        `zPosition changes which layer a layer's hitTest returns, but not which view a view's hitTest returns [ORDER-01] [ORDER-02]`()
    {
        back.layer.zPosition = 1
        #expect(root.layer.hitTest(CGPoint(40, 40)) === back.layer)
        #expect(root.hitTest(CGPoint(40, 40), with: nil) === front)
    }

    @Test(arguments: [(0.009, false), (0.01, true)] as [(CGFloat, Bool)])
    func `hitTest skips a view whose alpha is less than a hundredth`(alpha: CGFloat, isFound: Bool) {
        front.alpha = alpha
        #expect(root.hitTest(CGPoint(40, 40), with: nil) === (isFound ? front : back))
    }

    @Test
    func
        `Converting a point to another view and back restores it, even under perspective, if the transform has an inverse`()
    {
        var tilted = CATransform3DIdentity
        tilted.m34 = -1 / 200
        tilted = CATransform3DRotate(tilted, 0.7, 1, 0.3, 0.1)
        tilted = CATransform3DTranslate(tilted, 3, -4, 12)
        back.transform3D = tilted
        for point in [CGPoint.zero, CGPoint(40, 10), CGPoint(-5, 33)] {
            let (there, inside) = (back.convert(point, to: root), back.convert(point, from: root))
            #expect(Near(root.convert(there, to: back)) == Near(point))
            #expect(Near(back.convert(inside, to: root)) == Near(point))
        }
        front.removeFromSuperview()
        let near = back.convert(CGPoint(1, 1), to: root)
        #expect(root.hitTest(near, with: nil) === back)
        back.transform3D = CATransform3DMakeRotation(.pi / 2, 1, 0, 0)
        #expect(root.convert(CGPoint(30, 30), to: back).x.isFinite)
    }

    // MARK: - Conversions, as measured

    // Conversions that others measured on macOS 27 with Mac Catalyst, in an upright window that
    // fills its screen. The window has a view at (20, 30), a view in it at (15, 25), and a sibling
    // of the first at (150, 200).
    //
    // https://github.com/kern0x1b/charon/blob/main/tests/backports/device/coordspace-expectations.h

    @Test
    func `Points and rectangles are converted between views, window and screen to the values measured with UIKit`() {
        let stage = Stage(width: 400, height: 600)
        let (outer, inner) = (UIView(frame: CGRect(20, 30, 200, 300)), UIView(frame: CGRect(15, 25, 100, 100)))
        let (window, sibling) = (stage.window, UIView(frame: CGRect(150, 200, 60, 60)))
        for view in [outer, sibling] { window.addSubview(view) }
        outer.addSubview(inner)
        let (point, other, rect, screen) = (
            CGPoint(5, 6), CGPoint(50, 60), CGRect(1, 2, 30, 40), window.screen.coordinateSpace
        )
        #expect(screen === window.screen.fixedCoordinateSpace)
        #expect(screen === window.screen)
        let there: [CGPoint] = [
            inner.convert(point, to: outer), inner.convert(point, to: inner), inner.convert(point, to: window),
            inner.convert(point, to: nil), inner.convert(point, to: screen), screen.convert(other, to: screen),
        ]
        #expect(there == [CGPoint(20, 31), point, CGPoint(40, 61), CGPoint(40, 61), CGPoint(40, 61), other])
        let back: [CGPoint] = [
            inner.convert(other, from: nil), inner.convert(other, from: window), screen.convert(other, to: inner),
        ]
        #expect(back == Array(repeating: CGPoint(15, 5), count: 3))
        #expect(inner.convert(CGPoint(30, 40), from: outer) == CGPoint(15, 15))
        let rects: [CGRect] = [inner.convert(rect, to: sibling), inner.convert(rect, from: sibling)]
        #expect(rects == [CGRect(-114, -143, 30, 40), CGRect(116, 147, 30, 40)])
        #expect(inner.convert(inner.convert(inner.bounds, to: screen), from: screen) == CGRect(0, 0, 100, 100))
        #expect(screen.convert(CGRect(50, 60, 10, 10), to: inner) == CGRect(15, 5, 10, 10))
    }
}
