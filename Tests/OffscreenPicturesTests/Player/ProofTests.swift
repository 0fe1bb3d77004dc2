import Offscreen
import OffscreenScenarios
import Testing

@testable import OffscreenPictures

/// Runs each exhibit, and checks the cause and the values that it declares as its proof.
@MainActor struct ProofTests {
    nonisolated static let names = Exhibits.all.map(\.name).filter {
        $0.hasPrefix("exhibit-") || $0.hasPrefix("report-")
    }

    private func scenario(_ name: String) throws -> Scenario { try #require(try Exhibits.scenario(named: name)) }

    @Test(arguments: names)
    func `The cause that an exhibit's header names is found in the exhibit's trace, at or before the symptom`(
        name: String
    ) throws {
        let scenario = try scenario(name)
        let proof = try #require(try ScenarioProof(scenario))
        let runner = ScenarioRunner(file: scenario.file, keepsRecordings: true)
        _ = try runner.run(scenario)
        let line = scenario.lineNumberOfLastCommand(
            inBlock: try #require(scenario.symptomBlock))
        let bug = try #require(runner.recordings.last { $0.line < line })
        let sides = [PlayerPage.Side("the bug", bug.recording)]
        let marks = PlayerPage.Marks(symptom: line, event: scenario.seen?.event, cause: proof.cause)
        let guide = PlayerGuide(sides: sides, writers: [FilmWriter(bug.recording)], marks: marks)
        let cause = try #require(guide.cause, "no line has “\(proof.cause)”")
        let symptom = try #require(guide.symptom)
        #expect(cause.moment <= symptom.moment)
    }

    /// The scenarios that name moments to be drawn in a row.
    nonisolated static let framed = Exhibits.all.filter { $0.text.contains("\n# frame:") }.map(\.name)

    @Test(arguments: framed)
    func `Each moment that a scenario marks for a drawing exists, after the one before and up to the symptom`(
        name: String
    ) throws {
        let scenario = try scenario(name)
        let runner = ScenarioRunner(file: scenario.file, keepsRecordings: true)
        _ = try runner.run(scenario)
        let line = scenario.lineNumberOfLastCommand(
            inBlock: try #require(scenario.symptomBlock))
        let bug = try #require(runner.recordings.last { $0.line < line })
        let frames = scenario.frames.map {
            PlayerPage.Marks.Frame(line: $0.line, words: $0.words, sentence: $0.sentence)
        }
        let guide = PlayerGuide(
            sides: [PlayerPage.Side("the bug", bug.recording)], writers: [FilmWriter(bug.recording)],
            marks: PlayerPage.Marks(symptom: line, frames: frames))
        let moments = guide.frames.map(\.moment.moment)
        #expect(moments.count == (scenario.marks(.frame) + scenario.marks(.frameAt)).count)
        #expect(zip(moments, moments.dropFirst()).allSatisfy { $0 < $1 }, "\(moments)")
        #expect(try #require(moments.last) <= #require(guide.symptom).moment)
    }

    @Test func `A moment that does not exist is not drawn`() throws {
        let run = CardRun(.iOS10)
        let recording = run.stage.recording
        let frame = PlayerPage.Marks.Frame(line: nil, words: "no such words", sentence: "Nothing")
        let guide = PlayerGuide(
            sides: [PlayerPage.Side("the bug", recording)], writers: [FilmWriter(recording)],
            marks: PlayerPage.Marks(frames: [frame]))
        #expect(guide.frames.isEmpty)
    }

    @Test func `A page opens with colors of items if it has a row of drawings, and otherwise with colors of views`() {
        let side = PlayerPage.Side("the bug", CardRun(.iOS10).stage.recording)
        let frame = PlayerPage.Marks.Frame(line: nil, words: "pass", sentence: "A pass")
        let drawn = PlayerPage.Marks(frames: [frame])
        #expect(PlayerPage([side], marks: drawn).html.contains(#""color":"item""#))
        #expect(PlayerPage([side]).html.contains(#""color":"view""#))
        #expect(PlayerPage([side], marks: drawn, coloring: .kind).html.contains(#""color":"kind""#))
    }

    @Test(arguments: names)
    func `The values that an exhibit declares as its proof are wrong at the symptom and right with the fix`(
        name: String
    ) throws {
        let scenario = try scenario(name)
        let proof = try #require(try ScenarioProof(scenario))
        guard proof.look == .values else {
            #expect(proof.look != .trace)
            return
        }
        let symptom = try #require(scenario.symptomBlock)
        let fixed = try #require(scenario.endBlock)
        let (from, to) = (
            scenario.lineNumberOfLastCommand(inBlock: symptom), scenario.lineNumberOfLastCommand(inBlock: fixed)
        )
        func last(_ answers: [ScenarioProof.Answer], upTo line: Int) throws -> ScenarioProof.Answer {
            try #require(answers.last { $0.line <= line && $0.stage <= line })
        }
        let answers = try proof.answers(in: scenario)
        let wrong = try last(answers, upTo: from)
        #expect(wrong.value != proof.should)
        let right = try last(answers, upTo: to)
        #expect(right.value == proof.should)
    }

    /// The exhibits, except those that declare that their numbers of items differ.
    nonisolated static let staged = Exhibits.all.filter {
        $0.name.hasPrefix("exhibit-") && !$0.text.contains("\n# differs:")
    }.map(\.name)

    @Test(arguments: staged)
    func `The stages of bug and fix end with equal item counts, unless a difference is declared`(
        name: String
    ) throws {
        let scenario = try scenario(name)
        let runner = ScenarioRunner(file: scenario.file, keepsRecordings: true)
        _ = try runner.run(scenario)
        func stage(of mark: ScenarioMark) throws -> ScenarioRunner.StageRecording {
            let line = scenario.lineNumberOfLastCommand(
                inBlock: try #require(scenario.indexOfBlock(below: mark)))
            return try #require(runner.recordings.last { $0.line < line })
        }
        let (bug, fixed) = (try stage(of: .symptom), try stage(of: .fixed))
        #expect(itemCounts(in: bug.recording) == itemCounts(in: fixed.recording))
    }

    /// Returns the last number of items that the data source returned for each section.
    private func itemCounts(in recording: Recording) -> [String: String] {
        var counts: [String: String] = [:]
        for line in recording.ticks.flatMap({ FilmMoment.moments(of: $0) }).map(\.line) {
            guard let match = line.firstMatch(of: /numberOfItemsInSection (\d+) -> (\d+)/) else { continue }
            counts[String(match.1)] = String(match.2)
        }
        return counts
    }

    private func proof(of steps: String) throws -> ScenarioProof? {
        try ScenarioProof(
            Scenario(text: "# Title\n\nstage 320x200\ndata items=9\nlayout flow\nshow\n\n\(steps)\n", file: "a"))
    }

    @Test func `The proof of a symptom is read from the marks of a scenario, and is nil if no cause is marked`() throws
    {
        let text =
            """
            # Title

            stage 320x200
            data items=9
            layout flow
            show

            # cause: scroll by=20
            scroll by=20

            # symptom
            # look: the first
            ask offset
            ----
            (0,20)

            # fixed
            scroll by=-20

            ask offset
            ----
            (0,0)

            """
        let proof = try #require(try ScenarioProof(Scenario(text: text, file: "a")))
        #expect(proof.look == .values)
        #expect(proof.cause == "scroll by=20")
        #expect(proof.question?.label == "the first")
        #expect(proof.question?.question == "ask offset")
        #expect(proof.should == "(0,0)")
        let answers = try proof.answers(in: try Scenario(text: text, file: "a"))
        #expect(answers.map(\.value) == ["(0,0)", "(0,20)", "(0,20)", "(0,0)", "(0,0)"])
        #expect(answers.map(\.line) == [6, 9, 13, 18, 20])
        #expect(try ScenarioProof(Scenario(text: "# Title\n\nstage 320x200\n", file: "b")) == nil)
    }

    @Test func `Without a marked question, the evidence is the order, the place of a view or the trace`() throws {
        #expect(try proof(of: "# cause: pass\n# symptom\nask covered")?.look == .order)
        #expect(try proof(of: "# cause: pass\n# symptom\nask inversions")?.look == .order)
        #expect(try proof(of: "# cause: pass\n# look at: 0-3\n# symptom\nask painted 1,1")?.look == .strip("0-3"))
        #expect(try proof(of: "# cause: pass\n# symptom\nask offset")?.look == .trace)
        #expect(try proof(of: "# cause: pass\nscroll by=5")?.should == nil)
    }

    @Test func `A marked question that is another command is an error with its line`() throws {
        let error = try #require(throws: LineError.self) {
            try proof(of: "# cause: pass\n# look: the offset\nscroll by=5")
        }
        #expect(error.line == 10)
        #expect(
            error.message == "'# look' stands above a question, such as 'ask text 0-3', and not above 'scroll by=5'")
    }
}
