import Offscreen
import UIKit

struct ModelCommand: NamedCommand {
    static let help = CommandHelp(
        name: "model", usage: "model ITEM title=TEXT",
        text: "Gives an item another title in the model, and tells the collection view nothing.")

    private let path: IndexPath
    private let title: String

    init(_ arguments: inout Arguments) throws {
        path = try arguments.path(arguments.word("an item such as 0-3"))
        guard let word = arguments.value("title") else { throw arguments.error("'model' needs title=TEXT") }
        title = word.value
    }

    func run(in runner: ScenarioRunner) throws -> [String]? {
        if runner.isShown {
            let (_, app) = try runner.shown()
            _ = try runner.checked(path)
            app.sections[path.section][path.item] = title
        } else {
            runner.setting.app.titles[path] = title
        }
        return nil
    }
}
