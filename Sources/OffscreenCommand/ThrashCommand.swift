import Foundation
import OffscreenScenarios

/// Thrashes collection views of every kind.
enum ThrashCommand: SubCommand {
    static let name = "thrash"
    static let usage = [
        (
            call: "thrash --programs 1...2000 --steps 300",
            does:
                "random programs over all that can be done, on every system; the first that fails, shrunk, is printed as a scenario; exits 1"
        ),
        (call: "thrash --programs 7 --trace", does: "tells each step before it is done; --here instead tells each program"),
    ]

    static func run(_ words: inout Words) throws -> Int32 {
        let steps = Int(min(try words.number("--steps", "300") ?? 300, 1_000_000))
        let programs = try words.range("--programs") ?? 1...2000
        let (traces, isHere) = (words.flag("--trace"), words.flag("--here"))
        try words.finish(options: ["--steps", "--programs", "--trace", "--here"])
        if !traces, !isHere, let offscreen = Bundle.main.executablePath {
            let (text, allHeld) = try ThrashApart([offscreen], steps: steps).run(programs: programs)
            try say(text)
            return allHeld ? 0 : 1
        }
        return try here(programs, steps, traces)
    }

    /// In this process, which a trap ends.
    @MainActor private static func here(_ programs: ClosedRange<UInt64>, _ steps: Int, _ traces: Bool) throws -> Int32 {
        /// At once, whatever comes after it.
        func tell(_ line: String) {
            do { try say("\(line)\n") } catch { complain((error as? UsageProblem)?.message ?? "\(error)") }
        }
        var thrash = Thrash()
        if traces { thrash.trace = tell } else { thrash.begins = { tell("\(ThrashApart.head)\($0)") } }
        guard let finding = try thrash.run(programs: programs, steps: steps) else {
            tell("no finding in \(programs.count) programs, \(thrash.stepsDone) steps")
            return 0
        }
        if traces { tell("\(ThrashApart.head)\(finding.program)") }
        try say(finding.scenario)
        return 1
    }
}
