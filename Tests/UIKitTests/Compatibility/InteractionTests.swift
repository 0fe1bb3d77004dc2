import Offscreen
import Testing

@testable import UIKit

/// Interactions, feedback, the keyboard, accessibility and the time of layers.
@MainActor struct InteractionTests {
    private let stage = Stage(width: 320, height: 480)

    /// Returns the lines of the trace that say "not modelled" after an action.
    private func reports(of action: () -> Void) -> [String] {
        let stage = Stage(width: 320, height: 480)
        stage.act("ask", action)
        return stage.recording.trace.split(separator: "\n").compactMap { line in
            line.components(separatedBy: "not modelled: ").dropFirst().first
        }
    }

    private final class Behavior: NSObject, UIInteraction {
        weak var view: UIView?
        var calls: [String] = []
        func willMove(to view: UIView?) { calls.append(view == nil ? "will leave" : "will enter") }
        func didMove(to view: UIView?) {
            self.view = view
            calls.append(view == nil ? "did leave" : "did enter")
        }
    }

    @Test func `An interaction learns of the view to which it is added and from which it is removed`() {
        let (one, two) = (UIView(), UIView())
        let behavior = Behavior()
        one.addInteraction(behavior)
        #expect(one.interactions.count == 1)
        #expect(behavior.view === one)
        two.addInteraction(behavior)
        #expect(one.interactions.isEmpty)
        #expect(
            behavior.calls == [
                "will enter", "did enter", "will leave", "did leave", "will enter", "did enter",
            ])
        two.interactions = []
        #expect(behavior.view == nil)
        one.removeInteraction(behavior)
        #expect(behavior.calls.count == 8)
    }

    @Test func `Every setting of assistive technology is off`() {
        let settings: [(String, Bool)] = [
            ("VoiceOver", UIAccessibility.isVoiceOverRunning),
            ("Switch Control", UIAccessibility.isSwitchControlRunning),
            ("less motion", UIAccessibility.isReduceMotionEnabled),
            ("less transparency", UIAccessibility.isReduceTransparencyEnabled),
            ("darker colors", UIAccessibility.isDarkerSystemColorsEnabled),
            ("bold text", UIAccessibility.isBoldTextEnabled),
            ("inverted colors", UIAccessibility.isInvertColorsEnabled),
            ("grayscale", UIAccessibility.isGrayscaleEnabled),
            ("Guided Access", UIAccessibility.isGuidedAccessEnabled),
            ("captions", UIAccessibility.isClosedCaptioningEnabled),
            ("Speak Screen", UIAccessibility.isSpeakScreenEnabled),
            ("Speak Selection", UIAccessibility.isSpeakSelectionEnabled),
            ("cross-fades", UIAccessibility.prefersCrossFadeTransitions),
            ("button shapes", UIAccessibility.buttonShapesEnabled),
            ("no difference by color", UIAccessibility.shouldDifferentiateWithoutColor),
        ]
        #expect(settings.filter(\.1).map(\.0) == [])
    }

    @Test func `A preview stores its view, a copy of its parameters and its target, by default the view's own place`() {
        let (view, container) = (UIView(frame: CGRect(10, 20, 30, 40)), UIView())
        let parameters = UIPreviewParameters()
        parameters.backgroundColor = .red
        let turned = CGAffineTransform(rotationAngle: 1)
        let target = UIPreviewTarget(container: container, center: CGPoint(1, 2), transform: turned)
        let preview = UITargetedPreview(view: view, parameters: parameters, target: target)
        parameters.backgroundColor = .blue
        #expect(preview.view === view)
        #expect(preview.parameters.backgroundColor == .red)
        #expect(preview.target.container === container)
        #expect(preview.target.center == CGPoint(1, 2))
        #expect(preview.target.transform == turned)
        #expect(UIPreviewTarget(container: container, center: .zero).transform == .identity)
        #expect(UITargetedPreview(view: view, parameters: parameters).target.container === view)
        container.addSubview(view)
        let own = UITargetedPreview(view: view).target
        #expect(own.container === container)
        #expect(own.center == CGPoint(25, 40))
    }

    @Test func `Haptic feedback, menus for editing, pointers and announcements are reported as not modelled`() {
        #expect(reports { UIImpactFeedbackGenerator(style: .light).prepare() } == [])
        #expect(
            reports { UIImpactFeedbackGenerator().impactOccurred() } == ["UIImpactFeedbackGenerator.impactOccurred()"])
        #expect(
            reports { UINotificationFeedbackGenerator().notificationOccurred(.error) }
                == ["UINotificationFeedbackGenerator.notificationOccurred(_:)"])
        #expect(
            reports { UISelectionFeedbackGenerator().selectionChanged() }
                == ["UISelectionFeedbackGenerator.selectionChanged()"])
        #expect(
            reports {
                UIEditMenuInteraction(delegate: nil).presentEditMenu(
                    with: UIEditMenuConfiguration(identifier: "menu", sourcePoint: .zero))
            } == ["UIEditMenuInteraction.presentEditMenu(with:)"])
        #expect(reports { UIView().addInteraction(UIPointerInteraction()) } == ["UIPointerInteraction.init(delegate:)"])
        #expect(
            reports { UIAccessibility.post(notification: .screenChanged, argument: nil) }
                == ["UIAccessibility.post(notification:argument:)"])
        #expect(
            reports { _ = UIResponder.keyboardWillShowNotification } == ["UIResponder.keyboardWillShowNotification"])
        #expect(reports { UIDevice.current.playInputClick() } == ["UIDevice.playInputClick()"])
    }

    private final class MenuDelegate: NSObject, UIContextMenuInteractionDelegate {
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? { nil }
    }

    @Test func `A context menu and a menu for editing are never shown, which the trace reports`() {
        let (view, delegate) = (UIView(), MenuDelegate())
        var menu: UIContextMenuInteraction?
        #expect(
            reports { menu = UIContextMenuInteraction(delegate: delegate) }
                == ["UIContextMenuInteraction.init(delegate:)"])
        view.addInteraction(menu!)
        #expect(menu?.view === view)
        #expect(menu?.delegate === delegate)
        #expect(menu?.menuAppearance == .unknown)
        menu?.dismissMenu()
        menu?.updateVisibleMenu { $0 }
        #expect(menu?.location(in: view) == .zero)
        let shared = UIMenuController.shared
        #expect(
            reports { shared.showMenu(from: view, rect: view.bounds) } == ["UIMenuController.showMenu(from:rect:)"])
        #expect(
            reports { shared.isMenuVisible = true } == ["UIMenuController.setMenuVisible(_:animated:)"])
        #expect(reports { shared.setMenuVisible(false, animated: true) } == [])
        #expect(!shared.isMenuVisible)
        shared.menuItems = [UIMenuItem(title: "Mark", action: Selector("mark"))]
        #expect(shared.menuItems?.first?.title == "Mark")
        shared.menuItems = nil
        #expect(shared.menuFrame == .zero)
        #expect(UIMenuController.willHideMenuNotification.rawValue == "UIMenuControllerWillHideMenuNotification")
    }

    @Test func `The frame of an accessibility element follows its container, unless it was set [VIEW-33]`() {
        let view = UIView(frame: CGRect(10, 20, 100, 100))
        stage.show(UIView())
        stage.run { stage.window.addSubview(view) }
        let element = UIAccessibilityElement(accessibilityContainer: view)
        #expect(element.isAccessibilityElement)
        #expect(element.accessibilityContainer === view)
        #expect(element.accessibilityFrame == .zero)
        element.accessibilityFrameInContainerSpace = CGRect(1, 2, 30, 40)
        #expect(element.accessibilityFrame == CGRect(11, 22, 30, 40))
        let inner = UIAccessibilityElement(accessibilityContainer: element)
        inner.accessibilityFrameInContainerSpace = CGRect(5, 6, 7, 8)
        #expect(inner.accessibilityFrame == CGRect(16, 28, 7, 8))
        stage.run { view.frame.origin.x = 50 }
        #expect(element.accessibilityFrame == CGRect(51, 22, 30, 40))
        element.accessibilityFrame = CGRect(0, 0, 3, 3)
        #expect(element.accessibilityFrame == CGRect(0, 0, 3, 3))
        element.accessibilityLabel = "Part"
        view.accessibilityElements = [element]
        #expect((view.accessibilityElements?.first as? UIAccessibilityElement)?.accessibilityLabel == "Part")
    }

    @Test func `A handler or method that can never run is reported as not modelled, and one that is missing is not`() {
        #expect(reports { _ = UIAlertAction(title: "OK", style: .default) { _ in } } == [])
        #expect(reports { _ = UIBarButtonItem(title: "Add", style: .plain, target: nil, action: nil) } == [])
        #expect(
            reports { _ = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: Selector("add")) }
                == ["UIBarButtonItem.action"])
        #expect(
            reports { _ = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in }) }
                == ["UIBarButtonItem.action"])
        #expect(reports { _ = UIDeferredMenuElement.uncached { $0([]) } } == ["UIDeferredMenuElement.init(_:)"])
        #expect(reports { _ = UIViewController().storyboard } == ["UIViewController.storyboard"])
        #expect(
            reports { CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn)) }
                == ["CATransaction.setAnimationTimingFunction(_:)"])
    }

    @Test func `The speed of a layer is stored, and reported as not modelled unless it is 1`() {
        let layer = CALayer()
        #expect(layer.speed == 1)
        #expect(reports { layer.speed = 1 } == [])
        #expect(reports { layer.speed = 0 } == ["CALayer.speed"])
        #expect(layer.speed == 0)
        #expect(reports { layer.timeOffset = layer.convertTime(4, from: nil) } == ["CALayer.timeOffset"])
        #expect(reports { layer.beginTime = 0 } == [])
        #expect(layer.timeOffset == 4)
    }

    @Test func `The names of the keyboard's notifications and keys are those of UIKit`() {
        #expect(UIResponder.keyboardWillHideNotification.rawValue == "UIKeyboardWillHideNotification")
        #expect(UIResponder.keyboardDidChangeFrameNotification.rawValue == "UIKeyboardDidChangeFrameNotification")
        #expect(UIResponder.keyboardFrameEndUserInfoKey == "UIKeyboardFrameEndUserInfoKey")
        #expect(UIResponder.keyboardAnimationCurveUserInfoKey == "UIKeyboardAnimationCurveUserInfoKey")
    }

    @Test func `Without a keyboard its layout guide covers the part below the safe area [VIEW-34]`() {
        let controller = UIViewController()
        controller.additionalSafeAreaInsets.bottom = 34
        let bar = UIView()
        controller.view.addSubview(bar)
        bar.translatesAutoresizingMaskIntoConstraints = false
        let guide = controller.view.keyboardLayoutGuide
        NSLayoutConstraint.activate([
            bar.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            bar.heightAnchor.constraint(equalToConstant: 50),
            bar.bottomAnchor.constraint(equalTo: guide.topAnchor),
        ])
        stage.show(controller)
        #expect(bar.frame == CGRect(0, 480 - 34 - 50, 320, 50))
        #expect(guide.layoutFrame == CGRect(0, 446, 320, 34))
        #expect(controller.view.keyboardLayoutGuide === guide)
        stage.resize(width: 480, height: 320)
        #expect(bar.frame == CGRect(0, 320 - 34 - 50, 480, 50))
        stage.run { guide.usesBottomSafeArea = false }
        stage.settle()
        #expect(bar.frame.maxY == 320)
        #expect(guide.layoutFrame == CGRect(0, 320, 480, 0))
        let inner = UIView()
        stage.run {
            inner.translatesAutoresizingMaskIntoConstraints = false
            controller.view.addSubview(inner)
            NSLayoutConstraint.activate([
                inner.topAnchor.constraint(equalTo: bar.topAnchor),
                inner.heightAnchor.constraint(equalTo: guide.heightAnchor, constant: 7),
            ])
        }
        stage.settle()
        #expect(inner.frame.height == 7)
    }

    @Test func `An animator with timing parameters runs to its end`() {
        let view = UIView()
        stage.show(view)
        stage.run {
            let animator = UIViewPropertyAnimator(
                duration: 0.2, timingParameters: UISpringTimingParameters(dampingRatio: 0.5))
            animator.addAnimations { view.alpha = 0 }
            animator.startAnimation()
        }
        stage.settle()
        #expect(view.alpha == 0)
        #expect(UISpringTimingParameters().timingCurveType == .spring)
        let cubic = UICubicTimingParameters(animationCurve: .easeIn)
        #expect(cubic.timingCurveType == .builtin)
        #expect(UICubicTimingParameters(controlPoint1: .zero, controlPoint2: .zero).timingCurveType == .cubic)
    }

    @Test func `A long press says where its only finger is`() {
        let view = UIView(frame: CGRect(10, 20, 100, 100))
        let press = UILongPressGestureRecognizer()
        view.addGestureRecognizer(press)
        stage.run { stage.window.addSubview(view) }
        stage.press(at: CGPoint(30, 60))
        #expect(press.location(ofTouch: 0, in: view) == CGPoint(20, 40))
        #expect(press.location(ofTouch: 0, in: nil) == CGPoint(30, 60))
    }

    @Test func `A view's accessibility methods and values have their documented defaults [VIEW-33]`() {
        let view = UIView(frame: CGRect(10, 20, 30, 40))
        stage.run { stage.window.addSubview(view) }
        #expect(!view.accessibilityActivate())
        #expect(!view.accessibilityScroll(.up))
        #expect(!view.accessibilityPerformEscape())
        #expect(view.accessibilityElementCount() == 0)
        #expect(view.accessibilityElement(at: 0) == nil)
        #expect(view.index(ofAccessibilityElement: view) == NSNotFound)
        #expect(view.accessibilityFrame == CGRect(10, 20, 30, 40))
        #expect(view.accessibilityActivationPoint == CGPoint(25, 40))
        view.accessibilityFrame = .zero
        #expect(view.accessibilityFrame == .zero)
        #expect(view.accessibilityActivationPoint == .zero)
        view.accessibilityActivationPoint = CGPoint(4, 5)
        #expect(view.accessibilityActivationPoint == CGPoint(4, 5))
        #expect(view.accessibilityCustomActions == nil)
        #expect(view.accessibilityRespondsToUserInteraction)
        view.accessibilityRespondsToUserInteraction = false
        #expect(!view.accessibilityRespondsToUserInteraction)
        #expect(!view.shouldGroupAccessibilityChildren)
        let identified: [any UIAccessibilityIdentification] = [view, UIImage(), UIBarButtonItem()]
        for object in identified {
            object.accessibilityIdentifier = "id"
            #expect(object.accessibilityIdentifier == "id")
        }
    }

    private class Base: NSObject, UIApplicationDelegate { var window: UIWindow? }
    private final class Derived: Base {}
    private final class Lazy: NSObject, UIApplicationDelegate { lazy var window: UIWindow? = UIWindow(frame: .zero) }
    private final class None: NSObject, UIApplicationDelegate {}

    @Test func `The delegate's window is that of its stored property, which a superclass may declare`() {
        let (derived, lazy) = (Derived(), Lazy())
        derived.window = UIWindow(frame: .zero)
        let delegates: [any UIApplicationDelegate] = [derived, lazy, None()]
        #expect(delegates[0].window == derived.window)
        _ = lazy.window
        #expect(delegates[1].window == lazy.window)
        #expect(delegates[2].window == nil)
        derived.window = nil
        #expect(delegates[0].window == .some(nil))
    }
}
