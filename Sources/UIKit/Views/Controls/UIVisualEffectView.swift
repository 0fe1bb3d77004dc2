/// An effect that is laid over the views behind it. Kept; pictures do not show it.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {}

open class UIBlurEffect: UIVisualEffect {
    public enum Style: Int, Sendable {
        case extraLight = 0
        case light = 1
        case dark = 2
        case regular = 4
        case prominent = 5
        case systemUltraThinMaterial = 6
        case systemThinMaterial = 7
        case systemMaterial = 8
        case systemThickMaterial = 9
    }

    public let style: Style

    public init(style: Style) {
        self.style = style
        super.init()
    }
}

/// A view with an effect. Its content is shown, the effect is not.
open class UIVisualEffectView: UIView {
    open var effect: UIVisualEffect?
    private let content = UIView(frame: .zero)

    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        addContent()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addContent()
    }

    private func addContent() {
        content.frame = bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(content)
    }

    open var contentView: UIView { content }
}
