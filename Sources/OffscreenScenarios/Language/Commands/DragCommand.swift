import UIKit

struct DragCommand: ScenarioCommand {
    static let help = CommandHelp(
        name: "drag", usage: "drag by=X,Y [seconds=0.1]",
        text: "A finger moves the content by so much and lets go at rest. Content beyond its ends springs back.")

    private let distance: CGPoint
    private let seconds: Double

    init(_ arguments: inout Arguments) throws {
        guard let word = arguments.value("by") else { throw arguments.error("'drag' needs by=X,Y") }
        distance = try arguments.point(word)
        seconds = try arguments.value("seconds").map { Double(try arguments.number($0)) } ?? 0.1
    }

    func run(in runner: ScenarioRunner) throws -> [String]? {
        let (stage, app) = try runner.shown()
        return runner.doing { stage.drag(app.collectionView, by: distance, seconds: min(max(seconds, 0), 60)) }
    }
}
