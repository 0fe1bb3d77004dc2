import UIKit

/// A screen with views of all kinds, which write the calls that they receive.
@MainActor
final class ViewScreen {
    let callLog = CallLog()
    let controller: RecordingController
    let label = UILabel(frame: CGRect(x: 10, y: 10, width: 120, height: 24))
    let plain = LoggedView(frame: CGRect(x: 150, y: 10, width: 100, height: 60))
    let inner = LoggedView(frame: CGRect(x: 20, y: 10, width: 60, height: 30))
    let button = UIButton(type: .system)
    let configured = UIButton(configuration: .filled())
    let image = UIImageView(image: UIImage(systemName: "star"))
    let stack = UIStackView()
    let innerStack = UIStackView()
    let words = (1...3).map { _ in UILabel(frame: .zero) }
    let scroll = LoggedScrollView(frame: CGRect(x: 0, y: 240, width: 200, height: 120))
    let content = LoggedView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let note = UILabel(frame: CGRect(x: 10, y: 100, width: 100, height: 40))
    let indicator = UIActivityIndicatorView(style: .large)
    let effect = UIVisualEffectView(effect: UIBlurEffect(style: .light))
    let constrained = LoggedView(frame: .zero)
    let guide = UILayoutGuide()
    let sublayer = CALayer()
    let widgets: ViewWidgets
    /// The constraints that steps change.
    var constraints: [NSLayoutConstraint] = []
    var recognizers: [UIGestureRecognizer] = []
    var animator: UIViewPropertyAnimator?

    init() {
        controller = RecordingController("root", callLog)
        widgets = ViewWidgets(callLog)
        let root = LoggedView(frame: .zero)
        controller.view = root
        for view in [plain, inner, content, constrained, root] { view.callLog = callLog }
        scroll.callLog = callLog
        label.text = "A label"
        for view in [label, plain, button, stack, scroll, indicator, effect, constrained] as [UIView] {
            root.addSubview(view)
        }
        for view in widgets.views { root.addSubview(view) }
        plain.addSubview(inner)
        plain.layer.addSublayer(sublayer)
        inner.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        button.frame = CGRect(x: 10, y: 40, width: 100, height: 30)
        button.setTitle("Press", for: .normal)
        button.setTitle("Pressed", for: .highlighted)
        effect.frame = CGRect(x: 210, y: 240, width: 100, height: 40)
        indicator.center = CGPoint(x: 260, y: 320)
        addStack(to: root)
        addScrollContent()
        addConstraints(to: root)
        addActions()
        for (index, view) in views.enumerated() { view.tag = index + 1 }
    }

    /// All views that the steps change.
    var views: [UIView] {
        [label, plain, inner, button, configured, image, stack, innerStack] + words
            + [scroll, content, note, indicator, effect, constrained] + widgets.views
    }
    var labels: [UILabel] { [label, note] + words }
    var stacks: [UIStackView] { [stack, innerStack] }
    var buttons: [UIButton] { [button, configured] }

    private func addStack(to root: UIView) {
        stack.axis = .vertical
        stack.spacing = 4
        stack.translatesAutoresizingMaskIntoConstraints = false
        for (index, label) in words.enumerated() {
            label.text = ["one", "two words", "three longer words in a row"][index]
            label.numberOfLines = index
        }
        configured.configuration?.title = "Save"
        configured.configuration?.image = UIImage(systemName: "tray")
        for view in [words[0], configured, innerStack] as [UIView] { stack.addArrangedSubview(view) }
        for view in [words[1], image, words[2]] as [UIView] { innerStack.addArrangedSubview(view) }
    }

    private func addScrollContent() {
        scroll.addSubview(content)
        content.addSubview(note)
        note.text = "A note in a scroll view"
        note.numberOfLines = 0
        scroll.contentSize = content.bounds.size
        scroll.delegate = scroll
        scroll.minimumZoomScale = 0.5
        scroll.maximumZoomScale = 3
        scroll.zoomed = content
    }

    private func addConstraints(to root: UIView) {
        constrained.translatesAutoresizingMaskIntoConstraints = false
        root.addLayoutGuide(guide)
        constraints = [
            stack.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -20),
            stack.topAnchor.constraint(equalTo: button.bottomAnchor, constant: 8),
            constrained.widthAnchor.constraint(equalTo: stack.widthAnchor, multiplier: 0.5, constant: 10),
            constrained.heightAnchor.constraint(greaterThanOrEqualToConstant: 20),
            constrained.trailingAnchor.constraint(equalTo: root.safeAreaLayoutGuide.trailingAnchor),
            constrained.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -30),
            guide.leadingAnchor.constraint(equalTo: constrained.leadingAnchor),
            guide.trailingAnchor.constraint(equalTo: constrained.trailingAnchor),
            guide.topAnchor.constraint(equalTo: stack.bottomAnchor),
            guide.bottomAnchor.constraint(equalTo: constrained.topAnchor),
        ]
        NSLayoutConstraint.activate(constraints)
        let wide = constrained.heightAnchor.constraint(equalToConstant: 44)
        wide.priority = .defaultLow
        wide.isActive = true
        constraints.append(wide)
    }

    private func addActions() {
        for (name, button) in [("button", button), ("configured", configured)] {
            for (word, event) in [
                ("down", UIControl.Event.touchDown), ("up", .touchUpInside), ("out", .touchUpOutside),
            ] {
                button.addAction(
                    UIAction { [callLog] _ in callLog.lines.append("\(name) \(word)") }, for: event)
            }
        }
        let tap = UITapGestureRecognizer(), twice = UITapGestureRecognizer(), press = UILongPressGestureRecognizer()
        let pan = UIPanGestureRecognizer(), swipe = UISwipeGestureRecognizer()
        twice.numberOfTapsRequired = 2
        recognizers = [tap, twice, press, pan, swipe]
        for (index, recognizer) in recognizers.enumerated() {
            recognizer.name = ["tap", "twice", "press", "pan", "swipe"][index]
            let target = index < 3 ? plain : constrained
            recognizer.addTarget(target, action: Selector("recognized:", calls: LoggedView.recognized(_:)))
            (index < 3 ? plain : constrained).addGestureRecognizer(recognizer)
        }
        inner.addGestureRecognizer(
            UITapGestureRecognizer(target: inner, action: Selector("recognized:", calls: LoggedView.recognized(_:))))
    }
}

/// A view that writes the calls that it receives.
final class LoggedView: UIView {
    var callLog: CallLog?

    private func write(_ what: String) { callLog?.lines.append("view \(tag) \(what)") }

    override func layoutSubviews() {
        super.layoutSubviews()
        write("lays out \(bounds.size.text)")
    }
    override func didMoveToWindow() { write(window == nil ? "leaves the window" : "enters the window") }
    override func willMove(toSuperview newSuperview: UIView?) { write("moves to \(newSuperview?.tag ?? -1)") }
    override func didAddSubview(_ subview: UIView) { write("gets \(subview.tag)") }
    override func willRemoveSubview(_ subview: UIView) { write("loses \(subview.tag)") }
    override func safeAreaInsetsDidChange() { write("has another safe area") }
    override func layoutMarginsDidChange() { write("has other margins") }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { write("has other traits") }
    override func updateConstraints() {
        write("updates constraints")
        super.updateConstraints()
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        write("touched at \(touches.first?.location(in: self).text ?? "")")
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { write("touch moved") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { write("touch ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { write("touch cancelled") }

    func recognized(_ recognizer: UIGestureRecognizer) {
        write("\(recognizer.name ?? "inner") \(recognizer.state.rawValue) at \(recognizer.location(in: self).text)")
    }
}

/// A scroll view that is its own delegate and writes the calls that it receives.
final class LoggedScrollView: UIScrollView, UIScrollViewDelegate {
    var callLog: CallLog?
    weak var zoomed: UIView?
    var target: CGPoint?

    private func write(_ what: String) { callLog?.lines.append("scroll view \(what)") }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { write("scrolled to \(contentOffset.text)") }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { write("zoomed to \(zoomScale.text)") }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { write("will be dragged") }
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        write("will be let go at \(velocity.text) towards \(targetContentOffset.pointee.text)")
        if let target { targetContentOffset.pointee = target }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        write("was let go\(decelerate ? " and decelerates" : "")")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { write("begins to decelerate") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { write("decelerated") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { write("ended its animation") }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { write("has another inset") }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { write("scrolled to the top") }
}
