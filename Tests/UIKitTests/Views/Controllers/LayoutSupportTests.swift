import Offscreen
import Testing

@testable import UIKit

/// Constraints to `topLayoutGuide` and `bottomLayoutGuide`.
@MainActor struct LayoutSupportTests {
    private let stage = Stage(width: 200, height: 100, scale: 1)
    private let controller: UIViewController
    private let probe: UIView

    init() {
        let stage = self.stage
        (controller, probe) = stage.run { (UIViewController(), UIView()) }
        controller.view = stage.run { SafeAreaView() }
        probe.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(probe)
        stage.show(controller)
    }

    private typealias Attribute = NSLayoutConstraint.Attribute

    private func tie(_ attribute: Attribute, to item: Any, _ other: Attribute, constant: CGFloat = 0)
        -> NSLayoutConstraint
    {
        let constraint = NSLayoutConstraint(
            item: probe, attribute: attribute, relatedBy: .equal, toItem: item, attribute: other, multiplier: 1,
            constant: constant)
        stage.act("tie") { constraint.isActive = true }
        return constraint
    }

    @Test func `A constraint to a controller's layout guide belongs to the controller's view [VIEW-28]`() {
        let (top, bottom) = (controller.topLayoutGuide, controller.bottomLayoutGuide)
        let first = tie(.top, to: top, .bottom, constant: 5)
        let second = tie(.bottom, to: bottom, .top)
        #expect(first.secondItem === top)
        #expect(second.secondItem === bottom)
        #expect(controller.view.constraints == [first, second])
        #expect(probe.frame.minY == 15)
        #expect(probe.frame.maxY == 70)
    }

    @Test func `A layout guide of a controller is the first item of a constraint as well [VIEW-28]`() {
        let constraint = NSLayoutConstraint(
            item: controller.topLayoutGuide, attribute: .bottom, relatedBy: .equal, toItem: probe, attribute: .top,
            multiplier: 1, constant: -4)
        stage.act("tie") { constraint.isActive = true }
        #expect(controller.view.constraints == [constraint])
        #expect(probe.frame.minY == 14)
    }

    @Test(
        arguments: [
            (true, .top, 0), (true, .bottom, 10), (true, .centerY, 5), (true, .left, 0), (true, .right, 200),
            (false, .top, 70), (false, .bottom, 100), (false, .centerY, 85), (false, .centerX, 100),
        ] as [(Bool, NSLayoutConstraint.Attribute, CGFloat)])
    func `Every edge and centre of a controller's layout guide can be tied to [VIEW-28]`(
        isTop: Bool, attribute: NSLayoutConstraint.Attribute, place: CGFloat
    ) {
        let isVertical = attribute == .top || attribute == .bottom || attribute == .centerY
        let guide: any UILayoutSupport = isTop ? controller.topLayoutGuide : controller.bottomLayoutGuide
        _ = tie(isVertical ? .top : .left, to: guide, attribute)
        #expect((isVertical ? probe.frame.minY : probe.frame.minX) == place)
    }

    @Test func `A visual format names a controller's layout guides, and anchors name the guides too [VIEW-28]`() {
        let (top, bottom) = (controller.topLayoutGuide, controller.bottomLayoutGuide)
        let constraints = NSLayoutConstraint.constraints(
            withVisualFormat: "V:[top]-3-[probe]-6-[bottom]", metrics: nil,
            views: ["top": top, "probe": probe, "bottom": bottom])
        stage.act("tie") { NSLayoutConstraint.activate(constraints) }
        #expect(probe.frame.minY == 13)
        #expect(probe.frame.maxY == 64)
        #expect(probe.topAnchor.constraint(equalTo: top.bottomAnchor).secondItem === top)
    }

    @Test func `A view tied to a controller's layout guide moves when the safe area changes [VIEW-28]`() {
        let controller = stage.run { UIViewController() }
        stage.show(controller)
        controller.view.addSubview(probe)
        _ = tie(.top, to: controller.topLayoutGuide, .bottom)
        #expect(probe.frame.minY == 0)
        stage.act("safe area") { controller.additionalSafeAreaInsets.top = 24 }
        #expect(probe.frame.minY == 24)
    }

    @Test func `A layout guide that outlives its controller has no length [VIEW-28]`() {
        var controller: UIViewController? = stage.run { UIViewController() }
        let guide = controller?.topLayoutGuide
        controller = nil
        #expect(guide?.length == 0)
    }
}
