import UIKit

/// Everything public about the views of a screen, as names and values.
@MainActor
struct ViewState {
    private(set) var facts: [(name: String, value: String)] = []

    init(of screen: ViewScreen, in window: UIWindow) {
        var numbers: [String: Int] = [:]
        addFacts(of: window, named: "window", numbers: &numbers)
        for view in screen.views where view.window == nil { add("detached \(view.tag)", "", Self.words(about: view)) }
        for (index, constraint) in screen.constraints.enumerated() {
            add(
                "constraint \(index)", "",
                "\(constraint.isActive) \(constraint.constant.text) \(constraint.priority.rawValue)")
        }
        for recognizer in screen.recognizers {
            let place = recognizer.location(in: screen.controller.view)
            add(
                "recognizer \(recognizer.name ?? "")", "",
                "\(recognizer.state.rawValue) \(recognizer.isEnabled) \(recognizer.numberOfTouches) \(place.text)")
        }
        addPlaces(of: screen, in: window)
        addFacts(of: screen.scroll)
        for (index, stack) in screen.stacks.enumerated() {
            let spaces = stack.arrangedSubviews.map { stack.customSpacing(after: $0).text }
            add("stack \(index)", "arranged", "\(stack.arrangedSubviews.map(\.tag)) \(spaces)")
        }
        for (index, button) in screen.buttons.enumerated() {
            let control =
                "\(button.state.rawValue) \(button.isTracking) \(button.isTouchInside) \(button.currentTitle ?? "nil")"
            let content = button.contentRect(forBounds: button.bounds)
            add("button \(index)", "control", control)
            add("button \(index)", "title", button.titleRect(forContentRect: content).text)
            add("button \(index)", "image", button.imageRect(forContentRect: content).text)
        }
        facts += screen.widgets.facts
        let controller = screen.controller
        let presented = controller.presentedViewController.map { "\(type(of: $0))" } ?? "none"
        add(
            "controller", "",
            "\(controller.children.count) \(presented) \(controller.isBeingPresented) \(controller.isBeingDismissed)")
        if let animator = screen.animator {
            add("animator", "", "\(animator.state.rawValue) \(animator.isRunning) \(animator.fractionComplete.text)")
        }
    }

    /// The facts that differ from those of another state, and the names of those that are gone.
    func differences(from old: ViewState) -> [String] {
        let known = Dictionary(old.facts.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
        let names = Set(facts.map(\.name))
        return facts.compactMap { known[$0.name] == $0.value ? nil : "\($0.name): \($0.value)" }
            + old.facts.filter { !names.contains($0.name) }.map { "\($0.name) is gone" }
    }

    private mutating func add(_ owner: String, _ name: String, _ value: String) {
        facts.append((name.isEmpty ? owner : "\(owner) \(name)", value))
    }

    /// Adds the facts of a view and of its subviews. The name of a view is its tag, or for a view
    /// without a tag the name of its class and a number.
    private mutating func addFacts(of view: UIView, named name: String, numbers: inout [String: Int]) {
        add(name, "", Self.words(about: view))
        add(name, "place", Self.placeWords(about: view))
        add(name, "layer", Self.layerWords(about: view.layer))
        add(name, "sizes", Self.sizeWords(about: view))
        if let label = view as? UILabel { add(name, "label", Self.words(aboutLabel: label)) }
        if let image = view as? UIImageView {
            add(name, "image", "\(image.image?.size.text ?? "none") \(image.isHighlighted) \(image.isAnimating)")
        }
        if let indicator = view as? UIActivityIndicatorView {
            add(name, "indicator", "\(indicator.isAnimating) \(indicator.hidesWhenStopped) \(indicator.style)")
        }
        for child in view.subviews {
            let kind = child.tag == 0 ? "\(type(of: child))" : "view \(child.tag)"
            numbers[kind, default: 0] += 1
            let number = child.tag == 0 ? " \(numbers[kind]!)" : ""
            addFacts(of: child, named: kind + number, numbers: &numbers)
        }
    }

    private static func words(about view: UIView) -> String {
        let switches: [(Bool, String)] = [
            (view.isHidden, "hidden"), (view.clipsToBounds, "clips"), (view.isOpaque, "opaque"),
            (view.isUserInteractionEnabled, "touchable"), (view.isMultipleTouchEnabled, "multiple"),
            (view.isExclusiveTouch, "exclusive"), (view.autoresizesSubviews, "resizes"),
            (view.translatesAutoresizingMaskIntoConstraints, "translates"), (view.isFirstResponder, "first"),
            (view.preservesSuperviewLayoutMargins, "preserves"), (view.insetsLayoutMarginsFromSafeArea, "insets"),
            (view.isAccessibilityElement, "accessible"), (view.needsUpdateConstraints(), "needs constraints"),
            (view.hasAmbiguousLayout, "ambiguous"), (view.layer.needsLayout(), "needs layout"),
            (view.traitCollection.userInterfaceStyle == .dark, "dark"),
            (view.effectiveUserInterfaceLayoutDirection == .rightToLeft, "mirrored"),
        ]
        let numbers: [Int] = [
            view.contentMode.rawValue, view.semanticContentAttribute.rawValue, Int(view.autoresizingMask.rawValue),
            view.tintAdjustmentMode.rawValue, view.gestureRecognizers?.count ?? 0, view.constraints.count,
            view.layoutGuides.count, view.traitCollection.horizontalSizeClass.rawValue,
        ]
        return switches.filter(\.0).map(\.1).joined(separator: ",") + " \(numbers) in \(view.superview?.tag ?? -1)"
            + " alpha \(view.alpha.text) tint \(view.tintColor.map { "\($0)" } ?? "nil")"
            + " back \(view.backgroundColor.map { "\($0)" } ?? "nil") label \(view.accessibilityLabel ?? "nil")"
    }

    private static func placeWords(about view: UIView) -> String {
        let corner = view.convert(CGPoint(x: 1, y: 2), to: nil), back = view.convert(CGPoint(x: 50, y: 60), from: nil)
        let matrix = view.transform
        let numbers = [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty].map(\.text).joined(separator: ",")
        return "\(view.frame.text) \(view.bounds.text) \(view.center.text) \(corner.text) \(back.text) [\(numbers)]"
            + " anchor \(view.anchorPoint.text) area \(text(view.safeAreaInsets)) margins \(text(view.layoutMargins))"
            + " \(view.layoutMarginsGuide.layoutFrame.text) \(view.safeAreaLayoutGuide.layoutFrame.text)"
    }

    private static func layerWords(about layer: CALayer) -> String {
        let shown = layer.presentation() ?? layer
        return "\(layer.position.text) z \(layer.zPosition.text) opacity \(layer.opacity)"
            + " corner \(layer.cornerRadius.text) border \(layer.borderWidth.text)"
            + " shadow \(layer.shadowOpacity) \(layer.sublayers?.count ?? 0) sublayers"
            + " keys \(layer.animationKeys() ?? []) shown \(shown.position.text) \(shown.bounds.text) \(shown.opacity)"
            + " \(shown.zPosition.text) \(layer.isHidden) \(layer.masksToBounds)"
    }

    private static func sizeWords(about view: UIView) -> String {
        let priorities = [NSLayoutConstraint.Axis.horizontal, .vertical].map { axis in
            let resistance = view.contentCompressionResistancePriority(for: axis)
            return "\(view.contentHuggingPriority(for: axis).rawValue) \(resistance.rawValue)"
        }
        let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        let wide = view.sizeThatFits(CGSize(width: 80, height: 200))
        return "\(view.intrinsicContentSize.text) \(fitting.text) \(wide.text) \(priorities)"
    }

    private static func words(aboutLabel label: UILabel) -> String {
        let rect = label.textRect(forBounds: CGRect(x: 0, y: 0, width: 90, height: 100), limitedToNumberOfLines: 2)
        return
            "\(label.text ?? "nil") \(label.font.pointSize.text) \(label.numberOfLines) \(label.textAlignment.rawValue)"
            + " \(label.lineBreakMode.rawValue) \(rect.text) \(label.isEnabled) \(label.isHighlighted)"
            + " \(label.textColor.map { "\($0)" } ?? "nil")"
    }

    private mutating func addFacts(of scroll: UIScrollView) {
        add("scroll", "offset", "\(scroll.contentOffset.text) \(scroll.contentSize.text) \(scroll.zoomScale.text)")
        let insets = [scroll.contentInset, scroll.adjustedContentInset, scroll.verticalScrollIndicatorInsets]
        add("scroll", "insets", insets.map { Self.text($0) }.joined(separator: " "))
        add(
            "scroll", "motion",
            "\(scroll.isTracking) \(scroll.isDragging) \(scroll.isDecelerating) \(scroll.isScrollAnimating)"
                + " \(scroll.isZooming) \(scroll.panGestureRecognizer.state.rawValue)"
                + " \(scroll.panGestureRecognizer.translation(in: scroll).text)")
        add("scroll", "content guide", scroll.contentLayoutGuide.layoutFrame.text)
        add("scroll", "frame guide", scroll.frameLayoutGuide.layoutFrame.text)
    }

    /// Adds the views that a touch reaches at points of the window.
    private mutating func addPlaces(of screen: ViewScreen, in window: UIWindow) {
        add("guide", "frame", "\(screen.guide.layoutFrame.text) \(screen.guide.hasAmbiguousLayout)")
        var row: [String] = []
        for y in stride(from: CGFloat(15), to: window.bounds.height, by: 60) {
            for x in stride(from: CGFloat(15), to: window.bounds.width, by: 60) {
                let view = window.hitTest(CGPoint(x: x, y: y), with: nil)
                row.append(view.map { $0.tag == 0 ? "\(type(of: $0))" : "\($0.tag)" } ?? "-")
            }
        }
        add("hits", "", row.joined(separator: " "))
    }

    private static func text(_ insets: UIEdgeInsets) -> String {
        [insets.top, insets.left, insets.bottom, insets.right].map(\.text).joined(separator: ",")
    }
}
