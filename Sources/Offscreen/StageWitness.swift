/// Keeps all stages that are made while it is set, for the time of a test.
package final class StageWitness: Sendable {
    @TaskLocal package static var current: StageWitness?

    @MainActor package private(set) var stages: [Stage] = []

    package init() {}

    @MainActor func note(_ stage: Stage) { stages.append(stage) }
}
