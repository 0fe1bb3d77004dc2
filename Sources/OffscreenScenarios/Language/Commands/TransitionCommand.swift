import UIKit

struct TransitionCommand: ScenarioCommand {
    static let help = CommandHelp(
        name: "transition", usage: "transition progress=N | transition finish | transition cancel",
        text: "Moves an interactive transition on, from 0 to 1, or ends it; 'layout KIND interactive=yes' begins one.")

    private enum End: String, CaseIterable {
        case finish, cancel
    }

    private let progress: CGFloat?
    private let finishes: Bool

    init(_ arguments: inout Arguments) throws {
        progress = try arguments.value("progress").map { try arguments.number($0) }
        finishes =
            try progress == nil
            ? arguments.one(of: End.self, arguments.word("progress=N, finish or cancel"), "end of a transition") == .finish : false
    }

    func run(in runner: ScenarioRunner) throws -> [String]? {
        let (stage, app) = try runner.shown()
        let view = app.collectionView
        guard let between = view.collectionViewLayout as? UICollectionViewTransitionLayout else {
            throw runner.error("no transition is under way; 'layout KIND interactive=yes' begins one")
        }
        return runner.doing {
            stage.act("transition") {
                if let progress {
                    between.transitionProgress = progress
                    between.invalidateLayout()
                } else if finishes {
                    view.finishInteractiveTransition()
                } else {
                    view.cancelInteractiveTransition()
                }
            }
        }
    }
}
