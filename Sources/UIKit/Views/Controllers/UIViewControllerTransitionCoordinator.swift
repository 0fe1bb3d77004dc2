/// The properties of a transition from one controller to another, or of a controller to another
/// size.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    var isAnimated: Bool { get }
    var presentationStyle: UIModalPresentationStyle { get }
    var initiallyInteractive: Bool { get }
    var isInterruptible: Bool { get }
    var isInteractive: Bool { get }
    var isCancelled: Bool { get }
    var transitionDuration: TimeInterval { get }
    var percentComplete: CGFloat { get }
    var completionVelocity: CGFloat { get }
    var completionCurve: UIView.AnimationCurve { get }
    var containerView: UIView { get }
    var targetTransform: CGAffineTransform { get }
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Runs code alongside the transition from one controller to another, or of a controller to another
/// size.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    @discardableResult
    public func animate(alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?)
        -> Bool
    {
        animate(alongsideTransition: animation, completion: nil)
    }
}

public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
    public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
    public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// Coordinates one transition, from its announcement to its end. A transition cannot be paused or
/// cancelled.
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    typealias Context = any UIViewControllerTransitionCoordinatorContext

    let containerView: UIView
    let isAnimated: Bool
    let transitionDuration: TimeInterval
    private let controllers: [UITransitionContextViewControllerKey: UIViewController]
    private var animations: [(Context) -> Void] = []
    private var completions: [(Context) -> Void] = []
    private var hasBegun = false
    private var hasEnded = false

    init(in view: UIView, duration: TimeInterval, from: UIViewController? = nil, to: UIViewController? = nil) {
        containerView = view
        isAnimated = duration > 0
        transitionDuration = duration
        controllers = [.from: from, .to: to].compactMapValues { $0 }
    }

    /// Animates `change` together with the code that runs alongside. Then calls `end` and the
    /// completions.
    func animate(_ change: @escaping () -> Void, then end: @escaping () -> Void) {
        UIView.runAnimation(
            duration: transitionDuration,
            animations: {
                change()
                self.hasBegun = true
                for animation in self.animations { animation(self) }
                self.animations = []
            },
            completion: { _ in
                end()
                self.hasEnded = true
                for completion in self.completions { completion(self) }
                self.completions = []
            })
    }

    func animate(alongsideTransition animation: ((Context) -> Void)?, completion: ((Context) -> Void)?) -> Bool {
        guard !hasEnded else { return false }
        if let completion = containerView.world.timeline.awaited(completion, ifEnded: self) {
            completions.append(completion)
        }
        guard let animation else { return true }
        if hasBegun {
            containerView.world.run { UIView.animate(withDuration: transitionDuration) { animation(self) } }
        } else {
            animations.append(animation)
        }
        return true
    }

    func animateAlongsideTransition(in view: UIView?, animation: ((Context) -> Void)?, completion: ((Context) -> Void)?)
        -> Bool
    {
        animate(alongsideTransition: animation, completion: completion)
    }

    /// Does nothing, because no transition is interactive.
    func notifyWhenInteractionChanges(_ handler: @escaping (Context) -> Void) {}

    var presentationStyle: UIModalPresentationStyle { .none }
    var initiallyInteractive: Bool { false }
    var isInterruptible: Bool { false }
    var isInteractive: Bool { false }
    var isCancelled: Bool { false }
    var percentComplete: CGFloat { hasBegun ? 1 : 0 }
    var completionVelocity: CGFloat { 1 }
    var completionCurve: UIView.AnimationCurve { .easeInOut }
    var targetTransform: CGAffineTransform { .identity }
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { controllers[key] }
    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        controllers[key == .from ? .from : .to]?.viewIfLoaded
    }
}
