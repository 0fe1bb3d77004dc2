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
        (call: "thrash --programs 7 --trace", does: "tells each step before it is done"),
    ]

    static func run(_ words: inout Words) throws -> Int32 {
        let steps = try words.number("--steps", "300") ?? 300
        let programs = try words.range("--programs") ?? 1...2000
        let traces = words.flag("--trace")
        try words.finish(options: ["--steps", "--programs", "--trace"])
        var thrash = Thrash()
        if traces { thrash.trace = { FileHandle.standardOutput.write(Data("\($0)\n".utf8)) } }
        guard let finding = try thrash.run(programs: programs, steps: Int(min(steps, 1_000_000))) else {
            print("no finding in \(programs.count) programs, \(thrash.stepsDone) steps")
            return 0
        }
        print("# program \(finding.program)\n\(finding.scenario)", terminator: "")
        return 1
    }
}
