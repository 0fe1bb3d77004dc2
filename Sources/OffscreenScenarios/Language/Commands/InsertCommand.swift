import Offscreen
import UIKit

struct InsertCommand: NamedCommand {
    static let help = CommandHelp(
        name: "insert", usage: "insert ITEM ... [title=TEXT] | insert above=N | insert section=N [items=N]\n    \(ChangeOptions.usage)",
        text:
            "Inserts items, or a section, into the model and tells the collection view. above=N inserts that many right before the first\n"
            + "item on screen, so that everything on screen moves down. \(ChangeOptions.text)"
    )

    private enum What: Sendable {
        case step(Step)
        /// So many before the first item on screen.
        case above(Int, ChangeOptions)
    }

    private let what: What

    init(_ arguments: inout Arguments) throws {
        if let word = arguments.value("above") {
            what = .above(try arguments.int(word, 1...100_000), try ChangeOptions(&arguments))
        } else {
            what = .step(try StepCommand(&arguments).step)
        }
    }

    func run(in runner: ScenarioRunner) throws -> [String]? {
        switch what {
        case .step(let step): return try runner.perform(step)
        case .above(let count, let options):
            let first = try runner.shown().app.collectionView.indexPathsForVisibleItems.min() ?? IndexPath(item: 0, section: 0)
            let paths = (0..<count).map { IndexPath(item: first.item + $0, section: first.section) }
            return try runner.perform(.change(ModelChange(paths.map { .insertItem($0, title: "") }, options)))
        }
    }
}
