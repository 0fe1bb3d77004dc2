import Offscreen
import Testing
import UIKit

@MainActor struct ViewGeometryTests {
    @Test
    func
        `Frame, center and bounds of a view stay consistent, and a transformed view's frame is the box around its bounds`()
    {
        let view = UIView()
        let steps: [(change: () -> Void, frame: CGRect, center: CGPoint, size: CGSize)] = [
            ({ view.frame = CGRect(10, 20, 100, 50) }, CGRect(10, 20, 100, 50), CGPoint(60, 45), CGSize(100, 50)),
            ({ view.center = CGPoint(100, 50) }, CGRect(50, 25, 100, 50), CGPoint(100, 50), CGSize(100, 50)),
            ({ view.bounds.size = CGSize(20, 30) }, CGRect(90, 35, 20, 30), CGPoint(100, 50), CGSize(20, 30)),
            (
                { view.transform = CGAffineTransform(scaleX: 2, y: 2) }, CGRect(80, 20, 40, 60), CGPoint(100, 50),
                CGSize(20, 30)
            ),
            ({ view.frame = CGRect(10, 20, 80, 20) }, CGRect(10, 20, 80, 20), CGPoint(50, 30), CGSize(40, 10)),
        ]
        for (index, step) in steps.enumerated() {
            step.change()
            #expect(view.frame == step.frame, "\(index)")
            #expect(view.center == step.center, "\(index)")
            #expect(view.bounds == CGRect(origin: .zero, size: step.size), "\(index)")
        }
    }

    @Test
    func `Setting properties of a view's layer changes the view, and setting properties of the view changes its layer`()
    {
        let view = UIView()
        (view.layer.position, view.layer.bounds.size, view.layer.opacity) = (CGPoint(5, 6), CGSize(10, 12), 0.5)
        #expect(view.frame == CGRect(0, 0, 10, 12))
        #expect(view.alpha == 0.5)
        (view.clipsToBounds, view.backgroundColor) = (true, .red)
        #expect(view.layer.masksToBounds)
        #expect(view.layer.backgroundColor == UIColor.red.cgColor)
    }

    @Test func `The layer of a view has the class that layerClass returns`() {
        final class Gradient: CALayer {}
        final class View: UIView {
            override class var layerClass: AnyClass { Gradient.self }
        }
        #expect(View().layer is Gradient)
    }

    // MARK: - Geometry that is not a number

    // Setting NaN fails with Core Animation's message.

    private let stage = Stage(width: 100, height: 100)

    @Test func `Setting NaN in the geometry of a view fails and leaves the view's frame and bounds origin unchanged`() {
        let cases: [(text: String, act: (UIScrollView) -> Void)] = [
            ("CALayer position contains NaN: [nan 40]", { $0.frame.origin.x = .nan }),
            ("CALayer position contains NaN: [25 nan]", { $0.frame.size.height = .nan }),
            ("CALayer bounds contains NaN: [nan 0; 30 40]", { $0.bounds.origin.x = .nan }),
            ("CALayer bounds contains NaN: [0 0; 30 nan]", { $0.bounds.size.height = .nan }),
            ("CALayer position contains NaN: [nan nan]", { $0.center = CGPoint(CGFloat.nan, .nan) }),
            ("CALayer bounds contains NaN: [nan 7; 30 40]", { $0.contentOffset = CGPoint(CGFloat.nan, 7) }),
            (
                "CALayer bounds contains NaN: [0 nan; 30 40]",
                { $0.setContentOffset(CGPoint(0, CGFloat.nan), animated: true) }
            ),
            ("CALayer position contains NaN: [1.5 nan]", { $0.layer.position = CGPoint(1.5, CGFloat.nan) }),
            ("CALayer position contains NaN: [nan 20]", { $0.layer.frame = CGRect(CGFloat.nan, 0, 40, 40) }),
        ]
        for (text, act) in cases {
            let stage = Stage(width: 100, height: 100)
            let view = stage.run { UIScrollView(frame: CGRect(10, 20, 30, 40)) }
            stage.show(view)
            let failures = stage.failures { stage.act("set") { act(view) } }
            #expect(failures.map(\.text) == [text])
            #expect(failures.first?.counted == "UIScrollView#1")
            #expect(view.frame == CGRect(10, 20, 30, 40), "\(text)")
            #expect(view.bounds.origin == .zero, "\(text)")
        }
    }

    @Test func `Making a view with a frame that contains NaN fails, and the view's frame is zero`() {
        var view: UIView?
        let failures = stage.failures { view = UIView(frame: CGRect(CGFloat.nan, 0, .nan, 15)) }
        #expect(failures.map(\.text) == ["CALayer bounds contains NaN: [nan 0; nan 15]"])
        #expect(view?.frame == .zero)
    }

    @Test func `Infinite values are accepted in the geometry of a view, as in Core Animation`() {
        let view = stage.run { UIView(frame: CGRect(0, 0, 10, 10)) }
        let failures = stage.failures { (view.center.x, view.bounds.size.height) = (.infinity, .infinity) }
        #expect(failures.isEmpty)
        #expect(view.center.x == .infinity)
        #expect(view.bounds.height == .infinity)
    }
}
