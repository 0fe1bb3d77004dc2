import Offscreen
import Testing

@testable import UIKit

@MainActor struct AnimationTests {
    private let stage = Stage(width: 100, height: 100)
    private let view = UIView(frame: CGRect(0, 0, 10, 20))

    init() { stage.window.addSubview(view) }

    private var shown: CALayer { view.layer.presentation()! }

    /// Makes a change in an animation of one second, and lets a part of that time pass.
    private func animate(
        _ options: UIView.AnimationOptions = .curveLinear, after seconds: Double, _ change: @escaping () -> Void
    ) {
        stage.act("animate", settling: false) {
            UIView.animate(withDuration: 1, delay: 0, options: options, animations: change)
        }
        stage.advance(by: seconds)
    }

    private func near(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 1e-6 }

    @Test
    func
        `After half of a linear animation a layer's bounds, position, opacity, transform, zPosition and cornerRadius are halfway`()
    {
        let layer = view.layer
        (layer.bounds, layer.position) = (CGRect(1, 2, 30, 40), CGPoint(5, 6))
        animate(after: 0.5) {
            (layer.bounds, layer.position, layer.opacity) = (CGRect(3, 8, 40, 70), CGPoint(15, 36), 0.5)
            layer.transform = CATransform3D(
                elements: CATransform3DIdentity.elements.enumerated().map { $1 + CGFloat(2 * $0) })
            (layer.zPosition, layer.cornerRadius) = (8, 6)
        }
        let now = shown
        #expect(Near(now.position) == Near(10, 21))
        #expect(Near(now.bounds) == Near(2, 5, 35, 55))
        #expect(Near(CGFloat(now.opacity), now.zPosition, now.cornerRadius) == Near(0.75, 4, 3))
        for (index, number) in now.transform.elements.enumerated() {
            #expect(near(number, CATransform3DIdentity.elements[index] + CGFloat(index)), "number \(index)")
        }
        #expect(layer.animationKeys() == ["bounds", "cornerRadius", "opacity", "position", "transform", "zPosition"])
        #expect(layer.zPosition == 8)
        #expect(layer.bounds.width == 40)
        layer.removeAnimation(forKey: "zPosition")
        layer.removeAnimation(forKey: "nothing of ours")
        #expect(shown.zPosition == 8)
        #expect(near(shown.cornerRadius, 3))
        #expect(layer.animationKeys()?.contains("zPosition") == false)
        stage.advance(by: 0.5)
        #expect(layer.animationKeys() == nil, "it is over on time")
        animate(after: 0.5) { layer.cornerRadius = 0 }
        #expect(near(shown.cornerRadius, 3))
        layer.cornerRadius = 6
        animate(after: 0.5) { layer.position.x = 200 }
        layer.position.x = 15
        layer.removeAllAnimations()
        #expect(shown.cornerRadius == 6)
        #expect(shown.position.x == 15)
        #expect(layer.animationKeys() == nil)
    }

    @Test
    func `The presentation layer of a layer without animations has the layer's geometry, opacity, colours and border`()
    {
        let layer = CALayer()
        (layer.position, layer.bounds, layer.anchorPoint) = (CGPoint(1, 2), CGRect(3, 4, 5, 6), CGPoint(0.25, 0.75))
        (layer.transform, layer.zPosition, layer.opacity) = (CATransform3DMakeScale(2, 3, 4), 7, 0.5)
        (layer.isHidden, layer.masksToBounds, layer.backgroundColor) = (true, true, UIColor.red.cgColor)
        (layer.cornerRadius, layer.borderWidth, layer.borderColor) = (8, 9, UIColor.green.cgColor)
        for copy in [layer.presentation()!, CALayer(layer: layer)] {
            #expect(copy !== layer)
            #expect(copy.position == layer.position)
            #expect(copy.bounds == layer.bounds)
            #expect(copy.anchorPoint == layer.anchorPoint)
            #expect(CATransform3DEqualToTransform(copy.transform, layer.transform))
            #expect(copy.zPosition == 7)
            #expect(copy.opacity == 0.5)
            #expect(copy.isHidden)
            #expect(copy.masksToBounds)
            #expect(copy.backgroundColor == UIColor.red.cgColor)
            #expect(copy.cornerRadius == 8)
            #expect(copy.borderWidth == 9)
            #expect(copy.borderColor == UIColor.green.cgColor)
        }
        #expect(CALayer(layer: "no layer").bounds == .zero)
        #expect(layer.model() === layer)
    }

    @Test func `The progress of every animation curve rises from 0 to 1 without ever falling`() {
        for pace in [.linear, .easeIn, .easeOut, .easeInOut] as [TimingCurve] {
            #expect([0, 1, -1, 2].map { pace.progress(atTimeFraction: $0) } == [0, 1, 0, 1])
            for step in 0..<50 {
                #expect(
                    pace.progress(atTimeFraction: Double(step) / 50)
                        < pace.progress(atTimeFraction: Double(step + 1) / 50))
            }
        }
        for step in 1..<50 {
            let t = Double(step) / 50
            func at(_ pace: TimingCurve) -> CGFloat { pace.progress(atTimeFraction: t) }
            #expect(near(at(.linear), CGFloat(t)))
            #expect(at(.easeIn) < at(.linear))
            #expect(at(.linear) < at(.easeOut))
            #expect(near(at(.easeIn) + TimingCurve.easeOut.progress(atTimeFraction: 1 - t), 1))
            #expect(near(at(.easeInOut) + TimingCurve.easeInOut.progress(atTimeFraction: 1 - t), 1))
            #expect(step == 25 || (at(.easeInOut) < at(.linear)) == (step < 25))
        }
        // The curve is slow where it eases: a hundredth of the time covers less than a thousandth
        // of the way.
        for pace in [.easeIn, .easeInOut] as [TimingCurve] { #expect(pace.progress(atTimeFraction: 0.01) < 0.001) }
    }

    @Test func `Animation options choose the animation curve, and a spring animation eases out`() {
        #expect(
            UIView.AnimationOptions([.curveLinear, .repeat, .layoutSubviews, .transitionCrossDissolve]).pace == .linear)
        let paces: [(UIView.AnimationOptions, TimingCurve)] = [
            ([], .easeInOut), (.curveEaseIn, .easeIn), (.curveEaseOut, .easeOut), (.curveLinear, .linear),
        ]
        for (options, pace) in paces {
            #expect(options.pace == pace)
            view.alpha = 1
            animate(options, after: 0.25) { view.alpha = 0 }
            #expect(abs(CGFloat(shown.opacity) - 1 + pace.progress(atTimeFraction: 0.25)) < 1e-5)
            stage.settle()
        }
        view.alpha = 1
        stage.act("spring", settling: false) {
            UIView.animate(
                withDuration: 1, delay: 0.5, usingSpringWithDamping: 0.5, initialSpringVelocity: 1,
                animations: { view.alpha = 0 })
        }
        stage.advance(by: 0.5)
        #expect(shown.opacity == 1)
        stage.advance(by: 0.25)
        #expect(abs(CGFloat(shown.opacity) - 1 + TimingCurve.easeOut.progress(atTimeFraction: 0.25)) < 1e-5)
    }

    @Test
    func
        `A delayed animation shows the old value first, and each animation completes at the end of its own duration [VIEW-10]`()
    {
        var done: [String] = []
        stage.act("animate", settling: false) {
            UIView.animate(withDuration: 0.5, delay: 0.25, options: .curveLinear, animations: { view.alpha = 0 }) {
                done.append("delayed \($0)")
            }
            UIView.animate(withDuration: 0.25, animations: { view.center.x = 55 }) { done.append("short \($0)") }
            UIView.transition(with: view, duration: 1, animations: nil) { done.append("transition \($0)") }
            UIView.animateKeyframes(withDuration: 0.25, delay: 1, animations: { view.layer.zPosition = 4 }) {
                done.append("keyframes \($0)")
            }
        }
        let begin = stage.time
        stage.advance(by: 0.2)
        #expect(shown.opacity == 1)
        #expect(done.isEmpty)
        #expect(shown.zPosition == 0)
        stage.advance(by: 0.3)
        #expect(abs(shown.opacity - 0.5) < 1e-6)
        #expect(done == ["short true"])
        #expect(shown.position.x == 55)
        stage.advance(by: 0.3)
        #expect(shown.opacity == 0)
        #expect(done == ["short true", "delayed true"])
        stage.advance(by: 0.25)
        #expect(done == ["short true", "delayed true", "transition true"])
        stage.advance(by: 0.1)
        #expect(near(shown.zPosition, CGFloat(stage.time - begin - 1) * 4 / 0.25))
        stage.settle()
        #expect(done.last == "keyframes true")
        #expect(done.count == 4)
        #expect(view.layer.animationKeys() == nil)
    }

    @Test
    func `A nested animation inherits the duration of the outer animation, unless its options override the duration`() {
        animate(after: 0.25) {
            #expect(UIView.inheritedAnimationDuration == 1)
            UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) { view.layer.zPosition = 8 }
            UIView.animate(withDuration: 0.5, delay: 0, options: [.curveLinear, .overrideInheritedDuration]) {
                #expect(UIView.inheritedAnimationDuration == 0.5)
                view.layer.cornerRadius = 8
            }
            UIView.performWithoutAnimation { view.alpha = 0.5 }
            view.center.x = 45
        }
        #expect(Near(shown.zPosition, shown.cornerRadius, shown.position.x) == Near(2, 4, 15))
        #expect(shown.opacity == 0.5)
        #expect(UIView.inheritedAnimationDuration == 0)
    }

    @Test
    func `A second animation continues from the presented value, and a change outside of animations shows at once`() {
        animate(after: 0.5) { (view.layer.zPosition, view.layer.cornerRadius) = (8, 8) }
        animate(after: 0.5) { view.layer.zPosition = 0 }
        #expect(near(shown.zPosition, (0.5 + Stage.tickLength) * 8 / 2))
        #expect(shown.cornerRadius == 8)
        view.layer.zPosition = 3
        #expect(shown.zPosition == 3)
        #expect(view.layer.animationKeys() == nil)
    }

    @Test
    func
        `With animations disabled, an animation shows its values at once and completes in a later run loop turn [VIEW-10]`()
    {
        var done = false
        stage.act("animate", settling: false) {
            UIView.setAnimationsEnabled(false)
            #expect(!UIView.areAnimationsEnabled)
            UIView.performWithoutAnimation {}
            #expect(!UIView.areAnimationsEnabled)
            UIView.animate(withDuration: 1, animations: { view.alpha = 0 }) { done = $0 }
            UIView.setAnimationsEnabled(true)
            #expect(UIView.areAnimationsEnabled)
            #expect(!done)
            #expect(shown.opacity == 0)
            UIView.performWithoutAnimation { #expect(!UIView.areAnimationsEnabled) }
            #expect(UIView.areAnimationsEnabled)
        }
        stage.tick()
        #expect(done)
        done = false
        stage.act("at once, after a delay", settling: false) {
            UIView.animate(withDuration: 0, delay: 0.25, animations: { view.alpha = 1 }) { done = $0 }
        }
        #expect(shown.opacity == 1)
        stage.advance(by: 0.2)
        #expect(!done)
        stage.advance(by: 0.1)
        #expect(done)
    }

    @Test
    func
        `A keyframe runs in its part of a keyframe animation, and addKeyframe outside of an animation changes the view at once`()
    {
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 0.5 }
        #expect(view.alpha == 0.5)
        #expect(view.layer.animationKeys() == nil)
        stage.act("animate", settling: false) {
            UIView.animateKeyframes(withDuration: 2, delay: 0.5) {
                UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.5) { view.layer.zPosition = 8 }
            }
        }
        for (seconds, wanted) in [(1, 0), (0.25, 2), (0.5, 6), (0.25, 8)] as [(Double, CGFloat)] {
            stage.advance(by: seconds)
            #expect(abs(shown.zPosition - wanted) < 1e-4, "\(shown.zPosition)")
        }
    }

    @Test func `A transaction completes when the last animation in it and in the transactions nested in it has ended`()
    {
        var done: [String] = []
        CATransaction.setAnimationDuration(3)
        CATransaction.setDisableActions(true)
        CATransaction.setCompletionBlock { done.append("none") }
        CATransaction.commit()
        #expect(CATransaction.animationDuration() == 0.25)
        #expect(!CATransaction.disableActions())
        #expect(CATransaction.completionBlock() == nil)
        stage.act("transaction", settling: false) {
            CATransaction.begin()
            CATransaction.setCompletionBlock { done.append("outer") }
            CATransaction.begin()
            CATransaction.setCompletionBlock { done.append("inner") }
            #expect(CATransaction.completionBlock() != nil)
            UIView.animate(withDuration: 0.5, delay: 0.25, animations: { view.alpha = 0 })
            CATransaction.commit()
            UIView.animate(withDuration: 0.25) { view.center.x = 50 }
            CATransaction.commit()
        }
        stage.advance(by: 0.7)
        #expect(done.isEmpty)
        stage.advance(by: 0.1)
        #expect(done.sorted() == ["inner", "outer"])
        view.setNeedsLayout()
        stage.run { CATransaction.flush() }
        #expect(!view.needsLayout)
    }

    @Test
    func
        `The settings of a transaction without animations end at commit, and it completes in the next run loop turn [VIEW-10]`()
    {
        var done = false
        stage.act("commit", settling: false) {
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            CATransaction.setAnimationDuration(2)
            CATransaction.setCompletionBlock { done = true }
            CATransaction.begin()
            #expect(CATransaction.disableActions())
            #expect(CATransaction.animationDuration() == 2)
            #expect(CATransaction.completionBlock() == nil)
            CATransaction.commit()
            #expect(!done)
            CATransaction.commit()
            #expect(!done)
            #expect(!CATransaction.disableActions())
            #expect(CATransaction.animationDuration() == 0.25)
        }
        #expect(!done)
        stage.tick()
        #expect(done)
    }

    @Test func `An animator is inactive in its completion, and can be started again there`() {
        let (stage, view) = (Stage(width: 100, height: 100), UIView())
        stage.show(view)
        var states: [UIViewAnimatingState] = []
        stage.act("animate") {
            let animator = UIViewPropertyAnimator(duration: 0.2, curve: .linear) { view.alpha = 0.5 }
            animator.addCompletion { _ in
                states.append(animator.state)
                animator.addAnimations { view.alpha = 0 }
                animator.addCompletion { _ in states.append(animator.state) }
                animator.startAnimation()
            }
            animator.startAnimation()
        }
        #expect(states == [.inactive, .inactive])
        #expect(view.alpha == 0)
    }
}
