import UIKit

/// A command that can stand in a batch.
protocol BatchStep: ScenarioCommand {
    @MainActor func edits(_ app: ScenarioApp) -> [ModelEdit]
    @MainActor func tell(_ view: UICollectionView)
    /// Items that stay and are asked for anew.
    @MainActor func reloads(_ app: ScenarioApp) -> [IndexPath]
}

extension BatchStep {
    func reloads(_ app: ScenarioApp) -> [IndexPath] { [] }

    /// Alone: a batch of one.
    @MainActor
    func runAlone(in runner: ScenarioRunner, _ what: String) throws -> [String]? {
        try BatchCommand.run([self], in: runner, what)
    }
}

struct BatchCommand: ScenarioCommand {
    static let help = CommandHelp(
        name: "batch", usage: "batch",
        text:
            "Several changes at once, with performBatchUpdates: the lines below it that begin with two spaces, each one of insert, delete,\n"
            + "move and reload. Deletions are by the index paths of before, insertions by those of after, whatever their order here.")

    private let steps: [any BatchStep]

    init(_ arguments: inout Arguments) throws { steps = [] }

    init(steps lines: [Scenario.Line], error: (Int, String) -> ScenarioError) throws {
        steps = try lines.map { line in
            guard let step = line.command as? any BatchStep else {
                throw error(line.number, "only insert, delete, move and reload can stand in a batch")
            }
            return step
        }
    }

    func run(in runner: ScenarioRunner) throws -> [String]? { try BatchCommand.run(steps, in: runner, "batch") }

    @MainActor
    static func run(_ steps: [any BatchStep], in runner: ScenarioRunner, _ what: String) throws -> [String]? {
        let (stage, app) = try runner.shown()
        guard app.puzzle == nil else { throw runner.error("the puzzle's pieces move by 'swipe' only") }
        let edits = steps.flatMap { $0.edits(app) }
        return runner.doing {
            stage.act(what) {
                app.perform(edits, reloading: steps.flatMap { $0.reloads(app) }) {
                    for step in steps { step.tell(app.collectionView) }
                }
            }
        }
    }
}

/// Whether a change is one of the model, of the collection view, or of both as it should be.
struct Sides: Sendable {
    let model: Bool
    let view: Bool

    static let usage = "[model=no] [view=no]"

    init(_ arguments: inout Arguments) throws {
        model = try arguments.value("model").map { try arguments.bool($0) } ?? true
        view = try arguments.value("view").map { try arguments.bool($0) } ?? true
    }
}
