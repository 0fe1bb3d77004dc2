import Foundation
import Offscreen

/// Thrash in a process of its own: what traps there is told as a scenario too.
@MainActor
public struct ThrashApart {
    private let offscreen: [String]
    private let steps: Int

    /// - Parameter offscreen: the command that does the programs, by its path, and the first of its words if there are any.
    public init(_ offscreen: [String], steps: Int) {
        self.offscreen = offscreen
        self.steps = steps
    }

    /// Runs programs until something does not hold.
    ///
    /// - Returns: what there is to say, and whether all held.
    /// - Throws: when the command cannot be run.
    public func run(programs: ClosedRange<UInt64>) throws -> (text: String, allHeld: Bool) {
        let child = try thrash(programs, "--here")
        let last = child.output.range(of: Self.head, options: .backwards)?.lowerBound ?? child.output.startIndex
        if child.isTrapped, let program = UInt64(child.output[last...].dropFirst(Self.head.count).prefix { $0 != "\n" }) {
            return (try trap(in: program), false)
        }
        let told = String(child.output[last...])
        switch (child.signal, child.code) {
        case (nil, 0): return (String(told.drop { $0 != "\n" }.dropFirst()), true)
        case (nil, 1): return (told, false)
        default: return (told + child.errors + (child.signal.map { "# Ended by signal \($0).\n" } ?? ""), false)
        }
    }

    /// What stands before the number of a program.
    public static let head = "# program "

    private func thrash(_ programs: ClosedRange<UInt64>, _ option: String) throws -> ChildProcess {
        let range = "\(programs.lowerBound)...\(programs.upperBound)"
        return try child(["thrash", "--programs", range, "--steps", "\(steps)", option])
    }

    private func child(_ words: [String]) throws -> ChildProcess {
        try ChildProcess(
            URL(fileURLWithPath: offscreen[0]), offscreen.dropFirst() + words, environment: ["SWIFT_BACKTRACE": "enable=no"])
    }

    // MARK: - What traps

    private func trap(in program: UInt64) throws -> String {
        let traced = try thrash(program...program, "--trace")
        let setting = try Thrash.hunt(program).setting
        var steps = Self.blocks(traced.output)
        let count = steps.count
        let message = traced.errors.split(separator: "\n").first { $0.contains("error: ") } ?? "signal \(traced.signal ?? 0)"
        var lines = ["\(Self.head)\(program)", "# Ended by a trap: \(message)"]
        // The comparison with a fresh one may be where it happens, or the end of it all.
        let closing = try [[], ["check"], ["check fresh=yes"], ["end"]].first { try traps(setting, steps + $0) }
        if let closing {
            while try steps.leaveOut(where: { try traps(setting, $0 + closing) }) {}
            lines.append("# random run: seed \(program), shrunk from \(count) steps to \(steps.count)")
        } else {
            lines.append(
                "# random run: seed \(program). As a scenario its \(count) steps do not trap; thrash --programs \(program) --trace does")
        }
        return (lines + ["", Self.scenario(setting, steps + (closing ?? []))]).joined(separator: "\n")
    }

    /// The steps of a trace that were done. The lines of a batch belong to the one they are indented under.
    private static func blocks(_ text: String) -> [String] {
        var blocks: [String] = []
        for line in text.split(separator: "\n") {
            if line == Hunt.notDone {
                blocks.removeLast()
            } else if line.hasPrefix(" ") {
                blocks[blocks.count - 1] += "\n\(line)"
            } else {
                blocks.append(String(line))
            }
        }
        return blocks
    }

    private static func scenario(_ setting: [String], _ steps: [String]) -> String {
        (setting + [""]).joined(separator: "\n") + (["show"] + steps).map { "\n\($0)\n----\n" }.joined()
    }

    private func traps(_ setting: [String], _ steps: [String]) throws -> Bool {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).scenario")
        try Data(Self.scenario(setting, steps).utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        return try child(["run", file.path]).isTrapped
    }
}
