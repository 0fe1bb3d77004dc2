import Offscreen
import UIKit

struct TouchCommand: NamedCommand {
    static let help = CommandHelp(
        name: "touch", usage: "touch X,Y | touch ITEM | touch move X,Y | touch end | touch cancel",
        text:
            "A finger comes down and stays until 'touch end' lifts it or 'touch cancel' cancels the touch; 'touch move' moves it. The\n"
            + "answer tells which cells are highlighted then, and what is selected.")

    private enum Phase: Sendable {
        case down(TapCommand.Place)
        case step(Step)
    }

    private let phase: Phase

    init(_ arguments: inout Arguments) throws {
        let word = try arguments.word("a point such as 10,20, an item such as 0-3, move, end or cancel")
        switch word.value {
        case "move":
            let point = try arguments.point(arguments.word("a point such as 10,20"))
            phase = .step(.touchMove(x: point.x, y: point.y))
        case "end": phase = .step(.touchEnd)
        case "cancel": phase = .step(.touchCancel)
        default: phase = .down(try TapCommand.Place(word, arguments))
        }
    }

    func run(in runner: ScenarioRunner) throws -> [String]? {
        let view = try runner.shown().app.collectionView
        let step: Step
        switch phase {
        case .down(let place):
            let point = try place.point(in: runner)
            step = .touch(x: point.x, y: point.y)
        case .step(let other): step = other
        }
        var lines = try runner.perform(step)
        lines[0] = "highlighted \(TouchCommand.highlighted(in: view)), selected \(TouchCommand.selected(in: view))"
        return lines
    }

    @MainActor
    static func highlighted(in view: UICollectionView) -> String {
        text(view.indexPathsForVisibleItems.filter { view.cellForItem(at: $0)?.isHighlighted == true })
    }

    @MainActor
    static func selected(in view: UICollectionView) -> String { text(view.indexPathsForSelectedItems ?? []) }

    private static func text(_ paths: [IndexPath]) -> String {
        paths.isEmpty ? "none" : paths.sorted().map { "\($0.section)-\($0.item)" }.joined(separator: " ")
    }
}
