/// The root of a view tree. Views in a window that need layout are laid out in the next turn of the
/// run loop or the stage.
open class UIWindow: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
        world.add(self)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        world.add(self)
    }

    override var asWindow: UIWindow? { self }

    public convenience init(windowScene: UIWindowScene) {
        self.init(frame: windowScene.screen.bounds)
        self.windowScene = windowScene
    }

    /// Creates a visible window that has the size of the screen of `world`, a simulated
    /// environment.
    package convenience init(world: World) {
        self.init(frame: world.screen.bounds)
        isHidden = false
    }

    open var screen: UIScreen { world.screen }
    open weak var windowScene: UIWindowScene?
    /// Stored; has no effect.
    open var windowLevel = Level.normal

    /// The controller whose view fills the window.
    ///
    /// UNKNOWN: when UIKit calls the controller's appearance methods. Here they are called at once,
    /// even if the window is hidden, and before the first layout.
    open var rootViewController: UIViewController? {
        didSet {
            guard rootViewController !== oldValue else { return }
            oldValue?.viewIfLoaded?.removeFromSuperview()
            guard let controller = rootViewController else { return }
            world.run { insertFillingSubview(controller.view) }
        }
    }

    /// Changes the size of the screen, the window and the views that fill the window. If the size
    /// changes, first calls `viewWillTransition(to:with:)` of the root controller and of presented
    /// controllers. [VIEW-05]
    ///
    /// - Parameter seconds: the duration of the animation, in seconds.
    package func resizeWithScreen(to size: CGSize, duration seconds: Double) {
        let old = bounds.size
        let coordinator = TransitionCoordinator(in: self, duration: seconds)
        for controller in size == old ? [] : shownControllers {
            controller.runningTransition = coordinator
            controller.viewWillTransition(to: size, with: coordinator)
        }
        let traits = TraitChange(of: world.allWindows)
        world.resizeScreen(to: size)
        traits.callTraitCollectionDidChange()
        coordinator.animate {
            self.frame.size = size
            for view in self.childViews where view.frame == CGRect(origin: .zero, size: old) { view.frame.size = size }
        } then: {
            for controller in self.shownControllers where controller.runningTransition === coordinator {
                controller.runningTransition = nil
            }
        }
    }

    private var shownControllers: [UIViewController] {
        rootViewController.map { Array(sequence(first: $0) { $0.presented }) } ?? []
    }

    /// The responder in this window that receives events without a position; nil if there is none.
    final weak var firstResponder: UIResponder?

    fileprivate final var touch: UITouch?
    fileprivate final var touchEvent = UIEvent()
    /// The last touch that ended without a call of `cancelTouch()`: its end time in seconds, its
    /// end point, and its number in a series of taps. Nil before the first such touch has ended.
    fileprivate final var lastTap: (time: Double, point: CGPoint, count: Int)?

    open private(set) var isKeyWindow = false

    /// Makes this window the key window, in place of the current key window.
    open func makeKey() {
        for window in world.allWindows { window.isKeyWindow = window === self }
    }

    open func makeKeyAndVisible() {
        isHidden = false
        makeKey()
        world.scheduleTurnIfNeeded()
    }

    open override var window: UIWindow? { self }

    override func join(_ world: World) {
        self.world.remove(self)
        super.join(world)
        world.add(self)
    }
}

/// Simulates one finger that comes down, moves and lifts.
extension UIWindow {
    /// Begins a touch at a point in the window. Returns the view that receives the touch; nil if
    /// there is none.
    package func beginTouch(at point: CGPoint) -> UIView? {
        cancelTouch()
        let hit = hitTest(point, with: touchEvent)
        let touch = UITouch()
        touch.window = self
        touch.windowPoint = point
        touch.previousWindowPoint = point
        touch.timestamp = world.timeline.now
        touch.tapCount = (lastTap.map { isTapSeries(of: $0, continuedBy: touch) ? $0.count : 0 } ?? 0) + 1
        touchEvent.allTouches = [touch]
        self.touch = touch
        touch.beginRecognition(on: hit, with: touchEvent)
        touch.begin(on: hit, with: touchEvent)
        return hit
    }

    package func moveTouch(to point: CGPoint) {
        if let touch { move(touch, to: point) }
    }

    private func move(_ touch: UITouch, to point: CGPoint) {
        guard point != touch.windowPoint else { return }
        touch.previousWindowPoint = touch.windowPoint
        touch.windowPoint = point
        touch.phase = .moved
        touch.forEachEnabledRecognizer { $0.touchesMoved([touch], with: touchEvent) }
        if !touch.isCancelledForView { touch.view?.touchesMoved([touch], with: touchEvent) }
    }

    package func endTouch(at point: CGPoint?) {
        guard let touch else { return }
        if let point { move(touch, to: point) }
        // During the movement, the app's code, such as the action of a gesture recogniser, may have
        // ended or cancelled the touch.
        guard self.touch === touch else { return }
        self.touch = nil
        lastTap = (world.timeline.now, touch.windowPoint, touch.tapCount)
        touch.phase = .ended
        let isCancelled = touch.endRecognition(with: touchEvent)
        if !touch.isCancelledForView { touch.end(inPhase: isCancelled ? .cancelled : .ended, with: touchEvent) }
        touch.removeRecognizersAndResetNonPans()
    }

    /// Whether a touch continues the series of taps to which the last touch belongs. UNKNOWN: the
    /// limits of time and distance in UIKit.
    private func isTapSeries(of last: (time: Double, point: CGPoint, count: Int), continuedBy touch: UITouch) -> Bool {
        touch.timestamp - last.time <= 0.35 && abs(touch.windowPoint.x - last.point.x) <= 40
            && abs(touch.windowPoint.y - last.point.y) <= 40
    }

    /// Cancels the touch if it is on `view` or on a view inside it. Called when the touch turns
    /// into a scroll.
    final func cancelTouch(inside view: UIView) {
        if touch?.view?.isDescendant(of: view) == true { cancelTouch() }
    }

    package func cancelTouch() {
        guard let touch else { return }
        self.touch = nil
        touch.forEachEnabledRecognizer { $0.touchesCancelled([touch], with: touchEvent) }
        if !touch.isCancelledForView { touch.end(inPhase: .cancelled, with: touchEvent) }
        touch.removeRecognizersAndResetNonPans()
    }
}
