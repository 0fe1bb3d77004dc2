import Offscreen
import OffscreenExhibits
import UIKit

/// Runs the commands of a scenario, and records the stages that they use.
@MainActor
public final class ScenarioRunner {
    /// The settings of the screen that `show` makes.
    struct Setting {
        var app = AppSetting()
        /// The screen of the command `screen`; nil for the app whose layout and data the scenario
        /// chooses.
        var screen: NamedScreen?
        var scale: CGFloat = 2
        var preset = Preset.current
        /// Whether the command `stage` names a mechanism of the ordering bug.
        var namesMechanism = false
    }

    /// The expected and the actual output of a group of commands in a scenario.
    public struct Outcome: Sendable {
        public let block: Int
        public let expected: [String]?
        public let actual: [String]
        public var isAsExpected: Bool { (expected ?? []) == actual && (expected != nil || actual.isEmpty) }
    }

    /// The recording of one of the stages that a scenario uses.
    public struct StageRecording: Sendable {
        /// The line of the `stage` command, counted from 1; 1 if there is no such command.
        public let line: Int
        public let recording: Recording

        public init(line: Int, recording: Recording) {
            self.line = line
            self.recording = recording
        }
    }

    /// What the scenario shows on the stage.
    @MainActor
    struct Shown {
        let stage: Stage
        let subject: HuntSubject
        var list: any ObservedList { subject.view }
    }

    private let file: String
    /// The screens that the command `screen` can name.
    let screens: [NamedScreen]
    /// The system that replaces the one in each `stage` command; nil to run on the systems in the
    /// file.
    private let preset: Preset?
    /// Whether the recordings of earlier stages are kept.
    private let keepsRecordings: Bool
    /// The line numbers of the `fix` commands that run before each `show`, and again at their place
    /// in the file.
    private let earlyFixes: Set<Int>
    /// Called by each `show` with the collection view, before the view is shown.
    package var onShow: ((UICollectionView) -> Void)?
    private var earlyCommands: [any ScenarioCommand] = []
    private var earlierRecordings: [StageRecording] = []
    private(set) var stageLine = 1
    var setting = Setting()
    private(set) var stage: Stage?
    /// The app of a scenario without `screen`, with a collection view or with a table view.
    private(set) var preparedApp: (any PreparedApp)?
    /// The app of a scenario without `screen`, if it has a collection view.
    var app: ScenarioApp? { preparedApp as? ScenarioApp }
    /// The list and the model of the screen that `screen` has named.
    private var subjectOfScreen: HuntSubject?
    private var line = 0
    /// The current command with its arguments, without prefixes.
    private var command = ""
    /// The numbers of the ticks of the last command that acted on the stage. If it took none, the
    /// number of the next tick.
    private(set) var lastTicks = 1...1
    private(set) var lastCounts: Counts?
    /// Whether the last command that acted on the stage caused a failure, such as an exception of
    /// UIKit.
    private(set) var hasFailed = false
    private var failures: [StageFailure] = []

    /// - Parameters:
    ///   - keepsRecordings: whether `recordings` contains all stages, or only the current one.
    ///   - earlyFixes: the line numbers of `fix` commands that take effect from the beginning, so
    ///     that all steps run with the fix.
    ///   - screens: screens that the command `screen` can name besides those of the exhibits.
    public init(
        file: String, preset: Preset? = nil, keepsRecordings: Bool = false, earlyFixes: Set<Int> = [],
        screens: [any ScenarioScreen.Type] = []
    ) {
        self.file = file
        self.screens = screens.map { NamedScreen($0) } + ExhibitScreens.all.map { NamedScreen($0) }
        self.preset = preset
        self.keepsRecordings = keepsRecordings
        self.earlyFixes = earlyFixes
    }

    /// The recording of the current stage; nil if there is none, as before `show` and after `end`.
    public var recording: Recording? { stage?.recording }

    /// The recordings of the stages, in order. If earlier recordings are not kept, they contain
    /// only the current stage, if any.
    public var recordings: [StageRecording] {
        earlierRecordings + (stage.map { [StageRecording(line: stageLine, recording: $0.recording)] } ?? [])
    }

    /// Runs a scenario from beginning to end.
    ///
    /// - Throws: `LineError` for a command that cannot be carried out, such as one about an item
    ///   that does not exist.
    public static func run(
        _ scenario: Scenario, preset: Preset? = nil, screens: [any ScenarioScreen.Type] = []
    ) throws -> [Outcome] {
        try ScenarioRunner(file: scenario.file, preset: preset, screens: screens).run(scenario)
    }

    public func run(_ scenario: Scenario) throws -> [Outcome] { try run(scenario, afterEachCommand: {}) }

    func run(_ scenario: Scenario, afterEachCommand: () throws -> Void) throws -> [Outcome] {
        earlyCommands = scenario.blocks.flatMap(\.commands).filter { earlyFixes.contains($0.number) }.map(\.command)
        return try scenario.blocks.enumerated().map { index, block in
            var actual: [String] = []
            for line in block.commands {
                actual += try run(line)
                try afterEachCommand()
            }
            return Outcome(block: index, expected: block.answer, actual: actual)
        }
    }

    func run(_ line: Scenario.Line) throws -> [String] {
        self.line = line.number
        command = String(ScenarioLanguage.prefixes(of: line.text).rest)
        stage?.scenarioLine = line.number
        failures = []
        stage?.settlesAfterActions = !line.prefixes.contains(.unsettled)
        let answer = try line.command.run(in: self) ?? []
        return reportedAnswer(for: answer, isFailureExpected: line.prefixes.contains(.expectFailure)).filter {
            !$0.isEmpty
        }
    }

    /// Returns the answer followed by the failures. If a failure is expected, its full text
    /// replaces the answer; if none happened, the line "no failure" precedes the answer.
    private func reportedAnswer(for answer: [String], isFailureExpected: Bool) -> [String] {
        guard isFailureExpected else { return answer + failures.flatMap { "failure \($0.text)".lines } }
        return failures.isEmpty ? ["no failure"] + answer : failures.flatMap { $0.description.lines }
    }

    // MARK: - Functions that commands call

    func error(_ message: String) -> LineError { LineError(file: file, line: line, column: nil, message: message) }

    func reset(to setting: Setting) {
        keepRecordingIfNeeded()
        stageLine = line
        stage = nil
        preparedApp = nil
        subjectOfScreen = nil
        self.setting = setting
        guard let preset else { return }
        // The mechanism that the file names can replace only the mechanism of the caller's preset.
        // A mechanism that the caller chose is kept.
        let keepsMechanism = setting.namesMechanism && preset.mechanism != nil && preset.title == preset.name
        self.setting.preset = (keepsMechanism ? preset.with(setting.preset.mechanism!) : preset).seeded(
            preset.seed ?? setting.preset.seed)
    }

    /// Returns what is on the stage. Throws an error before `show`.
    func shown() throws -> Shown {
        guard let stage, let subject = preparedApp?.subject ?? subjectOfScreen else {
            throw error("nothing is on screen yet; 'show' comes first")
        }
        return Shown(stage: stage, subject: subject)
    }

    /// Returns the stage and the app with a collection view on it. Throws an error before `show`, for a
    /// screen that `screen` has named, and for a table view.
    func stageAndApp() throws -> (stage: Stage, app: ScenarioApp) {
        let prepared = try appOnStage()
        guard let app = prepared as? ScenarioApp else {
            throw error("'\(command)' is about a collection view, and a table view is on screen")
        }
        return (try shown().stage, app)
    }

    /// Returns the app on the stage, with a collection view or with a table view. Throws an error
    /// before `show`, and for a screen that `screen` has named.
    func appOnStage() throws -> any PreparedApp {
        if let preparedApp { return preparedApp }
        try throwIfScreenIsNamed()
        throw error("nothing is on screen yet; 'show' comes first")
    }

    /// Changes the data, the layout or the features of the app that `show` makes.
    func changeApp(_ change: (inout AppSetting) -> Void) throws {
        try throwIfScreenIsNamed()
        change(&setting.app)
        if let obstacle = setting.app.obstacleToTable { throw error(obstacle) }
    }

    private func throwIfScreenIsNamed() throws {
        guard let screen = setting.screen else { return }
        throw error("the screen '\(screen.name)' has its own data and layout, which this command does not change")
    }

    var isShown: Bool { stage != nil }

    private func keepRecordingIfNeeded() {
        if keepsRecordings { earlierRecordings = recordings }
    }

    /// Discards the stage with the app.
    ///
    /// - Returns: the objects of the stage, which should all be released now. Its property
    ///   `survivors` lists those that are still alive.
    func discardStage() throws -> WatchedObjects {
        let shown = try shown()
        keepRecordingIfNeeded()
        var lifetimes = WatchedObjects()
        lifetimes.watch(shown.list, on: shown.stage)
        stage = nil
        preparedApp = nil
        subjectOfScreen = nil
        return lifetimes
    }

    /// Makes the stage, and shows the app on it.
    ///
    /// - Parameter isLaidOut: whether the stage takes at least one turn, in which everything is
    ///   laid out.
    func show(isLaidOut: Bool = true) throws -> [String] {
        guard stage == nil else { throw error("the screen is shown already; 'stage' starts again") }
        for fix in earlyCommands { _ = try fix.run(in: self) }
        let stage = Stage(
            width: setting.app.size.width, height: setting.app.size.height, scale: setting.scale,
            behavior: setting.preset)
        stage.scenarioLine = line
        let subject = stage.run {
            let subject = makeSubject()
            if let collectionView = subject.view as? UICollectionView { onShow?(collectionView) }
            return subject
        }
        stage.auditedView = subject.view
        self.stage = stage
        return runAndReport {
            if let app {
                if isLaidOut { stage.show(app.collectionView) } else { app.addCollectionView(to: stage.window) }
            } else if isLaidOut {
                stage.show(subject)
            } else {
                stage.run { stage.add(subject) }
            }
        }
    }

    /// Makes the screen that `screen` has named, or else the app.
    private func makeSubject() -> HuntSubject {
        guard let screen = setting.screen else {
            let app = setting.app.makeApp()
            preparedApp = app
            return app.subject
        }
        let subject = screen.makeSubject()
        if let prefetches = setting.app.prefetches { subject.view.isPrefetchingEnabled = prefetches }
        subjectOfScreen = subject
        return subject
    }

    /// Runs code, and returns a report: which layout passes ran, the numbers of calls of the data
    /// source and of views made and taken, and then log lines, faults and remarks. Before `show`
    /// the code is not run, and the report is empty.
    func runAndReport(_ body: () -> Void) -> [String] {
        guard let shown = try? shown() else { return [] }
        let (stage, list) = (shown.stage, shown.subject.list)
        let counts = stage.counts(of: list)
        let firstTick = stage.ticks + 1
        let before = stage.recorder?.tape.markPosition()
        let knownFaults = stage.faults.count
        app?.notices.resetCounts()
        let raised = stage.collectFailures(during: body)
        hasFailed = !raised.isEmpty
        failures += raised
        lastTicks = firstTick...max(firstTick, stage.ticks)
        let now = stage.counts(of: list)
        lastCounts = now - counts
        var lines = [ScenarioRunner.summary(of: now - counts, lastPass: now.passes)]
        if let before, let events = stage.recorder?.events(from: before) {
            lines += events.flatMap(ScenarioRunner.remarks)
        }
        lines += stage.faults[knownFaults...].flatMap { "fault \($0)".lines }
        if let notices = app?.notices {
            lines += notices.remarks
            notices.remarks = []
        }
        return lines
    }

    private static func remarks(on event: PackedEvent) -> [String] {
        switch event.verb {
        case .log: "log \(event.text.text)".lines.enumerated().map { $0 == 0 ? $1 : "    " + $1 }
        case .notModelled: ["not modelled: \(event.text.text)"]
        default: []
        }
    }

    private static func summary(of counts: Counts, lastPass: Int) -> String {
        let passes =
            switch counts.passes {
            case 0: "no pass"
            case 1: "pass \(lastPass)"
            default: "passes \(lastPass - counts.passes + 1) to \(lastPass)"
            }
        let parts = [("asks", counts.asks), ("made", counts.made.number), ("taken", counts.taken)].filter { $0.1 != 0 }
        return parts.isEmpty ? passes : "\(passes): " + parts.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
    }

    /// Returns the index path unchanged if the item exists. Throws an error otherwise.
    func pathOfExistingItem(at path: IndexPath) throws -> IndexPath {
        if let missing = try shown().subject.messageIfItemIsMissing(at: path) { throw error(missing) }
        return path
    }
}
