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
        let (value, text): (Double?, (Double) -> String) =
            switch bar.figure {
            case .time(let name): (measured[name]!.step.median, Text.time)
            case .perBind(let name): (measured[name]!.perBind, Text.time)
            case .peakMemory(let name): (Double(measured[name]!.peakMemory), Text.memory)
            case .ratio(let name, let other): (try compare(name, other).ratioToBeside!, Text.ratio)
            case .ratioToFloor(let name): (measured[name]!.ratioToFloor, Text.ratio)
            }
        guard let value else { return nil }
        figure = value
        figureText = text(value)
        self.bar = bar.text
        limit = bar.limit
        holds = figure <= bar.limit
    }
}
