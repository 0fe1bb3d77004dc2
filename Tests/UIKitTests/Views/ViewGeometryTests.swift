import Testing
import UIKit

@MainActor @Suite("A view's geometry: frame is derived from center, bounds and transform [APPLY-07]")
struct ViewGeometryTests {
    @Test func `Setting the frame sets center and size`() {
        let view = UIView()
        view.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
        #expect(view.center == CGPoint(x: 60, y: 45))
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    }

    @Test func `With a transform the frame reads as the box around the transformed bounds`() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(view.frame == CGRect(x: -40, y: -5, width: 200, height: 100))
        #expect(view.bounds.size == CGSize(width: 100, height: 50))
    }

    @Test func `With a transform setting the frame puts the box where asked`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        view.frame = CGRect(x: 10, y: 20, width: 40, height: 60)
        #expect(view.frame == CGRect(x: 10, y: 20, width: 40, height: 60))
        #expect(view.bounds.size == CGSize(width: 20, height: 30))
    }

    @Test func `Moving the center moves the frame and leaves the bounds`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.center = CGPoint(x: 100, y: 50)
        #expect(view.frame == CGRect(x: 95, y: 45, width: 10, height: 10))
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    @Test func `Changing the bounds' size grows around the center`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.bounds.size = CGSize(width: 20, height: 30)
        #expect(view.frame == CGRect(x: -5, y: -10, width: 20, height: 30))
    }

    @Test func `The layer and its view are two faces of one thing`() {
        let view = UIView()
        view.layer.position = CGPoint(x: 5, y: 6)
        view.layer.bounds.size = CGSize(width: 10, height: 12)
        view.layer.opacity = 0.5
        #expect(view.frame == CGRect(x: 0, y: 0, width: 10, height: 12))
        #expect(view.alpha == 0.5)
        view.clipsToBounds = true
        view.backgroundColor = .red
        #expect(view.layer.masksToBounds)
        #expect(view.layer.backgroundColor == UIColor.red.cgColor)
    }

    @Test func `A subclass names the class of its layer`() {
        final class Gradient: CALayer {}
        final class View: UIView {
            override class var layerClass: AnyClass { Gradient.self }
        }
        #expect(View().layer is Gradient)
    }

    private nonisolated static let masks: [(UIView.AutoresizingMask, CGRect)] = [
        ([.flexibleWidth], CGRect(x: 10, y: 10, width: 80, height: 20)),
        ([.flexibleLeftMargin], CGRect(x: 60, y: 10, width: 30, height: 20)),
        ([.flexibleRightMargin], CGRect(x: 10, y: 10, width: 30, height: 20)),
        ([.flexibleLeftMargin, .flexibleRightMargin], CGRect(x: 35, y: 10, width: 30, height: 20)),
        ([.flexibleWidth, .flexibleHeight], CGRect(x: 10, y: 10, width: 80, height: 120)),
        ([], CGRect(x: 10, y: 10, width: 30, height: 20)),
    ]

    @Test(arguments: masks)
    func `Springs and struts share a change in proportion`(mask: UIView.AutoresizingMask, expected: CGRect) {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 40))
        let child = UIView(frame: CGRect(x: 10, y: 10, width: 30, height: 20))
        child.autoresizingMask = mask
        parent.addSubview(child)
        parent.frame.size = CGSize(width: 100, height: 140)
        #expect(child.frame == expected)
    }
}
