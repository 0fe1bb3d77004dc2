import Offscreen

/// A comparison of two traces of one scenario: one from Offscreen ("ours") and one from a device
/// ("theirs"). Its results are sorted by claim, which is a statement about UIKit with an id.
public struct DeviceComparison: Sendable {
    public enum Verdict: String, CaseIterable, Sendable {
        case agrees
        /// The traces differ, and no reason is known.
        case differs
        /// The traces differ for a known reason.
        case known = "known difference"
        /// The traces agree although a reason for a difference is known.
        case unexpected = "unexpectedly agrees"
    }

    /// The result for one claim.
    public struct ClaimResult: Sendable {
        /// The id of the claim; "-" for lines that bear on no claim.
        public let claim: String
        public let verdict: Verdict
        /// The known reason for a difference, even if the traces agree; nil if none is known.
        public let reason: String?
        /// The differing lines, in groups. Above each group is the name of its step.
        public let differences: [String]
    }

    public let scenario: String
    /// The results for the claims of the compared lines, sorted by claim. Lines without a claim are
    /// under "-".
    public let findings: [ClaimResult]
    /// Remarks on the traces as a whole, such as different scales, or a trace that ends early.
    public let notes: [String]

    public init(ours: DeviceRecord, theirs: DeviceRecord, known: KnownDifferences) {
        scenario = ours.scenario
        var notes: [String] = []
        if ours.scenario != theirs.scenario {
            notes.append("these are two scenarios: \(ours.scenario) and \(theirs.scenario)")
        }
        if ours.scale != theirs.scale {
            notes.append("scale \(ours.scale) and \(theirs.scale): what is rounded to the pixel may differ")
        }
        var differences = ClaimDifferences()
        let pairs = LineDifference.alignedPositions(
            of: ours.steps.map(\.title)[...], and: theirs.steps.map(\.title)[...])
        for (mine, other) in pairs {
            switch (mine, other) {
            case (let mine?, let other?):
                differences.compare(modelStep: ours.steps[mine], deviceStep: theirs.steps[other])
            case (let mine?, nil): differences.addDifference("ours has it, theirs does not", for: ours.steps[mine])
            case (nil, let other?): differences.addDifference("theirs has it, ours does not", for: theirs.steps[other])
            case (nil, nil): break
            }
        }
        if theirs.steps.count < ours.steps.count {
            notes.append("theirs ends after \(theirs.steps.count) of \(ours.steps.count) steps")
        }
        self.notes = notes
        findings = differences.byClaim.sorted { $0.key < $1.key }.map { claim, differences in
            let reason = known.reasonForDifference(aboutClaim: claim, in: ours.scenario)
            let verdict: Verdict =
                switch (differences.isEmpty, reason == nil) {
                case (true, true): .agrees
                case (true, false): .unexpected
                case (false, true): .differs
                case (false, false): .known
                }
            return ClaimResult(claim: claim, verdict: verdict, reason: reason, differences: differences)
        }
    }

    /// Whether every claim in the traces with a known reason has a difference, and no other claim
    /// has one. Lines that bear on no claim are ignored.
    public var isAsExpected: Bool {
        !findings.contains { [.differs, .unexpected].contains($0.verdict) && $0.claim != "-" }
    }

    /// The comparison as lines of text: the scenario, the notes, and the claims by verdict, with
    /// their differences.
    public var lines: [String] {
        var lines = [scenario] + notes.map { "  note: \($0)" }
        for verdict in Verdict.allCases {
            let found = findings.filter { $0.verdict == verdict && $0.claim != "-" }
            if verdict == .agrees, !found.isEmpty {
                lines.append("  agrees: " + found.map(\.claim).joined(separator: " "))
            }
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
private struct ClaimDifferences {
    private(set) var byClaim: [String: [String]] = [:]
    /// The greatest number of differing lines that are listed together. Further lines are only
    /// counted.
    private static let maximumLineCount = 12

    mutating func add(_ differences: [String], for claims: [String], place: String) {
        var seen = Set<String>()
        for claim in claims.isEmpty ? ["-"] : claims where seen.insert(claim).inserted {
            byClaim[claim, default: []] += differences.isEmpty ? [] : [place] + differences.map { "  " + $0 }
        }
    }

    mutating func addDifference(_ difference: String, for step: DeviceRecord.Step) {
        add([difference], for: step.claims + step.facts.flatMap(\.claims), place: "step '\(step.title)'")
    }

    mutating func compare(modelStep: DeviceRecord.Step, deviceStep: DeviceRecord.Step) {
        compareAnswers(modelStep: modelStep, deviceStep: deviceStep)
        // The lines of a list of views may have other claims than the other lines of the step.
        // Lines with the same claims are compared separately, so that a difference counts only for
        // their claims.
        var claimLists: [[String]] = []
        for line in modelStep.events + deviceStep.events where !claimLists.contains(line.claims) {
            claimLists.append(line.claims)
        }
        for claims in claimLists {
            func texts(of step: DeviceRecord.Step) -> [String] {
                step.events.filter { $0.claims == claims }.map(\.text)
            }
            add(
                ClaimDifferences.difference(modelLines: texts(of: modelStep), deviceLines: texts(of: deviceStep)),
                for: claims,
                place: "step '\(modelStep.title)'")
        }
    }

    private mutating func compareAnswers(modelStep: DeviceRecord.Step, deviceStep: DeviceRecord.Step) {
        for (mine, other) in LineDifference.alignedPositions(
            of: modelStep.facts.map(\.question)[...], and: deviceStep.facts.map(\.question)[...])
        {
            let fact = mine.map { modelStep.facts[$0] } ?? deviceStep.facts[other!]
            let answers = (
                mine.map { modelStep.facts[$0].answer } ?? "not asked",
                other.map { deviceStep.facts[$0].answer } ?? "not asked"
            )
            add(
                answers.0 == answers.1 ? [] : ["ours    \(answers.0)", "theirs  \(answers.1)"], for: fact.claims,
                place: "step '\(modelStep.title)': \(fact.question)")
        }
    }

    /// Returns the lines without an equal line at the same place of the other trace, or the first
    /// `maximumLineCount` of them and the number of the others.
    private static func difference(modelLines: [String], deviceLines: [String]) -> [String] {
        let lines = LineDifference.alignedPositions(of: modelLines[...], and: deviceLines[...]).compactMap {
            mine, other -> String? in
            switch (mine, other) {
            case (let mine?, nil): "- \(modelLines[mine])"
            case (nil, let other?): "+ \(deviceLines[other])"
            default: nil
            }
        }
        return lines.count <= maximumLineCount
            ? lines : lines.prefix(maximumLineCount) + ["and \(lines.count - maximumLineCount) lines more"]
    }
}
