import Offscreen
import Testing

@testable import UIKit

@MainActor struct ControlValueTests {
    private let stage = Stage(width: 300, height: 200, scale: 1)

    @Test func `The raw values of the enumerations of controls are UIKit's`() {
        expectRawValues([0, 1, 2, 4, 8], of: UIControl.State.normal, .highlighted, .disabled, .selected, .focused)
        expectRawValues(
            [1, 4, 8, 64, 128, 256, 4096, 8192, 131072, 0xFFF, 0xFFFF_FFFF], of: UIControl.Event.touchDown,
            .touchDragInside,
            .touchDragOutside, .touchUpInside, .touchUpOutside, .touchCancel, .valueChanged, .primaryActionTriggered,
            .editingChanged,
            .allTouchEvents, .allEvents)
        typealias Kind = UIButton.ButtonType
        let kinds: [Kind] = [.custom, .system, .detailDisclosure, .infoLight, .infoDark, .contactAdd, .close]
        #expect(kinds.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 7])
        expectRawValues(
            [0, 1, 2, 100, 101], of: UIActivityIndicatorView.Style.whiteLarge, .white, .gray, .medium, .large)
        expectRawValues(
            [0, 1, 2, 4, 5, 6, 7, 8, 9], of: UIBlurEffect.Style.extraLight, .light, .dark, .regular, .prominent,
            .systemUltraThinMaterial,
            .systemThinMaterial, .systemMaterial, .systemThickMaterial)
        for kind in kinds { #expect(UIButton(type: kind).buttonType == kind) }
    }

    @Test func `The state of a control has one bit each for highlighted, disabled and selected`() {
        let control = UIControl()
        #expect(control.state == .normal)
        #expect(control.isEnabled)
        #expect(!control.isSelected)
        #expect(!control.isHighlighted)
        for bits in 0..<8 {
            (control.isHighlighted, control.isEnabled, control.isSelected) = (
                bits & 1 != 0, bits & 2 == 0, bits & 4 != 0
            )
            #expect(control.state.rawValue == UInt(bits))
        }
    }

    /// Returns an image of the given size. Images that are made by name have no size, or are
    /// square.
    private func image(_ width: CGFloat, _ height: CGFloat, _ name: String = "image") -> UIImage {
        UIImage(imageName: name, size: CGSize(width, height), scale: 1)
    }

    @Test func `By default the image of a button is before its title, and both are centred inside the insets`() {
        let button = UIButton()
        button.setTitle("Go", for: .normal)
        button.setImage(image(30, 50), for: .normal)
        let label = button.titleLabel!.intrinsicContentSize
        let text = CGSize(label.width.rounded(.up), label.height.rounded(.up))
        #expect(text.width > 0)
        #expect(text.height < 50)
        #expect(text.width != text.height)
        #expect(button.intrinsicContentSize == CGSize(text.width + 30, 50))
        #expect(button.sizeThatFits(.zero) == button.intrinsicContentSize)
        button.contentEdgeInsets = UIEdgeInsets(1, 20, 300, 4000)
        #expect(button.intrinsicContentSize == CGSize(text.width + 30 + 4020, 50 + 301))
        (button.contentEdgeInsets, button.frame) = (UIEdgeInsets(30, 20, 30, 20), CGRect(0, 0, 200, 100))
        button.layoutIfNeeded()
        let left = 100 - (text.width + 30) / 2
        #expect(button.imageView!.frame == CGRect(left, 25, 30, 50))
        #expect(button.titleLabel!.frame == CGRect(left + 30, 50 - text.height / 2, text.width, text.height))
        button.bounds.origin = CGPoint(7, 9)
        button.layOutAgain()
        #expect(button.imageView!.frame.origin == CGPoint(left + 7, 34))
        button.contentEdgeInsets.left += 8
        button.layOutAgain()
        #expect(button.imageView!.frame.minX == left + 7 + 4, "the middle of what the insets leave")
        let bare = UIButton()
        #expect(bare.buttonType == .custom)
        #expect(bare.currentTitle == nil)
        #expect(bare.currentImage == nil)
        bare.setImage(image(3, 5), for: .normal)
        #expect(bare.intrinsicContentSize == CGSize(3, 5), "without a title nothing is added")
    }

    @Test func `A button shows the title, colour and image of its state, or else those of the normal state`() {
        let button = UIButton(type: .custom)
        let states: [(UIControl.State, String, UIColor, UIImage)] = [
            (.normal, "normal", .red, image(1, 1, "normal")),
            (.highlighted, "highlighted", .green, image(2, 2, "highlighted")),
            (.disabled, "disabled", .blue, image(3, 3, "disabled")),
            (.selected, "selected", .cyan, image(4, 4, "selected")),
            ([.selected, .highlighted], "both", .brown, image(5, 5, "both")),
        ]
        func apply(_ bits: UIControl.State) {
            (button.isHighlighted, button.isEnabled) = (bits.contains(.highlighted), !bits.contains(.disabled))
            button.isSelected = bits.contains(.selected)
        }
        for (index, (state, title, color, image)) in states.enumerated() {
            apply(state)
            if index > 0 {
                #expect(button.titleLabel!.text == "normal")
                #expect(button.titleLabel!.textColor == .red)
                #expect(button.imageView!.image == states[0].3)
                #expect(button.title(for: state) == "normal")
                #expect(button.titleColor(for: state) == .red)
            }
            button.setTitle(title, for: state)
            #expect(button.titleLabel!.text == title)
            button.setTitleColor(color, for: state)
            #expect(button.titleLabel!.textColor == color)
            button.setImage(image, for: state)
            #expect(button.imageView!.image == image)
            #expect(button.currentImage == image)
            #expect(button.currentTitle == title)
        }
        for (state, title, color, image) in states {
            apply(state)
            #expect(button.titleLabel!.text == title)
            #expect(button.titleLabel!.textColor == color)
            #expect(button.imageView!.image == image)
            #expect(button.title(for: state) == title)
            #expect(button.titleColor(for: state) == color)
            #expect(button.image(for: state) == image)
        }
        apply(.normal)
        #expect(button.titleLabel!.text == "normal")
        #expect(UIButton(type: .system).titleLabel?.textColor == .systemBlue)
        #expect(UIButton().titleLabel?.textAlignment == .center)
        #expect(UIButton(frame: .zero).titleLabel?.textColor == .white)
    }

    @Test func `A button placed by constraints changes its size with its title, insets and image`() {
        let button = stage.run { UIButton(type: .system) }
        stage.window.addSubview(button)
        stage.act("tie") { button.constrain([.left: 0, .top: 0], to: stage.window) }
        var sizes: [CGSize] = []
        for change in [
            { button.setTitle("Go", for: .normal) }, { button.setTitle("Gone", for: .normal) },
            { button.contentEdgeInsets = UIEdgeInsets(1, 2, 3, 4) }, { button.setImage(image(30, 60), for: .normal) },
        ] {
            stage.act("change", change)
            #expect(button.frame.size == button.intrinsicContentSize)
            sizes.append(button.frame.size)
        }
        #expect(Set(sizes.map { "\($0)" }).count == 4)
    }

    @Test
    func
        `An image view is as large as its image if it is made with the image, or if constraints set only its position`()
    {
        let (wide, high) = (image(30, 10), image(10, 40, "high"))
        let view = UIImageView(image: wide, highlightedImage: high)
        #expect(view.frame == CGRect(0, 0, 30, 10))
        #expect(view.image === wide)
        #expect(view.highlightedImage === high)
        #expect(view.intrinsicContentSize == wide.size)
        #expect(view.sizeThatFits(.zero) == wide.size)
        #expect(!view.isUserInteractionEnabled)
        let plain = UIImageView(image: high)
        #expect(plain.frame.size == high.size)
        #expect(plain.highlightedImage == nil)
        #expect(UIImageView(image: nil).frame == .zero)
        let empty = UIImageView(frame: CGRect(1, 2, 3, 4))
        #expect(empty.frame == CGRect(1, 2, 3, 4))
        #expect(!empty.isUserInteractionEnabled)
        #expect(empty.image == nil)
        #expect(empty.intrinsicContentSize == CGSize(-1, -1))
        #expect(empty.sizeThatFits(CGSize(1, 1)) == .zero)
        expectStored(
            empty, .value(\.isHighlighted, false, true), .value(\.animationDuration, 0, 1),
            .value(\.animationImages, nil, [wide]))
        for (images, goesRound) in [(nil, false), ([], false), ([wide], true)] as [([UIImage]?, Bool)] {
            empty.animationImages = images
            empty.startAnimating()
            #expect(empty.isAnimating == goesRound)
        }
        empty.stopAnimating()
        #expect(!empty.isAnimating)
        stage.window.addSubview(view)
        stage.act("tie") { view.constrain([.left: 0], to: stage.window) }
        #expect(view.frame.size == wide.size)
        stage.act("exchange") { view.image = high }
        #expect(view.frame.size == high.size)
    }

    @Test func `An activity indicator has the size of its style, and by default is hidden while it is stopped`() {
        for style in [.medium, .white, .gray, .large, .whiteLarge] as [UIActivityIndicatorView.Style] {
            let side: CGFloat = [.large, .whiteLarge].contains(style) ? 37 : 20
            let wheel = UIActivityIndicatorView(style: style)
            #expect(wheel.style == style)
            #expect(wheel.bounds.size == CGSize(side, side))
            #expect(wheel.isHidden)
            #expect(!wheel.isAnimating)
            #expect(wheel.intrinsicContentSize == wheel.bounds.size)
            #expect(wheel.sizeThatFits(.zero) == wheel.bounds.size)
        }
        let wheel = UIActivityIndicatorView(style: .medium)
        let steps: [(change: () -> Void, isHidden: Bool, isAnimating: Bool)] = [
            ({ wheel.hidesWhenStopped = false }, false, false), ({ wheel.startAnimating() }, false, true),
            ({ wheel.hidesWhenStopped = true }, false, true), ({ wheel.hidesWhenStopped = false }, false, true),
            ({ wheel.stopAnimating() }, false, false), ({ wheel.hidesWhenStopped = true }, true, false),
        ]
        for (index, step) in steps.enumerated() {
            step.change()
            #expect(wheel.isHidden == step.isHidden, "step \(index)")
            #expect(wheel.isAnimating == step.isAnimating, "step \(index)")
        }
        expectStored(wheel, .value(\.color, .systemGray, .red))
    }

    @Test func `A refresh control is refreshing between beginRefreshing and endRefreshing`() {
        let control = UIRefreshControl()
        let changes: [() -> Void] = [{}, { control.beginRefreshing() }, { control.endRefreshing() }]
        for (index, change) in changes.enumerated() {
            change()
            #expect(control.isRefreshing == (index == 1))
        }
        expectStored(control, .value(\.attributedTitle, nil, NSAttributedString(string: "title")))
    }

    @Test func `The content view of a visual effect view is as large as the effect view`() {
        let effect = UIBlurEffect(style: .dark)
        let view = UIVisualEffectView(effect: effect)
        #expect(view.effect === effect)
        #expect(effect.style == .dark)
        #expect(view.contentView.superview === view)
        #expect(view.frame == .zero)
        view.frame = CGRect(5, 6, 70, 80)
        #expect(view.contentView.frame == CGRect(0, 0, 70, 80))
    }

    /// A control that logs its events and the calls of its tracking methods.
    private final class Knob: UIControl, Logging {
        var log: [String] = []
        var tracks = true
        var continues = true
        var callsSuper = true

        override init(frame: CGRect) {
            super.init(frame: frame)
            let names: [(Event, String)] = [
                (.touchDown, "down"), (.touchDragInside, "drag inside"), (.touchDragOutside, "drag outside"),
                (.touchUpInside, "up inside"),
                (.touchUpOutside, "up outside"), (.touchCancel, "cancel"), (.primaryActionTriggered, "primary"),
            ]
            for (event, name) in names {
                let action = UIAction { [unowned self] _ in
                    log.append(event == .touchCancel ? "\(name) \(trackingText)" : name)
                }
                addAction(action, for: event)
            }
        }
        required init?(coder: NSCoder) { nil }

        var isPrimary = false
        override var primaryEvent: Event { isPrimary ? .primaryActionTriggered : [] }
        var trackingText: String { "\(isTracking) \(isTouchInside) \(isHighlighted)" }
        override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
            log.append("begin")
            return tracks
        }
        override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
            log.append("continue \(isTouchInside)")
            return continues
        }
        override func endTracking(_ touch: UITouch?, with event: UIEvent?) { log.append("end \(trackingText)") }
        override func cancelTracking(with event: UIEvent?) {
            log.append("cancel tracking \(isTracking)")
            if callsSuper { super.cancelTracking(with: event) }
        }
    }

    @Test func `An enabled control sends an event for each phase of a touch while it tracks the touch`() {
        let (ear, knob) = stage.run { (TouchLog(), Knob(frame: CGRect(10, 10, 20, 20))) }
        ear.addSubview(knob)
        stage.show(ear)
        let (inside, also, outside) = (CGPoint(20, 20), CGPoint(25, 20), CGPoint(50, 20))
        /// Returns what the control logs during a touch that is lifted at a point, or cancelled if
        /// there is none.
        func log(liftingAt end: CGPoint?) -> [String] {
            stage.touchDown(at: inside)
            if let end { stage.touchUp(at: end) } else { stage.touchCancel() }
            return knob.read()
        }
        let idle = "false false false"
        #expect(stage.touchDown(at: inside) === knob)
        #expect(knob.read() == ["begin", "down"])
        #expect(knob.trackingText == "true true true")
        stage.touchUp()
        #expect(knob.read() == ["end false false false", "up inside"])
        #expect(knob.trackingText == idle)
        knob.isPrimary = true
        #expect(
            log(liftingAt: also) == [
                "begin", "down", "continue true", "drag inside", "end false false false", "up inside", "primary",
            ])
        #expect(
            log(liftingAt: outside) == [
                "begin", "down", "continue false", "drag outside", "end false false false", "up outside",
            ])
        for callsSuper in [false, true] {
            knob.callsSuper = callsSuper
            #expect(log(liftingAt: nil) == ["begin", "down", "cancel tracking true", "cancel false false false"])
        }
        #expect(knob.trackingText == idle)
        knob.continues = false
        #expect(log(liftingAt: also) == ["begin", "down", "continue true"])
        #expect(knob.trackingText == idle)
        knob.tracks = false
        #expect(log(liftingAt: also) == ["begin"])
        #expect(log(liftingAt: nil) == ["begin"])
        #expect(knob.trackingText == idle)
        #expect(ear.log.isEmpty, "the superview of a control does not receive its touches")
        knob.isEnabled = false
        #expect(log(liftingAt: also) == [])
        #expect(log(liftingAt: nil) == [])
        #expect(ear.log == ["began", "moved", "ended", "began", "cancelled"])
    }

    @Test func `The actions of a control for an event run in the order in which they were added`() {
        let control = UIControl()
        var log: [String] = []
        let (one, other) = (
            UIAction(title: "one") { log.append($0.title) }, UIAction(title: "other") { log.append($0.title) }
        )
        #expect(UIAction { _ in }.title.isEmpty)
        #expect(one.sender == nil)
        control.addAction(one, for: [.touchDown, .valueChanged])
        control.addAction(other, for: .allEvents)
        control.sendActions(for: .touchDown)
        control.sendActions(for: [.valueChanged, .touchCancel])
        control.sendActions(for: .editingChanged)
        #expect(log == ["one", "other", "one", "other", "other"])
        #expect(one.sender === control)
        control.removeAction(other, for: .allEvents)
        control.sendActions(for: .touchDown)
        #expect(log.last == "one")
        #expect(log.count == 6)
    }
}
