/// An item that is no view and that assistive technology presents, such as a part of a drawing.
/// Stored in `accessibilityElements` of its container; no assistive technology runs on a stage.
open class UIAccessibilityElement: UIResponder {
    open weak var accessibilityContainer: AnyObject?
    /// Stored; has no effect.
    open var isAccessibilityElement = true
    open var accessibilityIdentifier: String?
    /// Stored; has no effect.
    open var accessibilityLabel: String?
    /// Stored; has no effect.
    open var accessibilityHint: String?
    /// Stored; has no effect.
    open var accessibilityValue: String?
    /// Stored; has no effect.
    open var accessibilityTraits = UIAccessibilityTraits.none
    private var ownFrame = CGRect.zero
    private var frameInContainer: CGRect?

    public init(accessibilityContainer container: Any) { accessibilityContainer = container as AnyObject }

    /// The frame in the coordinate space of the container, in points. `accessibilityFrame` follows
    /// the container. [VIEW-33]
    open var accessibilityFrameInContainerSpace: CGRect {
        get { frameInContainer ?? .zero }
        set { frameInContainer = newValue }
    }

    /// The frame in the coordinate space of the screen, in points.
    open var accessibilityFrame: CGRect {
        get {
            guard let frameInContainer else { return ownFrame }
            if let view = accessibilityContainer as? UIView { return view.convert(frameInContainer, to: nil) }
            guard let element = accessibilityContainer as? UIAccessibilityElement else { return frameInContainer }
            let origin = element.accessibilityFrame.origin
            return frameInContainer.offsetBy(dx: origin.x, dy: origin.y)
        }
        set {
            ownFrame = newValue
            frameInContainer = nil
        }
    }
}

extension UIAccessibilityElement: @preconcurrency UIAccessibilityIdentification {}
