/// Makes the device vibrate. Not modelled: a stage has no motor, and every call that would vibrate
/// is reported in the trace.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject, UIInteraction {
    open private(set) weak var view: UIView?

    public override init() {}

    /// Creates a generator and adds it to a view.
    public convenience init(view: UIView) {
        self.init()
        view.addInteraction(self)
    }

    /// Prepares the motor. Does nothing, because there is none.
    open func prepare() {}

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}

/// Makes the device vibrate as if something hit it. Not modelled: a stage has no motor.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

    public init(style: FeedbackStyle) {}

    public convenience override init() { self.init(style: .medium) }

    public convenience init(style: FeedbackStyle, view: UIView) {
        self.init(style: style)
        view.addInteraction(self)
    }

    open func impactOccurred() {
        World.current.recordNotModelled("UIImpactFeedbackGenerator.impactOccurred()")
    }

    open func impactOccurred(intensity: CGFloat) {
        World.current.recordNotModelled("UIImpactFeedbackGenerator.impactOccurred(intensity:)")
    }

    open func impactOccurred(at location: CGPoint) {
        World.current.recordNotModelled("UIImpactFeedbackGenerator.impactOccurred(at:)")
    }

    open func impactOccurred(intensity: CGFloat, at location: CGPoint) {
        World.current.recordNotModelled("UIImpactFeedbackGenerator.impactOccurred(intensity:at:)")
    }
}

/// Makes the device vibrate after a task has ended. Not modelled: a stage has no motor.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackType: Int, Sendable { case success, warning, error }

    open func notificationOccurred(_ notificationType: FeedbackType) {
        World.current.recordNotModelled("UINotificationFeedbackGenerator.notificationOccurred(_:)")
    }

    open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {
        World.current.recordNotModelled("UINotificationFeedbackGenerator.notificationOccurred(_:at:)")
    }
}

/// Makes the device vibrate while a selection changes. Not modelled: a stage has no motor.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    open func selectionChanged() {
        World.current.recordNotModelled("UISelectionFeedbackGenerator.selectionChanged()")
    }

    open func selectionChanged(at location: CGPoint) {
        World.current.recordNotModelled("UISelectionFeedbackGenerator.selectionChanged(at:)")
    }
}
