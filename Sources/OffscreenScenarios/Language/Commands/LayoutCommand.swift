import Offscreen
import UIKit

struct LayoutCommand: NamedCommand {
    static let help = CommandHelp(
        name: "layout", usage: "layout KIND [option=value ...] [animated=yes | interactive=yes]",
        text: """
            Which layout the collection view has; after 'show' it changes to that layout, or with interactive=yes begins to, and
            'transition' moves it on.
            flow, card-flow, section-color, backgrounds, title, tint, shifting: flow layouts, with item=96x96 (the size of all items) or
              sizes=80x50,100x50 (taken in turn), spacing=, line=, inset=, header=, footer=, direction=horizontal,
              pins=headers|footers|both; with estimated=WxH the layout takes that for the size of items it has not shown, and each
              cell asks for its own: that of item= or sizes=
            card-flow: a card decoration behind each section; card-z=-1, cell-z=0, header-z=10, armbands=yes (a decoration on each card),
              armband-z=1, overlap=N (cards reach that far over the next one)
            section-color: a coloured plane behind each section; color=red
            title: a title decoration whose text travels in the attributes; text="..."
            tint: a number travels in the attributes; attributes=complete|no-isEqual|no-copy|no-class
            shifting: moves what super returned; by=10, copies=yes|no
            waterfall: columns=, spacing=, inset=, heights=60,100,80
            timetable: days as sections, lessons by the items' titles, such as "9:00-10:30 Maths"
            placed: every item where 'place' puts it
            caching: rows, kept until invalidateLayout() is called
            handmade: rows with a header above each section, written by hand; header=, line=, pins=headers,
              holds=target|adjustment (how it keeps what is seen in place when rows come in above), and mistake= one of
            \(HandmadeLayout.Mistake.help)
            compositional: rows of equal columns; columns=3, height=96, spacing=, line=, inset=, header=, footer=, header-z=, overlap=yes (headers
              and footers lie over the rows), pins=headers|footers|both, background=yes,
              orthogonal=continuous|paging|groupPaging (sections that scroll sideways)
            klotski: the sliding-block puzzle; board=small|classic
            """)

    let choice: LayoutChoice
    let isAnimated: Bool
    let isInteractive: Bool

    init(_ arguments: inout Arguments) throws {
        var choice = LayoutChoice()
        let kind = try arguments.word("a layout, such as flow or card-flow")
        choice.kind = try arguments.one(of: LayoutChoice.Kind.self, kind, "layout")
        switch choice.kind {
        case .klotski:
            if let word = arguments.value("board") { choice.board = try arguments.one(of: LayoutChoice.Board.self, word, "board") }
        case .waterfall:
            if let word = arguments.value("columns") { choice.columns = try arguments.int(word, 1...100) }
            if let word = arguments.value("spacing") { choice.spacing = try arguments.number(word) }
            if let word = arguments.value("inset") { choice.inset = try arguments.insets(word) }
            if let word = arguments.value("heights") { choice.heights = try arguments.list(word) { try arguments.number($0) } }
        case .timetable, .placed, .caching:
            break
        case .handmade:
            if let word = arguments.value("header") { choice.header = try arguments.number(word) }
            if let word = arguments.value("line") { choice.line = try arguments.number(word) }
            if let word = arguments.value("pins") { choice.pins = try arguments.one(of: LayoutChoice.Pinned.self, word, "pinned kind") }
            if let word = arguments.value("mistake") {
                choice.mistake = try arguments.one(of: HandmadeLayout.Mistake.self, word, "mistake")
            }
            if let word = arguments.value("holds") { choice.hold = try arguments.one(of: HandmadeLayout.Hold.self, word, "way") }
        case .compositional:
            if let word = arguments.value("columns") { choice.columns = try arguments.int(word, 1...100) }
            if let word = arguments.value("height") { choice.height = try arguments.number(word) }
            if let word = arguments.value("spacing") { choice.spacing = try arguments.number(word) }
            if let word = arguments.value("line") { choice.line = try arguments.number(word) }
            if let word = arguments.value("inset") { choice.inset = try arguments.insets(word) }
            if let word = arguments.value("header") { choice.header = try arguments.number(word) }
            if let word = arguments.value("footer") { choice.footer = try arguments.number(word) }
            if let word = arguments.value("pins") { choice.pins = try arguments.one(of: LayoutChoice.Pinned.self, word, "pinned kind") }
            if let word = arguments.value("header-z") { choice.headerZ = try arguments.int(word) }
            if let word = arguments.value("overlap") { choice.overlaps = try arguments.bool(word) }
            if let word = arguments.value("background") { choice.background = try arguments.bool(word) }
            if let word = arguments.value("orthogonal") {
                choice.orthogonal = try arguments.one(of: LayoutChoice.Orthogonal.self, word, "behavior")
            }
        case .flow, .cardFlow, .sectionColor, .backgrounds, .title, .tint, .shifting:
            try LayoutCommand.readFlow(&choice, &arguments)
            try LayoutCommand.readOwn(&choice, &arguments)
        }
        isAnimated = try arguments.value("animated").map { try arguments.bool($0) } ?? false
        isInteractive = try arguments.value("interactive").map { try arguments.bool($0) } ?? false
        self.choice = choice
    }

    private static func readFlow(_ choice: inout LayoutChoice, _ arguments: inout Arguments) throws {
        if let word = arguments.value("item") { choice.item = try arguments.size(word) }
        if let word = arguments.value("sizes") { choice.sizes = try arguments.list(word) { try arguments.size($0) } }
        if let word = arguments.value("estimated") { choice.estimated = try arguments.size(word) }
        if let word = arguments.value("spacing") { choice.spacing = try arguments.number(word) }
        if let word = arguments.value("line") { choice.line = try arguments.number(word) }
        if let word = arguments.value("inset") { choice.inset = try arguments.insets(word) }
        if let word = arguments.value("header") { choice.header = try arguments.number(word) }
        if let word = arguments.value("footer") { choice.footer = try arguments.number(word) }
        if let word = arguments.value("direction") {
            choice.direction = try arguments.one(of: LayoutChoice.Direction.self, word, "direction")
        }
        if let word = arguments.value("pins") { choice.pins = try arguments.one(of: LayoutChoice.Pinned.self, word, "pinned kind") }
    }

    private static func readOwn(_ choice: inout LayoutChoice, _ arguments: inout Arguments) throws {
        switch choice.kind {
        case .cardFlow:
            if let word = arguments.value("card-z") { choice.cardZ = try arguments.int(word) }
            if let word = arguments.value("armband-z") { choice.armbandZ = try arguments.int(word) }
            if let word = arguments.value("cell-z") { choice.cellZ = try arguments.int(word) }
            if let word = arguments.value("header-z") { choice.headerZ = try arguments.int(word) }
            if let word = arguments.value("armbands") { choice.armbands = try arguments.bool(word) }
            if let word = arguments.value("overlap") { choice.overlap = try arguments.number(word) }
        case .sectionColor:
            if let word = arguments.value("color") { choice.color = try SetCommand.color(word, arguments) }
        case .title:
            choice.text = arguments.value("text")?.value
        case .tint:
            if let word = arguments.value("attributes") {
                choice.tintClass = try arguments.one(of: LayoutChoice.TintClass.self, word, "kind of attributes")
            }
        case .shifting:
            if let word = arguments.value("by") { choice.by = try arguments.number(word) }
            if let word = arguments.value("copies") { choice.copies = try arguments.bool(word) }
        default:
            break
        }
    }

    func run(in runner: ScenarioRunner) throws -> [String]? {
        runner.setting.app.layout = choice
        guard runner.isShown else { return nil }
        let (stage, app) = try runner.shown()
        guard choice.kind != .klotski, app.puzzle == nil else {
            throw runner.error("the puzzle has a screen of its own; 'stage' starts again")
        }
        guard !(app.collectionView.collectionViewLayout is UICollectionViewTransitionLayout) else {
            throw runner.error("a transition is under way; 'transition finish' ends it")
        }
        return runner.doing { change(app, on: stage, places: runner.setting.app.places) }
    }

    @MainActor
    func change(_ app: ScenarioApp, on stage: Stage, places: [IndexPath: PlacedLayout.Place]) {
        stage.act("layout \(choice.kind.rawValue)") {
            app.change(to: choice, places: places, animated: isAnimated, interactive: isInteractive)
        }
    }
}
