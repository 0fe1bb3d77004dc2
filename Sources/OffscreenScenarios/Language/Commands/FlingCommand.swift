import UIKit

struct FlingCommand: ScenarioCommand {
    static let help = CommandHelp(
        name: "fling", usage: "fling velocity=X,Y",
        text: "A finger pushes the content, in points a second of the content offset, and lets go; it slows down by itself.")

    private let velocity: CGPoint

    init(_ arguments: inout Arguments) throws {
        guard let word = arguments.value("velocity") else { throw arguments.error("'fling' needs velocity=X,Y") }
        velocity = try arguments.point(word)
    }

    func run(in runner: ScenarioRunner) throws -> [String]? {
        let (stage, app) = try runner.shown()
        return runner.doing { stage.fling(app.collectionView, velocity: velocity) }
    }
}
