import Offscreen
import Testing
import UIKit

/// A label whose text is changed by work that runs later.
@MainActor
private final class LateScreen {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    var log: [String] = []
    var timers: [Timer] = []
    var onNote: () -> Void = {}
    func note(_ text: String) {
        label.text = text
        log.append(text)
        onNote()
    }

    /// Starts a repeating timer that notes a text.
    func startTimer(every interval: Double, _ text: String) {
        timers.append(
            Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { [self] _ in
                MainActor.assumeIsolated { note(text) }
            })
    }
}

@MainActor struct StageSchedulingTests {
    private let stage = Stage(width: 100, height: 100)
    private let screen: LateScreen

    init() {
        screen = stage.run { LateScreen() }
        stage.show(screen.label)
    }

    @Test func `Work that is put on the main queue inside act runs in order in the next turns, before act returns`() {
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

    @Test func `Delayed work runs in the order of its deadlines, and settle waits for the work, but act does not`() {
        var times: [Double] = []
        screen.onNote = { [stage] in times.append(stage.time) }
        stage.act("load") { [screen] in
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { screen.note("half") }
            DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(250)) { screen.note("quarter") }
            DispatchQueue.main.asyncAfter(deadline: .now()) { screen.note("at once") }
        }
        #expect(screen.log == ["at once"])
        #expect(stage.isAtRest)
        #expect(stage.underWay.count == 2)
        #expect(stage.underWay.first?.hasPrefix("delayed work until 0.") == true)
        stage.settle()
        #expect(screen.log == ["at once", "quarter", "half"])
        #expect(stage.underWay == [])
        #expect(abs(times[2] - times[1] - 0.25) < 0.001)
    }

    @Test func `Advancing the stage's clock runs the work that is due by then and no later work`() {
        let start = stage.time
        stage.act("load") { [screen] in
            for tenths in [3, 1, 2] {
                DispatchQueue.main.asyncAfter(deadline: .now() + Double(tenths) / 10) { screen.note("\(tenths)") }
            }
        }
        stage.advance(by: start + 0.2 - stage.time + 0.05)
        #expect(screen.log == ["1", "2"])
    }

    @Test func `A repeating timer fires by the stage's clock until it is invalidated, and settle does not wait for it`()
    {
        screen.onNote = { [unowned screen] in if screen.log.count == 3 { screen.timers[0].invalidate() } }
        stage.act("start") { screen.startTimer(every: 1, "tick") }
        stage.settle()
        #expect(screen.log == [])
        #expect(stage.underWay.count == 1)
        stage.advance(by: 2.5)
        #expect(screen.log.count == 2)
        stage.advance(by: 10)
        #expect(screen.log.count == 3)
        #expect(stage.underWay == [])
    }

    @Test func `Settle waits for timers that fire once, scheduled or added to the run loop`() {
        stage.act("start") { [screen] in
            Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in
                MainActor.assumeIsolated { screen.note("once") }
            }
            let later = Timer(fire: Date(timeIntervalSinceNow: 0.8), interval: 0, repeats: false) { _ in
                MainActor.assumeIsolated { screen.note("added") }
            }
            RunLoop.main.add(later, forMode: .common)
            let never = Timer.scheduledTimer(withTimeInterval: 0.6, repeats: false) { _ in
                MainActor.assumeIsolated { screen.note("never") }
            }
            never.invalidate()
        }
        let start = stage.time
        stage.settle()
        #expect(screen.log == ["once", "added"])
        #expect(stage.time - start < 1)
        let trees = stage.recording.ticks.map { "\($0.tree)" }
        #expect(trees.first?.contains("added") == false, "the recording has the change")
        #expect(trees.last?.contains("added") == true, "the recording has the change")
    }

    @Test func `A repeating timer faster than a tick fires once in each tick`() {
        stage.act("start") { [screen] in
            let timer = Timer(timeInterval: 0.001, repeats: true) { _ in
                MainActor.assumeIsolated { screen.note("fast") }
            }
            RunLoop.current.add(timer, forMode: .default)
            screen.timers = [timer]
        }
        let before = screen.log.count
        for _ in 0..<6 { stage.tick() }
        screen.timers[0].invalidate()
        #expect(screen.log.count == before + 6)
        stage.tick()
        #expect(screen.log.count == before + 6)
    }

    @Test func `A cancelled work item does not run on the stage's main queue, while other work items do`() {
        stage.act("start") { [screen] in
            let items = (0..<4).map { number in
                DispatchWorkItem { MainActor.assumeIsolated { screen.note("\(number)") } }
            }
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

    @Test
    func `settle() ends after a minute of delayed work that repeats for ever, and underWay lists the work [VIEW-10]`() {
        @MainActor func again() { DispatchQueue.main.asyncAfter(deadline: .now() + 1) { again() } }
        stage.act("start") { again() }
        #expect(stage.time < 1)
        stage.settle()
        #expect(abs(stage.time - 60) < 1.5)
        #expect(stage.underWay.map { $0.hasPrefix("delayed work until ") } == [true])
    }

    @Test func `Without a stage the main queue and timers are those of the system`() async {
        let queue = DispatchQueue.main
        for schedule: (CheckedContinuation<Void, Never>) -> Void in [
            { done in queue.async { done.resume() } },
            { done in queue.asyncAfter(deadline: .now() + 0.001) { done.resume() } },
            { done in queue.async(execute: DispatchWorkItem { done.resume() }) },
            { done in queue.asyncAfter(deadline: .now() + 0.001, execute: DispatchWorkItem { done.resume() }) },
        ] { await withCheckedContinuation { schedule($0) } }
        let timer = Timer.scheduledTimer(withTimeInterval: 1000, repeats: true) { _ in }
        #expect(timer.isValid)
        #expect(stage.underWay == [])
        timer.invalidate()
    }

    @Test func `If mainQueue is true, settled runs tasks on the main actor, also after a yield`() async {
        stage.act("start") { [screen] in
            Task { @MainActor in
                screen.note("task")
                await Task.yield()
                screen.note("after yield")
            }
            DispatchQueue.global().async(group: nil) {
                DispatchQueue.main.async(group: nil) { screen.note("from elsewhere") }
            }
        }
        #expect(screen.log.isEmpty)
        await stage.settled(mainQueue: true)
        #expect(screen.log.filter { $0 != "from elsewhere" } == ["task", "after yield"])
        await stage.settled()
        #expect(stage.isAtRest)
    }

    @Test func `Pending timers and delayed work are released with their stage`() {
        weak var seen: LateScreen?
        do {
            let stage = Stage(width: 10, height: 10)
            let screen = stage.run { LateScreen() }
            stage.show(screen.label)
            seen = screen
            stage.act("start") {
                screen.startTimer(every: 1, "x")
                DispatchQueue.main.asyncAfter(deadline: .now() + 5) { screen.note("y") }
            }
            for timer in screen.timers { #expect(timer.isValid) }
            screen.timers = []
        }
        #expect(seen == nil)
    }
}
