import Offscreen
import UIKit

struct TapCommand: ScenarioCommand {
    static let help = CommandHelp(
        name: "tap", usage: "tap X,Y | tap ITEM",
        text:
            "A finger taps at a point of the window, or in the middle of an item's attributes. The answer tells what is seen there, what\n"
            + "the touch reaches, what indexPathForItem(at:) says, and what is selected afterwards.")

    private enum Target: Sendable {
        case point(CGPoint)
        case item(IndexPath)
    }

    private let target: Target

    init(_ arguments: inout Arguments) throws {
        let word = try arguments.word("a point such as 10,20 or an item such as 0-3")
        target = word.value.contains(",") ? .point(try arguments.point(word)) : .item(try arguments.path(word))
    }

    /// The point of an item in the window, by the layout.
    @MainActor
    static func point(of path: IndexPath, in runner: ScenarioRunner) throws -> CGPoint {
        let (_, app) = try runner.shown()
        guard let attributes = app.collectionView.layoutAttributesForItem(at: try runner.checked(path)) else {
            throw runner.error("the layout has no attributes for item \(path.section)-\(path.item)")
        }
        return app.collectionView.convert(attributes.center, to: nil)
    }

    func run(in runner: ScenarioRunner) throws -> [String]? {
        let (stage, app) = try runner.shown()
        let point =
            switch target {
            case .point(let point): point
            case .item(let path): try TapCommand.point(of: path, in: runner)
            }
        let probe = stage.probe(app.collectionView, at: point)
        let lines = runner.doing { app.beginTap(isSteady: stage.isAtRest)(stage.tap(at: point)) }
        let selected = (app.collectionView.indexPathsForSelectedItems ?? []).sorted().map { "\($0.section)-\($0.item)" }
        return ["\(probe)", "selected \(selected.isEmpty ? "none" : selected.joined(separator: " "))"] + lines.dropFirst()
    }
}
