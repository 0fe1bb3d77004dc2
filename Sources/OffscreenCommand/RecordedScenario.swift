import Foundation
import Offscreen
import OffscreenPictures
import OffscreenScenarios

/// The recordings of a scenario that was just run, or the recording in a file.
struct RecordedScenario {
    let title: String
    /// The recordings of all stages that the scenario used, in order. A recording from a file
    /// counts as one stage.
    let stages: [ScenarioRunner.StageRecording]
    /// The recordings that a page shows side by side. If the scenario marks a symptom and a fix,
    /// the recording of the bug is the first, and the recording of the fix, if there is one, is the
    /// second.
    let sides: [PlayerPage.Side]
    var marks = PlayerPage.Marks()
    var story: PlayerStory?
    /// The measured values that prove the mistake; nil if the scenario declares none.
    var proof: PlayerProof?
    /// The text of the scenario; nil for a recording from a file.
    var scenario: String?

    /// The first of the compared recordings. It shows the symptom if the scenario marks both a
    /// symptom and a fix.
    var recording: Recording { sides[0].recording }

    /// The number of the tick (a turn of the simulated clock) that is drawn by default: the tick
    /// with the symptom. If no symptom is marked, it is the first tick that ends with a view above
    /// an overlapping view of greater zIndex. If there is none, it is the first tick in which the
    /// first two recordings differ, or else the last tick. It is nil if the recording has no ticks.
    var defaultTick: Int? {
        if let line = marks.symptom, let number = recording.lastTickNumber(upToLine: line) { return number }
        if let number = recording.firstInversion { return number }
        if sides.count > 1, let number = recording.firstTickNumber(differingFrom: sides[1].recording) { return number }
        return recording.ticks.last?.number
    }

    /// - Parameter name: a scenario file, an exhibit, or a recording's JSON file.
    @MainActor static func load(_ name: String, preset: Preset?) throws -> RecordedScenario {
        if name.hasSuffix(".json") { return try loadFile(named: name, preset: preset) }
        return try RecordedScenario(ScenarioFinder.readScenario(named: name), preset: preset)
    }

    @MainActor private static func loadFile(named name: String, preset: Preset?) throws -> RecordedScenario {
        guard preset == nil else {
            throw CommandError(
                message:
                    "\(name) is a recording, so it cannot be run on another system. Name the scenario it was made from")
        }
        guard let data = FileManager.default.contents(atPath: name) else {
            throw CommandError(
                message:
                    "\(name) cannot be read. A recording is written by 'offscreen record' or stage.recording.write(to:)"
            )
        }
        do {
            let recording = try Recording(json: data)
            return RecordedScenario(
                title: (name as NSString).lastPathComponent,
                stages: [ScenarioRunner.StageRecording(line: 1, recording: recording)],
                sides: [PlayerPage.Side(recording.behavior, recording)])
        } catch {
            throw CommandError(message: "\(name): \(error)")
        }
    }
}

extension RecordedScenario {
    /// Runs a scenario, and records it. If the symptom and the fix are marked in one stage, with
    /// `fix` commands between the two marks, the scenario is run a second time. In that run, these
    /// commands take effect from the beginning.
    @MainActor init(_ scenario: Scenario, preset: Preset?) throws {
        let runner = ScenarioRunner(file: scenario.file, preset: preset, keepsRecordings: true)
        _ = try runner.run(scenario)
        stages = runner.recordings
        guard !stages.isEmpty else {
            throw CommandError(message: "\(scenario.file) has no 'show', so there is nothing to see")
        }
        title =
            scenario.file == (scenario.file as NSString).lastPathComponent
            ? scenario.title : (scenario.file as NSString).lastPathComponent
        self.scenario = scenario.text
        story = PlayerStory(scenario)
        marks = PlayerPage.Marks(
            symptom: scenario.symptomBlock.map(
                scenario.lineNumberOfLastCommand),
            event: scenario.seen?.event,
            cause: scenario.marks(.cause).first?.words,
            fixed: scenario.endBlock.map(scenario.lineNumberOfLastCommand))
        marks.frames = scenario.frames.map {
            PlayerPage.Marks.Frame(line: $0.line, words: $0.words, sentence: $0.sentence)
        }
        let recordedSides = try RecordedScenario.recordedSides(
            of: scenario, stages: stages, marks: marks, preset: preset)
        sides = recordedSides.map(\.side)
        proof = try ScenarioProof(scenario).map { try PlayerProof($0, scenario, recordedSides, preset) }
    }

    /// One of the recordings that a page shows side by side, and facts about the run from which the
    /// recording comes.
    struct RecordedSide {
        let side: PlayerPage.Side
        /// The line of the scenario at which the recorded stage begins.
        let line: Int
        /// The line numbers of the `fix` commands that took effect from the beginning of the run.
        var earlyFixes: Set<Int> = []
    }

    @MainActor private static func recordedSides(
        of scenario: Scenario, stages: [ScenarioRunner.StageRecording], marks: PlayerPage.Marks, preset: Preset?
    ) throws -> [RecordedSide] {
        func stageIndex(atLine line: Int) -> Int { stages.lastIndex { $0.line < line } ?? 0 }
        func sideName(ofStage index: Int) -> String {
            stages.count == 1 ? stages[0].recording.behavior : "stage \(index + 1), from line \(stages[index].line)"
        }
        func recordedSide(ofStage index: Int, named name: String, pinnedTick: Int? = nil) -> RecordedSide {
            RecordedSide(
                side: PlayerPage.Side(name, stages[index].recording, pinned: pinnedTick), line: stages[index].line)
        }
        guard let symptom = marks.symptom, let fixed = marks.fixed else {
            // Without marks for both the symptom and the fix, the first stage with views in the
            // wrong order comes first. If no stage has such views, the last stage comes first.
            let first = stages.firstIndex { $0.recording.firstInversion != nil } ?? stages.count - 1
            return ([first] + stages.indices.filter { $0 != first }).map {
                recordedSide(ofStage: $0, named: sideName(ofStage: $0))
            }
        }
        let (bugStage, fixStage) = (stageIndex(atLine: symptom), stageIndex(atLine: fixed))
        var recordedSides = [recordedSide(ofStage: bugStage, named: "the bug")]
        let fixes = Set(scenario.lineNumbers(ofCommand: "fix").filter { symptom < $0 && $0 < fixed })
        if fixStage != bugStage {
            recordedSides.append(recordedSide(ofStage: fixStage, named: "with the fix"))
        } else if !fixes.isEmpty {
            let runner = ScenarioRunner(file: scenario.file, preset: preset, keepsRecordings: true, earlyFixes: fixes)
            _ = try runner.run(scenario)
            let side = PlayerPage.Side("with the fix", runner.recordings[bugStage].recording)
            recordedSides.append(RecordedSide(side: side, line: stages[bugStage].line, earlyFixes: fixes))
        } else if let tick = stages[bugStage].recording.lastTickNumber(upToLine: fixed) {
            recordedSides.append(recordedSide(ofStage: bugStage, named: "with the fix", pinnedTick: tick))
        }
        let others = stages.indices.filter { $0 != bugStage && $0 != fixStage }
        return recordedSides + others.map { recordedSide(ofStage: $0, named: sideName(ofStage: $0)) }
    }
}

extension PlayerProof {
    /// Creates the proof that a scenario declares, with the values that were measured in each
    /// recording.
    @MainActor fileprivate init(
        _ proof: ScenarioProof, _ scenario: Scenario, _ recordedSides: [RecordedScenario.RecordedSide],
        _ preset: Preset?
    ) throws {
        var known: [Set<Int>: [ScenarioProof.Answer]] = [:]
        let answers = try recordedSides.map { recorded in
            if known[recorded.earlyFixes] == nil {
                known[recorded.earlyFixes] = try proof.answers(
                    in: scenario, preset: preset, earlyFixes: recorded.earlyFixes)
            }
            return known[recorded.earlyFixes]!.filter { $0.stage == recorded.line }.map {
                Answers(tick: $0.tick, line: $0.line, values: [$0.value])
            }
        }
        let look: EvidenceKind =
            switch proof.look {
            case .order: .order
            case .trace: .trace
            case .strip(let text): .strip(text)
            case .values: .values
            }
        self.init(look: look, labels: proof.question.map { [$0.label] } ?? [], should: proof.should, answers: answers)
    }
}

extension PlayerStory {
    /// Creates the story from a scenario's header. The result is nil if the header has none of the
    /// facts symptom, trigger, why and fix.
    init?(_ scenario: Scenario) {
        func text(_ key: HeaderKey) -> String? { scenario.text(of: key) }
        self.init()
        symptom = text(.symptom)
        trigger = text(.trigger)
        why = text(.why)
        fix = text(.fix)
        leaves = text(.leaves)
        differs = text(.differs)
        pitfalls =
            scenario.texts(of: .mustNot).map { "do not \($0)" }
            + scenario.texts(of: .pitfall)
        notice = [
            ("in the app", .user), ("on the console", .console), ("in the debugger", .debugger),
            ("a test should find", .test),
        ]
        .compactMap { (place: String, key: HeaderKey) in text(key).map { (place, $0) } }
        code = ExhibitCode(scenario).map { CodePair(mistake: $0.mistake, fix: $0.fix) }
        holds = text(.holds).map {
            PlayerStory.sentences(aboutSystems: $0, apiSince: text(.api), behaviorOfOthers: text(.others))
        }
        reports = text(.reports)
        sure = text(.sure)
        claims = (text(.claims) ?? "").split(separator: " ").compactMap { id in
            Offscreen.Claim.all.first { $0.id == id }.map { Claim(id: $0.id, text: $0.text) }
        }
        guard symptom ?? trigger ?? fix ?? why != nil else { return nil }
    }

    /// Returns sentences about the systems that have a mistake and those that do not, such as "In
    /// the model, iOS 10 has it. iOS 6, 9, ... do not. ..." for "iOS10". Systems that are older than `first`, the
    /// first system with the API, are left out. A phrase that names no modelled systems is returned
    /// unchanged.
    ///
    /// - Parameter difference: what the other systems do instead, such as "log it", or nil for "do
    ///   not".
    private static func sentences(
        aboutSystems phrase: String, apiSince first: String?, behaviorOfOthers difference: String?
    ) -> String {
        guard let named = Preset.presets(namedBy: phrase) else { return phrase }
        func versionNumber(of name: String) -> Int { Int(name.filter(\.isNumber)) ?? .max }
        func versionList(of presets: [Preset]) -> String {
            let names = presets.map { String(versionNumber(of: $0.name)) }
            return "iOS "
                + (names.count < 2 ? names.joined() : names.dropLast().joined(separator: ", ") + " and " + names.last!)
        }
        let modelled = Preset.all.filter { versionNumber(of: $0.name) >= first.map(versionNumber) ?? 0 }
        let having = modelled.filter(named.contains)
        let others = modelled.filter { !named.contains($0) }
        let verdict =
            others.isEmpty
            ? "All modelled versions\(first == nil ? "" : " with the API") have it: \(versionList(of: having))."
            : """
            In the model, \(versionList(of: having)) \(having.count == 1 ? "has" : "have") it. \
            \(versionList(of: others)) \(difference ?? (others.count == 1 ? "does not" : "do not")).
            """
        let api = first.map { " The API exists since \($0)." } ?? ""
        return verdict + api + " No device was tested. Versions between these are not modelled."
    }
}
