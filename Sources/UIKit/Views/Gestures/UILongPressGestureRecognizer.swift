/// Recognises a finger that stays down for a time, measured by the simulated clock. The gesture
/// begins while the finger is down, changes with each movement, and ends when the finger lifts.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// The time that the finger must stay down, in seconds.
    open var minimumPressDuration: TimeInterval = 0.5
    /// The number of fingers that must be down. If this is more than 1, nothing is recognised,
    /// because only one finger is simulated.
    open var numberOfTouchesRequired = 1
    /// The number of taps that must precede the press.
    open var numberOfTapsRequired = 0
    /// The distance in points that the finger may move before the gesture begins.
    open var allowableMovement: CGFloat = 10

    private var start = CGPoint.zero
    /// The number of the current press. A timer for a press with another number does nothing.
    private var pressNumber = 0

    private var isRunning: Bool { state == .began || state == .changed }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first, let view else { return }
        windowPoint = touch.windowPoint
        start = touch.windowPoint
        pressNumber += 1
        guard numberOfTouchesRequired <= 1, touch.tapCount > numberOfTapsRequired else {
            state = .failed
            return
        }
        let number = pressNumber
        view.world.timeline.schedule(
            after: minimumPressDuration, named: "a long press", kind: .delayed,
            isWanted: { [weak self] in self?.pressNumber == number && self?.state == .possible }
        ) { [weak self, weak touch] in
            if let self, let touch { self.beginIfAllowed(on: touch, with: event) }
        }
    }

    private func beginIfAllowed(on touch: UITouch, with event: UIEvent) {
        guard let view, view.gestureRecognizerShouldBegin(self), delegate?.gestureRecognizerShouldBegin(self) != false
        else {
            state = .failed
            return
        }
        touch.recognizer(self, didBeginWith: event)
        state = .began
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first else { return }
        windowPoint = touch.windowPoint
        if isRunning {
            state = .changed
        } else if state == .possible, hypot(windowPoint.x - start.x, windowPoint.y - start.y) > allowableMovement {
            state = .failed
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = isRunning ? .ended : .failed
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = isRunning ? .cancelled : .failed
    }

    open override func reset() { pressNumber += 1 }
}
