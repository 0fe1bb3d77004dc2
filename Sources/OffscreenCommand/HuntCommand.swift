import Foundation
import Offscreen
import OffscreenScenarios

/// Searches for bugs with random steps on a screen that scenario commands prepare.
enum HuntCommand: Subcommand {
    static let name = "hunt"
    static let group = CommandGroup.hunt
    static let summary = "takes random steps on a screen and checks invariants after each"
    static let calls = ["hunt [options]"]
    static let details = """
        On each system the finding with the least seed is shrunk and printed as a scenario. It is the same for any \
        number of jobs. Without --behavior it hunts on every system, and on iOS10 and the newest system with each \
        of the two mechanisms of the bug. A system that did not have the layout or the data source is left out.
        On a screen of your own, a test hunts: Hunt { HuntSubject(view, model: model) }.run(seeds: 1...20, steps: \
        50). The model's sections are the names of the items, from which a fresh screen is made for comparison. A \
        name must determine what its item shows. A diffable data source needs no model.
        """
    static let options =
        [
            CommandOption(
                name: "--layout", value: "LAYOUT", text: "the words after 'layout' in a scenario; card-flow by default",
                choices: ScenarioLanguage.layouts),
            CommandOption(
                name: "--data", value: "DATA", text: "the words after 'data' in a scenario; items=4,7,5 by default"),
            CommandOption(
                name: "--app", value: "FEATURE,...", text: "the app's features: the words after 'app' in a scenario"),
            CommandOption(name: "--fix", value: "NAME,...", text: "the words after 'fix' in a scenario"),
            CommandOption(
                name: "--acts", value: "LINES",
                text: "more steps: lines of a scenario with 'layout', 'app' or a step, separated by semicolons"),
            CommandOption(name: "--seeds", value: "A...B", text: "the random runs; 1...100 by default"),
            CommandOption(name: "--steps", value: "N", text: "steps in each run; 200 by default"),
            CommandOption(
                name: "--jobs", value: "N", text: "processes that work at once; one for each core by default"),
        ] + CommandOption.system
    static let example = "hunt --layout card-flow --behavior iOS10 --seeds 1...20"

    /// The parsed options of a hunt.
    private struct HuntRequest {
        let layout: String
        let data: String
        let features: String?
        let fixes: String?
        let acts: String?
        let seeds: ClosedRange<UInt64>
        let steps: UInt64

        @MainActor func makeHunt(on preset: Preset) throws -> ScenarioHunt {
            func splitAtCommas(_ text: String?) -> [String] {
                text.map { $0.split(separator: ",").map(String.init) } ?? []
            }
            do {
                return try ScenarioHunt(
                    layout: layout, data: data, behavior: preset, features: splitAtCommas(features),
                    fixes: splitAtCommas(fixes),
                    acts: (acts ?? "").split(separator: ";").map {
                        $0.trimmingCharacters(in: .whitespaces)
                    })
            } catch let error as LineError {
                // `ScenarioHunt` writes each of these options as a line of a scenario. The number
                // of the line with the error leads back to the option.
                let lines =
                    ["--behavior", "--data", "--layout"] + (features == nil ? [] : ["--app"])
                    + (fixes == nil ? [] : ["--fix"]) + ["--acts"]
                throw CommandError(
                    message:
                        "\(lines.indices.contains(error.line - 1) ? lines[error.line - 1] : "hunt"): \(error.message)")
            }
        }

        /// Returns the command line, without the option `--seeds`, for a process that hunts on one
        /// system.
        func arguments(on preset: Preset) -> [String] {
            var arguments = [
                "hunt", "--layout", layout, "--data", data, "--steps", "\(steps)", "--behavior", preset.name,
            ]
            if let mechanism = preset.mechanism { arguments += ["--mechanism", mechanism.rawValue] }
            if let seed = preset.seed { arguments += ["--seed", "\(seed)"] }
            if let features { arguments += ["--app", features] }
            if let fixes { arguments += ["--fix", fixes] }
            if let acts { arguments += ["--acts", acts] }
            return arguments
        }

        func summary(runs: UInt64, stepsDone: Int) -> String {
            """
            layout \(layout), seeds \(seeds.lowerBound)...\(seeds.upperBound), \(steps) steps each: \
            \(countPhrase(Int(runs), of: "run")), \(stepsDone) steps done
            """
        }
    }

    static func run(_ arguments: inout CommandArguments) throws -> Int32 {
        let request = HuntRequest(
            layout: try arguments.extractValue(of: "--layout", expecting: "a layout, such as --layout card-flow")
                ?? "card-flow",
            data: try arguments.extractValue(of: "--data", expecting: "the model, such as --data items=4,7,5")
                ?? "items=4,7,5",
            features: try arguments.extractValue(of: "--app", expecting: "a feature, such as --app tints-some"),
            fixes: try arguments.extractValue(of: "--fix", expecting: "a fix, such as --fix cards-to-back"),
            acts: try arguments.extractValue(of: "--acts", expecting: "steps, such as --acts 'layout waterfall'"),
            seeds: try arguments.extractRange(of: "--seeds") ?? 1...100,
            steps: min(try arguments.extractNumber(of: "--steps", example: "200") ?? 200, 1_000_000))
        let preset = try arguments.extractPreset()
        let isHere = arguments.extractFlag("--here")
        let (jobs, every) = (
            try arguments.extractJobCount(), try arguments.extractNumber(of: "--every", example: "2") ?? 1
        )
        try arguments.throwIfArgumentsRemain()
        let presets = preset.map { [$0] } ?? Preset.withEveryMechanism
        if isHere { return try runInThisProcess(request, on: presets[0], every: every) }
        guard let offscreen = Bundle.main.executablePath else {
            throw CommandError(message: "the file of this command cannot be found")
        }
        var code: Int32 = 0
        for preset in presets {
            let missing = try request.makeHunt(on: preset).partsMissing()
            guard missing.isEmpty else {
                let text = missing.joined(separator: "; ")
                if presets.count == 1 { throw CommandError(message: text) }
                printLine("# \(preset.title): no hunt: \(text)")
                continue
            }
            var progress = ProgressReporter(ProgressText(preset.title, unit: "seeds", of: request.seeds))
            let outcome = try SeedRangeRunner([offscreen], request.arguments(on: preset), jobs: jobs)
                .run(rangeOption: "--seeds", seeds: request.seeds) { try progress.showIfDue($0) }
            progress.end()
            let done = request.summary(runs: outcome.done.runs, stepsDone: outcome.done.steps)
            let system = preset.title + (preset.seed.map { " seed \($0)" } ?? "")
            // The lines of the report begin with `#`, so that the output can be stored as a
            // scenario file.
            switch outcome.ending {
            case .held:
                try printText(TerminalStyle.success("# \(system): no finding: \(done)") + "\n")
                continue
            case .found(let scenario):
                try printText(TerminalStyle.failure("# \(system): found: \(done)") + "\n" + scenario)
            case .trapped(let errors):
                let message = errors.split(separator: "\n").first { $0.contains("error: ") } ?? "a signal"
                let seed = outcome.seed ?? 0
                try printText("# \(system): a trap at seed \(seed), \(done)\n# Ended by a trap: \(message)\n")
            case .ended(let text):
                throw CommandError(message: "\(system): the hunt was ended. \(text.split(separator: "\n").last ?? "")")
            }
            code = 1
        }
        return code
    }

    /// Hunts in this process with the first seed and each `every`-th seed after it, up to the first
    /// finding. Prints a line before and after the run of each seed. The parent process reads these
    /// lines as progress (`SeedRun`).
    private static func runInThisProcess(_ request: HuntRequest, on preset: Preset, every: UInt64) throws -> Int32 {
        let hunt = try request.makeHunt(on: preset)
        for seed in StridedSeeds(seeds: request.seeds, every: every) {
            printLine("\(SeedRangeRunner.seedPrefix)\(seed)")
            let finding = hunt.run(seeds: seed...seed, steps: Int(request.steps))
            printLine("\(finding == nil ? SeedRangeRunner.heldPrefix : SeedRangeRunner.stepsPrefix)\(hunt.stepsDone)")
            guard let finding else { continue }
            try printText(try hunt.scenarioText(of: finding))
            return 1
        }
        return 0
    }
}
