/// What is known of the end of a stage after its release.
@MainActor
final class StageEnd {
    /// What moved or waited, as in `Stage.underWay`.
    var underWay: [String] = []
}

/// Knows the stages that a test makes while this object is the `current` collector, and keeps their
/// recordings and the findings of the test's hunts. A stage itself is not kept alive, so that a
/// test can check whether its views are released. The stages that a hunt or a reuse check makes are
/// left out.
package final class StageCollector: Sendable {
    @TaskLocal package static var current: StageCollector?
    /// The name of the test that is running; nil if it is not known.
    @TaskLocal package static var test: String?

    /// A stage of a test, or what is left of it.
    @MainActor
    package struct CollectedStage {
        /// The stage; nil after its release.
        package private(set) weak var stage: Stage?
        private let recorder: Recorder?
        /// The recording without ticks.
        private let head: Recording
        private let end: StageEnd

        package init(_ stage: Stage) {
            self.stage = stage
            recorder = stage.recorder
            head = stage.recording(ticks: [])
            end = stage.end
        }

        /// What moved or waited when the stage was released.
        package var underWayAtRelease: [String] { end.underWay }

        /// The recording of a stage that was released.
        package var recordingAfterRelease: Recording {
            var recording = head
            recording.ticks = recorder?.allTicks(window: nil) ?? []
            return recording
        }

        /// The tree of the window of a stage that was released, at the end of its last tick.
        package var treeAfterRelease: ViewTree? { recorder?.lastTree(window: nil) }
    }

    @MainActor package private(set) var stages: [CollectedStage] = []
    @MainActor package private(set) var findings: [Hunt.Finding] = []

    private let save: @MainActor @Sendable (StageCollector) -> Void

    /// - Parameter save: called before a failure ends the process, if this object keeps a stage.
    ///   Other tests may be running at that time.
    package init(save: @escaping @MainActor @Sendable (StageCollector) -> Void = { _ in }) {
        self.save = save
    }

    @MainActor func note(_ stage: Stage) {
        if stages.isEmpty { Self.all = Self.all.filter { $0.collector != nil } + [WeakReference(collector: self)] }
        stages.append(CollectedStage(stage))
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
