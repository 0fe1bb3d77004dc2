/// Whoever wants to know of all stages that are made in a test: set for the time of the test, it keeps them.
package final class StageWitness: Sendable {
    @TaskLocal package static var current: StageWitness?

    @MainActor package private(set) var stages: [Stage] = []

    package init() {}

    @MainActor func note(_ stage: Stage) { stages.append(stage) }
}
