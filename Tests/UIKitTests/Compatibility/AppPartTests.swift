import Offscreen
import Testing

@testable import UIKit

/// Parts of an app's screen outside of collection views, as far as they can be modelled without a
/// display.
@MainActor struct AppPartTests {
    private let stage = Stage(width: 320, height: 480)

    @Test
    func
        `An image renderer makes images of its size, and an image stores the color of the last fill that covered it completely`()
    {
        let size = CGSize(30, 20)
        let red = UIGraphicsImageRenderer(size: size).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
        #expect((red.size, red.scale, red.coveringColor) == (size, UIScreen.main.scale, .red))
        let half = UIGraphicsImageRenderer(size: size).image {
            $0.cgContext.setFillColor(UIColor.blue.cgColor)
            $0.cgContext.fill(CGRect(0, 0, 15, 20))
        }
        #expect(half.coveringColor == nil)
        UIGraphicsBeginImageContextWithOptions(size, false, 3)
        UIColor.green.set()
        UIRectFill(CGRect(0, 0, 30, 20))
        let green = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        #expect((green?.coveringColor, green?.scale, UIGraphicsGetCurrentContext() == nil) == (.green, 3, true))
        #expect((red != half, red.withRenderingMode(.alwaysTemplate).coveringColor) == (true, .red))
    }

    @Test func `A started property animator that is not stopped runs to its end and calls its completion`() {
        let view = UIView(frame: CGRect(0, 0, 10, 10))
        stage.act("show") { stage.window.addSubview(view) }
        var ends: [UIViewAnimatingPosition] = []
        let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) { view.alpha = 0 }
        animator.addCompletion { ends.append($0) }
        #expect((animator.state, view.alpha) == (.inactive, 1))
        stage.act("start", settling: false) { animator.startAnimation() }
        stage.advance(by: 0.25)
        let shown = Double(view.layer.presentation()?.opacity ?? 0)
        #expect((animator.isRunning, view.alpha, abs(shown - 0.5) < 0.1, ends.isEmpty) == (true, 0, true, true))
        #expect(abs(animator.fractionComplete - 0.5) < 0.1)
        stage.settle()
        #expect((ends, animator.state) == ([.end], .inactive))
        stage.act("again") {
            UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 0.1, delay: 0, animations: { view.alpha = 1 })
            { ends.append($0) }
        }
        #expect((ends, view.alpha) == ([.end, .end], 1))
    }

    @Test
    func
        `A stopped property animator calls its completion only in finishAnimation(at:), and can then be started again`()
    {
        var ends: [UIViewAnimatingPosition] = []
        let view = UIView()
        stage.act("show") { stage.window.addSubview(view) }
        let animator = UIViewPropertyAnimator(duration: 0.2, curve: .linear) { view.alpha = 0.5 }
        animator.addCompletion { ends.append($0) }
        stage.act("stop", settling: false) {
            animator.startAnimation()
            animator.stopAnimation(false)
        }
        stage.settle()
        #expect((ends.isEmpty, animator.state) == (true, .stopped))
        animator.finishAnimation(at: .current)
        #expect((ends, animator.state, animator.fractionComplete) == ([.current], .inactive, 0))
        animator.addAnimations { view.alpha = 1 }
        animator.addCompletion { ends.append($0) }
        stage.act("start", settling: false) {
            animator.startAnimation()
            animator.stopAnimation(true)
        }
        stage.settle()
        #expect((ends, animator.state) == ([.current], .inactive))
    }

    @Test func `A page view controller shows the controllers that setViewControllers received last`() {
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        let (one, two) = (UIViewController(), UIViewController())
        stage.act("show") { stage.window.rootViewController = pages }
        stage.act("one") { pages.setViewControllers([one], direction: .forward, animated: true) }
        #expect(
            (one.view.superview === pages.view, one.parent === pages, one.view.frame) == (true, true, pages.view.bounds)
        )
        var isDone = false
        stage.act("two") { pages.setViewControllers([two], direction: .reverse, animated: false) { isDone = $0 } }
        #expect((isDone, one.parent, one.view.superview, pages.children) == (true, nil, nil, [two]))
    }

    @Test func `The leftBarButtonItem or rightBarButtonItem of a navigation item is the first one of its array`() {
        let item = UINavigationItem(title: "t")
        let (done, text) = (
            UIBarButtonItem(systemItem: .done), UIBarButtonItem(title: "x", style: .plain, target: nil, action: nil)
        )
        item.rightBarButtonItems = [done, text]
        #expect((item.rightBarButtonItem === done, text.title) == (true, "x"))
        item.setLeftBarButton(text, animated: true)
        #expect(item.leftBarButtonItems == [text])
        item.leftBarButtonItem = nil
        #expect((item.leftBarButtonItems, UIBarButtonItem.fixedSpace(8).width) == (nil, 8))
    }

    @Test func `Accessibility traits, hints, values and elements are stored`() {
        let view = UIView()
        view.accessibilityTraits.insert(.header)
        view.accessibilityTraits.insert(.selected)
        (view.accessibilityHint, view.accessibilityValue) = ("h", "v")
        view.accessibilityElements = [view]
        #expect((view.accessibilityTraits, view.accessibilityElements?.count) == ([.header, .selected], 1))
        #expect((view.accessibilityHint, view.accessibilityValue) == ("h", "v"))
    }

    private final class GradientView: UIView {
        let gradient = CAGradientLayer()
        override func layoutSublayers(of layer: CALayer) {
            super.layoutSublayers(of: layer)
            gradient.frame = bounds
        }
    }

    @Test func `A view is its layer's delegate and receives layoutSublayers(of:), and NSNull can be a layer's action`()
    {
        let view = GradientView(frame: CGRect(0, 0, 10, 10))
        stage.act("show") { stage.window.addSubview(view) }
        stage.act("grow") { view.frame.size = CGSize(40, 50) }
        #expect(
            (view.gradient.frame, view.layer.delegate === view, CALayer().delegate == nil) == (
                CGRect(0, 0, 40, 50), true, true
            ))
        let layer = CALayer()
        layer.actions = ["position": NSNull()]
        #expect(layer.action(forKey: "position") is NSNull)
    }

    private final class WideScreen: UIScreen {
        override var traitCollection: UITraitCollection { UITraitCollection(horizontalSizeClass: .regular) }
    }

    @Test func `A screen has traits, and a subclass can override them`() {
        #expect(UIScreen.main.traitCollection.displayScale == UIScreen.main.scale)
        #expect(
            (WideScreen().traitCollection.horizontalSizeClass, WideScreen().scale) == (.regular, UIScreen.main.scale))
    }
}
