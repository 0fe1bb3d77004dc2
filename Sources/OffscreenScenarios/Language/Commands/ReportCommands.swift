import Offscreen

/// Commands that report: on the views, the pools and the events, on broken invariants (`check`),
/// and on objects that stay alive after the stage is released (`end`).
extension CommandDefinition {
    static let tree = CommandDefinition(
        "tree [everything=yes]",
        text: "Every view in the window, one per line, back to front. With everything=yes also the views inside cells."
    ) { arguments in
        TreeCommand(showsEverything: try arguments.takeBool(forKey: "everything") ?? false)
    }

    static let stacking = CommandDefinition(
        "stacking [inversions=N]",
        text:
            """
            The order of the siblings, and the misplaced views, each with its cause. With inversions=N, at \
            most N entries are listed.
            """
    ) { arguments in
        StackingCommand(maximumEntryCount: try arguments.takeInt(forKey: "inversions", in: 0...Int.max) ?? Int.max)
    }

    static let pools = CommandDefinition("pools", text: "The reuse pools: views made, live, dormant, taken and put.") {
        _ in PoolsCommand()
    }

    static let trace = CommandDefinition(
        "trace [ticks=N | all=yes]",
        text:
            """
            Every step of the last command that did something, indented by nesting. ticks=N prints only \
            its first N ticks, and all=yes
            all ticks since 'show'. 'offscreen explain' explains the words.
            """
    ) { arguments in
        TraceCommand(
            ticks: try arguments.takeInt(forKey: "ticks", in: 1...100_000),
            isWhole: try arguments.takeBool(forKey: "all") ?? false)
    }

    static let counts = CommandDefinition(
        "counts [all=yes]", text: "The counts of the last command that did something, or of all commands since 'show'."
    ) { arguments in
        CountsCommand(isWhole: try arguments.takeBool(forKey: "all") ?? false)
    }

    static let check = CommandDefinition(
        "check [fresh=yes]",
        text:
            """
            Checks all invariants of the hunt, and lists those that are broken. With fresh=yes it also \
            lists what is on screen and would
            differ in a fresh list with the same data, offset and selection.
            """
    ) { arguments in
        CheckCommand(comparesWithFreshView: try arguments.takeBool(forKey: "fresh") ?? false)
    }

    static let end = CommandDefinition(
        "end",
        text: "Releases the stage with everything on it, and lists the views, layouts and attributes that stay alive."
    ) { _ in EndCommand() }
}

struct TreeCommand: ScenarioCommand {
    let showsEverything: Bool

    func run(in runner: ScenarioRunner) throws -> [String]? {
        ViewTree(of: try runner.shown().stage.window, detail: showsEverything ? .everything : .elements)
            .description.lines
    }
}

struct StackingCommand: ScenarioCommand {
    let maximumEntryCount: Int

    func run(in runner: ScenarioRunner) throws -> [String]? {
        let shown = try runner.shown()
        return shown.stage.stacking(of: shown.subject.list).text(maximumEntryCount: maximumEntryCount).lines
    }
}

struct PoolsCommand: ScenarioCommand {
    func run(in runner: ScenarioRunner) throws -> [String]? {
        let shown = try runner.shown()
        return shown.stage.pools(of: shown.subject.list).description.lines
    }
}

struct TraceCommand: ScenarioCommand {
    /// The greatest number of ticks that are printed; nil for all ticks of the last command.
    let ticks: Int?
    /// Whether all ticks since `show` are printed.
    let isWhole: Bool

    func run(in runner: ScenarioRunner) throws -> [String]? {
        let recording = try runner.shown().stage.recording
        if isWhole { return recording.trace.lines }
        let last = runner.lastTicks
        let end = ticks.map { min(last.lowerBound + $0 - 1, last.upperBound) } ?? last.upperBound
        return recording.trace(ofTicks: last.lowerBound...max(end, last.lowerBound)).lines
    }
}

struct CountsCommand: ScenarioCommand {
    /// Whether the counts are of all commands since `show`.
    let isWhole: Bool

    func run(in runner: ScenarioRunner) throws -> [String]? {
        let shown = try runner.shown()
        if isWhole { return ["\(shown.stage.counts(of: shown.subject.list))"] }
        return [runner.lastCounts.map { "\($0)" } ?? "nothing was done yet"]
    }
}

struct CheckCommand: ScenarioCommand {
    let comparesWithFreshView: Bool

    func run(in runner: ScenarioRunner) throws -> [String]? {
        let shown = try runner.shown()
        var findings = Invariant.thorough.flatMap { $0.check(shown.stage, shown.subject.list) }
        if comparesWithFreshView {
            guard runner.app?.puzzle == nil else {
                throw runner.error("a puzzle cannot be compared with a fresh one")
            }
            let comparison = FreshViewComparison(of: shown.subject, on: shown.stage)
            guard comparison.isPossible else {
                throw runner.error(
                    """
                    the \(shown.list.listName) has to be in the window and at rest, without a carried item or \
                    a transition
                    """
                )
            }
            findings += comparison.differences { runner.setting.screen?.makeSubject() ?? shown.subject }
        }
        return findings.isEmpty ? ["all hold"] : findings
    }
}

struct EndCommand: ScenarioCommand {
    func run(in runner: ScenarioRunner) throws -> [String]? {
        let survivors = try runner.discardStage().survivors
        return survivors.isEmpty ? ["nothing lives on"] : survivors
    }
}

extension String {
    /// The lines without the empty one after a last newline.
    var lines: [String] {
        var lines = split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if lines.last == "" { lines.removeLast() }
        return lines
    }
}
