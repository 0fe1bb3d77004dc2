import UIKit

struct ResizeCommand: ScenarioCommand {
    static let help = CommandHelp(
        name: "resize", usage: "resize WxH [seconds=N]",
        text: "Gives the screen another size, at once or animated as a rotation is; the collection view fills it again.")

    private let size: CGSize
    private let seconds: Double

    init(_ arguments: inout Arguments) throws {
        size = try arguments.size(arguments.word("a size such as 480x320"))
        seconds = try arguments.value("seconds").map { Double(try arguments.number($0)) } ?? 0
        guard size.width > 0, size.height > 0, size.width <= 10_000, size.height <= 10_000 else {
            throw arguments.error("a screen is from 1x1 to 10000x10000 points")
        }
    }

    func run(in runner: ScenarioRunner) throws -> [String]? {
        let (stage, app) = try runner.shown()
        return runner.doing {
            let offset = app.collectionView.contentOffset
            stage.resize(width: size.width, height: size.height, animated: min(max(seconds, 0), 60))
            if app.habits.contains(.restoresOffset) { stage.act("restore the offset") { app.restore(offset) } }
        }
    }
}
