/// Keeps the stages that a test makes while this object is the `current` collector, and the
/// findings of the test's hunts. The stages that a hunt or a reuse check makes are not kept.
package final class StageCollector: Sendable {
    @TaskLocal package static var current: StageCollector?
    /// The name of the test that is running; nil if it is not known.
    @TaskLocal package static var test: String?

    @MainActor package private(set) var stages: [Stage] = []
    @MainActor package private(set) var findings: [Hunt.Finding] = []

    private let save: @MainActor @Sendable (StageCollector) -> Void

    /// - Parameter save: called before a failure ends the process, if this object keeps a stage.
    ///   Other tests may be running at that time.
    package init(save: @escaping @MainActor @Sendable (StageCollector) -> Void = { _ in }) {
        self.save = save
    }

    @MainActor func note(_ stage: Stage) {
        if stages.isEmpty { Self.all = Self.all.filter { $0.collector != nil } + [WeakReference(collector: self)] }
        stages.append(stage)
    }

    @MainActor func note(_ finding: Hunt.Finding) { findings.append(finding) }

    // MARK: - The end of the process

    private struct WeakReference {
        weak var collector: StageCollector?
    }

    /// The collectors that keep a stage.
    @MainActor private static var all: [WeakReference] = []

    /// Saves the stages and findings of every running test that has made a stage. The test that
    /// ends the process comes last.
    @MainActor static func saveAll() {
        let collectors = all.compactMap(\.collector)
        // If a failure ends the process while a test is saved, nothing more is saved.
        all = []
        for collector in collectors where collector !== current { collector.save(collector) }
        if let current, collectors.contains(where: { $0 === current }) { current.save(current) }
    }
}
