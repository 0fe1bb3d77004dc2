import Foundation
import OffscreenPictures
import OffscreenScenarios
import Testing
import UIKit

@testable import Offscreen

/// Tests of the probe with the model in place of a device. No device has run the probe yet.
@MainActor
struct ProbeTests {
    nonisolated static let scenarios = Exhibits.all.map(\.name)
    /// Scenarios other than exhibit-19, whose layout changes its attributes at each request of the
    /// probe. A short run has every fifth.
    nonisolated static let undisturbed = Thoroughness.values(
        scenarios.filter { $0 != "exhibit-19" }, ordinarilyEvery: 5)

    @Test(arguments: Thoroughness.values(scenarios, ordinarilyEvery: 3))
    func
        `In many exhibits the probe records each view's frame, and either its element and zIndex or that they are uncertain`(
            _ name: String
        ) throws
    {
        let probed = try ProbedScenario(#require(try Exhibits.scenario(named: name)), comparesMoments: true)
        #expect(probed.contradictions.prefix(5).isEmpty)
    }

    @Test(arguments: undisturbed)
    func `For many exhibits the trace with the probe equals the trace without it`(_ name: String) throws {
        let scenario = try #require(try Exhibits.scenario(named: name)).withPauses()
        let plain = ScenarioRunner(file: scenario.file, keepsRecordings: true)
        _ = try plain.run(scenario)
        let probed = try ProbedScenario(scenario)
        #expect(probed.traces.count == plain.recordings.count)
        for (a, b) in zip(plain.recordings, probed.traces) {
            let differences = zip(a.recording.trace.lines, b.lines).filter { $0 != $1 }
            #expect(differences.first.map { "\($0.0) | \($0.1)" } == nil)
        }
    }

    @Test
    func
        `In many random programs the probe records the model's views or their uncertainty, and the trace is unchanged`()
        throws
    {
        var contradictions: [String] = []
        var compared = 0
        for program in seeds(500, ordinarily: 5) {
            var traces: [String] = []
            for isProbed in [false, true] {
                let hunt = try RandomProgramRunner.hunt(forProgram: program)
                let watch = ProbeWatch(comparesMoments: true)
                if isProbed { hunt.onShow = watch.beginWatching }
                hunt.traceHandler = { traces.append($0) }
                _ = hunt.run(seeds: program...program, steps: 30)
                watch.compare()
                contradictions += watch.contradictions.prefix(3).map { "program \(program): \($0)" }
                compared += watch.compared
            }
            let differences = zip(traces.first?.lines ?? [], traces.last?.lines ?? []).filter { $0 != $1 }
            if let (a, b) = differences.first { contradictions.append("program \(program): \(a) | \(b)") }
        }
        #expect(contradictions.isEmpty)
        #expect(compared > 200)
    }

    @Test(arguments: ["MainActor", "Task", "async", "await", "nonisolated(unsafe)"])
    func
        `The probe's source has no async, await, Task, MainActor or nonisolated(unsafe), as iOS 9 or Swift 5.5 lacks them`(
            _ word: String
        )
        throws
    {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
            "OffscreenProbe.swift")
        // A comment states why one of the words is missing. `asyncAfter` belongs to Dispatch.
        let code = try String(contentsOf: file, encoding: .utf8).lines.filter { !$0.contains("///") }
        #expect(code.filter { $0.contains(word) && !$0.contains("asyncAfter") }.isEmpty)
    }

    // MARK: - What the probe stores

    @Test func `A probe keeps neither the collection view nor itself alive`() {
        let stage = Stage(width: 100, height: 100)
        weak var list: UICollectionView?
        weak var probe: OffscreenProbe?
        stage.run {
            let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
            stage.show(view)
            var watching: OffscreenProbe? = OffscreenProbe(watching: view)
            stage.tick()
            (list, probe) = (view, watching)
            view.removeFromSuperview()
            watching = nil
        }
        stage.tick()
        #expect(probe == nil)
        #expect(list == nil)
    }

    @Test func `A moment that equals the previous moment is stored only after mark(_:), with the text of the mark`()
        throws
    {
        let screen = ProbedList(items: 20)
        #expect(screen.probe.storeMoment())
        #expect(!screen.probe.storeMoment())
        screen.probe.mark("after reload")
        #expect(screen.probe.storeMoment() == true)
        screen.stage.scroll(screen.list, by: 1)
        #expect(screen.probe.storeMoment() == true)
        let ticks = try screen.recording().ticks
        #expect(ticks.map(\.number) == [1, 2, 3])
        #expect(ticks.map(\.what) == ["", "after reload", ""])
    }

    @Test func `The probe does not ask the layout for attributes while a layout pass is pending`() throws {
        let screen = ProbedList(items: 20)
        screen.probe.storeMoment()
        screen.stage.run { screen.layout.invalidateLayout() }
        let asked = screen.layout.requestCount
        #expect(!screen.probe.storeMoment())
        #expect(screen.layout.requestCount == asked)
        #expect(try screen.recording().device?.layoutQuestionCount == 1)
    }

    @Test
    func `A changed zIndex alone makes a new moment at a save and after a mark, but not at a plain storeMoment()`()
        throws
    {
        let screen = ProbedList(items: 1)
        screen.probe.storeMoment()
        screen.layout.z = 5
        #expect(screen.probe.storeMoment() == false)
        screen.probe.mark("after the change")
        #expect(screen.probe.storeMoment() == true)
        screen.layout.z = 7
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("probe-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        // Probes of other tests may still exist. The probe of this test is the latest.
        let path = try #require(OffscreenProbe.save(to: folder).lines.last)
        let recording = try Recording(json: Data(contentsOf: URL(fileURLWithPath: String(path))))
        #expect(recording.ticks.map { $0.tree.root.first { $0.element != nil }?.z } == [0, 5, 7])
        #expect(recording.device?.layoutQuestionCount == 3)
    }

    @Test
    func
        `A supplementary view that the layout no longer returns is uncertain, and not taken for a decoration in its place`()
        throws
    {
        let screen = ProbedList(items: 1)
        screen.show([
            UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "note", with: [0, 0]).placed(atY: 80)
        ])
        #expect(screen.probe.storeMoment() == true)
        // The layout returns other attributes from now on, and no invalidation applies them.
        screen.layout.extra = [
            UICollectionViewLayoutAttributes(forDecorationViewOfKind: "card", with: [0, 0]).placed(atY: 80)
        ]
        #expect(screen.probe.storeMoment(requestingAttributes: true) == true)
        let notes = try screen.recording().ticks.map { $0.tree.root.first { $0.element?.kind == "note" } }
        #expect(notes.map { $0?.element?.category } == [.supplementaryView, .supplementaryView])
        #expect(notes.map { $0?.uncertainty } == [nil, "the layout returns no attributes for it"])
    }

    @Test func `Each of several supplementary views that the layout no longer returns is uncertain`() throws {
        let screen = ProbedList(items: 1)
        screen.show(
            (0..<3).map { item in
                UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "note", with: [0, item]).placed(
                    atY: CGFloat(60 + 30 * item))
            })
        #expect(screen.probe.storeMoment() == true)
        screen.layout.extra = []
        #expect(screen.probe.storeMoment(requestingAttributes: true) == true)
        let tree = try #require(try screen.recording().ticks.last?.tree)
        let notes = tree.nodes(includingHidden: true) { $0.element?.kind == "note" }
        #expect(notes.compactMap { $0.element?.indexPath }.sorted() == [[0, 0], [0, 1], [0, 2]])
        #expect(
            notes.map(\.uncertainty) == Array(repeating: "the layout returns no attributes for it", count: notes.count))
    }

    @Test
    func `A decoration view is uncertain if it is hidden, or if no attributes or several have its frame`() throws {
        let screen = ProbedList(items: 1)
        screen.layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "card")
        func card(_ item: Int, _ y: CGFloat) -> UICollectionViewLayoutAttributes {
            UICollectionViewLayoutAttributes(forDecorationViewOfKind: "card", with: [0, item]).placed(atY: y)
        }
        screen.show([card(0, 60)])
        let view = try #require(
            screen.list.subviews.first { $0 is UICollectionReusableView && !($0 is UICollectionViewCell) })
        func doubt() throws -> String? {
            screen.probe.storeMoment(requestingAttributes: true)
            return try screen.recording().ticks.last?.tree.root.first { $0.frame.minY == 60 }?.uncertainty
        }
        #expect(try doubt() == nil)
        // The layout returns other attributes from now on, and no invalidation applies them.
        screen.layout.extra = []
        #expect(try doubt() == "no decoration of the layout has its frame")
        screen.layout.extra = [card(0, 90)]
        #expect(try doubt() == "no decoration of the layout has its frame")
        screen.layout.extra = [card(0, 60), card(1, 60)]
        #expect(try doubt() == "several decorations have its frame")
        screen.layout.extra = [card(0, 60)]
        view.isHidden = true
        #expect(try doubt() == "hidden: it may wait for its next use")
        view.isHidden = false
        #expect(try doubt() == nil)
    }

    @Test func `A supplementary view that is an instance of a cell class is recorded as a supplementary view`() throws {
        let screen = ProbedList(items: 1, noteClass: UICollectionViewListCell.self)
        let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "note", with: [0, 0]).placed(
            atY: 80)
        attributes.zIndex = 3
        screen.show([attributes])
        screen.probe.storeMoment()
        let note = try screen.recording().ticks.last?.tree.root.first { $0.name == "UICollectionViewListCell#1" }
        #expect(note?.element?.category == .supplementaryView)
        #expect(note?.z == 3)
        #expect(note?.uncertainty == nil)
    }

    @Test
    func `Decoration views with equal frames are recorded with the kinds that their classes had in an earlier moment`()
        throws
    {
        final class Shade: UICollectionReusableView {}
        let screen = ProbedList(items: 1)
        for kind in ["card", "band"] {
            screen.layout.register(UICollectionReusableView.self, forDecorationViewOfKind: kind)
        }
        screen.layout.register(Shade.self, forDecorationViewOfKind: "shade")
        func show(_ places: [(kind: String, y: CGFloat)]) {
            screen.show(
                places.map {
                    UICollectionViewLayoutAttributes(forDecorationViewOfKind: $0.kind, with: [0, 0]).placed(atY: $0.y)
                })
            screen.probe.storeMoment()
        }
        show([("card", 60), ("band", 90), ("shade", 120)])
        show([("card", 120), ("band", 90), ("shade", 120)])
        let tree = try #require(try screen.recording().ticks.last?.tree)
        let kinds = tree.root.children[0].children.compactMap { $0.element?.kind }
        #expect(kinds.filter { !$0.isEmpty }.sorted() == ["band", "card", "shade"])
    }

    @Test
    func `A probe's recording names the class of the layout that the collection view had at the last storeMoment()`()
        throws
    {
        let screen = ProbedList(items: 1)
        screen.probe.storeMoment()
        screen.stage.act("change the layout") {
            screen.list.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
        }
        screen.probe.storeMoment()
        #expect(try screen.recording().device?.layoutClass == "UICollectionViewFlowLayout")
    }

    @Test func `The probe's save(to:) states that the last moment is missing if a layout pass is pending`() throws {
        let screen = ProbedList(items: 1)
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("probe-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let missing = "without a last moment, because a layout is pending or the list is not on screen"
        // Probes of other tests may still exist. The probe of this test is the latest.
        #expect(OffscreenProbe.save(to: folder).lines.last?.hasSuffix(".json") == true)
        screen.stage.run {
            screen.layout.invalidateLayout()
            #expect(OffscreenProbe.save(to: folder).lines.last.map(String.init) == missing)
        }
    }

    @Test
    func `A cell that the app has scaled is recorded without uncertainty, as its attributes have its centre and size`()
        throws
    {
        let screen = ProbedList(items: 1)
        screen.stage.act("scale") { screen.list.visibleCells[0].transform = CGAffineTransform(scaleX: 0.5, y: 0.5) }
        let cell = try #require(try screen.lastElement())
        #expect(cell.uncertainty == nil)
        #expect(cell.transform == [0.5, 0, 0, 0.5, 0, 0])
        #expect(cell.frame == CGRect(x: 25, y: 12.5, width: 50, height: 25))
    }

    @Test func `A cell with a transform that is not affine is recorded with the state 3D and without a transform`()
        throws
    {
        let screen = ProbedList(items: 1)
        screen.stage.act("raise") {
            screen.list.visibleCells[0].layer.transform = CATransform3DMakeTranslation(0, 0, 10)
        }
        let cell = try screen.lastElement()
        #expect(cell?.states == ["3D"])
        #expect(cell?.transform == nil)
        let tree = try #require(try screen.recording().ticks.last?.tree)
        #expect(try ViewTree(text: "\(tree)").root.first { $0.element != nil }?.states == ["3D"])
    }

    @Test func `A colour that depends on the interface style is recorded as resolved for the collection view's style`()
        throws
    {
        let screen = ProbedList(items: 1)
        screen.stage.act("dark") {
            screen.list.overrideUserInterfaceStyle = .dark
            screen.list.visibleCells[0].backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .red : .green }
        }
        let cell = try screen.lastElement()
        #expect(cell?.appearance?.background == [1, 0, 0, 1])
    }

    @Test
    func
        `A moment has the item counts of its storeMoment(), and a recording has the screen size at the last storeMoment()`()
        throws
    {
        let screen = ProbedList(items: 3)
        screen.probe.storeMoment()
        screen.items = 4
        screen.stage.act("reload") { screen.list.reloadData() }
        screen.probe.storeMoment()
        screen.stage.resize(width: 80, height: 300)
        let recording = try screen.recording()
        #expect(recording.ticks.map { $0.tree.root.children.first?.scroll?.counts } == [[3], [4]])
        #expect(recording.screen == CGSize(width: 100, height: 200))
    }

    @Test(arguments: [(1000, 400), (10_000, 59)] as [(CGFloat, Int)])
    func `A recording that is too large drops its oldest moments, counts them and keeps the last`(
        _ height: CGFloat, _ count: Int
    ) throws {
        let screen = ProbedList(items: 10_000, height: height)
        for _ in 1...count {
            screen.stage.scroll(screen.list, by: height)
            screen.probe.storeMoment()
        }
        let data = try screen.probe.recordingData()
        let recording = try Recording(json: data)
        let dropped = try #require(recording.device?.droppedMomentCount)
        #expect(dropped > 0)
        #expect(recording.ticks.last?.number == count)
        let again = try screen.recording()
        #expect(again.device?.droppedMomentCount == dropped, "a second save drops nothing more")
        #expect(again.ticks.map(\.number) == recording.ticks.map(\.number))
        guard height == 1000 else { return }
        #expect(recording.ticks.map(\.number) == Array(dropped + 1...count))
        #expect(data.count <= OffscreenProbe.maximumFileSize)
        #expect(recording.ticks.last?.tree.root.children.first?.scroll?.offset.y == 400_000)
    }

    @Test func `A recording from which the texts are removed contains no text of the app`() throws {
        let scenario = try #require(try Exhibits.scenario(named: "waterfall"))
        let recording = try #require(try ProbedScenario(scenario).recordings.first)
        #expect(recording.ticks.contains { $0.tree.root.first { $0.text != nil } != nil })
        let bare = recording.withoutTexts
        #expect(bare.ticks.allSatisfy { $0.tree.root.first { $0.text != nil } == nil })
        #expect(bare.device?.recordsTexts == false)
        var step = try #require(bare.ticks.first)
        (step.what, step.events) = ("insert 0-3 title=\"private\"", [Event(.log)])
        step.events[0].text = "private"
        var other = bare
        other.ticks = [step]
        #expect(other.withoutTexts.ticks[0].what == "insert 0-3 title=\"\"")
        #expect(other.withoutTexts.ticks[0].events[0].text == "")
    }

    // MARK: - Files with invalid content

    nonisolated private static let noPlace =
        """
        not a recording: a place and a count were expected at ticks[1].nodes[0].same. A recording is \
        written by `stage.recording.write(to:)`
        """

    /// Returns the error for a file with these nodes in its second moment, or a summary of the
    /// recording that was read.
    private func outcome(ofReading nodes: String) -> String {
        let first = #"{"tick":1,"time":0,"what":"","nodes":[{"view":"UIWindow#1","level":0,"frame":[0,0,100,100]}]}"#
        let second = #"{"tick":2,"time":1,"what":"","nodes":\#(nodes)}"#
        do {
            let recording = try Recording(json: deviceRecordingJSON(ticks: [first, second]))
            let page = PlayerPage(recording).html
            let kind = page.contains("<script>alert") ? "code" : "data"
            return "\(recording.ticks.count) moments, \(recording.problems.count) problems, \(kind)"
        } catch {
            return "\(error)"
        }
    }

    @Test(arguments: [
        (#"[{"same":[0,2]}]"#, "not a recording: the tree of tick 2: the scene before has 1 views, not 2"),
        (#"[{"same":[0,10000000]}]"#, noPlace), (#"[{"same":[-1,1]}]"#, noPlace),
        (#"[{"view":"A","level":3}]"#, "not a recording: the tree of tick 2: indented too far"),
        (#"[{"same":[0,1]},{"view":"A#1","level":1,"frame":[0,0,-5,-7]}]"#, "2 moments, 0 problems, data"),
        (
            #"[{"same":[0,1]},{"view":"A#1","level":1,"frame":["nan","inf","-inf",1e300]}]"#,
            "2 moments, 0 problems, data"
        ),
        (
            #"[{"same":[0,1]},{"view":"\"</script><script>alert(1)</script>","level":1,"frame":[0,0,1,1]}]"#,
            "2 moments, 0 problems, data"
        ),
    ])
    func
        `View nodes with wrong references or levels are refused, and nodes with wrong frames or markup in names are read as data`(
            _ nodes: String, _ answer: String
        )
    {
        #expect(outcome(ofReading: nodes) == answer)
    }

    nonisolated static let invalidFrames = [
        #"["nan","nan","nan","nan"]"#, #"["nan",0,50,50]"#, #"[0,0,"nan",50]"#, #"[0,"inf",50,50]"#,
        #"["-inf",0,"inf",50]"#,
        #"["-inf","-inf","inf","inf"]"#, "[1e300,1e300,1e300,1e300]", "[-1e308,-1e308,1.7e308,1.7e308]", "[0,0,-5,-7]",
        "[0,0,100,50]",
    ]

    nonisolated static let pairs = invalidFrames.flatMap { one in invalidFrames.map { (one, $0) } }

    @Test(arguments: Thoroughness.values(pairs, ordinarilyEvery: 3))
    func `A recording with invalid frames in many places is diagnosed and drawn without a trap`(
        _ one: String, _ other: String
    ) throws {
        func nodes(_ one: String, _ other: String) -> String {
            let list =
                #"{"view":"List#1","level":0,"frame":[0,0,100,100],"scroll":{"offset":[0,0],"content":[100,900],"inset":[0,0,0,0]}}"#
            let views = [("item", one, 0), ("item", other, 2), ("decoration", one, -1)].enumerated().map {
                index, view in
                let element = #"{"category":"\#(view.0)","path":[0,\#(index)]}"#
                return #"{"view":"Cell#\#(index)","level":1,"frame":\#(view.1),"z":\#(view.2),"element":\#(element)}"#
            }
            return "[\(([list] + views).joined(separator: ","))]"
        }
        // A device recording has no events. The two events here are those of a collection view that
        // code scrolls far.
        let events =
            #"[{"verb":"bounds","extent":"begin","in":"List#1","rect":\#(one),"other":\#(other)},{"verb":"bounds","extent":"end","in":"List#1"}]"#
        let moments = [
            #"{"tick":1,"time":0,"what":"","nodes":\#(nodes(one, other))}"#,
            #"{"tick":2,"time":1,"what":"act","events":\#(events),"nodes":\#(nodes(other, one))}"#,
        ]
        let recording = try Recording(json: deviceRecordingJSON(ticks: moments))
        _ = recording.problems
        var model = recording
        model.device = nil
        _ = model.problems
        #expect(recording.collectionViews == ["List#1"])
        #expect(recording.orderVerdict(of: "List#1") != nil)
        let pictures = [
            recording.screen(atTick: 2), recording.explodedView(atTick: 2), recording.contentMap(atTick: 2),
            recording.filmStrip(),
        ]
        #expect(pictures.map { $0?.svg.hasSuffix("</svg>\n") } == [true, true, true, true])
        #expect(PlayerPage(recording).html.contains("</html>"))
    }

    @Test func `A recording whose ticks expand to more views than the limit is refused, even if its text is short`() {
        let first = (0..<9_000).map { #"{"view":"A#\#($0)","level":\#($0 == 0 ? 0 : 1)}"# }.joined(separator: ",")
        let moments = (2...300).map { #"{"tick":\#($0),"time":\#($0),"what":"","nodes":[{"same":[0,9000]}]}"# }
        let json = deviceRecordingJSON(ticks: [#"{"tick":1,"time":0,"what":"","nodes":[\#(first)]}"#] + moments)
        #expect(
            throws: Recording.FormatError(
                description: "not a recording: more than 2000000 views by tick 223. Cut it to fewer ticks")
        ) {
            try Recording(json: json)
        }
    }

    @Test func `A truncated file of a probe's recording is read up to its last complete line`() throws {
        let screen = ProbedList(items: 200)
        for _ in 1...20 {
            screen.probe.storeMoment()
            screen.stage.scroll(screen.list, by: 40)
        }
        let data = try screen.probe.recordingData()
        #expect(try Recording(json: data).ticks.count == 20)
        let half = data.prefix(data.count / 2)
        let moments = String(decoding: half, as: UTF8.self).components(separatedBy: "\"ticks\":[\n").last!
        #expect(try Recording(json: half).ticks.count == moments.count { $0 == "\n" })
    }
}

/// A collection view of one column, with a probe that has no timer.
@MainActor
private final class ProbedList: NSObject, UICollectionViewDataSource {
    final class Layout: UICollectionViewFlowLayout {
        var requestCount = 0
        /// The zIndex of all cells.
        var z = 0
        /// Attributes of supplementary and decoration views.
        var extra: [UICollectionViewLayoutAttributes] = []

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            requestCount += 1
            let cells = super.layoutAttributesForElements(in: rect) ?? []
            return cells.map { attributes in
                let copy = attributes.copy() as! UICollectionViewLayoutAttributes
                copy.zIndex = z
                return copy
            } + extra
        }
    }

    let stage: Stage
    let layout: Layout
    let list: UICollectionView
    let probe: OffscreenProbe
    var items: Int

    init(items: Int, height: CGFloat = 200, noteClass: AnyClass = UICollectionReusableView.self) {
        self.items = items
        stage = Stage(width: 100, height: height)
        (layout, list, probe) = stage.run {
            let layout = Layout()
            layout.itemSize = CGSize(width: 100, height: 50)
            let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
            return (layout, list, OffscreenProbe(watching: list, interval: 0))
        }
        super.init()
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        list.register(noteClass, forSupplementaryViewOfKind: "note", withReuseIdentifier: "note")
        list.dataSource = self
        stage.show(list)
    }

    /// Shows supplementary and decoration views with these attributes in place of the previous
    /// ones.
    func show(_ extra: [UICollectionViewLayoutAttributes]) {
        stage.act("show") {
            layout.extra = extra
            layout.invalidateLayout()
        }
    }

    func recording() throws -> Recording { try Recording(json: probe.recordingData()) }

    /// Looks, and returns the first element in the tree of the last moment.
    func lastElement() throws -> ViewTree.Node? {
        probe.storeMoment()
        return try recording().ticks.last?.tree.root.first { $0.element != nil }
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { items }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "note", for: indexPath)
    }
}

extension UICollectionViewLayoutAttributes {
    /// Sets a frame that is as wide as the collection view of `ProbedList`, and returns the
    /// attributes.
    fileprivate func placed(atY y: CGFloat) -> UICollectionViewLayoutAttributes {
        frame = CGRect(x: 0, y: y, width: 100, height: 20)
        return self
    }
}

extension String {
    fileprivate var lines: [Substring] { split(separator: "\n") }
}
