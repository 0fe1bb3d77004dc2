/// Sends a touch to gesture recognisers.
extension UITouch {
    /// Sends the beginning of the touch to the recognisers of the touched view and of the views that contain it, if they accept the
    /// touch. The view itself receives the touch later.
    final func beginGestures(on hit: UIView?, with event: UIEvent) {
        view = hit
        var found: [UIGestureRecognizer] = []
        var ancestor = hit
        while let view = ancestor {
            for recognizer in view.gestureRecognizers ?? []
            where recognizer.isEnabled && recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: self) != false {
                found.append(recognizer)
            }
            ancestor = view.superview
        }
        gestureRecognizers = found
        forEachGesture { $0.touchesBegan([self], with: event) }
    }

    final func forEachGesture(_ body: (UIGestureRecognizer) -> Void) {
        for recognizer in gestureRecognizers ?? [] where recognizer.isEnabled { body(recognizer) }
    }

    /// Gives precedence to a recogniser that has begun while the finger is down. Other recognisers lose the touch, unless a delegate
    /// allows both, and all of these but pan recognisers are cancelled. The touch is cancelled for the view if the recogniser's
    /// `cancelsTouchesInView` is true.
    final func recognizer(_ winner: UIGestureRecognizer, didBeginWith event: UIEvent) {
        let others = gestureRecognizers ?? []
        gestureRecognizers = others.filter { $0 === winner || $0.worksTogether(with: winner) }
        for other in others where other !== winner && !other.worksTogether(with: winner) && !(other is UIPanGestureRecognizer) {
            if other.isEnabled { other.touchesCancelled([self], with: event) }
            other.prepareForNextTouch()
        }
        if winner.cancelsTouchesInView, !isCancelledForView { cancelForView(with: event) }
    }

    /// Sends the end of the touch to the recognisers. The first one that recognises its gesture, beginning at the touched view, prevents
    /// the other ones, unless a delegate allows both.
    ///
    /// - Returns: whether the touch is cancelled for the view.
    final func endGestures(with event: UIEvent) -> Bool {
        var winner: UIGestureRecognizer?
        var isCancelled = false
        forEachGesture { recognizer in
            if let winner, !recognizer.worksTogether(with: winner) {
                recognizer.touchesCancelled([self], with: event)
                return
            }
            recognizer.touchesEnded([self], with: event)
            // Pans and long presses begin while the finger is down, and have already prevented other gestures.
            guard recognizer.state == .ended, !(recognizer is UIPanGestureRecognizer || recognizer is UILongPressGestureRecognizer) else {
                return
            }
            winner = winner ?? recognizer
            isCancelled = isCancelled || recognizer.cancelsTouchesInView
        }
        return isCancelled
    }

    /// Prepares the recognisers for the next touch, and removes them from this touch.
    final func resetGestures() {
        for recognizer in gestureRecognizers ?? [] where !(recognizer is UIPanGestureRecognizer) { recognizer.prepareForNextTouch() }
        gestureRecognizers = nil
    }
}

extension UIGestureRecognizer {
    fileprivate func prepareForNextTouch() {
        reset()
        if state != .possible { state = .possible }
    }

    fileprivate func worksTogether(with other: UIGestureRecognizer) -> Bool {
        delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
            || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true
    }
}
