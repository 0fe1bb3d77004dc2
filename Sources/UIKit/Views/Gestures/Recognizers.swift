/// Recognises drags. Only the pan recognisers of scroll views do so, for the drags that `Stage`
/// simulates. UIKit's other pan recognisers never recognise anything.
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// Stored; has no effect.
    open var minimumNumberOfTouches = 1
    /// Stored; has no effect.
    open var maximumNumberOfTouches = Int.max
    private var translation = CGPoint.zero
    /// The velocity of the finger when it lifted, in points per second; zero before that.
    private var endVelocity = CGPoint.zero

    /// Returns how far the finger has moved since the drag began, in points. After
    /// `setTranslation(_:in:)`, returns the value that was set plus the movement since then.
    /// Approximated: a transform of `view` has no effect.
    open func translation(in view: UIView?) -> CGPoint { translation }

    open func setTranslation(_ translation: CGPoint, in view: UIView?) { self.translation = translation }

    /// Returns the velocity of the finger when it lifted, in points per second. Approximated:
    /// before that the velocity is zero, and a transform of `view` has no effect.
    open func velocity(in view: UIView?) -> CGPoint { endVelocity }

    final func begin() {
        (translation, endVelocity) = (.zero, .zero)
        state = .began
    }

    final func move(by distance: CGPoint) {
        translation = CGPoint(x: translation.x + distance.x, y: translation.y + distance.y)
        state = .changed
    }

    final func end(velocity: CGPoint) {
        endVelocity = velocity
        state = .ended
    }
}

/// Recognises taps.
open class UITapGestureRecognizer: UIGestureRecognizer {
    open var numberOfTapsRequired = 1
    open var numberOfTouchesRequired = 1

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if let touch = touches.first { windowPoint = touch.windowPoint }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first, let view, state == .possible else { return }
        windowPoint = touch.windowPoint
        let isTap =
            numberOfTouchesRequired <= 1 && touch.tapCount >= numberOfTapsRequired
            && view.point(inside: touch.location(in: view), with: event)
        // A tap on a control inside the view is not recognised, because the control handles the
        // tap. Double taps are recognised.
        let isForControl = numberOfTapsRequired <= 1 && touch.view !== view && touch.view is UIControl
        let isRecognized =
            isTap && !isForControl && view.gestureRecognizerShouldBegin(self)
            && delegate?.gestureRecognizerShouldBegin(self) != false
        state = isRecognized ? .ended : .failed
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
}

/// Recognises two fingers that move apart or together. Not modelled: no pinch is ever recognised,
/// because only one finger is simulated.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    open var scale: CGFloat = 1
    open var velocity: CGFloat { 0 }
}

/// Recognises a finger that moves fast in one direction. Not modelled: no swipe is ever recognised.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    public struct Direction: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let right = bit(0)
        public static let left = bit(1)
        public static let up = bit(2)
        public static let down = bit(3)
    }

    open var direction = Direction.right
    open var numberOfTouchesRequired = 1
}

/// Recognises two fingers that rotate. Not modelled: no rotation is ever recognised, because only
/// one finger is simulated.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// The rotation, in radians.
    open var rotation: CGFloat = 0
    open var velocity: CGFloat { 0 }
}

/// Recognises a finger that moves in from an edge of the screen. Not modelled: this gesture is
/// never recognised.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    open var edges: UIRectEdge = []
}

/// Recognises a pointer over a view. Not modelled: nothing is ever recognised, because there is no
/// pointer.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    /// The distance of the pointer from the view, from 0 to 1.
    open var zOffset: CGFloat { 0 }
}
