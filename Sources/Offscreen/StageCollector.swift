/// Keeps the stages that a test makes, and the findings of its hunts, while it is the `current` witness. Stages that a hunt or a
/// check of reuse makes for itself are not kept.
package final class StageCollector: Sendable {
    @TaskLocal package static var current: StageCollector?
    /// The name of the test that is running; nil if it is not known.
    @TaskLocal package static var test: String?

    @MainActor package private(set) var stages: [Stage] = []
    @MainActor package private(set) var findings: [Hunt.Finding] = []

    private let save: @MainActor @Sendable (StageCollector) -> Void

    /// - Parameter save: called before a failure ends the process, if a stage is kept. Other tests may be running at that time.
    package init(save: @escaping @MainActor @Sendable (StageCollector) -> Void = { _ in }) {
        self.save = save
    }

    @MainActor func note(_ stage: Stage) {
        if stages.isEmpty { Self.all = Self.all.filter { $0.witness != nil } + [Reference(witness: self)] }
        stages.append(stage)
    }

    @MainActor func note(_ finding: Hunt.Finding) { findings.append(finding) }

    // MARK: - The end of the process

    private struct Reference {
        weak var witness: StageCollector?
    }

    @MainActor private static var all: [Reference] = []

    /// Saves the stages and findings of every test that is running. The test that ends the process comes last.
    @MainActor static func processEnds() {
        let witnesses = all.compactMap(\.witness)
        // If saving fails in turn, nothing more is saved.
        all = []
        for witness in witnesses where witness !== current { witness.save(witness) }
        if let current, witnesses.contains(where: { $0 === current }) { current.save(current) }
    }
}
