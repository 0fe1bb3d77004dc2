import Offscreen
import OffscreenScenarios
import Testing
import UIKit

private final class Listener: NSObject, UICollectionViewDelegate {
    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}
}

@MainActor struct RecordingTests {
    private let stage = Stage(width: 320, height: 260, behavior: .iOS10(seed: 7))
    private let screen: CardScreen
    private var view: UICollectionView { screen.collectionView }

    init() {
        let screen = stage.run { CardScreen(sections: [4, 6]) }
        self.screen = screen
        stage.show(screen.collectionView)
        stage.scroll(screen.collectionView, by: 40)
        stage.act("reload") { screen.collectionView.reloadSections([0]) }
        stage.act("delete") {
            screen.sections[0].removeFirst()
            screen.collectionView.deleteItems(at: [path(0)])
        }
        stage.tap(at: CGPoint(x: 40, y: 60))
    }

    @Test func `A recording of an animated deletion is read back from JSON as an equal value`() throws {
        let recording = stage.recording
        #expect(recording.ticks.count == stage.ticks)
        #expect(stage.ticks > 40)
        let data = recording.json()
        let again = try Recording(json: data)
        #expect(again == recording)
        #expect(again.json() == data)
        #expect(again.trace == recording.trace)
    }

    @Test func `Two recordings of the same steps have the same JSON`() {
        let other = RecordingTests()
        #expect(other.stage.recording.json() == stage.recording.json())
    }

    @Test
    func `The JSON of a recording has one event per line, omits default values and does not repeat an unchanged tree`()
        throws
    {
        let text = stage.recording.jsonText
        let lines = text.split(separator: "\n")
        let start = #"{"format":"offscreen-recording","version":1,"behavior":"iOS10","seed":7,"#
        #expect(lines[0] == start + #""screen":[320,260],"scale":2,"#)
        let make = #"{"depth":3,"in":"UICollectionView#1","text":"poster","verb":"make","view":"PosterCell#1"},"#
        #expect(lines.contains { $0 == make })
        #expect((4..<stage.recording.ticks.count).contains(lines.count { $0.hasPrefix(#""tree":"#) }))
    }

    @Test func `A recorded tick has the pools report and the stacking report that the stage had at that tick`() throws {
        let tree = stage.tree.description
        let pools = stage.pools(of: view)
        let stacking = stage.stacking(of: view)
        let now = stage.ticks
        stage.scroll(view, by: 90)
        let recording = stage.recording
        let tick = try #require(recording[tick: now])
        #expect(tick.pools == [pools])
        #expect(tick.stacking(of: "UICollectionView#1")?.rows == stacking.rows)
        #expect(recording.stacking(of: "UICollectionView#1", atTick: now) == stacking)
        #expect(stage.tree.description != tree)
        #expect(recording[tick: 0] == nil)
        #expect(recording[tick: stage.ticks + 1] == nil)
        #expect(recording.stacking(of: "UICollectionView#9", atTick: now) == nil)
    }

    @Test func `A recording made after another step begins with the ticks of the recording made before that step`() {
        let first = stage.recording
        stage.scroll(view, by: 50)
        let second = stage.recording
        #expect(Array(second.ticks.prefix(first.ticks.count)) == first.ticks)
        #expect(second.ticks.count > first.ticks.count)
    }

    @Test func `While a tick runs, the recording has the tree, pools and known rectangles of the tick before`() throws {
        let before = try #require(stage.recording.ticks.last)
        var running: Recording?
        stage.act("more", settling: false) {
            screen.sections[0].append("new")
            view.reloadData()
            view.layoutIfNeeded()
            running = stage.recordingBetweenTicks
        }
        let ticks = try #require(running).ticks
        #expect(ticks.last?.what == "more")
        #expect(ticks.last?.tree == before.tree)
        #expect(ticks.last?.pools == before.pools)
        #expect(ticks.last?.known == before.known)
        #expect(ticks.last?.events.isEmpty == false)
        let after = try #require(stage.recording.ticks.first { $0.what == "more" })
        #expect(after.pools != before.pools)
    }

    @Test func `The tree of the last tick can be read before all others`() throws {
        let other = RecordingTests()
        let tree = other.stage.recorder?.lastTree(window: nil)
        #expect(tree?.description == stage.tree.description)
        #expect(other.stage.recording.ticks.map(\.tree) == stage.recording.ticks.map(\.tree))
        #expect(other.stage.recording == stage.recording)
    }

    @Test func `Events between two ticks are recorded in the earlier tick`() throws {
        let count = stage.recording.events.count
        stage.run { view.contentOffset.y += 10 }
        let recording = stage.recording
        #expect(recording.events.count > count)
        #expect(recording.ticks.last?.events.contains { $0.verb == .bounds } == true)
        #expect(recording.ticks.last?.tree["UICollectionView#1"]?.scroll?.offset == view.contentOffset)
    }

    @Test func `The begin and end events of a recording are paired, and depth is the number of open events`() {
        for tick in stage.recording.ticks {
            var depth = 0
            for event in tick.events {
                if event.extent == .end { depth -= 1 }
                #expect(event.depth == depth)
                if event.extent == .begin { depth += 1 }
            }
            #expect(depth == 0)
        }
    }

    @Test func `A recording has the ticks in which the window is hidden`() {
        let stage = Stage(width: 100, height: 100)
        stage.tick("hide") { stage.window.isHidden = true }
        stage.tick("look") { stage.window.backgroundColor = .red }
        stage.tick("show") { stage.window.isHidden = false }
        let roots = stage.recording.ticks.map(\.tree.root)
        #expect(roots.map { $0.states.contains("hidden") } == [true, true, false])
        #expect(roots.map { $0.appearance?.background == nil } == [true, false, false])
    }

    @Test func `The times of ticks in a Chrome trace are rounded to whole microseconds`() throws {
        let stage = Stage(width: 100, height: 100)
        for _ in 0..<8 { stage.tick("step") }
        let object = try JSONSerialization.jsonObject(with: stage.recording.chromeTrace()) as? [String: Any]
        let items = try #require(object?["traceEvents"] as? [[String: Any]])
        let times = items.filter { $0["ph"] as? String == "B" }.map { $0["ts"] as! Int }
        #expect(times == [16_667, 33_333, 50_000, 66_667, 83_333, 100_000, 116_667, 133_333])
    }

    @Test
    func `A tick of a Chrome trace begins no earlier than the previous tick ends, and each event takes a microsecond`()
        throws
    {
        var recording = stage.recording
        for index in recording.ticks.indices { recording.ticks[index].time = 0 }
        let object = try JSONSerialization.jsonObject(with: recording.chromeTrace()) as? [String: Any]
        let items = try #require(object?["traceEvents"] as? [[String: Any]])
        let ticks = items.filter { ($0["name"] as! String).hasPrefix("tick") }.map { $0["ts"] as! Int }
        var times: [Int] = []
        for tick in recording.ticks {
            let start = times.last ?? 0
            times += [start, start + tick.events.count + 1]
        }
        #expect(ticks == times)
    }

    @Test func `The entries of a Chrome trace have the view, the element, the answer and the z of their event`()
        throws
    {
        let object = try JSONSerialization.jsonObject(with: stage.recording.chromeTrace()) as? [String: Any]
        let items = try #require(object?["traceEvents"] as? [[String: Any]])
        func values(_ name: String) -> Set<String> {
            Set(items.compactMap { ($0["args"] as? [String: Any])?[name] }.map { "\($0)" })
        }
        let events = stage.recording.ticks.flatMap(\.events)
        // Each entry is on a line of its own, with its keys in alphabetical order.
        let text = String(decoding: stage.recording.chromeTrace(), as: UTF8.self)
        let row = #"{"args":{"name":"stage"},"name":"thread_name","ph":"M","pid":1,"tid":1,"ts":0}"#
        #expect(text.contains("\n\(row),\n"))
        #expect(values("view") == Set(events.compactMap(\.view)))
        #expect(values("element") == Set(events.compactMap(\.element?.description)))
        #expect(values("answer") == Set(events.filter { $0.verb == .answer }.map(\.text)))
        #expect(values("z") == Set(events.filter { $0.verb == .place }.map { "\($0.z)" }))
    }

    @Test func `A recording's Chrome trace is JSON with paired events in the order of time, and counters of pools`()
        throws
    {
        let object = try JSONSerialization.jsonObject(with: stage.recording.chromeTrace()) as? [String: Any]
        let items = try #require(object?["traceEvents"] as? [[String: Any]])
        let timed = items.filter { $0["ph"] as? String != "M" }
        let times = timed.map { $0["ts"] as! Int }
        #expect(times == times.sorted())
        var open: [Int: Int] = [:]
        for item in timed {
            let (row, kind) = (item["tid"] as! Int, item["ph"] as! String)
            switch kind {
            case "B": open[row, default: 0] += 1
            case "E": open[row, default: 0] -= 1
            default: open[row, default: 0] += 0
            }
            #expect(open[row]! >= 0)
        }
        #expect(open.values.allSatisfy { $0 == 0 })
        #expect(items.contains { ($0["name"] as? String)?.hasPrefix("pass UICollectionView#1") == true })
        let counters = items.filter { $0["ph"] as? String == "C" }.compactMap { $0["args"] as? [String: Int] }
        let pools = stage.recording.ticks.flatMap(\.pools)
        #expect(!pools.isEmpty)
        #expect(counters.count == pools.count)
        for (counter, report) in zip(counters, pools) {
            #expect(counter.count == 2 * report.pools.count)
            for pool in report.pools {
                #expect(counter["live \(pool.identifier)"] == pool.live)
                #expect(counter["dormant \(pool.identifier)"] == pool.dormant)
            }
        }
    }

    @Test(arguments: [
        ("", "not a recording: the text is not JSON"), ("{", "not a recording: the text is not JSON"),
        ("{}", "not a recording: 'format' is missing"),
        (#"{"format":"x"}"#, "not a recording: its format is 'x', not 'offscreen-recording'"),
        (
            #"{"format":"offscreen-recording","version":9}"#,
            "a recording of version 9; this program reads version 1. Record it again"
        ),
        (
            #"{"format":"offscreen-recording","version":1,"behavior":"iOS9","seed":0,"screen":[1,2],"scale":2,"ticks":[{"tick":"x"}]}"#,
            "not a recording: a value of another type was expected at ticks[0].tick"
        ),
        (
            #"{"format":"offscreen-recording","version":1,"behavior":"iOS9","seed":0,"screen":[1,2],"scale":2,"ticks":[{"tick":1,"time":0,"what":""}]}"#,
            "not a recording: tick 1 has no tree, and there is none before it"
        ),
    ])
    func `A text that is not a recording is refused with the reason`(text: String, message: String) {
        #expect(performing: { try Recording(json: Data(text.utf8)) }, throws: { "\($0)".hasPrefix(message) })
    }

    @Test func `Every verb of an event has an explanation, and each explanation belongs to a verb or to the word tick`()
    {
        let words = Set(EventExplanation.all.map(\.word))
        #expect(words == Set(Event.Verb.allCases.map(\.rawValue) + ["tick"]))
        for verb in Event.Verb.allCases { #expect(!verb.explanation.posted.isEmpty) }
    }

    @Test func `A run of unusual steps records every verb of the recording format`() {
        // With the steps in `init`, these steps cause every kind of event.
        let unusual = stage.run { UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()) }
        stage.act("fail") {
            stage.failures { _ = unusual.dequeueReusableCell(withReuseIdentifier: "none", for: [0, 0]) }
        }
        stage.sendMemoryWarning()
        stage.act("log") { screen.layout.itemSize.width = 400 }
        stage.act("focus") { view.remembersLastFocusedIndexPath = true }
        let listener = Listener()
        stage.act("select") {
            view.delegate = listener
            view.reloadData()
        }
        let recorded = Set(stage.recording.events.map(\.verb))
        let missing = Set(Event.Verb.allCases).subtracting(recorded)
        #expect(missing.isEmpty, "\(missing.map(\.rawValue).sorted())")
    }
}
