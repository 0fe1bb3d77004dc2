import Offscreen
import UIKit

struct InvalidateCommand: ScenarioCommand {
    static let help = CommandHelp(
        name: "invalidate", usage: "invalidate",
        text: "The app calls invalidateLayout() on the layout.")

    init(_ arguments: inout Arguments) throws {}

    func run(in runner: ScenarioRunner) throws -> [String]? {
        let (stage, app) = try runner.shown()
        return runner.doing {
            stage.act("invalidate") { app.collectionView.collectionViewLayout.invalidateLayout() }
        }
    }
}
