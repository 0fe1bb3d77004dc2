import Offscreen
import UIKit

/// Commands that change items, the selection or properties. Others, such as `delete`, are in
/// `StepCommand.words`.
extension CommandDefinition {
    static let insert = CommandDefinition(
        "insert ITEM ... [title=TEXT] | insert above=N | insert section=N [items=N]\n    \(ChangeOptions.usage)",
        text:
            """
            Inserts items, or a section, into the model and tells the list. above=N inserts N \
            items right before the first
            item on screen, so that everything on screen moves down.
            \(ChangeOptions.text)
            """
    ) { arguments in
        guard let count = try arguments.takeInt(forKey: "above", in: 1...100_000) else {
            return try StepCommand(&arguments)
        }
        return InsertAboveCommand(count: count, options: try ChangeOptions(&arguments))
    }

    static let select = CommandDefinition(
        "select ITEM ... | select none [multiple=yes]",
        text: "Selects items from code, which calls no delegate methods. multiple=yes allows several."
    )

    static let model = CommandDefinition(
        "model ITEM title=TEXT",
        text: "Gives an item another title in the model, without a call to the list."
    ) { try ModelCommand(&$0) }

    static let set = CommandDefinition(
        "set NAME=VALUE ...",
        text:
            """
            Sets properties of the layout on screen: item=, card-z=, armband-z=, color=, text=, tint=, \
            columns=. With section=N, color= is
            the delegate's color of that section. Properties of the list are prefetching=yes|no, multiple=yes|no \
            (selection) and
            editing=on|off, and of a table view row=N, the height of its rows. A property of the app is \
            theme=COLOR, which paints the
            cells in visibleCells and those that are configured later.
            """
    ) { try SetCommand(&$0) }
}

/// Inserts a number of items right before the first item on screen.
struct InsertAboveCommand: ScenarioCommand {
    let count: Int
    let options: ChangeOptions

    func run(in runner: ScenarioRunner) throws -> [String]? {
        let first = try runner.shown().list.visibleItemPaths.first ?? IndexPath(item: 0, section: 0)
        let paths = (0..<count).map { IndexPath(item: first.item + $0, section: first.section) }
        return try runner.perform(.change(ModelChange(paths.map { .insertItem($0, title: "") }, options)))
    }
}

/// Gives an item another title in the model.
struct ModelCommand: ScenarioCommand {
    let path: IndexPath
    let title: String

    init(_ arguments: inout Arguments) throws {
        path = try arguments.takeIndexPath()
        guard let title = arguments.takeWord(forKey: "title")?.value else {
            throw arguments.error("'model' needs title=TEXT")
        }
        self.title = title
    }

    func run(in runner: ScenarioRunner) throws -> [String]? {
        if runner.isShown {
            let app = try runner.appOnStage()
            app.sections[try runner.pathOfExistingItem(at: path).section][path.item] = title
        } else {
            try runner.changeApp { $0.titles[path] = title }
        }
        return nil
    }
}

/// Sets properties of the layout, of the collection view and of the app. A property that the
/// command does not name is nil.
struct SetCommand: ScenarioCommand {
    let item: CGSize?
    let cardZ: Int?
    let armbandZ: Int?
    let color: String?
    let section: Int?
    let text: String?
    let tint: Int?
    let columns: Int?
    let settings: ViewSettings
    let theme: String?
    /// Whether the command names only properties of the list, which a table view has, too.
    private let setsOnlyList: Bool

    init(_ arguments: inout Arguments) throws {
        settings = try ViewSettings(&arguments)
        setsOnlyList = !arguments.hasRemainingWords
        item = try arguments.takeSize(forKey: "item")
        cardZ = try arguments.takeInt(forKey: "card-z")
        armbandZ = try arguments.takeInt(forKey: "armband-z")
        let colorWord = arguments.takeWord(forKey: "color")
        color = try colorWord.map { try arguments.colorName($0) }
        section = try arguments.takeInt(forKey: "section", in: 0...Int.max)
        if section != nil, color == nil { throw arguments.error("'section' needs color=") }
        text = arguments.takeWord(forKey: "text")?.value
        tint = try arguments.takeInt(forKey: "tint")
        columns = try arguments.takeInt(forKey: "columns", in: 1...100)
        let themeWord = arguments.takeWord(forKey: "theme")
        theme = try themeWord.map { try arguments.colorName($0) }
    }

    func run(in runner: ScenarioRunner) throws -> [String]? {
        if setsOnlyList { return try runner.perform(.set(settings)) }
        let (stage, app) = try runner.stageAndApp()
        func layoutOnScreen<Layout>(as type: Layout.Type, for name: String) throws -> Layout {
            guard let layout = app.collectionView.collectionViewLayout as? Layout else {
                throw runner.error("the layout on screen has no '\(name)'")
            }
            return layout
        }
        let flow = try item.map { _ in try layoutOnScreen(as: UICollectionViewFlowLayout.self, for: "item") }
        let cards =
            try cardZ != nil || armbandZ != nil
            ? layoutOnScreen(as: SectionCardDecorationLayout.self, for: "card-z") : nil
        let colored = try color.map { _ in try layoutOnScreen(as: SectionColorLayout.self, for: "color") }
        let titled = try text.map { _ in try layoutOnScreen(as: TitleLayout.self, for: "text") }
        let tinted = try tint.map { _ in try layoutOnScreen(as: TintLayout.self, for: "tint") }
        let columned = try columns.map { _ in try layoutOnScreen(as: WaterfallLayout.self, for: "columns") }
        return runner.runAndReport {
            stage.act("set") {
                if let item { flow?.itemSize = item }
                if let cardZ { cards?.cardZIndex = cardZ }
                if let armbandZ { cards?.armbandZIndex = armbandZ }
                if let color, let section {
                    app.colors[section] = LayoutChoice.colors[color]
                    colored?.invalidateLayout()
                } else if let color {
                    colored?.sectionColor = LayoutChoice.colors[color]
                }
                if let text { titled?.title = text.isEmpty ? nil : text }
                if let tint { tinted?.tint = tint }
                if let columns { columned?.columns = columns }
                settings.apply(to: app.collectionView)
                if let theme, let color = LayoutChoice.colors[theme] { app.setCellColor(color) }
            }
        }
    }
}

extension Arguments {
    /// Returns a word if it is a name in `LayoutChoice.colors`. Throws an error for any other word.
    func colorName(_ word: Word) throws -> String {
        guard LayoutChoice.colors[word.value] != nil else {
            let names = LayoutChoice.colors.keys.sorted()
            throw error(
                "unknown color '\(word.value)'.\(Suggestion.sentence(for: word.value, among: names))", at: word.column)
        }
        return word.value
    }
}
