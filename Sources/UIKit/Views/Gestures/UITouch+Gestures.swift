/// Sends a touch to gesture recognisers.
extension UITouch {
    /// Sends the beginning of the touch to the recognisers of the touched view and its superviews,
    /// except recognisers that are disabled or whose delegate rejects the touch. The view itself
    /// receives the touch afterwards.
    final func beginRecognition(on hit: UIView?, with event: UIEvent) {
        view = hit
        var found: [UIGestureRecognizer] = []
        var ancestor = hit
        while let view = ancestor {
            for recognizer in view.gestureRecognizers ?? []
            where recognizer.isEnabled
                && recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: self) != false
            {
                found.append(recognizer)
            }
            ancestor = view.superview
        }
        gestureRecognizers = found
        forEachEnabledRecognizer { $0.touchesBegan([self], with: event) }
    }

    final func forEachEnabledRecognizer(_ body: (UIGestureRecognizer) -> Void) {
        for recognizer in gestureRecognizers ?? [] where recognizer.isEnabled { body(recognizer) }
    }

    /// Takes the touch away from the other recognisers when `winner` begins, except those for which
    /// a delegate allows simultaneous recognition. Enabled recognisers that lose the touch are
    /// cancelled, except pan recognisers. The touch is cancelled for the view if
    /// `cancelsTouchesInView` of `winner` is true.
    final func recognizer(_ winner: UIGestureRecognizer, didBeginWith event: UIEvent) {
        let others = gestureRecognizers ?? []
        gestureRecognizers = others.filter { $0 === winner || $0.recognizesSimultaneously(with: winner) }
        for other in others
        where other !== winner && !other.recognizesSimultaneously(with: winner) && !(other is UIPanGestureRecognizer) {
            if other.isEnabled { other.touchesCancelled([self], with: event) }
            other.prepareForNextTouch()
        }
        if winner.cancelsTouchesInView, !isCancelledForView { cancelForView(with: event) }
    }

    /// Sends the end of the touch to the recognisers, from the touched view up. The first one that
    /// now recognises its gesture prevents those after it, except those for which a delegate allows
    /// simultaneous recognition.
    ///
    /// - Returns: whether a recogniser that has now recognised its gesture cancels the touch for
    ///   the view.
    final func endRecognition(with event: UIEvent) -> Bool {
        var winner: UIGestureRecognizer?
        var isCancelled = false
        forEachEnabledRecognizer { recognizer in
            if let winner, !recognizer.recognizesSimultaneously(with: winner) {
                recognizer.touchesCancelled([self], with: event)
                return
            }
            recognizer.touchesEnded([self], with: event)
            // A long press has already prevented the others when it began. Pans prevent no other
            // recogniser here.
            guard recognizer.state == .ended,
                !(recognizer is UIPanGestureRecognizer || recognizer is UILongPressGestureRecognizer)
            else {
                return
            }
            winner = winner ?? recognizer
            isCancelled = isCancelled || recognizer.cancelsTouchesInView
        }
        return isCancelled
    }

    /// Resets the recognisers except pan recognisers, and removes all of them from this touch.
    final func removeRecognizersAndResetNonPans() {
        for recognizer in gestureRecognizers ?? [] where !(recognizer is UIPanGestureRecognizer) {
            recognizer.prepareForNextTouch()
        }
        gestureRecognizers = nil
    }
}

extension UIGestureRecognizer {
    fileprivate func prepareForNextTouch() {
        reset()
        if state != .possible { state = .possible }
    }

    fileprivate func recognizesSimultaneously(with other: UIGestureRecognizer) -> Bool {
        delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
            || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true
    }
}
