import Testing
import UIKit

@MainActor @Suite("Touches and coordinates")
struct HitTestingTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let back = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    private let front = UIView(frame: CGRect(x: 30, y: 30, width: 50, height: 50))

    init() {
        root.addSubview(back)
        root.addSubview(front)
    }

    @Test func `The frontmost sibling is hit [ORDER-02]`() {
        #expect(root.hitTest(CGPoint(x: 40, y: 40), with: nil) === front)
        #expect(root.hitTest(CGPoint(x: 15, y: 15), with: nil) === back)
        #expect(root.hitTest(CGPoint(x: 95, y: 5), with: nil) === root)
        #expect(root.hitTest(CGPoint(x: 200, y: 5), with: nil) == nil)
    }

    @Test func `zPosition changes what is painted on top, not what is hit [ORDER-01] [ORDER-02]`() {
        back.layer.zPosition = 1
        #expect(root.layer.hitTest(CGPoint(x: 40, y: 40)) === back.layer)
        #expect(root.hitTest(CGPoint(x: 40, y: 40), with: nil) === front)
    }

    @Test func `Hidden, nearly transparent and untouchable views are skipped`() {
        front.isHidden = true
        #expect(root.hitTest(CGPoint(x: 40, y: 40), with: nil) === back)
        front.isHidden = false
        front.alpha = 0.009
        #expect(root.hitTest(CGPoint(x: 40, y: 40), with: nil) === back)
        front.alpha = 0.01
        #expect(root.hitTest(CGPoint(x: 40, y: 40), with: nil) === front)
        front.isUserInteractionEnabled = false
        #expect(root.hitTest(CGPoint(x: 40, y: 40), with: nil) === back)
    }

    @Test func `Points convert through frames, scrolled bounds and transforms`() {
        let inner = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
        front.addSubview(inner)
        front.bounds.origin = CGPoint(x: 0, y: 100)
        #expect(inner.convert(.zero, to: root) == CGPoint(x: 35, y: -65))
        #expect(root.convert(CGPoint(x: 35, y: -65), to: inner) == .zero)
        #expect(back.convert(CGPoint(x: 1, y: 1), to: front) == CGPoint(x: -19, y: 81))
        back.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(root.convert(CGRect(x: 0, y: 0, width: 10, height: 10), from: back) == CGRect(x: -15, y: -15, width: 20, height: 20))
    }

    @Test func `Converting there and back is the identity under perspective`() {
        var tilted = CATransform3DIdentity
        tilted.m34 = -1 / 200
        tilted = CATransform3DRotate(tilted, 0.7, 1, 0.3, 0.1)
        tilted = CATransform3DTranslate(tilted, 3, -4, 12)
        back.transform3D = tilted
        for point in [CGPoint.zero, CGPoint(x: 40, y: 10), CGPoint(x: -5, y: 33)] {
            let there = back.convert(point, to: root)
            let again = root.convert(there, to: back)
            #expect(abs(again.x - point.x) < 1e-9 && abs(again.y - point.y) < 1e-9)
            let inside = back.convert(point, from: root)
            let outside = back.convert(inside, to: root)
            #expect(abs(outside.x - point.x) < 1e-9 && abs(outside.y - point.y) < 1e-9)
        }
        front.removeFromSuperview()
        let near = back.convert(CGPoint(x: 1, y: 1), to: root)
        #expect(root.hitTest(near, with: nil) === back)
        back.transform3D = CATransform3DMakeRotation(.pi / 2, 1, 0, 0)
        #expect(root.convert(CGPoint(x: 30, y: 30), to: back).x.isFinite)
    }

    @Test func `Nil stands for the window`() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        root.frame.origin = CGPoint(x: 7, y: 8)
        window.addSubview(root)
        #expect(back.convert(.zero, to: nil) == CGPoint(x: 17, y: 18))
        #expect(back.convert(CGPoint(x: 17, y: 18), from: nil) == .zero)
    }
}
