import Offscreen
import OffscreenScenarios
import Testing
import UIKit

@testable import OffscreenPictures

/// Tests of the player's pages about an app's mistake: their recordings, their moments of symptom
/// and fix, and the contents of cells.
@MainActor struct StoryTests {
    private typealias Stages = [ScenarioRunner.StageRecording]

    private func runExhibit(_ name: String, keepsRecordings keeps: Bool = true) throws -> Stages {
        let scenario = try #require(try Exhibits.scenario(named: name))
        let runner = ScenarioRunner(file: scenario.file, keepsRecordings: keeps)
        _ = try runner.run(scenario)
        return runner.recordings
    }

    private func firstRecording(of name: String) throws -> Recording { try runExhibit(name)[0].recording }

    /// A scenario whose cards are put in order on the stage on which they lie above cells.
    private static let fixedInOneStage = """
        stage 320x220 behavior=iOS10 seed=2
        data items=15
        layout card-flow
        show prefetching=no
        reload section=0 animated=no
        scroll by=60
        ask covered
        fix cards-to-back
        ask covered

        """
    private let marksInOneStage = PlayerPage.Marks(symptom: 7, fixed: 9)

    /// Runs `fixedInOneStage`.
    ///
    /// - Parameter fixesEarly: whether the fix takes effect from the beginning, too.
    private func recordingOfOneStage(fixesEarly: Bool = false) throws -> Recording {
        let scenario = try Scenario(text: Self.fixedInOneStage, file: "a")
        let runner = ScenarioRunner(
            file: "a", earlyFixes: fixesEarly ? Set(scenario.lineNumbers(ofCommand: "fix")) : [])
        _ = try runner.run(scenario)
        return try #require(runner.recording)
    }

    /// Returns the lines of the blocks that a scenario marks as the symptom and as fixed.
    private func marks(in name: String) throws -> PlayerPage.Marks {
        PlayerPage.Marks(symptom: try line(of: .symptom, in: name), fixed: try line(of: .fixed, in: name))
    }

    private func line(of mark: ScenarioMark, in name: String) throws -> Int {
        let scenario = try #require(try Exhibits.scenario(named: name))
        return scenario.lineNumberOfLastCommand(inBlock: try #require(scenario.indexOfBlock(below: mark)))
    }

    private func guide(_ recordings: [Recording], _ marks: PlayerPage.Marks = .init(), pinned: Int? = nil)
        -> PlayerGuide
    {
        var sides = recordings.map { PlayerPage.Side("a", $0) }
        if let pinned { sides[1].pinned = pinned }
        return PlayerGuide(sides: sides, writers: recordings.map { FilmWriter($0) }, marks: marks)
    }

    /// Returns a recording of an app that tints every third item.
    private func tintedRecording(_ feature: String = "") throws -> Recording {
        let runner = ScenarioRunner(file: "a")
        let text = "stage 320x200\ndata items=30\napp tints-some \(feature)\nshow prefetching=no\nscroll by=110\n"
        _ = try runner.run(Scenario(text: text, file: "a"))
        return try #require(runner.recording)
    }

    // MARK: - Recordings

    @Test(arguments: [("report-27519174-reload", 3), ("exhibit-15", 2), ("klotski", 1)])
    func `A scenario runner stores a recording of every stage or, by default, only of the last stage`(
        name: String, count: Int
    ) throws {
        let all = try runExhibit(name)
        #expect(all.count == count)
        #expect(zip(all, all.dropFirst()).allSatisfy { $0.line < $1.line })
        #expect(all.allSatisfy { stage in stage.recording.ticks.allSatisfy { $0.line ?? 0 > stage.line } })
        let last = try runExhibit(name, keepsRecordings: false)
        #expect(last.map(\.recording) == [all[count - 1].recording])
    }

    @Test
    func
        `A mark such as 'fixed' belongs to the last stage that begins before the mark, in any order of the recordings`()
        throws
    {
        let name = "report-27519174-reload"
        let stages = try runExhibit(name).map(\.recording)
        #expect(stages.count == 3)
        let marks = PlayerPage.Marks(symptom: nil, fixed: try line(of: .fixed, in: name))
        for order in [[0, 1, 2], [0, 2, 1], [2, 1, 0]] {
            #expect(guide(order.map { stages[$0] }, marks).fixed?.side == order.firstIndex(of: 2))
        }
    }

    @Test func `A change of a view after a stage's last tick is part of the stage's recording`() {
        let stage = Stage(width: 100, height: 100)
        let label = stage.run { UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20)) }
        stage.show(label)
        _ = stage.recording
        stage.run { label.text = "late" }
        #expect(stage.recording.ticks.last!.tree.root.children.contains { $0.text == "late" })
    }

    @Test func `A fix in the middle of a scenario can be applied from the beginning, and the steps stay the same`()
        throws
    {
        let (bug, fixed) = (try recordingOfOneStage(), try recordingOfOneStage(fixesEarly: true))
        #expect(bug.firstInversion == 2)
        #expect(fixed.firstInversion == nil)
        #expect(fixed.ticks.map(\.line) == bug.ticks.map(\.line), "the steps are the same, line by line")
    }

    // MARK: - Moments

    @Test
    func `If the second of two recordings has the fix from the start, the moment 'fixed' is at the symptom's step`()
        throws
    {
        let (bug, fixed) = (try recordingOfOneStage(), try recordingOfOneStage(fixesEarly: true))
        let sides = [PlayerPage.Side("the bug", bug), PlayerPage.Side("with the fix", fixed)]
        let guide = PlayerGuide(
            sides: sides, writers: sides.map { FilmWriter($0.recording) }, marks: marksInOneStage)
        #expect(guide.symptom == .init(side: 0, moment: FilmWriter(bug).endOfLastTick(upTo: 4)))
        #expect(guide.fixed == .init(side: 1, moment: FilmWriter(fixed).endOfLastTick(upTo: 4)))
        #expect(guide.declaredFix == .init(side: 0, moment: FilmWriter(bug).ends.last!.moment))
    }

    @Test func `A player page contains the app's Swift code, and a closing script tag in the code is escaped`() throws {
        let recording = try firstRecording(of: "exhibit-1")
        let page = PlayerPage(recording, source: [.init("A.swift", "let end = \"</script>\"")]).html
        #expect(page.contains("\"source\":[[\"A.swift\","))
        #expect(!page.contains("let end = \\\"</script>"))
        #expect(PlayerPage(recording).html.contains("\"source\":[]"))
    }

    @Test func `A player page's symptom, cause and fix are at the moments that the scenario marks`() throws {
        let (bug, fixed) = (try recordingOfOneStage(), try recordingOfOneStage(fixesEarly: true))
        var marks = marksInOneStage
        #expect(guide([bug, fixed], marks).cause == nil, "a cause is declared, not derived")
        marks.cause = "in front of all"
        let guide = guide([bug, fixed], marks)
        let writer = FilmWriter(bug)
        #expect(guide.symptom == .init(side: 0, moment: writer.endOfLastTick(upTo: 4)))
        #expect(guide.cause == .init(side: 0, moment: try #require(writer.firstInversion)))
        #expect(guide.fixed == .init(side: 0, moment: writer.ends.last!.moment))
    }

    @Test func `The words 'tick 2' that mark a cause match the trace line of tick 2, and not that of tick 22`() throws {
        let recording = try firstRecording(of: "exhibit-48")
        let marks = PlayerPage.Marks(symptom: try line(of: .symptom, in: "exhibit-48"), cause: "tick 2")
        let cause = try #require(guide([recording], marks).cause)
        let writer = FilmWriter(recording)
        #expect(recording.ticks.contains { $0.number == 22 })
        #expect((writer.endOfLastTick(upTo: 1) + 1...writer.endOfLastTick(upTo: 2)).contains(cause.moment))
    }

    @Test
    func `A player page opens at the event that a scenario names, or at the end of the symptom's tick if none matches`()
        throws
    {
        let elsewhere = try #require(try Exhibits.scenario(named: "exhibit-41"))
        #expect(try #require(elsewhere.seen).block < #require(elsewhere.indexOfBlock(below: .symptom)))
        let scenario = try #require(try Exhibits.scenario(named: "exhibit-45"))
        let seen = try #require(scenario.seen)
        let recording = try firstRecording(of: "exhibit-45")
        let marks = PlayerPage.Marks(symptom: scenario.lineNumberOfLastCommand(inBlock: seen.block), event: seen.event)
        let end = try #require(guide([recording], .init(symptom: marks.symptom)).symptom)
        let found = try #require(guide([recording], marks).symptom)
        #expect(found.moment < end.moment)
        let moments = recording.ticks.filter { !$0.what.isEmpty || !$0.events.isEmpty }.flatMap {
            FilmMoment.moments(of: $0)
        }
        #expect(moments[found.moment].line == "apply Cell#4 [10,360 300x50]")
        #expect(guide([recording], .init(symptom: marks.symptom, event: "no such line")).symptom == end)
    }

    @Test func `In a scenario with several stages the symptom and the fix are each found in their own stage`() throws {
        let stages = try runExhibit("exhibit-15")
        let guide = guide(stages.map(\.recording), try marks(in: "exhibit-15"))
        #expect(guide.symptom == .init(side: 0, moment: FilmWriter(stages[0].recording).ends.last!.moment))
        #expect(guide.fixed?.side == 1)
    }

    @Test
    func
        `A page without a marked symptom opens at the first inversion or, if there is none, where its recordings differ`()
        throws
    {
        let (nine, ten) = (CardRun(.iOS9).stage.recording, CardRun(.iOS10).stage.recording)
        let writer = FilmWriter(ten)
        let first = try #require(ten.firstInversion)
        #expect(guide([nine, ten]).symptom == .init(side: 1, moment: writer.endOfLastTick(upTo: first)))
        #expect(guide([nine]).symptom == nil)
        let (bug, fixed) = (try tintedRecording(), try tintedRecording("resets-in-reuse"))
        let difference = try #require(bug.firstTickNumber(differingFrom: fixed))
        #expect(difference > 1)
        #expect(guide([bug, fixed]).symptom == .init(side: 0, moment: FilmWriter(bug).endOfLastTick(upTo: difference)))
        #expect(guide([bug, fixed], pinned: 1).symptom == nil, "a recording that is pinned at a tick always differs")
    }

    @Test func `A recording that is pinned at a tick is never the one in which a page finds the line of a mark`() throws
    {
        let stages = try runExhibit("exhibit-15")
        let (symptom, fixed) = (
            try line(of: .symptom, in: "exhibit-15"), try line(of: .fixed, in: "exhibit-15")
        )
        #expect(symptom < stages[1].line)
        #expect(stages[1].line < fixed)
        let marks = PlayerPage.Marks(symptom: symptom, fixed: fixed)
        let recordings = stages.map(\.recording)
        #expect(guide(recordings, marks).declaredFix?.side == 1)
        #expect(guide(recordings, marks, pinned: 2).declaredFix?.side == 0)
        #expect(guide(recordings.reversed(), marks).symptom?.side == 1)
        #expect(guide(recordings.reversed(), marks, pinned: 2).symptom == nil)
    }

    @Test func `Two recordings are aligned by the scenario lines of their ticks, not by the tick numbers`() throws {
        func recording(_ step: String) throws -> Recording {
            let runner = ScenarioRunner(file: "a")
            let text = "stage 320x200\ndata items=30\nlayout flow\nshow\n\(step)\nscroll by=20\n"
            _ = try runner.run(Scenario(text: text, file: "a"))
            return try #require(runner.recording)
        }
        let (short, long) = (try recording("scroll by=20"), try recording("advance 0.2"))
        let last = try #require(short.ticks.last)
        let aligned = try #require(long.tick(alignedWithTick: last.number, of: short))
        #expect(aligned.line == 6)
        #expect(aligned.number > last.number)
        #expect(short.tick(alignedWithTick: aligned.number, of: long)?.number == last.number)
    }

    @Test func `Steps of the same text are aligned one by one, whatever number of ticks each has`() throws {
        func recording(_ advances: [Double], text: String = "scroll") -> Recording {
            let stage = Stage(width: 320, height: 200)
            let screen = stage.run { PosterScreen(sections: [60], layout: UICollectionViewFlowLayout()) }
            stage.show(screen.collectionView)
            for seconds in advances {
                stage.act("go") { screen.collectionView.contentOffset.y += 100 }
                stage.advance(by: seconds)
            }
            return stage.recording
        }
        let (one, other) = (recording([0.1, 0.3, 0.05]), recording([0.4, 0.05, 0.2]))
        func steps(_ recording: Recording) -> [Int] { recording.ticks.filter { $0.what == "go" }.map(\.number) }
        try #require(steps(one).count == 3)
        for (mine, its) in zip(steps(one), steps(other)) {
            #expect(one.tick(alignedWithTick: its, of: other)?.number == mine)
            #expect(other.tick(alignedWithTick: mine, of: one)?.number == its)
        }
        let ends = [steps(one)[1] - 1, steps(one)[2] - 1, one.ticks.last!.number]
        let otherEnds = [steps(other)[1] - 1, steps(other)[2] - 1, other.ticks.last!.number]
        for (mine, its) in zip(ends, otherEnds) {
            #expect(one.tick(alignedWithTick: its, of: other)?.number == mine, "the last tick of a step")
        }
        let again = recording([0.1, 0.3, 0.05])
        #expect(one.firstTickNumber(differingFrom: again) == nil)
    }

    // MARK: - Contents of cells

    @Test func `The player's film contains the texts of a cell's labels and the background colour that the app set`()
        throws
    {
        let recording = try tintedRecording()
        let film = try FilmReader(FilmWriter(recording).json(title: "", scenario: nil))
        let states = film.states.filter { $0.count > 18 && $0[18] > 0 }
        #expect(Set(states.map { $0[18] - 1 }).count == 2, "the colours are plain and red")
        #expect(states.contains { $0[17] > 0 && film.line(at: Int($0[17]) - 1) == "0-5" })
    }

    @Test func `A player page of a site names the pages before and after it, and at an end only one of them`() {
        let sides = [PlayerPage.Side("the bug", CardRun(.iOS10).stage.recording)]
        func page(_ neighbors: (previous: String?, next: String?)) -> String {
            PlayerPage(sides, site: PlayerPage.Site(pages: [1, 2], neighbors: neighbors)).html
        }
        let middle = page(("exhibit-1", "klotski"))
        #expect(middle.contains(#""previous":"exhibit-1""#))
        #expect(middle.contains(#""next":"klotski""#))
        let first = page((nil, "exhibit-2"))
        #expect(first.contains(#""previous":null"#))
        #expect(first.contains(#""next":"exhibit-2""#))
    }

    @Test func `Markup in the story or in the title of a recording is escaped on the player page`() {
        var story = PlayerStory()
        story.symptom = "<b>bold</b>"
        story.pitfalls = ["</script><img src=x>"]
        let page = PlayerPage([PlayerPage.Side("<i>side</i>", CardRun(.iOS10).stage.recording)], story: story).html
        #expect(page.contains("\\u003cb>bold\\u003c/b>"))
        #expect(page.contains("\\u003ci>side"))
        #expect(!page.contains("<img"))
    }
}
