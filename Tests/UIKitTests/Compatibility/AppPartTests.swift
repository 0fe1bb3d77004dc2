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
        #expect(red.size == size)
        #expect(red.scale == UIScreen.main.scale)
        #expect(red.coveringColor == .red)
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
        #expect(green?.coveringColor == .green)
        #expect(green?.scale == 3)
        #expect(UIGraphicsGetCurrentContext() == nil)
        for rect in [CGRect(0, 0, 30, 20), .zero, .null] {
            let part = Stage(width: 10, height: 10)
            part.act("fill outside of an image") { UIRectFill(rect) }
            #expect(part.recording.trace.contains("not modelled: UIRectFill(_:)"), "\(rect)")
        }
        #expect(red != half)
        #expect(red.withRenderingMode(.alwaysTemplate).coveringColor == .red)
    }

    @Test func `A started property animator that is not stopped runs to its end and calls its completion`() {
        let view = UIView(frame: CGRect(0, 0, 10, 10))
        stage.act("show") { stage.window.addSubview(view) }
        var ends: [UIViewAnimatingPosition] = []
        let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) { view.alpha = 0 }
        animator.addCompletion { ends.append($0) }
        #expect(animator.state == .inactive)
        #expect(view.alpha == 1)
        stage.act("start", settling: false) { animator.startAnimation() }
        stage.advance(by: 0.25)
        let shown = Double(view.layer.presentation()?.opacity ?? 0)
        #expect(animator.isRunning)
        #expect(view.alpha == 0)
        #expect(abs(shown - 0.5) < 0.1)
        #expect(ends.isEmpty)
        #expect(abs(animator.fractionComplete - 0.5) < 0.1)
        stage.settle()
        #expect(ends == [.end])
        #expect(animator.state == .inactive)
        stage.act("again") {
            UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 0.1, delay: 0, animations: { view.alpha = 1 })
            { ends.append($0) }
        }
        #expect(ends == [.end, .end])
        #expect(view.alpha == 1)
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
        #expect(ends.isEmpty)
        #expect(animator.state == .stopped)
        animator.finishAnimation(at: .current)
        #expect(ends == [.current])
        #expect(animator.state == .inactive)
        #expect(animator.fractionComplete == 0)
        animator.addAnimations { view.alpha = 1 }
        animator.addCompletion { ends.append($0) }
        stage.act("start", settling: false) {
            animator.startAnimation()
            animator.stopAnimation(true)
        }
        stage.settle()
        #expect(ends == [.current])
        #expect(animator.state == .inactive)
        #expect(view.alpha == 1)
        // An animator that ended or was stopped has forgotten its animations and completions.
        stage.act("hide") { view.alpha = 0 }
        animator.addCompletion { ends.append($0) }
        stage.act("start") { animator.startAnimation() }
        #expect(ends == [.current, .end])
        #expect(view.alpha == 0)
    }

    @Test func `A page view controller shows the controllers that setViewControllers received last`() {
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        let (one, two) = (UIViewController(), UIViewController())
        stage.act("show") { stage.window.rootViewController = pages }
        stage.act("one") { pages.setViewControllers([one], direction: .forward, animated: true) }
        #expect(one.view.superview === pages.view)
        #expect(one.parent === pages)
        #expect(one.view.frame == pages.view.bounds)
        var isDone = false
        stage.act("two") { pages.setViewControllers([two], direction: .reverse, animated: false) { isDone = $0 } }
        #expect(isDone)
        #expect(one.parent == nil)
        #expect(one.view.superview == nil)
        #expect(pages.children == [two])
    }

    @Test func `A page that leaves a page view controller has no superview any more when it leaves its parent`() {
        final class Page: UIViewController {
            var log: [String] = []
            override func willMove(toParent parent: UIViewController?) { note("will move", parent) }
            override func didMove(toParent parent: UIViewController?) { note("did move", parent) }
            private func note(_ word: String, _ parent: UIViewController?) {
                let isShown = viewIfLoaded?.superview != nil
                log.append("\(word) \(parent == nil ? "out" : "in") \(isShown ? "shown" : "alone")")
            }
        }
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        let page = stage.run { Page() }
        stage.act("show") { stage.window.rootViewController = pages }
        stage.act("one") { pages.setViewControllers([page], direction: .forward, animated: false) }
        stage.act("none") { pages.setViewControllers([UIViewController()], direction: .forward, animated: false) }
        #expect(page.log == ["will move in alone", "did move in shown", "will move out shown", "did move out alone"])
    }

    @Test func `The leftBarButtonItem or rightBarButtonItem of a navigation item is the first one of its array`() {
        let item = UINavigationItem(title: "t")
        let (done, text) = (
            UIBarButtonItem(systemItem: .done), UIBarButtonItem(title: "x", style: .plain, target: nil, action: nil)
        )
        item.rightBarButtonItems = [done, text]
        #expect(item.rightBarButtonItem === done)
        #expect(text.title == "x")
        item.setLeftBarButton(text, animated: true)
        #expect(item.leftBarButtonItems == [text])
        item.leftBarButtonItem = nil
        #expect(item.leftBarButtonItems == nil)
        #expect(UIBarButtonItem.fixedSpace(8).width == 8)
    }

    @Test func `Accessibility traits, hints, values and elements are stored`() {
        let view = UIView()
        view.accessibilityTraits.insert(.header)
        view.accessibilityTraits.insert(.selected)
        (view.accessibilityHint, view.accessibilityValue) = ("h", "v")
        view.accessibilityElements = [view]
        #expect(view.accessibilityTraits == [.header, .selected])
        #expect(view.accessibilityElements?.count == 1)
        #expect(view.accessibilityHint == "h")
        #expect(view.accessibilityValue == "v")
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
        #expect(view.gradient.frame == CGRect(0, 0, 40, 50))
        #expect(view.layer.delegate === view)
        #expect(CALayer().delegate == nil)
        let layer = CALayer()
        layer.actions = ["position": NSNull()]
        #expect(layer.action(forKey: "position") is NSNull)
    }

    @Test func `A gradient's type, a button's pointer and the titles of segments are stored`() {
        expectStored(CAGradientLayer(), .value(\.type, .axial, .conic))
        expectRawValues(["axial", "radial", "conic"], of: CAGradientLayerType.axial, .radial, .conic)
        expectStored(UIButton(), .value(\.isPointerInteractionEnabled, false, true))
        let control = UISegmentedControl(items: ["a"])
        #expect(control.titleTextAttributes(for: .selected) == nil)
        control.setTitleTextAttributes([.kern: 2], for: .selected)
        #expect(control.titleTextAttributes(for: .selected)?[.kern] as? Int == 2)
        #expect(control.titleTextAttributes(for: .normal) == nil)
    }

    @Test func `A custom action has a name with attributes, of which the last one that was set counts`() {
        let name = NSAttributedString(string: "a", attributes: [.kern: 2])
        let image = UIImage()
        let selector = Selector("run")
        let actions = [
            UIAccessibilityCustomAction(attributedName: name, target: self, selector: selector),
            UIAccessibilityCustomAction(attributedName: name, image: image, target: self, selector: selector),
            UIAccessibilityCustomAction(attributedName: name) { _ in true },
            UIAccessibilityCustomAction(attributedName: name, image: image) { _ in true },
        ]
        #expect(actions.allSatisfy { $0.name == "a" && $0.attributedName == name })
        #expect(actions.map { $0.image === image } == [false, true, false, true])
        #expect(actions.map { $0.actionHandler != nil } == [false, false, true, true])
        #expect(actions.map { $0.selector == selector } == [true, true, false, false])
        actions[0].name = "b"
        #expect(actions[0].attributedName == NSAttributedString(string: "b"))
    }

    @Test func `Opening an address answers false in a later turn of the main queue`() {
        var answers: [Bool] = []
        stage.act("open") {
            UIApplication.shared.open(URL(fileURLWithPath: "/"), options: [.universalLinksOnly: true]) {
                answers.append($0)
            }
            #expect(answers.isEmpty)
        }
        stage.settle()
        #expect(answers == [false])
        #expect(URL(string: UIApplication.openSettingsURLString)?.scheme == "app-settings")
    }

    private final class WideScreen: UIScreen {
        override var traitCollection: UITraitCollection { UITraitCollection(horizontalSizeClass: .regular) }
    }

    @Test func `A screen has traits, and a subclass can override them`() {
        #expect(UIScreen.main.traitCollection.displayScale == UIScreen.main.scale)
        #expect(WideScreen().traitCollection.horizontalSizeClass == .regular)
        #expect(WideScreen().scale == UIScreen.main.scale)
    }
}
