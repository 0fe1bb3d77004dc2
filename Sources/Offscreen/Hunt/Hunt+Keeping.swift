import Foundation

extension Hunt {
    /// Repeats the steps of a ``Finding/text`` and checks the invariants: with the everyday
    /// vocabulary after the last step, otherwise after each step.
    ///
    /// - Returns: a finding if an invariant is broken, or nil if all hold.
    /// - Throws: ``LineError`` about an indented line outside of a batch, or about a batch that
    ///   cannot be read.
    public func replay(_ text: String) throws -> Finding? { replay(try Step.steps(from: text)) }

    /// Repeats the steps of the findings that are kept in a file beside the test, and then takes
    /// random steps. A new finding is added to the file, so that the next run repeats its steps
    /// first.
    ///
    /// - Parameters:
    ///   - name: the name of the file, `Regressions/TESTFILE/NAME.txt` in the test's folder. Keep
    ///     the file under version control, and
    ///     remove findings from it that are no longer of interest.
    /// - Throws: an error if the steps in the file cannot be read, or if the file cannot be
    ///   written.
    /// - Returns: the first finding that still breaks an invariant, else a new one, or nil if all
    ///   invariants held.
    public func run(seeds: ClosedRange<UInt64>, steps: Int, keeping name: String, file: StaticString = #filePath) throws
        -> Finding?
    {
        let url = Golden.folder(named: "Regressions", forTestFile: file).appendingPathComponent("\(name).txt")
        return try run(seeds: seeds, steps: steps, keepingIn: url)
    }

    func run(seeds: ClosedRange<UInt64>, steps: Int, keepingIn url: URL) throws -> Finding? {
        let kept = FileManager.default.contents(atPath: url.path).map { String(decoding: $0, as: UTF8.self) } ?? ""
        for text in kept.components(separatedBy: "\n\n") where !text.isEmpty {
            if let finding = try replay(text) { return finding }
        }
        guard let finding = run(seeds: seeds, steps: steps) else { return nil }
        // A hunt that cannot run has no steps to repeat.
        if HuntSession.namesAboutHunt.contains(finding.invariant) { return finding }
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data((kept + (kept.isEmpty ? "" : "\n") + finding.text).utf8).write(to: url)
        return finding
    }
}

extension Hunt.Finding {
    /// The finding as text for ``Hunt/replay(_:)``: a description in comments, and then the lines
    /// of the steps. A batch has several lines.
    public var text: String {
        let message = messages.first?.firstLine ?? ""
        return
            (["# \(invariant): \(message)", "# seed \(seed), shrunk from \(stepCountBeforeShrinking) steps"]
            + (actStep.map { ["# broken by \($0)"] } ?? [])
            + (hint.map { ["# hint: \($0)"] } ?? [])
            + leftOut.map { "# left out: \($0)" }
            + (steps.isEmpty ? ["# nothing but show"] : steps.map(\.description))).map { $0 + "\n" }.joined()
    }
}

extension Hunt {
    /// The number of steps of each kind.
    public struct StepDistribution: Equatable, Sendable, CustomStringConvertible {
        /// The number of steps that were done, by kind.
        public private(set) var done: [String: Int] = [:]
        /// The number of steps that could not be done, by kind.
        public private(set) var impossible: [String: Int] = [:]

        mutating func count(_ step: Step, isDone: Bool) {
            let kind = step.kind
            if isDone { done[kind, default: 0] += 1 } else { impossible[kind, default: 0] += 1 }
        }

        /// A line for each kind, sorted by the number of steps that were done: "scroll 48, 33 %".
        /// The percentage includes steps that could not be done.
        public var description: String {
            let all = done.values.reduce(0, +) + impossible.values.reduce(0, +)
            let kinds = Set(done.keys).union(impossible.keys)
                .sorted { (-(done[$0] ?? 0), $0) < (-(done[$1] ?? 0), $1) }
            return kinds.map { kind in
                let (here, not) = (done[kind] ?? 0, impossible[kind] ?? 0)
                return
                    "\(kind) \(here), \((here + not) * 100 / max(1, all)) %\(not > 0 ? ", not possible \(not)" : "")\n"
            }.joined()
        }
    }
}

extension Step {
    /// The name of the step's kind: the first word of its line. For a ``HuntAct``, it is the whole
    /// line. For a change with one edit, it is the edit's verb. For an `unsettled` step, it is the
    /// kind of the step that is done.
    fileprivate var kind: String {
        switch self {
        case .unsettled(let step): step.kind
        case .change(let change) where change.edits.count == 1: change.edits[0].verb
        default: verb
        }
    }
}
