import Offscreen
import UIKit

struct SetCommand: NamedCommand {
    static let help = CommandHelp(
        name: "set", usage: "set NAME=VALUE ...",
        text:
            "Sets properties of the layout on screen: item=, card-z=, armband-z=, color=, text=, tint=, columns=; with\n"
            + "section=N the delegate's color of one section; or of the collection view: "
            + "prefetching=yes|no, multiple=yes|no (selection); or of the app: theme=COLOR paints the cells in visibleCells, and those\n"
            + "that are configured later; banner=N gives the controller's banner a height.")

    private var item: CGSize?
    private var cardZ: Int?
    private var armbandZ: Int?
    private var color: String?
    private var section: Int?
    private var text: String?
    private var tint: Int?
    private var columns: Int?
    private let settings: ViewSettings
    private var theme: String?
    private var banner: CGFloat?

    static func color(_ word: Arguments.Word, _ arguments: Arguments) throws -> String {
        guard LayoutChoice.colors[word.value] != nil else {
            let names = LayoutChoice.colors.keys.sorted()
            throw arguments.error("unknown color '\(word.value)'.\(Suggestion.sentence(for: word.value, among: names))", at: word.column)
        }
        return word.value
    }

    init(_ arguments: inout Arguments) throws {
        item = try arguments.value("item").map { try arguments.size($0) }
        cardZ = try arguments.value("card-z").map { try arguments.int($0) }
        armbandZ = try arguments.value("armband-z").map { try arguments.int($0) }
        color = try arguments.value("color").map { try SetCommand.color($0, arguments) }
        section = try arguments.value("section").map { try arguments.int($0, 0...Int.max) }
        if section != nil, color == nil { throw arguments.error("'section' needs color=") }
        text = arguments.value("text")?.value
        tint = try arguments.value("tint").map { try arguments.int($0) }
        columns = try arguments.value("columns").map { try arguments.int($0, 1...100) }
        settings = try ViewSettings(&arguments)
        theme = try arguments.value("theme").map { try SetCommand.color($0, arguments) }
        banner = try arguments.value("banner").map { try arguments.number($0) }
    }

    func run(in runner: ScenarioRunner) throws -> [String]? {
        let (stage, app) = try runner.shown()
        let layout = app.collectionView.collectionViewLayout
        func wanted<Layout>(_ type: Layout.Type, _ name: String) throws -> Layout {
            guard let layout = layout as? Layout else { throw runner.error("the layout on screen has no '\(name)'") }
            return layout
        }
        let flow = try item.map { _ in try wanted(UICollectionViewFlowLayout.self, "item") }
        let cards = try cardZ != nil || armbandZ != nil ? wanted(SectionCardDecorationLayout.self, "card-z") : nil
        let colored = try color.map { _ in try wanted(SectionColorLayout.self, "color") }
        let titled = try text.map { _ in try wanted(TitleLayout.self, "text") }
        let tinted = try tint.map { _ in try wanted(TintLayout.self, "tint") }
        let columned = try columns.map { _ in try wanted(WaterfallLayout.self, "columns") }
        if banner != nil, app.controller == nil { throw runner.error("'banner' needs 'app starts-in-layout'") }
        return runner.doing {
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
                if let theme, let color = LayoutChoice.colors[theme] { app.paint(color) }
                if let banner { app.controller?.showBanner(height: banner) }
            }
        }
    }
}
