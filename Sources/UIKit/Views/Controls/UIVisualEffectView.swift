/// An effect on the views behind a `UIVisualEffectView`. Stored; pictures do not show the effect.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {}

open class UIBlurEffect: UIVisualEffect {
    public enum Style: Int, Sendable {
        case extraLight, light, dark, regular = 4, prominent, systemUltraThinMaterial, systemThinMaterial,
            systemMaterial,
            systemThickMaterial
    }

    public let style: Style

    public init(style: Style) { self.style = style }
}

/// A view with an effect on the views behind it. Pictures show the content of the view, but not the
/// effect.
open class UIVisualEffectView: UIView {
    /// Stored; pictures do not show the effect.
    open var effect: UIVisualEffect?
    private let content = UIView(frame: .zero)

    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        insertFillingSubview(content)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        insertFillingSubview(content)
    }

    open var contentView: UIView { content }
}
