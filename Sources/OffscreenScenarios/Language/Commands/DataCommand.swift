import Offscreen
import UIKit

struct DataCommand: NamedCommand {
    static let help = CommandHelp(
        name: "data", usage: "data [diffable] sections=N items=N | data [diffable] items=N,N,N",
        text:
            "The number of items in the model before it is shown: one number for all sections, or a list with one for each. Items are called\n"
            + "0-0, 0-1 and so on; 'model' gives other titles. With diffable the data source is a UICollectionViewDiffableDataSource, and\n"
            + "insert, delete, move and reload apply a snapshot, with animation.")

    private let sections: [Int]
    private let isDiffable: Bool

    init(_ arguments: inout Arguments) throws {
        let word = arguments.word()
        if let word, word.value != "diffable" {
            throw arguments.error("'data' does not expect '\(word.value)'; there is: diffable", at: word.column)
        }
        isDiffable = word != nil
        let count = try arguments.value("sections").map { try arguments.int($0, 0...100_000) }
        guard let word = arguments.value("items") else { throw arguments.error("'data' needs items=N, such as items=12 or items=4,6") }
        let items = try arguments.list(word) { try arguments.int($0, 0...10_000_000) }
        if let count, items.count > 1 {
            guard items.count == count else {
                throw arguments.error("\(items.count) numbers of items for \(count) sections", at: word.column)
            }
        }
        sections = items.count == 1 ? Array(repeating: items[0], count: count ?? 1) : items
        guard sections.reduce(0, +) <= 10_000_000 else {
            throw arguments.error("more than 10000000 items; each has a title of its own", at: word.column)
        }
    }

    func run(in runner: ScenarioRunner) throws -> [String]? {
        guard !runner.isShown else { throw runner.error("'data' comes before 'show'; use insert, delete and move after it") }
        runner.setting.app.items = sections
        runner.setting.app.isDiffable = isDiffable
        return nil
    }
}
