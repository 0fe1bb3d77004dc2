import Offscreen
import Testing

@testable import UIKit

/// What belongs to an app's screen and not to a collection view: declared, and as true as it can be without a display.
@MainActor @Suite("Other parts of an app")
struct AppPartTests {
    private let stage = Stage(width: 320, height: 480)

    @Test func `A renderer makes images of a size and a color`() {
        let size = CGSize(30, 20)
        let red = UIGraphicsImageRenderer(size: size).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(origin: .zero, size: size))
        }
        #expect(red.size == size && red.scale == UIScreen.main.scale && red.cover == .red)
        let half = UIGraphicsImageRenderer(size: size).image {
            $0.cgContext.setFillColor(UIColor.blue.cgColor)
            $0.cgContext.fill(CGRect(0, 0, 15, 20))
        }
        #expect(half.cover == nil)
        UIGraphicsBeginImageContextWithOptions(size, false, 3)
        UIColor.green.set()
        UIRectFill(CGRect(0, 0, 30, 20))
        let green = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        #expect(green?.cover == .green && green?.scale == 3 && UIGraphicsGetCurrentContext() == nil)
        #expect(red != half && red.withRenderingMode(.alwaysTemplate).cover == .red)
    }

    @Test func `A property animator runs to its end, and says so`() {
        let view = UIView(frame: CGRect(0, 0, 10, 10))
        stage.act("show") { stage.window.addSubview(view) }
        var ends: [UIViewAnimatingPosition] = []
        let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) { view.alpha = 0 }
        animator.addCompletion { ends.append($0) }
        #expect(animator.state == .inactive && view.alpha == 1)
        stage.act("start", settling: false) { animator.startAnimation() }
        stage.advance(by: 0.25)
        let shown = Double(view.layer.presentation()?.opacity ?? 0)
        #expect(animator.isRunning && view.alpha == 0 && abs(shown - 0.5) < 0.1 && ends.isEmpty)
        #expect(abs(animator.fractionComplete - 0.5) < 0.1)
        stage.settle()
        #expect(ends == [.end] && animator.state == .inactive)
        stage.act("again") {
            UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 0.1, delay: 0, animations: { view.alpha = 1 }) { ends.append($0) }
        }
        #expect(ends == [.end, .end] && view.alpha == 1)
    }

    @Test func `An animator that is stopped calls nobody by itself, and can be started anew`() {
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
        #expect(ends.isEmpty && animator.state == .stopped)
        animator.finishAnimation(at: .current)
        #expect(ends == [.current] && animator.state == .inactive && animator.fractionComplete == 0)
        animator.addAnimations { view.alpha = 1 }
        animator.addCompletion { ends.append($0) }
        stage.act("start", settling: false) {
            animator.startAnimation()
            animator.stopAnimation(true)
        }
        stage.settle()
        #expect(ends == [.current] && animator.state == .inactive)
    }

    @Test func `Fonts are scaled by nothing, and not beyond their greatest size`() {
        let font = UIFont.systemFont(ofSize: 20)
        #expect(UIFontMetrics(forTextStyle: .headline).scaledFont(for: font) == font)
        #expect(UIFontMetrics.default.scaledFont(for: font, maximumPointSize: 15).pointSize == 15)
        #expect(UIFontMetrics.default.scaledValue(for: 7) == 7)
    }

    @Test func `A page view controller shows the controllers that it is given`() {
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        let (one, two) = (UIViewController(), UIViewController())
        stage.act("show") { stage.window.rootViewController = pages }
        stage.act("one") { pages.setViewControllers([one], direction: .forward, animated: true) }
        #expect(one.view.superview === pages.view && one.parent === pages && one.view.frame == pages.view.bounds)
        var isDone = false
        stage.act("two") { pages.setViewControllers([two], direction: .reverse, animated: false) { isDone = $0 } }
        #expect(isDone && one.parent == nil && one.view.superview == nil && pages.children == [two])
    }

    @Test func `The first of a navigation item's buttons is its button`() {
        let item = UINavigationItem(title: "t")
        let (done, text) = (UIBarButtonItem(systemItem: .done), UIBarButtonItem(title: "x", style: .plain, target: nil, action: nil))
        item.rightBarButtonItems = [done, text]
        #expect(item.rightBarButtonItem === done && text.title == "x")
        item.setLeftBarButton(text, animated: true)
        #expect(item.leftBarButtonItems == [text])
        item.leftBarButtonItem = nil
        #expect(item.leftBarButtonItems == nil && UIBarButtonItem.fixedSpace(8).width == 8)
    }

    @Test func `Accessibility begins as the class says, and keeps what is set`() {
        #expect(UIView().accessibilityTraits == .none && UILabel().accessibilityTraits == .staticText)
        #expect(UIButton().accessibilityTraits == .button && UIImageView().accessibilityTraits == .image)
        let view = UIView()
        view.accessibilityTraits.insert(.header)
        view.accessibilityTraits.insert(.selected)
        (view.accessibilityHint, view.accessibilityValue) = ("h", "v")
        view.accessibilityElements = [view]
        #expect(view.accessibilityTraits == [.header, .selected] && view.accessibilityElements?.count == 1)
        #expect(view.accessibilityHint == "h" && view.accessibilityValue == "v")
    }

    private final class Framed: UIView {
        let gradient = CAGradientLayer()
        override func layoutSublayers(of layer: CALayer) {
            super.layoutSublayers(of: layer)
            gradient.frame = bounds
        }
    }

    @Test func `A view is its layer's delegate and hears of the layer's layout; no action is an action`() {
        let view = Framed(frame: CGRect(0, 0, 10, 10))
        stage.act("show") { stage.window.addSubview(view) }
        stage.act("grow") { view.frame.size = CGSize(40, 50) }
        #expect(view.gradient.frame == CGRect(0, 0, 40, 50))
        #expect(view.layer.delegate === view && CALayer().delegate == nil)
        let layer = CALayer()
        layer.actions = ["position": NSNull()]
        #expect(layer.action(forKey: "position") is NSNull)
    }

    private final class Wide: UIScreen {
        override var traitCollection: UITraitCollection { UITraitCollection(horizontalSizeClass: .regular) }
    }

    @Test func `A screen has traits, and can be pretended`() {
        #expect(UIScreen.main.traitCollection.displayScale == UIScreen.main.scale)
        #expect(Wide().traitCollection.horizontalSizeClass == .regular && Wide().scale == UIScreen.main.scale)
    }
}
