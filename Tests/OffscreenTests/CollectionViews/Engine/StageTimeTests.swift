import Offscreen
import Testing
import UIKit

/// A label that changes later, in each of the ways in which code asks for later.
@MainActor
private final class LateScreen {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    var log: [String] = []
    var timers: [Timer] = []

    func note(_ text: String) {
        label.text = text
        log.append(text)
    }
}

@MainActor @Suite("The stage's clock drives timers and the main queue")
struct StageTimeTests {
    private let stage = Stage(width: 100, height: 100)
    private let screen: LateScreen

    init() {
        let screen = stage.run { LateScreen() }
        stage.show(screen.label)
        self.screen = screen
    }

    @Test func `Work on the main queue comes in the next turns, before the verb is over`() {
        stage.act("load") { [screen] in
            DispatchQueue.main.async {
                screen.note("first")
                DispatchQueue.main.async { screen.note("third") }
            }
            RunLoop.main.perform { MainActor.assumeIsolated { screen.note("second") } }
            screen.note("now")
        }
        #expect(screen.log == ["now", "first", "second", "third"])
    }

    @Test func `Delayed work comes in the order of its times, at those times, and a verb does not wait for it`() {
        var times: [Double] = []
        stage.act("load") { [stage, screen] in
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
                screen.note("half")
                times.append(stage.time)
            }
            DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(250)) {
                screen.note("quarter")
                times.append(stage.time)
            }
            DispatchQueue.main.asyncAfter(deadline: .now()) { screen.note("at once") }
        }
        #expect(screen.log == ["at once"] && stage.isAtRest)
        #expect(stage.underWay.count == 2 && stage.underWay[0].hasPrefix("delayed work until 0."))
        stage.settle()
        #expect(screen.log == ["at once", "quarter", "half"] && stage.underWay.isEmpty)
        #expect(abs(times[1] - times[0] - 0.25) < 0.001)
    }

    @Test func `What is advanced over happens, and nothing later does`() {
        let start = stage.time
        stage.act("load") { [screen] in
            for tenths in [3, 1, 2] {
                DispatchQueue.main.asyncAfter(deadline: .now() + Double(tenths) / 10) { screen.note("\(tenths)") }
            }
        }
        stage.advance(by: start + 0.2 - stage.time + 0.05)
        #expect(screen.log == ["1", "2"])
    }

    @Test func `A timer fires in the stage's time, repeats until it is invalidated, and nobody waits for one that repeats`() {
        stage.act("start") { [screen] in
            screen.timers = [
                Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
                    MainActor.assumeIsolated {
                        screen.note("tick")
                        if screen.log.count == 3 { screen.timers[0].invalidate() }
                    }
                }
            ]
        }
        stage.settle()
        #expect(screen.log.isEmpty && stage.underWay.count == 1)
        stage.advance(by: 2.5)
        #expect(screen.log.count == 2)
        stage.advance(by: 10)
        #expect(screen.log.count == 3 && stage.underWay.isEmpty)
    }

    @Test func `A timer that fires once is waited for by settle; one added to the run loop is the same`() {
        stage.act("start") { [screen] in
            Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in MainActor.assumeIsolated { screen.note("once") } }
            let later = Timer(fire: Date(timeIntervalSinceNow: 0.8), interval: 0, repeats: false) { _ in
                MainActor.assumeIsolated { screen.note("added") }
            }
            RunLoop.main.add(later, forMode: .common)
            let never = Timer.scheduledTimer(withTimeInterval: 0.6, repeats: false) { _ in MainActor.assumeIsolated { screen.note("never") }
            }
            never.invalidate()
        }
        let start = stage.time
        stage.settle()
        #expect(screen.log == ["once", "added"])
        #expect(stage.time - start < 1)
    }

    @Test func `A repeating timer of a run loop keeps its pace, and does not make up for what it missed`() {
        stage.act("start") { [screen] in
            let timer = Timer(timeInterval: 0.001, repeats: true) { _ in MainActor.assumeIsolated { screen.note("fast") } }
            RunLoop.current.add(timer, forMode: .default)
            screen.timers = [timer]
        }
        let before = screen.log.count
        for _ in 0..<6 { stage.tick() }
        #expect(screen.log.count == before + 6)
        screen.timers[0].invalidate()
        stage.tick()
        #expect(screen.log.count == before + 6)
    }

    @Test func `A work item that is cancelled does not run, one that is not does`() {
        stage.act("start") { [screen] in
            let items = (0..<4).map { number in DispatchWorkItem { MainActor.assumeIsolated { screen.note("\(number)") } } }
            DispatchQueue.main.async(execute: items[0])
            DispatchQueue.main.async(execute: items[1])
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.2, execute: items[2])
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.1, execute: items[3])
            items[0].cancel()
            items[2].cancel()
        }
        stage.settle()
        #expect(screen.log == ["1", "3"])
    }

    @Test func `A recording holds what a timer did`() {
        stage.act("start") { [screen] in
            Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in MainActor.assumeIsolated { screen.note("late") } }
        }
        stage.settle()
        let texts = stage.recording.ticks.map { "\($0.tree)".contains("late") }
        #expect(texts.first == false && texts.last == true)
    }

    @Test func `A second that repeats for ever by delayed work ends the wait after a minute, and is named [VIEW-10]`() {
        @MainActor func again() { DispatchQueue.main.asyncAfter(deadline: .now() + 1) { again() } }
        stage.act("start") { again() }
        #expect(stage.time < 1)
        stage.settle()
        #expect(abs(stage.time - 60) < 1.5)
        #expect(stage.underWay.count == 1 && stage.underWay[0].hasPrefix("delayed work until "))
    }

    @Test func `Outside of a stage the main queue and timers are the real ones`() async {
        await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in DispatchQueue.main.async { done.resume() } }
        await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.001) { done.resume() }
        }
        await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
            DispatchQueue.main.async(execute: DispatchWorkItem { done.resume() })
        }
        await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.001, execute: DispatchWorkItem { done.resume() })
        }
        let timer = Timer.scheduledTimer(withTimeInterval: 1000, repeats: true) { _ in }
        #expect(timer.isValid && stage.underWay.isEmpty)
        timer.invalidate()
    }

    @Test func `Main-actor tasks and the real main queue run dry when asked to`() async {
        stage.act("start") { [screen] in
            Task { @MainActor in
                screen.note("task")
                await Task.yield()
                screen.note("after yield")
            }
            DispatchQueue.global().async(group: nil) { DispatchQueue.main.async(group: nil) { screen.note("from elsewhere") } }
        }
        #expect(screen.log.isEmpty)
        await stage.settled(mainQueue: true)
        #expect(
            screen.log.starts(with: ["task", "after yield"]) || screen.log.filter { $0 != "from elsewhere" } == ["task", "after yield"])
        await stage.settled()
        #expect(stage.isAtRest)
    }

    @Test func `Work that waits goes with its stage`() {
        weak var seen: LateScreen?
        do {
            let stage = Stage(width: 10, height: 10)
            let screen = stage.run { LateScreen() }
            stage.show(screen.label)
            seen = screen
            stage.act("start") {
                screen.timers = [
                    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in MainActor.assumeIsolated { screen.note("x") } }
                ]
                DispatchQueue.main.asyncAfter(deadline: .now() + 5) { screen.note("y") }
            }
            for timer in screen.timers { #expect(timer.isValid) }
            screen.timers = []
        }
        #expect(seen == nil)
    }
}
