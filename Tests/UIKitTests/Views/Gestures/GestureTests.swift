import Offscreen
import Testing

@testable import UIKit

@MainActor struct GestureTests {
    private let stage = Stage(width: 200, height: 200)

    @Test func `Gesture recognisers have UIKit's defaults and store what is set`() {
        for recognizer in [
            UIGestureRecognizer(), UITapGestureRecognizer(), UIPanGestureRecognizer(), UILongPressGestureRecognizer(),
            UIPinchGestureRecognizer(), UISwipeGestureRecognizer(), UITapGestureRecognizer(target: nil, action: nil),
        ] {
            expectStored(
                recognizer, .value(\.state, .possible, .ended), .value(\.isEnabled, true, false),
                .value(\.cancelsTouchesInView, true, false), .value(\.delaysTouchesBegan, false, true),
                .value(\.delaysTouchesEnded, true, false), .value(\.name, nil, "name"))
            #expect(recognizer.view == nil)
            #expect(recognizer.delegate == nil)
        }
        expectStored(
            UITapGestureRecognizer(), .value(\.numberOfTapsRequired, 1, 2), .value(\.numberOfTouchesRequired, 1, 2))
        expectStored(
            UIPanGestureRecognizer(), .value(\.minimumNumberOfTouches, 1, 2), .value(\.maximumNumberOfTouches, .max, 2))
        let press = UILongPressGestureRecognizer()
        expectStored(
            press, .value(\.minimumPressDuration, 0.5, 1), .value(\.numberOfTouchesRequired, 1, 2),
            .value(\.numberOfTapsRequired, 0, 1),
            .value(\.allowableMovement, 10, 20))
        expectStored(UIPinchGestureRecognizer(), .value(\.scale, 1, 2))
        #expect(UIPinchGestureRecognizer().velocity == 0)
        expectStored(UIRotationGestureRecognizer(), .value(\.rotation, 0, 1))
        expectStored(UIScreenEdgePanGestureRecognizer(), .value(\.edges, [], .left))
        #expect(UIRotationGestureRecognizer().velocity == 0)
        #expect(UIHoverGestureRecognizer().zOffset == 0)
        let swipe = UISwipeGestureRecognizer()
        expectStored(swipe, .value(\.direction, .right, .left), .value(\.numberOfTouchesRequired, 1, 2))
        expectRawValues([1, 2, 4, 8], of: UISwipeGestureRecognizer.Direction.right, .left, .up, .down)
        typealias State = UIGestureRecognizer.State
        let states: [State] = [.possible, .began, .changed, .ended, .cancelled, .failed]
        #expect(states.map(\.rawValue) == Array(0...5))
        #expect(State.recognized == .ended)
        expectRawValues(Array(0...4), of: UITouch.Phase.began, .moved, .stationary, .ended, .cancelled)
        expectRawValues(Array(0...3), of: UITouch.TouchType.direct, .indirect, .pencil, .indirectPointer)
        let recognizer = UIGestureRecognizer()
        let counts = states.map { state in
            recognizer.state = state
            return recognizer.numberOfTouches
        }
        #expect(counts == [0, 1, 1, 0, 0, 0])
    }

    @Test
    func
        `By default a gesture delegate allows recognisers to begin and receive touches, but not to recognise simultaneously`()
    {
        final class EmptyGestureDelegate: NSObject, UIGestureRecognizerDelegate {}
        let (silent, one, other) = (EmptyGestureDelegate(), UIGestureRecognizer(), UIGestureRecognizer())
        #expect(silent.gestureRecognizerShouldBegin(one))
        #expect(silent.gestureRecognizer(one, shouldReceive: UITouch()))
        #expect(!silent.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other))
        #expect(!silent.gestureRecognizer(one, shouldRequireFailureOf: other))
        #expect(!silent.gestureRecognizer(one, shouldBeRequiredToFailBy: other))
        #expect(UIView().gestureRecognizerShouldBegin(one))
    }

    @Test
    func `A pan recogniser has the translation of its finger, and after the end of the pan the finger's velocity`() {
        let pan = UIPanGestureRecognizer()
        pan.begin()
        pan.move(by: CGPoint(1, 20))
        pan.move(by: CGPoint(3, 50))
        #expect(pan.translation(in: nil) == CGPoint(4, 70))
        #expect(pan.state == .changed)
        #expect(pan.velocity(in: nil) == .zero)
        pan.setTranslation(CGPoint(1, 2), in: nil)
        pan.move(by: CGPoint(3, 5))
        #expect(pan.translation(in: nil) == CGPoint(4, 7))
        pan.end(velocity: CGPoint(5, 6))
        #expect(pan.state == .ended)
        #expect(pan.velocity(in: nil) == CGPoint(5, 6))
        pan.begin()
        #expect(pan.state == .began)
        #expect(pan.translation(in: nil) == .zero)
        #expect(pan.velocity(in: nil) == .zero)
    }

    /// A view that logs the touches that it receives.
    private final class TouchRecorder: UIView, Logging {
        var log: [String] = []
        var events: [UIEvent] = []
        var touch: UITouch?
        private func note(_ word: String, _ touches: Set<UITouch>, _ event: UIEvent?) {
            let touch = touches.first!
            self.touch = touch
            if let event { events.append(event) }
            let (place, before) = (touch.location(in: self), touch.previousLocation(in: self))
            log.append(
                "\(word) \(touch.phase) \(place.x),\(place.y) from \(before.x),\(before.y) tap \(touch.tapCount)")
        }
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches, event) }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches, event) }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches, event) }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
            note("cancelled", touches, event)
        }
    }

    @Test func `A touch reports its location, previous location, view, window and tap count`() {
        let ear = stage.run { TouchRecorder(frame: CGRect(10, 20, 100, 150)) }
        stage.show(ear)
        #expect(stage.touchDown(at: CGPoint(13, 27)) === ear)
        #expect(ear.read() == ["began began 3.0,7.0 from 3.0,7.0 tap 1"])
        let touch = ear.touch!
        #expect(touch.view === ear)
        #expect(touch.window === stage.window)
        #expect(touch.type == .direct)
        #expect(touch.timestamp == stage.time)
        #expect(touch.location(in: nil) == CGPoint(13, 27))
        #expect(touch.location(in: stage.window) == CGPoint(13, 27))
        #expect(ear.events.last?.allTouches == [touch])
        #expect(touch.gestureRecognizers?.isEmpty == true)
        stage.touchUp(at: CGPoint(15, 31))
        #expect(ear.read() == ["moved moved 5.0,11.0 from 3.0,7.0 tap 1", "ended ended 5.0,11.0 from 3.0,7.0 tap 1"])
        #expect(touch.phase == .ended)
        #expect(touch.gestureRecognizers == nil)
        #expect(UITouch().location(in: nil) == .zero)
        #expect(UITouch().previousLocation(in: nil) == .zero)
        // Successive taps are counted, unless one of them is late or at another place.
        for (x, y, wait, count) in [
            (15, 31, 0, 2), (55, 31, 0, 3), (15, 31, 0, 4), (15, 71, 0, 5), (15, 112, 0, 1), (15, 100, 0.3, 2),
            (15, 100, 0.5, 1),
            (56, 100, 0, 1), (56, 59, 0, 1), (15, 59, 0, 1),
        ] as [(CGFloat, CGFloat, Double, Int)] {
            stage.advance(by: wait)
            stage.touchDown(at: CGPoint(x, y))
            #expect(ear.touch!.tapCount == count, "\(x) \(y)")
            stage.touchUp()
        }
        _ = ear.read()
        stage.touchDown(at: CGPoint(13, 27))
        stage.touchDown(at: CGPoint(14, 27))
        #expect(ear.read().map { $0.split(separator: " ")[0] } == ["began", "cancelled", "began"])
        stage.touchCancel()
        stage.touchCancel()
        stage.touchUp()
        #expect(ear.read().map { $0.split(separator: " ")[0] } == ["cancelled"])
    }

    @Test func `A gesture recogniser has the location of its finger in any view`() {
        let (view, inner) = (
            stage.run { UIView(frame: CGRect(10, 20, 100, 100)) }, stage.run { UIView(frame: CGRect(1, 2, 50, 50)) }
        )
        view.addSubview(inner)
        stage.show(view)
        let tap = UITapGestureRecognizer()
        view.addGestureRecognizer(tap)
        stage.touchDown(at: CGPoint(30, 50))
        #expect(tap.location(in: nil) == CGPoint(30, 50))
        #expect(tap.location(in: view) == CGPoint(20, 30))
        #expect(tap.location(in: inner) == CGPoint(19, 28))
        #expect(UITapGestureRecognizer().location(in: inner) == .zero)
        stage.touchUp(at: CGPoint(31, 52))
        #expect(tap.location(in: nil) == CGPoint(31, 52))
    }
}
