import Offscreen
import UIKit

struct ReconfigureCommand: BatchStep {
    static let help = CommandHelp(
        name: "reconfigure", usage: "reconfigure ITEM ...",
        text: "reconfigureItems: the data source is asked for the cells anew, and configures those that are there. [POOL-13]")

    private let paths: [IndexPath]

    init(_ arguments: inout Arguments) throws {
        var paths = [try arguments.path(arguments.word("an item such as 0-3"))]
        while let word = arguments.word() { paths.append(try arguments.path(word)) }
        self.paths = paths
    }

    @MainActor func edits(_ app: ScenarioApp) -> [ModelEdit] { paths.filter { app.has($0) }.map { .reconfigureItem($0) } }

    func tell(_ view: UICollectionView) { view.reconfigureItems(at: paths) }

    func run(in runner: ScenarioRunner) throws -> [String]? { try runAlone(in: runner, "reconfigure") }
}
