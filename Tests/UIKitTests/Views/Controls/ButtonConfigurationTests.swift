import Offscreen
import Testing

@testable import UIKit

/// Buttons with a configuration.
@MainActor struct ButtonConfigurationTests {
    private let stage = Stage(width: 320, height: 480, scale: 3)

    private func button(_ configuration: UIButton.Configuration) -> UIButton {
        stage.run { UIButton(configuration: configuration) }
    }

    private func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 0.001 }

    /// Returns an image. Images of different sizes have different names, because images are compared
    /// by their names.
    private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
        UIImage(imageName: "image \(width) x \(height)", size: CGSize(width, height), scale: 1)
    }

    private func titleSize(_ text: String, size: CGFloat = 17) -> CGSize {
        let label = stage.run { UILabel() }
        label.font = .systemFont(ofSize: size)
        label.text = text
        return label.intrinsicContentSize
    }

    @Test func `The title of a button with a configuration has any number of lines, and again one line without it`() {
        let button = button(.plain())
        button.setTitle("a title", for: .normal)
        button.layoutIfNeeded()
        #expect(button.titleLabel?.numberOfLines == 0)
        button.configuration = nil
        button.layoutIfNeeded()
        #expect(button.titleLabel?.numberOfLines == 1)
    }

    @Test(arguments: [NSLineBreakMode.byWordWrapping, .byClipping, .byTruncatingMiddle])
    func `The title and the subtitle each have the line break mode of the configuration, also of a later one`(
        mode: NSLineBreakMode
    ) {
        var configuration = UIButton.Configuration.plain()
        (configuration.title, configuration.subtitle) = ("a title", "a subtitle")
        let button = button(configuration)
        button.layoutIfNeeded()
        #expect(button.titleLabel?.lineBreakMode == configuration.titleLineBreakMode)
        #expect(button.subtitleLabel?.lineBreakMode == configuration.subtitleLineBreakMode)
        let other = configuration
        configuration.titleLineBreakMode = mode
        configuration.subtitleLineBreakMode = .byTruncatingHead
        button.configuration = configuration
        button.layoutIfNeeded()
        #expect(button.titleLabel?.lineBreakMode == mode)
        #expect(button.subtitleLabel?.lineBreakMode == .byTruncatingHead)
        (configuration.titleLineBreakMode, configuration.subtitleLineBreakMode) = (.byTruncatingHead, mode)
        button.configuration = configuration
        button.layoutIfNeeded()
        #expect(button.titleLabel?.lineBreakMode == .byTruncatingHead)
        #expect(button.subtitleLabel?.lineBreakMode == mode)
        button.configuration = other
        button.layoutIfNeeded()
        #expect(button.titleLabel?.lineBreakMode == other.titleLineBreakMode)
        #expect(button.subtitleLabel?.lineBreakMode == other.subtitleLineBreakMode)
    }

    /// https://github.com/kern0x1b/charon, facts/UIKit/UIButtonConfiguration15.md
    @Test func `A new configuration has the values that were measured [VIEW-38]`() {
        let configuration = UIButton.Configuration.plain()
        #expect(configuration.contentInsets == NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
        #expect(configuration.imagePlacement == .leading)
        #expect(configuration.imagePlacement.rawValue == 2)
        #expect(configuration.titlePadding == 1)
        #expect(configuration.imagePadding == 0)
        #expect(configuration.background.cornerRadius == 17)
        #expect(configuration.title == nil)
        #expect(configuration.buttonSize == .medium)
        #expect(configuration.cornerStyle == .dynamic)
        let all: [UIButton.Configuration] = [
            .plain(), .gray(), .tinted(), .filled(), .borderless(), .bordered(), .borderedTinted(),
            .borderedProminent(),
        ]
        #expect(
            all.map(\.automaticallyUpdateForSelection) == [true, true, true, false, true, true, true, false])
        var changed = configuration
        changed.contentInsets = .zero
        changed.setDefaultContentInsets()
        #expect(changed == configuration)
        #expect(Set(all).count == 4)
    }

    @Test func `A configured button titled Button has the size that Xcode gives it, rounded up [VIEW-38]`() {
        for configuration in [UIButton.Configuration.plain(), .filled(), .gray(), .tinted()] {
            var titled = configuration
            titled.title = "Button"
            let size = button(titled).intrinsicContentSize
            #expect(abs(size.width - 75) < 3)
            #expect(size.height.rounded(.up) == 35)
        }
    }

    @Test func `Without a title or an image a configured button is as large as its insets [VIEW-38]`() {
        #expect(button(.plain()).intrinsicContentSize == CGSize(24, 14))
        var bare = UIButton.Configuration.plain()
        bare.contentInsets = .zero
        bare.image = image(30, 20)
        bare.imagePadding = 9
        #expect(button(bare).intrinsicContentSize == CGSize(30, 20), "no text, so no distance to it")
        bare.image = nil
        bare.title = "Buy"
        #expect(button(bare).intrinsicContentSize == titleSize("Buy"), "no image, so no distance to it")
    }

    @Test(arguments: [
        NSDirectionalRectEdge.leading, .trailing, .top, .bottom,
    ])
    func `The image is at its edge, and the distances add to the size of a button [VIEW-38]`(
        edge: NSDirectionalRectEdge
    ) {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Buy"
        configuration.subtitle = "now or later"
        configuration.titlePadding = 3
        configuration.image = image(40, 10)
        configuration.imagePadding = 5
        configuration.imagePlacement = edge
        let shown = button(configuration)
        let (title, subtitle) = (titleSize("Buy"), titleSize("now or later"))
        let texts = CGSize(max(title.width, subtitle.width), title.height + 3 + subtitle.height)
        let isStacked = edge == .top || edge == .bottom
        let content =
            isStacked
            ? CGSize(max(40, texts.width), 15 + texts.height) : CGSize(45 + texts.width, max(10, texts.height))
        #expect(shown.intrinsicContentSize == CGSize(content.width + 24, content.height + 14))
        stage.run {
            shown.frame = CGRect(origin: .zero, size: shown.intrinsicContentSize)
            stage.window.addSubview(shown)
        }
        stage.settle()
        let (picture, label) = (shown.imageView!.frame, shown.titleLabel!.frame)
        let below = shown.subtitleLabel!.frame
        #expect(isNear(below.minY - label.maxY, 3))
        switch edge {
        case .leading:
            #expect(isNear(picture.minX, 12))
            #expect(isNear(label.minX, 57))
        case .trailing:
            #expect(isNear(label.minX, 12))
            #expect(isNear(picture.minX, 12 + texts.width + 5))
        case .top:
            #expect(isNear(picture.minY, 7))
            #expect(isNear(label.minY, 22))
        default:
            #expect(isNear(label.minY, 7))
            #expect(isNear(picture.minY, below.maxY + 5))
        }
    }

    @Test func `A reservation keeps room for a smaller image, which is in the middle of the room [VIEW-38]`() {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Buy"
        configuration.image = image(10, 10)
        configuration.imageReservation = 30
        let shown = button(configuration)
        #expect(shown.intrinsicContentSize.width == titleSize("Buy").width + 30 + 24)
        stage.run { stage.window.addSubview(shown) }
        shown.frame = CGRect(origin: .zero, size: shown.intrinsicContentSize)
        stage.settle()
        #expect(isNear(shown.imageView!.frame.minX, 22))
        configuration.image = image(50, 10)
        shown.configuration = configuration
        #expect(shown.intrinsicContentSize.width == titleSize("Buy").width + 50 + 24)
    }

    @Test func `In a button that reads from right to left the leading edge is on the right [VIEW-38]`() {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Buy"
        configuration.image = image(10, 10)
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 4, bottom: 0, trailing: 8)
        let shown = button(configuration)
        shown.semanticContentAttribute = .forceRightToLeft
        stage.run { stage.window.addSubview(shown) }
        shown.frame = CGRect(origin: .zero, size: shown.intrinsicContentSize)
        stage.settle()
        #expect(isNear(shown.bounds.width - shown.imageView!.frame.maxX, 4))
        #expect(isNear(shown.titleLabel!.frame.minX, 8))
    }

    @Test func `A long title wraps in a narrow button, unless its line break mode truncates it [VIEW-38]`() {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "a title of many words"
        let shown = button(configuration)
        let one = shown.intrinsicContentSize
        let narrow = shown.sizeThatFits(CGSize(100, 0))
        #expect(narrow.width <= 100)
        #expect(narrow.height > one.height + 15)
        configuration.titleLineBreakMode = .byTruncatingTail
        shown.configuration = configuration
        #expect(shown.sizeThatFits(CGSize(100, 0)) == CGSize(100, one.height))
        configuration.titleLineBreakMode = .byWordWrapping
        shown.configuration = configuration
        let holder = stage.run { UIView(frame: CGRect(0, 0, 100, 300)) }
        stage.run {
            holder.addSubview(shown)
            shown.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                shown.leadingAnchor.constraint(equalTo: holder.leadingAnchor),
                shown.trailingAnchor.constraint(equalTo: holder.trailingAnchor),
                shown.topAnchor.constraint(equalTo: holder.topAnchor),
            ])
            stage.window.addSubview(holder)
        }
        stage.settle()
        #expect(shown.frame.size == CGSize(100, narrow.height))
    }

    @Test func `Attributes, transformers and fonts change the size of a title [VIEW-38]`() {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Buy"
        configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
            var other = attributes
            other.font = UIFont.systemFont(ofSize: attributes.font!.pointSize + 13)
            return other
        }
        let large = titleSize("Buy", size: 30)
        #expect(button(configuration).intrinsicContentSize == CGSize(large.width + 24, large.height + 14))
        configuration.titleTextAttributesTransformer = nil
        var container = AttributeContainer()
        container.font = .systemFont(ofSize: 40)
        configuration.attributedTitle = AttributedString("Sell", attributes: container)
        let larger = titleSize("Sell", size: 40)
        #expect(button(configuration).intrinsicContentSize == CGSize(larger.width + 24, larger.height + 14))
    }

    @Test func `A title or image for a state is shown if the configuration has none [VIEW-38]`() {
        let shown = stage.run {
            UIButton(
                configuration: .plain(),
                primaryAction: UIAction(title: "Go", image: image(10, 10)) { _ in })
        }
        #expect(shown.titleLabel?.text == "Go")
        #expect(shown.intrinsicContentSize.width == titleSize("Go").width + 10 + 24)
        shown.configuration?.title = "Stay"
        #expect(shown.titleLabel?.text == "Stay")
        shown.contentEdgeInsets = UIEdgeInsets(9, 9, 9, 9)
        #expect(shown.intrinsicContentSize.width == titleSize("Stay").width + 10 + 24)
        shown.contentEdgeInsets = .zero
        shown.configuration = nil
        #expect(shown.titleLabel?.text == "Go")
        #expect(shown.subtitleLabel == nil)
    }

    @Test func `A change of the state requests one call of the update methods [VIEW-39]`() {
        final class Recorder: UIButton {
            var calls: [String] = []
            override func updateConfiguration() { calls.append("method") }
        }
        let shown = stage.run { Recorder(frame: CGRect(0, 0, 100, 40)) }
        shown.configuration = .filled()
        shown.configurationUpdateHandler = { button in
            (button as? Recorder)?.calls.append("handler")
            button.configuration?.title = button.isEnabled ? "on" : "off"
        }
        #expect(shown.calls == [])
        stage.run { stage.window.addSubview(shown) }
        stage.settle()
        #expect(shown.calls == ["method", "handler"])
        #expect(shown.titleLabel?.text == "on")
        stage.run { shown.isEnabled = false }
        stage.settle()
        #expect(shown.titleLabel?.text == "off")
        #expect(shown.calls.count == 4)
        shown.automaticallyUpdatesConfiguration = false
        stage.run { shown.isEnabled = true }
        stage.settle()
        #expect(shown.titleLabel?.text == "off")
        stage.run { shown.setNeedsUpdateConfiguration() }
        stage.settle()
        #expect(shown.titleLabel?.text == "on")
    }

    @Test func `The background of a button has the base color, and the shape of a capsule if it is one [VIEW-38]`() {
        var configuration = UIButton.Configuration.filled()
        configuration.baseBackgroundColor = .systemGreen
        configuration.cornerStyle = .capsule
        let shown = button(configuration)
        shown.frame = CGRect(0, 0, 100, 40)
        stage.run { stage.window.addSubview(shown) }
        stage.settle()
        let background = shown.subviews[0]
        #expect(background.frame == shown.bounds)
        #expect(background.layer.cornerRadius == 20)
        #expect(background.backgroundColor == .systemGreen)
        shown.configuration?.background.backgroundColor = .systemRed
        shown.configuration?.cornerStyle = .fixed
        shown.configuration?.background.cornerRadius = 3
        stage.run { shown.setNeedsLayout() }
        stage.settle()
        #expect(background.layer.cornerRadius == 3)
        #expect(background.backgroundColor == .systemRed)
        #expect(stage.window.hitTest(CGPoint(50, 20), with: nil) === shown)
    }

    @Test func `A tap toggles a button that changes its selection as its primary action [VIEW-39]`() {
        var selections: [Bool] = []
        let shown = stage.run {
            UIButton(
                configuration: .gray(),
                primaryAction: UIAction { action in selections.append((action.sender as? UIButton)?.isSelected == true)
                })
        }
        shown.changesSelectionAsPrimaryAction = true
        shown.frame = CGRect(0, 0, 100, 40)
        stage.run { stage.window.addSubview(shown) }
        stage.tap(shown)
        stage.tap(shown)
        #expect(selections == [true, false])
    }

    @Test func `An activity indicator of a configuration is reported as not modelled`() {
        let shown = button(.plain())
        stage.act("show the indicator") { shown.configuration?.showsActivityIndicator = true }
        #expect(stage.recording.trace.contains("not modelled: UIButton.Configuration.showsActivityIndicator"))
    }

    @Test func `Creating a button or a control with an action adds the action [VIEW-39]`() {
        var count = 0
        let action = UIAction(title: "Go") { _ in count += 1 }
        let buttons = [
            UIButton(type: .system, primaryAction: action), UIButton(frame: .zero, primaryAction: action),
        ]
        for button in buttons { button.sendActions(for: .primaryActionTriggered) }
        #expect(buttons.map { $0.title(for: .normal) } == ["Go", "Go"])
        UISwitch(frame: .zero, primaryAction: action).sendActions(for: .valueChanged)
        #expect(count == 3)
    }

    // MARK: - Symbols

    @Test func `A symbol's size is proportional to its point size, whoever asks for it [VIEW-37]`() {
        let small = UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 17))!
        let large = UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 34))!
        let plain = UIImage(systemName: "star")!
        #expect(large.size == CGSize(2 * small.size.width, 2 * small.size.height))
        #expect(plain.size == small.size)
        #expect(plain.isSymbolImage)
        #expect(!UIImage(named: "star")!.isSymbolImage)
        let double = UIImage.SymbolConfiguration(font: .systemFont(ofSize: 34), scale: .small)
        #expect(plain.withConfiguration(double).size == large.size)
        #expect(plain.applyingSymbolConfiguration(double)?.symbolConfiguration == double)
        let view = UIImageView(image: plain)
        view.preferredSymbolConfiguration = double
        #expect(view.intrinsicContentSize == large.size)
        view.image = small
        #expect(view.intrinsicContentSize == small.size, "the image has a point size of its own")
        let button = UIButton(type: .custom)
        button.setImage(plain, for: .normal)
        button.setPreferredSymbolConfiguration(double, forImageIn: .normal)
        #expect(button.intrinsicContentSize == large.size)
        var configuration = UIButton.Configuration.plain()
        configuration.image = plain
        configuration.contentInsets = .zero
        configuration.preferredSymbolConfigurationForImage = double
        button.configuration = configuration
        #expect(button.intrinsicContentSize == large.size)
    }

    @Test func `Applying a symbol configuration keeps the values that the other does not specify`() {
        let base = UIImage.SymbolConfiguration(pointSize: 10, weight: .bold, scale: .large)
        let merged = base.applying(UIImage.SymbolConfiguration(weight: .thin))
        #expect(merged == UIImage.SymbolConfiguration(pointSize: 10, weight: .thin, scale: .large))
        #expect(base.applying(UIImage.SymbolConfiguration(pointSize: 12)).pointSize == 12)
        #expect(base.applying(UIImage.SymbolConfiguration(textStyle: .body)).pointSize == 17)
        #expect(base.applying(nil as UIImage.SymbolConfiguration?) === base)
        #expect(UIImage.SymbolWeight.heavy.fontWeight() == .heavy)
        #expect(UIImage.SymbolConfiguration.unspecified != base)
    }
}
