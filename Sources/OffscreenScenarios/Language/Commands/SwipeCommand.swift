import Offscreen
import UIKit

extension KlotskiPuzzle.Direction {
    static let names: [(String, KlotskiPuzzle.Direction)] = [("up", .up), ("down", .down), ("left", .left), ("right", .right)]
}

struct SwipeCommand: NamedCommand {
    static let help = CommandHelp(
        name: "swipe", usage: "swipe up|down|left|right from=X,Y | piece=NAME",
        text:
            "A finger swipes over the puzzle, from a point of the collection view or from the middle of a piece. A piece moves by one square\n"
            + "where it can.")

    enum Direction: String, CaseIterable {
        case up, down, left, right

        var value: KlotskiPuzzle.Direction {
            switch self {
            case .up: .up
            case .down: .down
            case .left: .left
            case .right: .right
            }
        }
    }

    private let direction: Direction
    private let point: CGPoint?
    private let piece: String?

    init(_ arguments: inout Arguments) throws {
        direction = try arguments.one(of: Direction.self, arguments.word("a direction: up, down, left or right"), "direction")
        point = try arguments.value("from").map { try arguments.point($0) }
        piece = arguments.value("piece")?.value
        guard (point == nil) != (piece == nil) else { throw arguments.error("'swipe' needs either from=X,Y or piece=NAME") }
    }

    func run(in runner: ScenarioRunner) throws -> [String]? {
        let (stage, app) = try runner.shown()
        guard let screen = app.puzzle else { throw runner.error("'swipe' works on 'layout klotski'") }
        var start = point ?? .zero
        if let piece {
            guard let index = screen.puzzle.pieces.firstIndex(where: { $0.name == piece }),
                let attributes = screen.collectionView.layoutAttributesForItem(at: IndexPath(item: index, section: 0))
            else {
                throw runner.error("there is no piece '\(piece)'; there is \(screen.puzzle.pieces.map(\.name).joined(separator: ", "))")
            }
            start = attributes.center
        }
        var hasMoved = false
        let lines = runner.doing { stage.act("swipe \(direction.rawValue)") { hasMoved = screen.swipe(direction.value, at: start) } }
        return [hasMoved ? "moved, \(screen.moves) moves so far" : "stays"] + lines
    }
}
