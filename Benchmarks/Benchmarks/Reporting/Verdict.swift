/// The comparison of a figure with its bar.
struct Verdict: Codable {
    let bar: String
    let limit: Double
    let figure: Double
    let figureText: String
    let holds: Bool

    /// Compares a figure with its bar; nil if the figure was not measured.
    ///
    /// - Parameter compare: samples two workloads in turns.
    init?(_ bar: Bar, _ measured: [String: Measurement], compare: (String, String) throws -> Measurement) rethrows {
        guard bar.workloads.allSatisfy({ measured[$0] != nil }) else { return nil }
        switch bar.figure {
        case .time(let name):
            figure = measured[name]!.step.median
            figureText = Text.time(figure)
        case .perBind(let name):
            guard let time = measured[name]!.perBind else { return nil }
            figure = time
            figureText = Text.time(time)
        case .peakMemory(let name):
            figure = Double(measured[name]!.peakMemory)
            figureText = Text.memory(measured[name]!.peakMemory)
        case .ratio(let name, let other):
            figure = try compare(name, other).ratioToBeside!
            figureText = Text.ratio(figure)
        case .ratioToFloor(let name):
            guard let ratio = measured[name]!.ratioToFloor else { return nil }
            figure = ratio
            figureText = Text.ratio(ratio)
        }
        self.bar = bar.text
        limit = bar.limit
        holds = figure <= bar.limit
    }
}
