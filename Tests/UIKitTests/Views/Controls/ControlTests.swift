import Offscreen
import Testing
import UIKit

@MainActor @Suite("Controls")
struct ControlTests {
    @Test func `A button shows the title of its state and is as large as it`() {
        let button = UIButton(type: .system)
        button.setTitle("Go", for: .normal)
        button.setTitle("No", for: .disabled)
        #expect(button.currentTitle == "Go" && button.titleLabel?.text == "Go" && button.buttonType == .system)
        let label = button.titleLabel!.intrinsicContentSize
        #expect(button.intrinsicContentSize == CGSize(width: max(30, label.width), height: label.height.rounded(.up) + 12))
        button.isEnabled = false
        #expect(button.state == .disabled && button.titleLabel?.text == "No" && button.title(for: .selected) == "Go")
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        button.layoutIfNeeded()
        #expect(button.titleLabel!.center == CGPoint(x: 50, y: 25))
    }

    @Test func `An empty button has room for a short title, and a title counts all its lines [VIEW-07]`() {
        #expect(UIButton().intrinsicContentSize == CGSize(width: 30, height: 34))
        let (one, two) = (UIButton(), UIButton())
        one.setTitle("a longer title", for: .normal)
        two.setTitle("a longer title\nof two lines", for: .normal)
        #expect(two.titleLabel?.numberOfLines == 1 && one.intrinsicContentSize.height == 34)
        #expect(two.intrinsicContentSize.height == (2 * UIFont.systemFont(ofSize: 18).lineHeight).rounded(.up) + 12)
        #expect(two.intrinsicContentSize.width == one.intrinsicContentSize.width && one.intrinsicContentSize.width > 60)
    }

    @Test func `A button's title has its colour before anything is done to the button`() {
        #expect(UIButton(frame: .zero).titleLabel?.textColor == .white)
        let button = UIButton(type: .system)
        #expect(button.titleLabel?.textColor == button.tintColor)
    }

    @Test func `Actions run for their events`() {
        let control = UIControl()
        var heard: [String] = []
        let action = UIAction(title: "a") { heard.append("\($0.title) \($0.sender === control)") }
        control.addAction(action, for: [.touchUpInside, .valueChanged])
        control.sendActions(for: .valueChanged)
        control.sendActions(for: .touchDown)
        control.removeAction(action, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(heard == ["a true"])
    }

    @Test func `A wheel is hidden unless it turns`() {
        let wheel = UIActivityIndicatorView(style: .large)
        #expect(wheel.isHidden && wheel.bounds.size == CGSize(width: 37, height: 37))
        wheel.startAnimating()
        #expect(!wheel.isHidden && wheel.isAnimating)
        wheel.stopAnimating()
        #expect(wheel.isHidden)
    }
}
