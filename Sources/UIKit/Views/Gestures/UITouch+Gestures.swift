/// The recognisers that hear of a touch.
extension UITouch {
    /// The view was hit: its recognisers and those of the views above it hear of the touch, before the view does.
    final func beginGestures(on hit: UIView?, with event: UIEvent) {
        view = hit
        var found: [UIGestureRecognizer] = []
        var step = hit
        while let view = step {
            for recognizer in view.gestureRecognizers ?? []
            where recognizer.isEnabled && recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: self) != false {
                found.append(recognizer)
            }
            step = view.superview
        }
        gestureRecognizers = found
        forEachGesture { $0.touchesBegan([self], with: event) }
    }

    final func forEachGesture(_ body: (UIGestureRecognizer) -> Void) {
        for recognizer in gestureRecognizers ?? [] where recognizer.isEnabled { body(recognizer) }
    }

    /// The finger leaves: the nearest that recognises its gesture keeps the others from it, unless a delegate lets both.
    ///
    /// - Returns: whether the touch is taken away from the view.
    final func endGestures(with event: UIEvent) -> Bool {
        var winner: UIGestureRecognizer?
        var isTaken = false
        forEachGesture { recognizer in
            if let winner, !recognizer.worksTogether(with: winner) {
                recognizer.touchesCancelled([self], with: event)
                return
            }
            recognizer.touchesEnded([self], with: event)
            guard recognizer.state == .ended, !(recognizer is UIPanGestureRecognizer) else { return }
            winner = winner ?? recognizer
            isTaken = isTaken || recognizer.cancelsTouchesInView
        }
        return isTaken
    }

    /// Ready for the next touch.
    final func resetGestures() {
        for recognizer in gestureRecognizers ?? [] where !(recognizer is UIPanGestureRecognizer) {
            recognizer.reset()
            if recognizer.state != .possible { recognizer.state = .possible }
        }
        gestureRecognizers = nil
    }
}

extension UIGestureRecognizer {
    fileprivate func worksTogether(with other: UIGestureRecognizer) -> Bool {
        delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
            || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) == true
    }
}
