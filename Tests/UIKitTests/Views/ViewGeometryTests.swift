import Testing
import UIKit

@MainActor @Suite("A view's geometry: frame is derived from center, bounds and transform [APPLY-07]")
struct ViewGeometryTests {
    @Test func `Frame, center and bounds follow each other, and with a transform the frame is the box around the bounds`() {
        let view = UIView()
        let steps: [(change: () -> Void, frame: CGRect, center: CGPoint, size: CGSize)] = [
            ({ view.frame = CGRect(10, 20, 100, 50) }, CGRect(10, 20, 100, 50), CGPoint(60, 45), CGSize(100, 50)),
            ({ view.center = CGPoint(100, 50) }, CGRect(50, 25, 100, 50), CGPoint(100, 50), CGSize(100, 50)),
            ({ view.bounds.size = CGSize(20, 30) }, CGRect(90, 35, 20, 30), CGPoint(100, 50), CGSize(20, 30)),
            ({ view.transform = CGAffineTransform(scaleX: 2, y: 2) }, CGRect(80, 20, 40, 60), CGPoint(100, 50), CGSize(20, 30)),
            ({ view.frame = CGRect(10, 20, 80, 20) }, CGRect(10, 20, 80, 20), CGPoint(50, 30), CGSize(40, 10)),
        ]
        for (index, step) in steps.enumerated() {
            step.change()
            #expect((view.frame, view.center, view.bounds) == (step.frame, step.center, CGRect(origin: .zero, size: step.size)), "\(index)")
        }
    }

    @Test func `The layer and its view are two faces of one thing`() {
        let view = UIView()
        view.layer.position = CGPoint(5, 6)
        view.layer.bounds.size = CGSize(10, 12)
        view.layer.opacity = 0.5
        #expect(view.frame == CGRect(0, 0, 10, 12))
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
}
