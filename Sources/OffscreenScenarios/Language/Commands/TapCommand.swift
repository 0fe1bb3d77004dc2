import Offscreen
import UIKit

struct TapCommand: NamedCommand {
    static let help = CommandHelp(
        name: "tap", usage: "tap X,Y | tap ITEM",
        text:
            "A finger taps at a point of the window, or in the middle of an item's attributes. The answer tells what is seen there, what\n"
            + "the touch reaches, what indexPathForItem(at:) says, and what is selected afterwards.")

    private let target: Place

    init(_ arguments: inout Arguments) throws {
        target = try Place(arguments.word("a point such as 10,20 or an item such as 0-3"), arguments)
    }

    /// A point of the window, or the middle of an item.
    enum Place: Sendable {
        case point(CGPoint)
        case item(IndexPath)

        init(_ word: Arguments.Word, _ arguments: Arguments) throws {
            self = word.value.contains(",") ? .point(try arguments.point(word)) : .item(try arguments.path(word))
        }

        @MainActor
        func point(in runner: ScenarioRunner) throws -> CGPoint {
            switch self {
            case .point(let point): return point
            case .item(let path):
                let (_, app) = try runner.shown()
                guard let attributes = app.collectionView.layoutAttributesForItem(at: try runner.checked(path)) else {
                    throw runner.error("the layout has no attributes for item \(path.section)-\(path.item)")
                }
                return app.collectionView.convert(attributes.center, to: nil)
            }
        }
    }

    func run(in runner: ScenarioRunner) throws -> [String]? {
        let (stage, app) = try runner.shown()
        let point = try target.point(in: runner)
        let probe = stage.probe(app.collectionView, at: point)
        let lines = try runner.perform(.tap(x: point.x, y: point.y))
        return ["\(probe)", "selected \(TouchCommand.selected(in: app.collectionView))"] + lines.dropFirst()
    }
}
