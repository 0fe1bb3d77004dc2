import Offscreen
import UIKit

struct ResizeCommand: NamedCommand {
    static let help = CommandHelp(
        name: "resize", usage: "resize WxH [seconds=N]",
        text: "Gives the screen another size, at once or animated as a rotation is; the collection view fills it again.")

    private let step: Step

    init(_ arguments: inout Arguments) throws { step = try StepCommand(&arguments).step }

    func run(in runner: ScenarioRunner) throws -> [String]? {
        let (stage, app) = try runner.shown()
        guard app.habits.contains(.restoresOffset) else { return try runner.perform(step) }
        return runner.doing {
            let offset = app.collectionView.contentOffset
            _ = step.perform(on: stage, app.subject)
            stage.act("restore the offset") { app.restore(offset) }
        }
    }
}
