import Offscreen

/// The comparison of two traces of one scenario, of the model ("ours") and of a device ("theirs"), claim by claim.
public struct DeviceComparison: Sendable {
    public enum Verdict: String, CaseIterable, Sendable {
        case agrees
        case differs
        case known = "known difference"
        case unexpected = "unexpectedly agrees"
    }

    /// The result for one claim.
    public struct ClaimResult: Sendable {
        /// The id of the claim; "-" for lines that bear on no claim.
        public let claim: String
        public let verdict: Verdict
        /// The reason for which the claim is known to differ; nil if it is not.
        public let reason: String?
        /// The differing lines, each group after the step that contains it.
        public let differences: [String]
    }

    public let scenario: String
    /// The findings, sorted by claim.
    public let findings: [ClaimResult]
    /// Remarks on the traces as a whole, such as different scales, or a trace that ends early.
    public let notes: [String]

    public init(ours: DeviceRecord, theirs: DeviceRecord, known: KnownDifferences) {
        scenario = ours.scenario
        var notes: [String] = []
        if ours.scenario != theirs.scenario { notes.append("these are two scenarios: \(ours.scenario) and \(theirs.scenario)") }
        if ours.scale != theirs.scale { notes.append("scale \(ours.scale) and \(theirs.scale): what is rounded to the pixel may differ") }
        var sights = Sights()
        let pairs = LineDifference.pairs(ours.steps.map(\.title)[...], theirs.steps.map(\.title)[...])
        for (mine, other) in pairs {
            switch (mine, other) {
            case (let mine?, let other?): sights.compare(ours.steps[mine], theirs.steps[other])
            case (let mine?, nil): sights.note(ours.steps[mine], "ours has it, theirs does not")
            case (nil, let other?): sights.note(theirs.steps[other], "theirs has it, ours does not")
            case (nil, nil): break
            }
        }
        if theirs.steps.count < ours.steps.count { notes.append("theirs ends after \(theirs.steps.count) of \(ours.steps.count) steps") }
        self.notes = notes
        findings = sights.byClaim.sorted { $0.key < $1.key }.map { claim, differences in
            let reason = known.reason(claim, in: ours.scenario)
            let verdict: Verdict =
                differences.isEmpty ? (reason == nil ? .agrees : .unexpected) : (reason == nil ? .differs : .known)
            return ClaimResult(claim: claim, verdict: verdict, reason: reason, differences: differences)
        }
    }

    /// Whether no claim differs or agrees unexpectedly.
    public var isAsExpected: Bool { !findings.contains { [.differs, .unexpected].contains($0.verdict) && $0.claim != "-" } }

    /// The lines of a report.
    public var lines: [String] {
        var lines = [scenario] + notes.map { "  note: \($0)" }
        for verdict in Verdict.allCases {
            let found = findings.filter { $0.verdict == verdict && $0.claim != "-" }
            if verdict == .agrees, !found.isEmpty { lines.append("  agrees: " + found.map(\.claim).joined(separator: " ")) }
            guard verdict != .agrees else { continue }
            for finding in found {
                lines.append("  \(verdict.rawValue): \(finding.claim)" + (finding.reason.map { ", \($0)" } ?? ""))
                lines += finding.differences.map { "    " + $0 }
            }
        }
        if let rest = findings.first(where: { $0.claim == "-" }), !rest.differences.isEmpty {
            lines.append("  of no claim:")
            lines += rest.differences.map { "    " + $0 }
        }
        return lines
    }
}

/// The differences found for each claim. An empty list means that the traces agree.
private struct Sights {
    private(set) var byClaim: [String: [String]] = [:]
    /// The number of differing lines of a step that are listed. The rest is only counted.
    private static let maximumLineCount = 12

    mutating func note(_ claims: [String], _ place: String, _ differences: [String]) {
        var seen = Set<String>()
        for claim in claims.isEmpty ? ["-"] : claims where seen.insert(claim).inserted {
            byClaim[claim, default: []] += differences.isEmpty ? [] : [place] + differences.map { "  " + $0 }
        }
    }

    /// Notes a step that only one trace has.
    mutating func note(_ step: DeviceRecord.Step, _ difference: String) {
        note(step.claims + step.facts.flatMap(\.claims), "step '\(step.title)'", [difference])
    }

    mutating func compare(_ ours: DeviceRecord.Step, _ theirs: DeviceRecord.Step) {
        compareFacts(ours, theirs)
        // Lines with the same claims are compared together: those of the step, and those of each list of views.
        var kinds: [[String]] = []
        for line in ours.events + theirs.events where !kinds.contains(line.claims) { kinds.append(line.claims) }
        for claims in kinds {
            func texts(_ step: DeviceRecord.Step) -> [String] { step.events.filter { $0.claims == claims }.map(\.text) }
            note(claims, "step '\(ours.title)'", Sights.difference(texts(ours), texts(theirs)))
        }
    }

    private mutating func compareFacts(_ ours: DeviceRecord.Step, _ theirs: DeviceRecord.Step) {
        for (mine, other) in LineDifference.pairs(ours.facts.map(\.question)[...], theirs.facts.map(\.question)[...]) {
            let fact = mine.map { ours.facts[$0] } ?? theirs.facts[other!]
            let answers = (mine.map { ours.facts[$0].answer } ?? "not asked", other.map { theirs.facts[$0].answer } ?? "not asked")
            note(
                fact.claims, "step '\(ours.title)': \(fact.question)",
                answers.0 == answers.1 ? [] : ["ours    \(answers.0)", "theirs  \(answers.1)"])
        }
    }

    /// Returns the lines that only one trace has, at most `most` of them.
    private static func difference(_ ours: [String], _ theirs: [String]) -> [String] {
        let lines = LineDifference.pairs(ours[...], theirs[...]).compactMap { mine, other -> String? in
            switch (mine, other) {
            case (let mine?, nil): "- \(ours[mine])"
            case (nil, let other?): "+ \(theirs[other])"
            default: nil
            }
        }
        return lines.count <= maximumLineCount
            ? lines : lines.prefix(maximumLineCount) + ["and \(lines.count - maximumLineCount) lines more"]
    }
}
