import Offscreen
import UIKit

/// A command that may be used in a batch.
protocol BatchStep: ScenarioCommand {
    @MainActor func edits(_ app: ScenarioApp) -> [ModelEdit]
    @MainActor func tell(_ view: UICollectionView)
}

extension BatchStep {
    /// Runs the command by itself: as a batch of one, unless the collection view is to be told in another way.
    ///
    /// - Parameter goesAhead: whether the model changes before the batch.
    @MainActor
    func runAlone(
        in runner: ScenarioRunner, _ what: String, by telling: HuntStep.Telling = .batch, modelGoesAhead goesAhead: Bool = false
    ) throws -> [String]? {
        guard telling != .batch else { return try BatchCommand.run([self], in: runner, what, modelGoesAhead: goesAhead) }
        let (stage, app) = try runner.shown()
        guard app.puzzle == nil else { throw runner.error("the puzzle's pieces move by 'swipe' only") }
        if telling == .calls, app.isDiffable { throw runner.error("diffable data is told by snapshots only") }
        return runner.doing {
            stage.act(what) {
                app.change(by: edits(app))
                if telling == .reload { app.collectionView.reloadData() } else { tell(app.collectionView) }
            }
        }
    }
}

struct BatchCommand: BatchStep {
    static let help = CommandHelp(
        name: "batch", usage: "batch",
        text:
            "Makes several changes in one performBatchUpdates: the lines below that begin with two spaces. Each of them is insert, delete,\n"
            + "move, reload, reconfigure, or a batch in the batch. Deletions use the index paths of before, and insertions those of\n"
            + "after, in whatever order the lines are.")

    private let steps: [any BatchStep]

    init(_ arguments: inout Arguments) throws { steps = [] }

    init(steps lines: [Scenario.Line], error: (Int, String) -> ScenarioError) throws {
        steps = try lines.map { line in
            guard let step = line.command as? any BatchStep else {
                throw error(line.number, "only insert, delete, move, reload, reconfigure and batch can stand in a batch")
            }
            return step
        }
    }

    func edits(_ app: ScenarioApp) -> [ModelEdit] { steps.flatMap { $0.edits(app) } }

    func tell(_ view: UICollectionView) {
        view.performBatchUpdates { for step in steps { step.tell(view) } }
    }

    func run(in runner: ScenarioRunner) throws -> [String]? { try BatchCommand.run(steps, in: runner, "batch") }

    @MainActor
    static func run(
        _ steps: [any BatchStep], in runner: ScenarioRunner, _ what: String, modelGoesAhead: Bool = false
    ) throws -> [String]? {
        let (stage, app) = try runner.shown()
        guard app.puzzle == nil else { throw runner.error("the puzzle's pieces move by 'swipe' only") }
        if modelGoesAhead, app.isDiffable { throw runner.error("diffable data is told by snapshots only") }
        return runner.doing {
            stage.act(what) {
                if modelGoesAhead {
                    app.change(by: steps.flatMap { $0.edits(app) })
                    return app.collectionView.performBatchUpdates { for step in steps { step.tell(app.collectionView) } }
                }
                app.perform(steps.flatMap { $0.edits(app) }, in: app.collectionView) {
                    for step in steps { step.tell(app.collectionView) }
                }
            }
        }
    }
}

/// Whether a change concerns the model, the collection view, or both, and how the collection view is told when the command is used
/// by itself.
struct Sides: Sendable {
    let model: Bool
    /// Whether the model changes before the collection view is told anything.
    let modelGoesAhead: Bool
    let view: Bool
    let telling: HuntStep.Telling

    static let usage = "[model=no|before] [view=no] [by=batch|calls|reload]"
    static let text =
        "model=no only tells it, view=no only changes the model. It is told in performBatchUpdates, and the model changes in the block;\n"
        + "with model=before the model changes first. by=calls makes single calls, and by=reload calls reloadData() instead."

    init(_ arguments: inout Arguments) throws {
        let word = arguments.value("model")
        modelGoesAhead = word?.value == "before"
        model = try modelGoesAhead || word.map { try arguments.bool($0) } ?? true
        view = try arguments.value("view").map { try arguments.bool($0) } ?? true
        telling = try arguments.value("by").map { try arguments.one(of: HuntStep.Telling.self, $0, "way of telling") } ?? .batch
    }
}
