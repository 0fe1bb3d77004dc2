import Offscreen
import Testing

@testable import UIKit

/// A selector with a method works wherever UIKit takes a target and an action.
@MainActor struct SelectorTests {
    private final class Listener: UIView {
        var log: [String] = []

        func plain() { log.append("plain") }
        func one(_ sender: Any?) { log.append("one \(sender.map { String(describing: type(of: $0)) } ?? "nil")") }
        func two(_ sender: UIControl, event: UIEvent?) { log.append("two \(event == nil ? "nil" : "event")") }
        func moved(_ pan: UIPanGestureRecognizer) { log.append("\(pan.state)") }
        func noted(_ note: Notification) { log.append(note.name.rawValue) }
        func fired(_ timer: Timer) { log.append("\(timer.userInfo ?? "nothing")") }
        nonisolated func anywhere() {}
    }

    private let stage = Stage(width: 320, height: 480)
    private let plain = Selector("plain", calls: Listener.plain)
    private let one = Selector("one:", calls: Listener.one(_:))

    @Test func `A touch calls the actions of a control, which may take the control and the event`() throws {
        let (listener, button) = (Listener(), UIButton(frame: CGRect(10, 10, 100, 40)))
        button.addTarget(listener, action: plain, for: [.touchDown, .touchUpInside])
        button.addAction(UIAction { _ in listener.log.append("action") }, for: .touchUpInside)
        button.addTarget(listener, action: Selector("two:event:", calls: Listener.two), for: .touchUpInside)
        stage.act("show") { stage.window.addSubview(button) }
        stage.tap(at: CGPoint(20, 20))
        #expect(listener.log == ["plain", "plain", "action", "two event"])
    }

    @Test
    func `An action that is added to a control twice is called once, and can be removed for some events or for all`() {
        let (listener, control) = (Listener(), UIControl())
        control.addTarget(listener, action: plain, for: .touchDown)
        control.addTarget(listener, action: plain, for: [.touchDown, .touchUpInside])
        control.sendActions(for: .touchDown)
        #expect(listener.log == ["plain"])
        #expect(control.allControlEvents == [.touchDown, .touchUpInside])
        control.removeTarget(listener, action: Selector("plain"), for: .touchDown)
        control.sendActions(for: [.touchDown])
        #expect(listener.log == ["plain"])
        #expect(control.actions(forTarget: listener, forControlEvent: .touchDown) == nil)
        #expect(control.actions(forTarget: listener, forControlEvent: .touchUpInside) == ["plain"])
        control.removeTarget(nil, action: nil, for: .allEvents)
        control.sendActions(for: .touchUpInside)
        #expect(listener.log == ["plain"])
        #expect(control.allControlEvents == [])
    }

    @Test func `Nothing is sent to a deallocated target or observer, or to a target whose class lacks the method`() {
        var listener: Listener? = Listener()
        weak let gone = listener
        let (control, center) = (UIControl(), NotificationCenter())
        for target in [listener!, UIView()] { control.addTarget(target, action: one, for: .touchDown) }
        center.addObserver(listener!, selector: plain, name: .init("a"), object: nil)
        listener = nil
        #expect(gone == nil)
        control.sendActions(for: .touchDown)
        center.post(name: .init("a"), object: nil)
        #expect(!UIApplication.shared.sendAction(one, to: UIView(), from: control, for: nil))
    }

    @Test func `An action without a target is sent to the nearest responder that has its method`() {
        let (listener, control, between) = (Listener(), UIControl(), UIView())
        listener.addSubview(between)
        between.addSubview(control)
        control.addTarget(nil, action: one, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(listener.log == ["one UIControl"])
        control.removeFromSuperview()
        control.sendActions(for: .valueChanged)
        #expect(listener.log.count == 1)
    }

    @Test
    func
        `A gesture recognizer calls its action when it begins, changes and ends, but not in the states failed and possible`()
    {
        let listener = Listener()
        let pan = UIPanGestureRecognizer(target: listener, action: Selector("moved:", calls: Listener.moved))
        pan.begin()
        pan.move(by: .zero)
        pan.state = .failed
        pan.state = .possible
        pan.end(velocity: .zero)
        #expect(listener.log == ["began", "changed", "ended"])
        pan.removeTarget(listener, action: nil)
        pan.begin()
        #expect(listener.log.count == 3)
        let (tap, view) = (UITapGestureRecognizer(target: listener, action: plain), UIView(frame: CGRect(0, 0, 50, 50)))
        view.addGestureRecognizer(tap)
        stage.act("show") { stage.window.addSubview(view) }
        stage.tap(at: CGPoint(20, 20))
        #expect(listener.log.last == "plain")
    }

    @Test
    func
        `Controls, gesture recognizers, display links and delayed calls report a selector without a method as not modelled`()
    {
        stage.act("add") {
            UIControl().addTarget(UIView(), action: Selector("nothing"), for: .touchDown)
            _ = UITapGestureRecognizer(target: UIView(), action: "nothing")
            _ = CADisplayLink(target: UIView(), selector: NSSelectorFromString("nothing"))
            UIView().perform(Selector("nothing"), with: nil, afterDelay: 1)
        }
        let trace = stage.recording.trace
        for member in [
            "UIControl.addTarget(_:action:for:)", "UIGestureRecognizer.init(target:action:)",
            "CADisplayLink.init(target:selector:)",
            "NSObject.perform(_:with:afterDelay:)",
        ] { #expect(trace.contains("not modelled: \(member)"), "\(member)") }
    }

    @Test func `An observer receives notifications until it is removed for their name or for all names`() {
        let (center, listener, sender) = (NotificationCenter(), Listener(), UIView())
        let (a, b, noted) = (
            NSNotification.Name("a"), NSNotification.Name("b"), Selector("noted:", calls: Listener.noted(_:))
        )
        func post(_ object: UIView) { for name in [a, b] { center.post(name: name, object: object) } }
        center.addObserver(listener, selector: noted, name: a, object: nil)
        center.addObserver(listener, selector: noted, name: b, object: sender)
        for object in [sender, UIView()] { post(object) }
        #expect(listener.log == ["a", "b", "a"])
        center.removeObserver(listener, name: a, object: nil)
        post(sender)
        #expect(listener.log == ["a", "b", "a", "b"])
        center.removeObserver(listener)
        var blocks = 0
        let token = center.addObserver(forName: a, object: nil, queue: nil) { _ in
            MainActor.assumeIsolated { blocks += 1 }
        }
        post(sender)
        center.removeObserver(token)
        post(sender)
        #expect(listener.log.count == 4)
        #expect(blocks == 1)
    }

    @Test
    func `Timers, delayed calls and display links run on the clock of the stage, and a timer keeps its user info`() {
        let listener = Listener()
        var link: CADisplayLink?
        stage.act("start", settling: false) {
            for (delay, info) in [(0.01, "news"), (0.02, nil)] as [(Double, String?)] {
                let fired = Selector("fired:", calls: Listener.fired(_:))
                Timer.scheduledTimer(
                    timeInterval: delay, target: listener, selector: fired, userInfo: info, repeats: false)
            }
            Timer.scheduledTimer(timeInterval: 0.25, target: listener, selector: plain, userInfo: nil, repeats: false)
            listener.perform(one, with: UIView(), afterDelay: 0.1)
            listener.perform(one, with: nil, afterDelay: 0.2)
            listener.perform(Selector("other", calls: Listener.plain), with: nil, afterDelay: 0.2)
            NSObject.cancelPreviousPerformRequests(withTarget: listener, selector: one, object: nil)
        }
        stage.advance(by: 0.15)
        #expect(listener.log == ["news", "nothing", "one UIView"])
        stage.advance(by: 0.15)
        #expect(listener.log.dropFirst(3) == ["plain", "plain"])
        stage.act("link", settling: false) {
            listener.perform(one, with: nil, afterDelay: 0.05)
            NSObject.cancelPreviousPerformRequests(withTarget: listener)
            link = CADisplayLink(target: listener, selector: one)
            link?.add(to: .main, forMode: .common)
        }
        func calls(in seconds: Double) -> Int {
            let before = listener.log.count
            stage.advance(by: seconds)
            return listener.log.count - before
        }
        #expect(calls(in: 0.1) == 6)
        #expect(listener.log.last == "one CADisplayLink")
        stage.act("pause", settling: false) { link?.isPaused = true }
        #expect(calls(in: 0.1) == 0)
        stage.act("go on", settling: false) { link?.isPaused = false }
        #expect(calls(in: 0.05) > 0)
        link?.invalidate()
        #expect(calls(in: 0.1) == 0)
    }

    @Test func `perform(_:) calls the method of a selector at once`() {
        let listener = Listener()
        listener.perform(plain)
        listener.perform(one, with: UIView())
        #expect(listener.log == ["plain", "one UIView"])
        #expect(NSStringFromSelector(one) == "one:")
        #expect("\(one)" == "one:")
        #expect(one == "one:")
    }
}
