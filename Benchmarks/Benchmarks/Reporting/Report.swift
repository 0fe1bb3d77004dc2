import Foundation

/// The measurements of one run.
struct Report: Codable {
    let machine: Machine
    let measurements: [Measurement]
    let verdicts: [Verdict]

    var json: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return String(decoding: try! encoder.encode(self), as: UTF8.self) + "\n"
    }

    @MainActor
    var text: String {
        let hasFloor = measurements.contains { $0.floor != nil }
        let header =
            [
                "workload", "min", "median", "p90", "per bind", "binds", "passes", "makes", "takes", "applies", "asks",
                "peak",
            ]
            + (hasFloor ? ["floor", "ratio"] : [])
        let rows = measurements.map { row($0, hasFloor: hasFloor) }
        return machine.text + "\n\n" + Text.table([header] + rows) + "\n" + legend + verdictText
    }

    private func row(_ measured: Measurement, hasFloor: Bool) -> [String] {
        let spread = [measured.step.min, measured.step.median, measured.step.p90].map(Text.time)
        let counts = [\Tallies.binds, \.passes, \.made, \.taken, \.applied, \.asks].map {
            Text.count(measured.perStep($0))
        }
        let floor = [measured.floor.map { Text.time($0.median) }, measured.ratioToFloor.map(Text.ratio)].map {
            $0 ?? "-"
        }
        return [measured.workload] + spread + [measured.perBind.map(Text.time) ?? "-"] + counts + [
            Text.memory(Double(measured.peakMemory))
        ]
            + (hasFloor ? floor : [])
    }

    @MainActor
    private var legend: String {
        let steps = measurements.map { ["  \($0.workload)", Workload.named($0.workload)?.step ?? ""] }
        let width = steps.map { $0[0].count }.max() ?? 0
        return
            "Times and counts are those of one step; \(measurements.first?.samples ?? 0) samples of each. A step is:\n"
            + steps.map { $0[0].padding(toLength: width + 2, withPad: " ", startingAt: 0) + $0[1] + "\n" }.joined()
    }

    private var verdictText: String {
        guard !verdicts.isEmpty else { return "" }
        return "\nBars\n" + Text.table(verdicts.map { ["  " + $0.bar, $0.figureText, $0.holds ? "holds" : "MISSED"] })
    }
}
