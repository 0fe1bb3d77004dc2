import UIKit

struct CarryCommand: ScenarioCommand {
    static let help = CommandHelp(
        name: "carry", usage: "carry ITEM | carry to=X,Y | carry drop | carry cancel",
        text: "Interactive movement: takes an item up, carries it to a point of the content, drops it there, or puts it back.")

    private enum Phase: Sendable {
        case lift(IndexPath)
        case move(CGPoint)
        case end(cancelled: Bool)
    }

    private let phase: Phase

    init(_ arguments: inout Arguments) throws {
        if let word = arguments.value("to") {
            phase = .move(try arguments.point(word))
            return
        }
        let word = try arguments.word("an item such as 0-3, to=X,Y, drop or cancel")
        switch word.value {
        case "drop": phase = .end(cancelled: false)
        case "cancel": phase = .end(cancelled: true)
        default: phase = .lift(try arguments.path(word))
        }
    }

    func run(in runner: ScenarioRunner) throws -> [String]? {
        let (stage, app) = try runner.shown()
        let view = app.collectionView
        switch phase {
        case .lift(let path):
            let path = try runner.checked(path)
            guard !view.hasUncommittedUpdates else { throw runner.error("an item is carried already; 'carry drop' ends it") }
            return runner.doing { stage.act("carry") { _ = view.beginInteractiveMovementForItem(at: path) } }
        case .move(let point):
            guard view.hasUncommittedUpdates else { throw runner.error("no item is carried; 'carry ITEM' takes one up") }
            return runner.doing { stage.act("carry") { view.updateInteractiveMovementTargetPosition(point) } }
        case .end(let cancelled):
            guard view.hasUncommittedUpdates else { throw runner.error("no item is carried; 'carry ITEM' takes one up") }
            return runner.doing {
                stage.act("drop") { if cancelled { view.cancelInteractiveMovement() } else { view.endInteractiveMovement() } }
            }
        }
    }
}
