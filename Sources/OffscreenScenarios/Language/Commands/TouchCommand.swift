import Offscreen
import UIKit

struct TouchCommand: ScenarioCommand {
    static let help = CommandHelp(
        name: "touch", usage: "touch X,Y | touch ITEM | touch end | touch cancel",
        text:
            "A finger comes down and stays until 'touch end' lifts it or 'touch cancel' cancels the touch. The answer tells which cells are\n"
            + "highlighted then, and what is selected.")

    private enum Phase: Sendable {
        case point(CGPoint)
        case item(IndexPath)
        case end
        case cancel
    }

    private let phase: Phase

    init(_ arguments: inout Arguments) throws {
        let word = try arguments.word("a point such as 10,20, an item such as 0-3, end or cancel")
        switch word.value {
        case "end": phase = .end
        case "cancel": phase = .cancel
        default: phase = word.value.contains(",") ? .point(try arguments.point(word)) : .item(try arguments.path(word))
        }
    }

    func run(in runner: ScenarioRunner) throws -> [String]? {
        let (stage, app) = try runner.shown()
        let view = app.collectionView
        var lines: [String]
        switch phase {
        case .point(let point): lines = runner.doing { stage.touchDown(at: point) }
        case .item(let path):
            let point = try TapCommand.point(of: path, in: runner)
            lines = runner.doing { stage.touchDown(at: point) }
        case .end: lines = runner.doing { stage.touchUp() }
        case .cancel: lines = runner.doing { stage.touchCancel() }
        }
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
