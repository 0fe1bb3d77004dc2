import UIKit

/// A possible mistake found in a recording, with an exhibit that shows a similar one.
public struct Problem: Equatable, Sendable, CustomStringConvertible {
    /// The name, for `offscreen run`, of the exhibit that shows a similar mistake, such as
    /// "exhibit-52"; nil if there is none. The recording may have another cause than the exhibit.
    public let exhibit: String?
    /// The number of the tick in which the problem was found.
    public let tick: Int
    /// The time of the tick, in seconds.
    public let time: Double
    /// A description of the mistake as the recording shows it. If several views show the same
    /// sign, the text describes the first, and ends with the number of the others.
    public let text: String
    /// A fix for what the recording shows, if that of the exhibit is for another case; otherwise
    /// nil.
    public let fix: String?

    public var description: String {
        let words = text.hasSuffix(".") ? String(text.dropLast()) : text
        return "tick \(tick) at \(clock) s: \(words)" + (exhibit.map { "; \($0) is a similar case" } ?? "")
    }

    /// The time of the tick in seconds, with three decimal digits.
    package var clock: String {
        let thousandths = String(Int((time * 1000).rounded()))
        let padded = String(repeating: "0", count: max(0, 4 - thousandths.count)) + thousandths
        return "\(padded.dropLast(3)).\(padded.suffix(3))"
    }
}

extension Recording {
    /// The problems that the signs of known pitfalls show in this recording, at most one for each
    /// exhibit; empty if there is no sign.
    ///
    /// Failures, and log lines that an exhibit shows, come first. They are followed by the other
    /// problems with an exhibit, and then by those without one. Each of these groups is in the
    /// order of the ticks. In the recording of a device, only problems with an exhibit that needs
    /// no steps are found. A sign is a proof: two facts in the recording contradict each other, or
    /// a fact contradicts a claim about UIKit. For some pitfalls no proof exists, because a
    /// recording does not contain what the app meant to show. `ExhibitSign.all` lists the pitfalls
    /// with and without a sign.
    public var problems: [Problem] { device == nil ? problemsShownBySigns : withInferredSteps.problemsShownBySigns }

    private var problemsShownBySigns: [Problem] {
        var readers: [any SignReader] = [
            MessageSigns(), WastedWorkSigns(), StackingSigns(), TouchSigns(), AttributeSigns(), OffsetSigns(),
            SizeSigns(), AbsenceSigns(), LeftoverSigns(), KeptTouchStateSigns(), MisplacedContentSigns(),
            StaleCellSigns(), LayoutAnswerSigns(), CoveredLastCellSigns(), PiledUpViewSigns(),
            NestedListSigns(), KeptFrameSigns(), CutTextSigns(), CoveredCellSigns(), MadeCellSigns(),
            SelectionSigns(),
        ]
        var findings: [SignFinding] = []
        var viewsInTables: Set<String> = []
        var previous: TickContext?
        for index in ticks.indices {
            let context = TickContext(index, of: self, after: previous)
            for reader in readers.indices { findings += readers[reader].read(context, after: previous) }
            viewsInTables.formUnion(context.viewsInTables)
            previous = context
        }
        if let previous { for reader in readers.indices { findings += readers[reader].conclude(after: previous) } }
        findings = findings.map { $0.withExhibitOfTables(forViews: viewsInTables) }
        if device != nil { findings.removeAll { !($0.exhibit.map(ExhibitSign.inScenes.contains) ?? false) } }
        let sorted = findings.enumerated().sorted { a, b in
            (a.element.rank, a.element.tick, a.offset) < (b.element.rank, b.element.tick, b.offset)
        }
        .map(\.element)
        var views: [String: Set<String>] = [:]
        for finding in sorted { if let view = finding.view { views[finding.sign, default: []].insert(view) } }
        var reported: Set<String> = []
        return sorted.filter { reported.insert($0.sign).inserted }.map { finding in
            let others = finding.view.map { views[finding.sign, default: []].subtracting([$0]) } ?? []
            return Problem(
                exhibit: finding.exhibit.map { "exhibit-\($0)" }, tick: finding.tick,
                time: self[tick: finding.tick]?.time ?? 0,
                text: finding.text + finding.phrase(aboutOthers: others), fix: finding.fix)
        }
    }
}

extension Problem {
    /// Makes a problem of a hunt's finding, at the last tick of the finding's recording.
    package init(_ finding: Hunt.Finding) {
        let last = finding.recording.ticks.last
        self.init(
            exhibit: nil, tick: last?.number ?? 0, time: last?.time ?? 0,
            text: "\(finding.invariant): \(finding.messages.first ?? "")", fix: nil)
    }
}

extension SignFinding {
    /// The number of the group in the list of problems: messages first, then findings with an
    /// exhibit, then the others.
    fileprivate var rank: Int { if isMessage { 0 } else if exhibit != nil { 1 } else { 2 } }

    /// What the findings of one problem have in common: the exhibit or, without one, the text.
    fileprivate var sign: String { exhibit.map(String.init) ?? text }

    /// Returns the end of a problem's text, such as "; and 3 more cells show this sign". Empty if
    /// there are no other views.
    fileprivate func phrase(aboutOthers others: Set<String>) -> String {
        guard !others.isEmpty else { return "" }
        return "; \(others.count) more \(noun)\(others.count == 1 ? " shows" : "s show") this sign"
    }
}

extension Stage {
    /// The problems in the recording so far, for a check such as `#expect(stage.problems.isEmpty)`.
    public var problems: [Problem] { recording.problems }
}
