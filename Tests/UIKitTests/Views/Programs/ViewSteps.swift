import Offscreen
import UIKit

/// A step of a random program over views: a property that is set, or an event.
@MainActor
struct ViewStep: Sendable {
    let name: String
    let perform: @MainActor @Sendable (Stage, ViewScreen, inout SeededGenerator) -> Void

    init(_ name: String, _ perform: @escaping @MainActor @Sendable (Stage, ViewScreen, inout SeededGenerator) -> Void) {
        self.name = name
        self.perform = perform
    }

    /// Returns a step that changes a view in one tick. Half of these changes are animated.
    private static func change(
        _ name: String, _ body: @escaping @MainActor @Sendable (UIView, ViewScreen, inout SeededGenerator) -> Void
    ) -> ViewStep {
        ViewStep(name) { stage, screen, generator in
            let view = screen.views.randomElement(using: &generator)!
            let isAnimated = Bool.random(using: &generator)
            var own = SeededGenerator(seed: generator.next())
            stage.act("\(name) of \(view.tag)", settling: Bool.random(using: &generator)) {
                guard isAnimated else { return body(view, screen, &own) }
                UIView.animate(withDuration: 0.1) { body(view, screen, &own) }
            }
        }
    }

    /// Returns a step that calls a closure in one tick.
    static func act(
        _ name: String, _ body: @escaping @MainActor @Sendable (ViewScreen, inout SeededGenerator) -> Void
    ) -> ViewStep {
        ViewStep(name) { stage, screen, generator in
            var own = SeededGenerator(seed: generator.next())
            stage.act(name, settling: Bool.random(using: &generator)) { body(screen, &own) }
        }
    }

    static let families = [
        properties, layout, texts, hierarchy, scrolling, touches, controllers, animations, widgets,
    ]
    static let all = properties + layout + texts + hierarchy + scrolling + touches + controllers + animations + widgets

    private static let properties = [
        change("alpha") { view, _, random in view.alpha = [0, 0.005, 0.5, 1].randomElement(using: &random)! },
        change("hidden") { view, _, _ in view.isHidden.toggle() },
        change("transform") { view, _, random in
            let scale = CGFloat(Int.random(in: 1...3, using: &random))
            view.transform = [
                .identity, .init(scaleX: scale, y: 2), .init(rotationAngle: scale), .init(translationX: 9, y: 4),
            ]
            .randomElement(using: &random)!
        },
        change("frame") { view, _, random in
            view.frame = view.frame.offsetBy(dx: 5, dy: -3)
            view.frame.size.width += CGFloat(Int.random(in: -10...20, using: &random))
        },
        change("bounds") { view, _, random in
            view.bounds.size.height += CGFloat(Int.random(in: -5...15, using: &random))
            view.bounds.origin.x += 2
        },
        change("center") { view, _, _ in view.center.y += 12 },
        change("anchor point") { view, _, random in
            view.layer.anchorPoint = CGPoint(x: 0.5, y: [0, 0.5, 1].randomElement(using: &random)!)
        },
        change("z") { view, _, random in view.layer.zPosition = CGFloat(Int.random(in: -1...1, using: &random)) },
        change("layer") { view, _, random in
            view.layer.cornerRadius += 1
            view.layer.borderWidth = 2
            view.layer.shadowOpacity = Bool.random(using: &random) ? 0.5 : 0
            view.layer.masksToBounds.toggle()
        },
        change("switches") { view, _, random in
            switch Int.random(in: 0..<7, using: &random) {
            case 0: view.clipsToBounds.toggle()
            case 1: view.isOpaque.toggle()
            case 2: view.isUserInteractionEnabled.toggle()
            case 3: view.isMultipleTouchEnabled.toggle()
            case 4: view.isExclusiveTouch.toggle()
            case 5: view.isAccessibilityElement.toggle()
            default: view.autoresizesSubviews.toggle()
            }
        },
        change("colors") { view, _, random in
            let color = [UIColor.systemRed, .label, .clear, nil].randomElement(using: &random)!
            if Bool.random(using: &random) { view.backgroundColor = color } else { view.tintColor = color }
            view.accessibilityLabel = color.map { "\($0)" }
        },
        change("direction") { view, _, random in
            view.semanticContentAttribute = [.unspecified, .forceRightToLeft, .forceLeftToRight, .playback]
                .randomElement(using: &random)!
        },
        change("style") { view, _, random in
            view.overrideUserInterfaceStyle = [.unspecified, .dark, .light].randomElement(using: &random)!
        },
        change("content mode") { view, _, random in
            view.contentMode = [.scaleToFill, .center, .scaleAspectFit].randomElement(using: &random)!
        },
    ]

    private static let layout = [
        change("margins") { view, _, random in
            view.directionalLayoutMargins.leading = CGFloat(Int.random(in: 0...30, using: &random))
            view.preservesSuperviewLayoutMargins.toggle()
        },
        change("safe area of margins") { view, _, _ in view.insetsLayoutMarginsFromSafeArea.toggle() },
        change("resizing") { view, _, random in
            view.autoresizingMask = UIView.AutoresizingMask(rawValue: UInt.random(in: 0..<64, using: &random))
        },
        change("priorities") { view, _, random in
            let axis = [NSLayoutConstraint.Axis.horizontal, .vertical].randomElement(using: &random)!
            view.setContentHuggingPriority(.init(Float.random(in: 1...999, using: &random).rounded()), for: axis)
            view.setContentCompressionResistancePriority(
                [.required, .defaultLow].randomElement(using: &random)!, for: axis)
        },
        change("needs layout") { view, _, random in
            switch Int.random(in: 0..<5, using: &random) {
            case 0: view.setNeedsLayout()
            case 1: view.layoutIfNeeded()
            case 2: view.setNeedsUpdateConstraints()
            case 3: view.sizeToFit()
            default: view.invalidateIntrinsicContentSize()
            }
        },
        act("constant") { screen, random in
            screen.constraints.randomElement(using: &random)!.constant += CGFloat(
                Int.random(in: -6...12, using: &random))
        },
        act("active") { screen, random in screen.constraints.randomElement(using: &random)!.isActive.toggle() },
        act("stack") { screen, random in
            let stack = screen.stacks.randomElement(using: &random)!
            switch Int.random(in: 0..<6, using: &random) {
            case 0: stack.axis = stack.axis == .horizontal ? .vertical : .horizontal
            case 1:
                stack.distribution = [.fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering]
                    .randomElement(using: &random)!
            case 2:
                stack.alignment = [.fill, .leading, .center, .trailing, .firstBaseline].randomElement(using: &random)!
            case 3: stack.spacing = CGFloat(Int.random(in: 0...12, using: &random))
            case 4: stack.isLayoutMarginsRelativeArrangement.toggle()
            default: stack.arrangedSubviews.first.map { stack.setCustomSpacing(15, after: $0) }
            }
        },
        act("members of a stack") { screen, random in
            let stack = screen.stacks.randomElement(using: &random)!
            let word = screen.words.randomElement(using: &random)!
            switch Int.random(in: 0..<3, using: &random) {
            case 0: stack.addArrangedSubview(word)
            case 1: stack.insertArrangedSubview(word, at: 0)
            default: stack.removeArrangedSubview(word)
            }
        },
        ViewStep("size of the stage") { stage, _, random in
            if Bool.random(using: &random) { stage.rotate() } else { stage.resize(width: 300, height: 500) }
        },
        ViewStep("direction of the stage") { stage, _, _ in
            stage.act("direction") {
                stage.layoutDirection = stage.layoutDirection == .leftToRight ? .rightToLeft : .leftToRight
            }
        },
        ViewStep("time") { stage, _, random in stage.advance(by: [0.02, 0.1, 0.6].randomElement(using: &random)!) },
    ]

    private static let texts = [
        act("text") { screen, random in
            screen.labels.randomElement(using: &random)!.text =
                ["", "short", "a text of several words that needs lines", nil].randomElement(using: &random)!
        },
        act("lines") { screen, random in
            let label = screen.labels.randomElement(using: &random)!
            label.numberOfLines = Int.random(in: 0...3, using: &random)
            label.lineBreakMode = [.byTruncatingTail, .byCharWrapping, .byWordWrapping].randomElement(using: &random)!
        },
        act("font") { screen, random in
            let label = screen.labels.randomElement(using: &random)!
            label.font = [.systemFont(ofSize: 12), .boldSystemFont(ofSize: 20), .preferredFont(forTextStyle: .title1)]
                .randomElement(using: &random)!
        },
        act("label") { screen, random in
            let label = screen.labels.randomElement(using: &random)!
            switch Int.random(in: 0..<5, using: &random) {
            case 0: label.textAlignment = [.center, .right, .natural].randomElement(using: &random)!
            case 1: label.preferredMaxLayoutWidth = 70
            case 2: label.isEnabled.toggle()
            case 3: label.isHighlighted.toggle()
            default: label.textColor = [.systemBlue, .label].randomElement(using: &random)!
            }
        },
        act("button") { screen, random in
            let button = screen.buttons.randomElement(using: &random)!
            switch Int.random(in: 0..<8, using: &random) {
            case 0: button.isEnabled.toggle()
            case 1: button.isSelected.toggle()
            case 2: button.isHighlighted.toggle()
            case 3: button.setTitle(["Go", "Go somewhere else", nil].randomElement(using: &random)!, for: .normal)
            case 4: button.setImage(UIImage(systemName: "star"), for: .normal)
            case 5: button.contentHorizontalAlignment = [.leading, .fill, .right].randomElement(using: &random)!
            case 6: button.contentVerticalAlignment = [.top, .bottom].randomElement(using: &random)!
            default: button.contentEdgeInsets.left += 4
            }
        },
        act("configuration") { screen, random in
            switch Int.random(in: 0..<5, using: &random) {
            case 0: screen.configured.configuration?.subtitle = "subtitle"
            case 1: screen.configured.configuration?.imagePlacement = [.top, .trailing].randomElement(using: &random)!
            case 2: screen.configured.configuration?.imagePadding += 3
            case 3: screen.configured.configuration?.showsActivityIndicator.toggle()
            default: screen.configured.configuration = [.plain(), .gray(), .tinted()].randomElement(using: &random)!
            }
        },
        act("image") { screen, random in
            switch Int.random(in: 0..<3, using: &random) {
            case 0: screen.image.image = [nil, UIImage(systemName: "tray")].randomElement(using: &random)!
            case 1: screen.image.isHighlighted.toggle()
            default: screen.indicator.isAnimating ? screen.indicator.stopAnimating() : screen.indicator.startAnimating()
            }
        },
    ]

    private static let hierarchy = [
        change("front") { view, _, _ in view.superview?.bringSubviewToFront(view) },
        change("back") { view, _, _ in view.superview?.sendSubviewToBack(view) },
        change("removed") { view, _, _ in view.removeFromSuperview() },
        change("added") { view, screen, random in
            let parents = [screen.plain, screen.content, screen.controller.view!]
            let parent = parents.randomElement(using: &random)!
            guard !parent.isDescendant(of: view) else { return }
            parent.insertSubview(view, at: 0)
        },
        change("exchanged") { view, _, _ in
            guard let parent = view.superview, parent.subviews.count > 1, !(parent is UIStackView) else { return }
            parent.exchangeSubview(at: 0, withSubviewAt: 1)
        },
    ]

    private static let scrolling = [
        act("offset") { screen, random in
            screen.scroll.setContentOffset(
                CGPoint(x: Int.random(in: 0...80, using: &random), y: Int.random(in: -20...300, using: &random)),
                animated: Bool.random(using: &random))
        },
        act("rect") { screen, random in
            let y = CGFloat(Int.random(in: 0...350, using: &random))
            screen.scroll.scrollRectToVisible(
                CGRect(x: 20, y: y, width: 40, height: 40), animated: Bool.random(using: &random))
        },
        act("scroll view") { screen, random in
            let scroll = screen.scroll
            switch Int.random(in: 0..<10, using: &random) {
            case 0: scroll.contentInset.top += 10
            case 1: scroll.contentInset.left = 7
            case 2: scroll.contentSize.height = CGFloat(Int.random(in: 50...600, using: &random))
            case 3: scroll.isPagingEnabled.toggle()
            case 4: scroll.isScrollEnabled.toggle()
            case 5: scroll.bounces.toggle()
            case 6: scroll.isDirectionalLockEnabled.toggle()
            case 7:
                scroll.contentInsetAdjustmentBehavior = [.never, .always, .automatic].randomElement(using: &random)!
            case 8: scroll.target = scroll.target == nil ? CGPoint(x: 0, y: 90) : nil
            default: scroll.decelerationRate = .fast
            }
        },
        act("zoom") { screen, random in
            let scale = [0.4, 1, 2].randomElement(using: &random)! as CGFloat
            screen.scroll.setZoomScale(scale, animated: Bool.random(using: &random))
        },
        ViewStep("drag") { stage, screen, random in
            stage.drag(
                screen.scroll,
                by: CGPoint(x: Int.random(in: -60...60, using: &random), y: Int.random(in: -90...200, using: &random)),
                settling: Bool.random(using: &random))
        },
        ViewStep("fling") { stage, screen, random in
            stage.fling(screen.scroll, velocity: CGPoint(x: 0, y: Int.random(in: -900...900, using: &random)))
        },
    ]

    private static let touches = [
        ViewStep("tap") { stage, _, random in
            _ = stage.tap(
                at: CGPoint(x: Int.random(in: 0..<300, using: &random), y: Int.random(in: 0..<400, using: &random)))
        },
        ViewStep("tap of a view") { stage, screen, random in
            let views: [UIView] = [screen.plain, screen.inner, screen.button, screen.configured, screen.constrained]
            _ = stage.tap(views.randomElement(using: &random)!)
        },
        ViewStep("two taps") { stage, screen, _ in
            for _ in 0..<2 { _ = stage.tap(screen.plain) }
        },
        ViewStep("press") { stage, screen, random in
            _ = stage.press([screen.plain, screen.button].randomElement(using: &random)! as UIView, for: 0.6)
        },
        ViewStep("finger") { stage, screen, random in
            let views: [UIView] = [screen.plain, screen.button, screen.constrained, screen.configured]
            let view = views.randomElement(using: &random)!
            let start = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
            _ = stage.touchDown(at: start)
            let distance = Int.random(in: 0...90, using: &random)
            stage.touchMove(to: CGPoint(x: start.x + CGFloat(distance), y: start.y))
            if Bool.random(using: &random) { stage.touchUp() } else { stage.touchCancel() }
        },
        act("recognizer") { screen, random in
            let recognizer = screen.recognizers.randomElement(using: &random)!
            if Bool.random(using: &random) {
                recognizer.isEnabled.toggle()
            } else {
                recognizer.cancelsTouchesInView.toggle()
            }
        },
    ]

    private static let controllers = [
        act("present") { screen, random in
            guard screen.controller.presentedViewController == nil else { return }
            let new = RecordingController("sheet", screen.callLog)
            new.modalPresentationStyle = [.fullScreen, .automatic, .overFullScreen].randomElement(using: &random)!
            screen.controller.present(new, animated: Bool.random(using: &random))
        },
        act("dismiss") { screen, random in
            guard screen.controller.presentedViewController != nil else { return }
            screen.controller.dismiss(animated: Bool.random(using: &random))
        },
        act("child") { screen, _ in
            guard screen.controller.children.isEmpty else {
                let child = screen.controller.children[0]
                child.willMove(toParent: nil)
                child.view.removeFromSuperview()
                return child.removeFromParent()
            }
            let child = RecordingController("child", screen.callLog)
            screen.controller.addChild(child)
            child.view.frame = CGRect(x: 0, y: 400, width: 90, height: 50)
            screen.controller.view.addSubview(child.view)
            child.didMove(toParent: screen.controller)
        },
        act("safe area") { screen, random in
            screen.controller.additionalSafeAreaInsets.top = [0, 20].randomElement(using: &random)!
            screen.controller.additionalSafeAreaInsets.right = [0, 10].randomElement(using: &random)!
        },
        act("style of the controller") { screen, random in
            screen.controller.overrideUserInterfaceStyle = [.unspecified, .dark].randomElement(using: &random)!
        },
    ]

    private static let animations = [
        act("animator") { screen, random in
            screen.animator?.stopAnimation(true)
            let view = screen.views.randomElement(using: &random)!
            let animator = UIViewPropertyAnimator(duration: 0.2, curve: .easeInOut) { view.center.x += 20 }
            animator.addCompletion { [callLog = screen.callLog] in callLog.lines.append("animator ended \($0.rawValue)")
            }
            screen.animator = animator
            animator.startAnimation(afterDelay: [0, 0.05].randomElement(using: &random)!)
        },
        act("spring") { screen, random in
            let view = screen.views.randomElement(using: &random)!
            UIView.animate(
                withDuration: 0.2, delay: 0.05, usingSpringWithDamping: 0.7, initialSpringVelocity: 0,
                options: [.beginFromCurrentState]
            ) {
                view.alpha = 0.8
            } completion: { [callLog = screen.callLog] in
                callLog.lines.append("spring ended \($0)")
            }
        },
        act("layer animation") { screen, random in
            let animation = CABasicAnimation(keyPath: "opacity")
            animation.duration = 0.1
            screen.views.randomElement(using: &random)!.layer.add(animation, forKey: "fade")
            screen.sublayer.frame.size.width += 5
        },
        change("no animations") { view, _, _ in
            view.layer.removeAllAnimations()
            UIView.performWithoutAnimation { view.alpha = 1 }
        },
    ]
}
