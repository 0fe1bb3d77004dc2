/// Keeps the stages that a test makes while it is set, and the findings of its hunts. The stages that a hunt or a check of reuse
/// makes for itself are not kept.
package final class StageWitness: Sendable {
    @TaskLocal package static var current: StageWitness?

    @MainActor package private(set) var stages: [Stage] = []
    @MainActor package private(set) var findings: [Hunt.Finding] = []

    package init() {}

    @MainActor func note(_ stage: Stage) { stages.append(stage) }
    @MainActor func note(_ finding: Hunt.Finding) { findings.append(finding) }
}
