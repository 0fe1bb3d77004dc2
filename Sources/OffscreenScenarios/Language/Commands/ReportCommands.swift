import Offscreen

/// Commands that report: on the views, the pools and the events, on broken invariants (`check`),
/// and on objects that stay alive after the stage is released (`end`).
extension CommandDefinition {
    static let tree = CommandDefinition(
        "tree [everything=yes]",
        text: "Every view in the window, one per line, back to front. With everything=yes also the views inside cells."
    ) { arguments in
        let showsEverything = try arguments.takeBool(forKey: "everything") ?? false
        return {
            ViewTree(of: try $0.shown().stage.window, detail: showsEverything ? .everything : .elements)
                .description.lines
        }
    }

    static let stacking = CommandDefinition(
        "stacking [inversions=N]",
        text:
            """
            The order of the siblings, and the misplaced views, each with its cause. With inversions=N, at \
            most N entries are listed.
            """
    ) { arguments in
        let most = try arguments.takeInt(forKey: "inversions", in: 0...Int.max) ?? Int.max
        return { runner in
            let shown = try runner.shown()
            return shown.stage.stacking(of: shown.subject.list).text(maximumEntryCount: most).lines
        }
    }

    static let pools = CommandDefinition("pools", text: "The reuse pools: views made, live, dormant, taken and put.") {
        _ in
        { runner in
            let shown = try runner.shown()
            return shown.stage.pools(of: shown.subject.list).description.lines
        }
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
        let ticks = try arguments.takeInt(forKey: "ticks", in: 1...100_000)
        let all = try arguments.takeBool(forKey: "all") ?? false
        return { runner in
            let recording = try runner.shown().stage.recording
            if all { return recording.trace.lines }
            let last = runner.lastTicks
            let end = ticks.map { min(last.lowerBound + $0 - 1, last.upperBound) } ?? last.upperBound
            return recording.trace(ofTicks: last.lowerBound...max(end, last.lowerBound)).lines
        }
    }

    static let counts = CommandDefinition(
        "counts [all=yes]", text: "The counts of the last command that did something, or of all commands since 'show'."
    ) { arguments in
        let all = try arguments.takeBool(forKey: "all") ?? false
        return { runner in
            let shown = try runner.shown()
            return [
                all
                    ? "\(shown.stage.counts(of: shown.subject.list))"
                    : runner.lastCounts.map { "\($0)" } ?? "nothing was done yet"
            ]
        }
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
        let compares = try arguments.takeBool(forKey: "fresh") ?? false
        return { runner in
            let shown = try runner.shown()
            var findings = Invariant.thorough.flatMap { $0.check(shown.stage, shown.subject.list) }
            if compares {
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

    static let end = CommandDefinition(
        "end",
        text: "Releases the stage with everything on it, and lists the views, layouts and attributes that stay alive."
    ) { _ in
        { runner in
            let survivors = try runner.discardStage().survivors
            return survivors.isEmpty ? ["nothing lives on"] : survivors
        }
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
