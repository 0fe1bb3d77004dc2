import Offscreen
import UIKit

/// Commands that touch the screen, scroll, or solve the puzzle. Others, such as `drag`, are in
/// `StepCommand.words`.
extension CommandDefinition {
    static let scroll = CommandDefinition(
        "scroll by=N | by=X,Y | to=X,Y | to=end | to=ITEM [at=top|middle|bottom] [animated=yes]\n    [in=ITEM]",
        text:
            """
            Sets the content offset: by a distance along the axis that scrolls, by X,Y, or to an offset, \
            but not beyond the content's ends.
            to=end sets contentSize.height - bounds.height, as apps do. to=ITEM calls scrollToItem. \
            in=ITEM scrolls the row that contains the item, or the list in its cell.
            """
    ) { arguments in
        if let word = arguments.takeWord(forKey: "in") { return try InnerScrollCommand(word, &arguments) }
        if arguments.takeWordIfPresent(key: "to", value: "end") { return ScrollToEndCommand() }
        return try StepCommand(&arguments)
    }

    static let tap = CommandDefinition(
        "tap X,Y | tap ITEM [on=edit-control|reorder-control|accessory]",
        text:
            """
            A finger taps at a point of the window, in the middle of an item's attributes, or on a part of a \
            table view's row. The answer has what is seen there, what
            the touch reaches, what indexPathForItem(at:) returns, and what is selected afterwards.
            """
    ) { try TapCommand(&$0) }

    static let touch = CommandDefinition(
        "touch X,Y | touch ITEM [on=PART] | touch move X,Y | touch end | touch cancel",
        text:
            """
            A finger comes down and stays until 'touch end' lifts it or 'touch cancel' cancels the touch; \
            'touch move' moves it. The
            answer lists the cells that are highlighted then, and what is selected.
            """
    ) { try TouchCommand(&$0) }

    static let swipe = CommandDefinition(
        "swipe up|down|left|right from=X,Y | piece=NAME",
        text:
            """
            A finger swipes over the puzzle, from a point of the collection view or from the middle of a \
            piece. A piece moves by one square
            where it can.
            """
    ) { try SwipeCommand(&$0) }

    static let solve = CommandDefinition("solve", text: "Plays the puzzle to its end, in the fewest moves.") { _ in
        SolveCommand()
    }
}

/// Scrolls the row that contains an item, or the list in the item's cell.
struct InnerScrollCommand: ScenarioCommand {
    let path: IndexPath
    let distance: CGPoint

    /// - Parameter word: the argument `in`, which names the item.
    init(_ word: Arguments.Word, _ arguments: inout Arguments) throws {
        path = try arguments.indexPath(word)
        switch try StepCommand(&arguments).step {
        case .scroll(let x): distance = CGPoint(x: x, y: 0)
        case .scrollBy(let x, let y): distance = CGPoint(x: x, y: y)
        default: throw arguments.error("'in' needs by=N or by=X,Y")
        }
    }

    func run(in runner: ScenarioRunner) throws -> [String]? {
        let shown = try runner.shown()
        let cell = shown.list.shownCell(ofItemAt: try runner.pathOfExistingItem(at: path))
        guard let row = cell.flatMap(shown.list.innerScrollView) else {
            throw runner.error(
                "item \(path.section)-\(path.item) is in no scrolling row, and its cell contains no list")
        }
        return runner.runAndReport { shown.stage.scroll(row, by: distance) }
    }
}

struct ScrollToEndCommand: ScenarioCommand {
    func run(in runner: ScenarioRunner) throws -> [String]? {
        let shown = try runner.shown()
        return runner.runAndReport { shown.stage.act("scroll to=end") { shown.list.scrollToEnd() } }
    }
}

struct TapCommand: ScenarioCommand {
    private let place: TouchPlace

    init(_ arguments: inout Arguments) throws {
        place = try TouchPlace(
            arguments.takeWord(expecting: "a point such as 10,20 or an item such as 0-3"), &arguments)
    }

    func run(in runner: ScenarioRunner) throws -> [String]? {
        let shown = try runner.shown()
        let point = try place.windowPoint(for: runner)
        let probe = shown.stage.pointReport(of: shown.subject.list, at: point)
        let lines = try runner.perform(.tap(x: point.x, y: point.y))
        return ["\(probe)", "selected \(shown.list.selectedText)"] + lines.dropFirst()
    }
}

struct TouchCommand: ScenarioCommand {
    private enum Action {
        case begin(TouchPlace)
        case step(Step)
    }

    private let action: Action

    init(_ arguments: inout Arguments) throws {
        let word = try arguments.takeWord(expecting: "a point such as 10,20, an item such as 0-3, move, end or cancel")
        switch word.value {
        case "move":
            let point = try arguments.takePoint()
            action = .step(.touchMove(x: point.x, y: point.y))
        case "end": action = .step(.touchEnd)
        case "cancel": action = .step(.touchCancel)
        default: action = .begin(try TouchPlace(word, &arguments))
        }
    }

    func run(in runner: ScenarioRunner) throws -> [String]? {
        let view = try runner.shown().list
        var lines = try runner.perform(step(for: runner))
        lines[0] = "highlighted \(view.highlightedText), selected \(view.selectedText)"
        return lines
    }

    @MainActor
    private func step(for runner: ScenarioRunner) throws -> Step {
        switch action {
        case .step(let step): return step
        case .begin(let place):
            let point = try place.windowPoint(for: runner)
            return .touch(x: point.x, y: point.y)
        }
    }
}

struct SwipeCommand: ScenarioCommand {
    private enum Start {
        case point(CGPoint)
        case piece(String)
    }

    private let direction: KlotskiPuzzle.Direction
    private let start: Start

    init(_ arguments: inout Arguments) throws {
        direction = try arguments.choice(
            of: KlotskiPuzzle.Direction.self,
            from: arguments.takeWord(expecting: "a direction: up, down, left or right"),
            noun: "direction")
        let point = try arguments.takePoint(forKey: "from")
        let piece = arguments.takeWord(forKey: "piece")?.value
        switch (point, piece) {
        case (let point?, nil): start = .point(point)
        case (nil, let piece?): start = .piece(piece)
        default: throw arguments.error("'swipe' needs either from=X,Y or piece=NAME")
        }
    }

    func run(in runner: ScenarioRunner) throws -> [String]? {
        let (stage, app) = try runner.stageAndApp()
        guard let screen = app.puzzle else { throw runner.error("'swipe' works on 'layout klotski'") }
        let point = try point(on: screen, runner)
        var hasMoved = false
        let lines = runner.runAndReport {
            stage.act("swipe \(direction.rawValue)") { hasMoved = screen.pushPiece(toward: direction, at: point) }
        }
        return [hasMoved ? "moved, \(screen.moves) moves so far" : "stays"] + lines
    }

    @MainActor
    private func point(on screen: KlotskiScreen, _ runner: ScenarioRunner) throws -> CGPoint {
        switch start {
        case .point(let point): return point
        case .piece(let name):
            guard let index = screen.puzzle.pieces.firstIndex(where: { $0.name == name }),
                let attributes = screen.collectionView.layoutAttributesForItem(at: IndexPath(item: index, section: 0))
            else {
                throw runner.error(
                    """
                    there is no piece '\(name)'; there is \
                    \(screen.puzzle.pieces.map(\.name).joined(separator: ", "))
                    """
                )
            }
            return attributes.center
        }
    }
}

struct SolveCommand: ScenarioCommand {
    func run(in runner: ScenarioRunner) throws -> [String]? {
        let (stage, app) = try runner.stageAndApp()
        guard let screen = app.puzzle else { throw runner.error("'solve' works on 'layout klotski'") }
        guard let solution = screen.solution else { return ["cannot be solved from here"] }
        let lines = runner.runAndReport {
            for move in solution { stage.act("move") { screen.make(move) } }
        }
        return ["solved in \(solution.count) moves"] + lines
    }
}

/// A point of the window, the middle of an item, or a part of the row of a table view.
private enum TouchPlace: Sendable {
    case point(CGPoint)
    case item(IndexPath)
    case part(RowPart, IndexPath)

    init(_ word: Arguments.Word, _ arguments: inout Arguments) throws {
        if word.value.contains(",") {
            self = .point(try arguments.point(word))
            return
        }
        let path = try arguments.indexPath(word)
        let part = try arguments.takeChoice(of: RowPart.self, forKey: "on", noun: "part of a row")
        self = part.map { .part($0, path) } ?? .item(path)
    }

    @MainActor
    func windowPoint(for runner: ScenarioRunner) throws -> CGPoint {
        switch self {
        case .point(let point): return point
        case .part(let part, let path):
            let shown = try runner.shown()
            guard let table = shown.list as? UITableView else {
                throw runner.error("'on' is about rows of a table view")
            }
            do {
                let view = try shown.stage.view(part, ofRow: try runner.pathOfExistingItem(at: path), in: table)
                return shown.stage.visibleMiddle(of: view)
            } catch let error as StageError {
                throw runner.error(error.description)
            }
        case .item(let path):
            let view = try runner.shown().list
            guard
                let attributes = view.layoutOfItems.layoutAttributesForItem(
                    at: try runner.pathOfExistingItem(at: path))
            else {
                throw runner.error("the layout has no attributes for item \(path.section)-\(path.item)")
            }
            return view.convert(attributes.center, to: nil)
        }
    }
}

extension ObservedList {
    var highlightedText: String {
        Self.text(of: visibleItemPaths.filter { shownCell(ofItemAt: $0)?.isHighlightedCell == true })
    }

    var selectedText: String { Self.text(of: selectedItemPaths) }

    private static func text(of paths: [IndexPath]) -> String {
        paths.isEmpty ? "none" : paths.sorted().map { "\($0.section)-\($0.item)" }.joined(separator: " ")
    }
}

extension UIView {
    fileprivate var isHighlightedCell: Bool {
        (self as? UICollectionViewCell)?.isHighlighted ?? (self as? UITableViewCell)?.isHighlighted ?? false
    }
}
