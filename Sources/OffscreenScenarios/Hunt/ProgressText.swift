/// Formats the progress of many runs as one line of text.
package struct ProgressText {
    private let what: String
    private let unit: String
    private let total: Double

    /// - Parameters:
    ///   - what: the name of the work, such as "iOS9".
    ///   - unit: the name of the runs, such as "seeds".
    package init(_ what: String, unit: String, of range: ClosedRange<UInt64>) {
        self.what = what
        self.unit = unit
        total = Double(range.upperBound - range.lowerBound) + 1
    }

    /// Returns a line such as "iOS9: 37 of 100 seeds, 7400 steps, 12 seeds a second, 6 s left, no
    /// finding".
    package func line(for progress: SeedRangeRunner.Progress, after seconds: Double) -> String {
        var parts = ["\(what): \(progress.runs) of \(Self.wholeNumberText(total)) \(unit)", "\(progress.steps) steps"]
        let rate = seconds > 0 ? Double(progress.runs) / seconds : 0
        if rate > 0 {
            parts += [
                "\(Self.rateText(rate)) \(unit) a second",
                "\(Self.durationText((total - Double(progress.runs)) / rate)) left",
            ]
        }
        switch progress.findings {
        case 0: parts.append("no finding")
        case 1: parts.append("1 finding")
        default: parts.append("\(progress.findings) findings")
        }
        return parts.joined(separator: ", ")
    }

    private static func wholeNumberText(_ number: Double) -> String { number < 1e15 ? "\(Int(number))" : "\(number)" }

    private static func rateText(_ rate: Double) -> String {
        rate >= 10 ? "\(Int(rate.rounded()))" : "\((rate * 10).rounded() / 10)"
    }

    private static func durationText(_ seconds: Double) -> String {
        let whole = seconds.rounded(.up)
        if whole < 100 { return "\(Int(whole)) s" }
        if whole < 6000 { return "\(Int((whole / 60).rounded())) min" }
        if whole < 360_000 { return "\(Int((whole / 3600).rounded())) h" }
        return whole < 3e12 ? "\(Int((whole / 86_400).rounded())) days" : "ages"
    }
}
