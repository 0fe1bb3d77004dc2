import Offscreen
import Testing
import UIKit

/// Two tap recognisers of one view that may recognise at the same time.
@MainActor struct SimultaneousTapTests {
    private final class Both: NSObject, UIGestureRecognizerDelegate {
        var isSimultaneous = true
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { isSimultaneous }
    }

    private final class Target: UIResponder {
        var count = 0
        func tapped() { count += 1 }
    }

    /// Taps a view with recognisers that do or do not cancel touches. Returns the view's touches, and
    /// the number of recognisers that have recognised the tap.
    private func tap(cancels: [Bool], isSimultaneous: Bool = true, isEnabled: [Bool] = [true, true]) -> [String] {
        let stage = Stage(width: 100, height: 100, records: false)
        let (view, delegate) = (stage.run { TouchLog(frame: CGRect(0, 0, 100, 100)) }, Both())
        delegate.isSimultaneous = isSimultaneous
        let target = Target()
        for (cancels, isEnabled) in zip(cancels, isEnabled) {
            let tap = UITapGestureRecognizer(target: target, action: Selector("tapped", calls: Target.tapped))
            tap.delegate = delegate
            tap.cancelsTouchesInView = cancels
            tap.isEnabled = isEnabled
            view.addGestureRecognizer(tap)
        }
        stage.show(view)
        stage.tap(view)
        let once = view.read() + ["\(target.count)"]
        // The second tap shows that nothing is left of the first one.
        stage.advance(by: 1)
        stage.tap(view)
        #expect(view.read() + ["\(target.count - Int(once.last!)!)"] == once)
        return once
    }

    @Test func `A touch is cancelled for its view if any of two simultaneous taps cancels touches`() {
        #expect(tap(cancels: [true, true]) == ["began", "cancelled", "2"])
        #expect(tap(cancels: [true, false]) == ["began", "cancelled", "2"])
        #expect(tap(cancels: [false, true]) == ["began", "cancelled", "2"])
        #expect(tap(cancels: [false, false]) == ["began", "ended", "2"])
    }

    @Test func `A tap that is prevented or disabled does not cancel the touch for the view`() {
        #expect(tap(cancels: [false, true], isSimultaneous: false) == ["began", "ended", "1"])
        #expect(tap(cancels: [true, false], isSimultaneous: false) == ["began", "cancelled", "1"])
        #expect(tap(cancels: [true, false], isEnabled: [false, true]) == ["began", "ended", "1"])
        #expect(tap(cancels: [false, true], isEnabled: [true, false]) == ["began", "ended", "1"])
    }
}
