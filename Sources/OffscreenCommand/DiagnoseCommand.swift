import Foundation
import Offscreen
import OffscreenScenarios

enum DiagnoseCommand: Subcommand {
    static let name = "diagnose"
    static let group = CommandGroup.look
    static let summary =
        "looks through a recording for signs of known pitfalls, and names exhibits that show similar cases"
    static let calls = ["diagnose FILE... [options]", "diagnose --signs"]
    static let details = """
        FILE is a scenario file, an exhibit, or a recording's JSON from stage.recording.write(to:), 'offscreen \
        record' or OffscreenProbe.save(). Of several files, one report follows the other. Each stage of a scenario \
        is diagnosed separately.
        A sign is a proof: two facts in the recording contradict each other, or a fact contradicts a claim about \
        UIKit, and the report names both. For some pitfalls no proof exists, because a recording does not contain \
        what the app meant to show. The option --signs says why. No sign does not mean that there is no mistake.
        For content that arrives late or is left over in a reused cell, use stage.checkReuse in a test. It knows \
        what each item should show, which a recording does not.
        An exhibit is a similar case, whose cause may be another one than in the recording. If several views show \
        the same sign, the report describes the first one, and says how many others there are.
        All failures, and the log lines that an exhibit shows, come first. They are followed by the other signs \
        of exhibits, and then by the rest. Each group is in the order of the ticks. The exit code is 1 when \
        something was found.
        The recording of a device, which the file of 'offscreen probe' makes, also has a verdict on the order of \
        the views: explained by z, not explained by z, or cannot tell. The exit code is 1 for "not explained by \
        z", and the other two verdicts do not change it.
        In a test: #expect(stage.problems.isEmpty).
        """
    static let options =
        [
            CommandOption(
                name: "--signs",
                text: "lists the sign of each exhibit in a recording, and the exhibits for which no proof exists")
        ]
        + CommandOption.system
    static let completionWords = Exhibits.all.map(\.name)
    static let takesFiles = true
    static let example = "diagnose exhibit-52"

    static func run(_ arguments: inout CommandArguments) throws -> Int32 {
        let preset = try arguments.extractPreset()
        if arguments.extractFlag("--signs") {
            try arguments.throwIfArgumentsRemain()
            try printLines(ExhibitSign.all.flatMap(lines))
            return 0
        }
        let files = arguments.extractRemainingWords()
        try arguments.throwIfArgumentsRemain()
        guard !files.isEmpty else {
            throw CommandError(message: "name a recording's JSON, a scenario file or an exhibit")
        }
        // All files are read before the first report, so an error in a file is reported before
        // anything is printed.
        let takes = try files.map { (file: $0, stages: try RecordedScenario.load($0, preset: preset).stages) }
        var lines: [String] = []
        var isHealthy = true
        for (file, stages) in takes {
            for (index, stage) in stages.enumerated() {
                let recording = stage.recording
                let name = (file as NSString).lastPathComponent
                let title = stages.count == 1 ? name : "\(name), stage \(index + 1) of \(stages.count)"
                let problems = recording.problems
                let verdicts = verdicts(on: recording)
                if !problems.isEmpty || verdicts.contains(where: { $0.verdict.kind == .notExplained }) {
                    isHealthy = false
                }
                lines +=
                    (lines.isEmpty ? [] : [""])
                    + (try report(on: problems, verdicts: verdicts, in: recording, title: title))
            }
        }
        try printLines(lines)
        return isHealthy ? 0 : 1
    }

    private static func lines(of sign: ExhibitSign) -> [String] {
        HelpText.wrapped(
            sign.name.padding(toLength: 12, withPad: " ", startingAt: 0)
                + (sign.sign ?? "no proof exists: \(sign.reason ?? "")"),
            followingIndent: 12)
    }

    /// Returns verdicts on the front-to-back order of views in a device's recording: one for each
    /// collection view, and one for each scroll view of an orthogonal section. Returns an empty
    /// list for other recordings.
    private static func verdicts(on recording: Recording) -> [(list: String, verdict: OrderVerdict)] {
        guard recording.device != nil else { return [] }
        return recording.collectionViews.compactMap { list in recording.orderVerdict(of: list).map { (list, $0) } }
    }

    private static func report(
        on problems: [Problem], verdicts: [(list: String, verdict: OrderVerdict)], in recording: Recording,
        title: String
    ) throws -> [String] {
        guard let first = recording.ticks.first?.number, let last = recording.ticks.last?.number else {
            return ["\(title): no ticks, so nothing to judge"]
        }
        let length = "ticks \(first) to \(last), \(recording.behavior)"
        let ending = deviceLines(of: recording, verdicts: verdicts)
        guard !problems.isEmpty else {
            let looked = ExhibitSign.all.count { $0.applies(to: recording) }
            let unexplained = verdicts.filter { $0.verdict.kind == .notExplained }.map(\.list)
            let found =
                unexplained.isEmpty
                ? "no" : "the order of \(unexplained.joined(separator: ", ")) is not explained by z, and no other"
            return HelpText.wrapped(
                """
                \(title): \(found) sign of the \(looked) pitfalls that can leave one (\(length)). Other \
                mistakes leave no sign, and these leave one only if the recording shows their effect, as when \
                items leave the screen and come back. 'offscreen diagnose --signs' lists the signs.
                """
            )
                + ending
        }
        var lines = ["\(title): \(countPhrase(problems.count, of: "problem")) (\(length))"]
        for problem in problems {
            let tick = recording[tick: problem.tick]
            let what = (tick?.what).flatMap { $0.isEmpty ? nil : ": \($0)" } ?? ""
            let line = (tick?.line).map { ", line \($0)" } ?? ""
            lines += ["", TerminalStyle.heading("tick \(problem.tick) at \(problem.clock) s\(line)\(what)")]
            lines += HelpText.indented(problem.text.prefix(1).uppercased() + problem.text.dropFirst() + ".")
            if let fix = problem.fix { lines += HelpText.indented("fix: \(fix)") }
            guard let name = problem.exhibit else { continue }
            let exhibit = try Exhibits.scenario(named: name)
            lines += HelpText.indented("\(name) is a similar case: \(exhibit.map(Self.title(of:)) ?? "")")
            if problem.fix == nil, let fix = exhibit?.text(of: .fix) {
                lines += HelpText.indented("its fix: \(fix)")
            }
            lines.append("  " + TerminalStyle.example("offscreen play \(name)"))
        }
        return lines + ending
    }

    /// Returns the title of an exhibit without its number, which the name has.
    private static func title(of exhibit: Scenario) -> String {
        exhibit.title.replacing(/^Exhibit \d+:\s/, with: "")
    }

    /// Returns the last lines of the report on a device's recording: the device, the verdicts on
    /// the order of views, and the known pitfalls that such a recording cannot show. Returns no
    /// lines for other recordings.
    private static func deviceLines(of recording: Recording, verdicts: [(list: String, verdict: OrderVerdict)])
        -> [String]
    {
        guard let device = recording.device else { return [] }
        var lines = [""] + HelpText.wrapped("\(device).")
        for (list, verdict) in verdicts {
            lines += HelpText.wrapped("The verdict on the order of \(list): \(verdict).", followingIndent: 2)
            if !verdict.exhibits.isEmpty {
                lines += HelpText.indented("such a picture: \(verdict.exhibitNames.joined(separator: ", "))")
            }
        }
        let left = ExhibitSign.all.filter { $0.sign != nil && !$0.applies(to: recording) }.map { "\($0.exhibit)" }
        return lines
            + HelpText.wrapped(
                """
                Not looked for, because the probe does not record them: the signs of exhibits \
                \(left.joined(separator: ", ")).
                """,
                followingIndent: 2)
    }
}
