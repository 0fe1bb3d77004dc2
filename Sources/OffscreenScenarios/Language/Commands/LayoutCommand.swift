import Offscreen
import UIKit

extension CommandDefinition {
    static let layout = CommandDefinition(layoutHelp) { try LayoutCommand(&$0) }

    private static let layoutHelp = CommandHelp(
        "layout KIND [option=value ...] [animated=yes | interactive=yes]",
        text: """
            Chooses the collection view's layout, or a table view. After 'show' a collection view changes to that \
            layout. With
            interactive=yes an interactive transition begins, which 'transition' continues.
            flow, card-flow, section-color, backgrounds, title, tint, shifting: flow layouts, with item=96x96 (the \
            size of all items) or
              sizes=80x50,100x50 (taken in turn), spacing=, line=, inset=, header=, footer=, direction=horizontal,
              pins=headers|footers|both; with estimated=WxH items that were not shown yet have that size, and each cell
              returns its own size, which is that of item= or sizes=
            card-flow: a card decoration behind each section; card-z=-1, cell-z=0, header-z=10, armbands=yes (a \
            decoration on each card),
              armband-z=1, overlap=N (cards reach that far over the next one)
            section-color: a coloured plane behind each section; color=red
            title: a title decoration that receives its text in the attributes; text="..."
            tint: cells receive a number in their attributes; attributes=complete|no-isEqual|no-copy|no-class
            shifting: moves the attributes that super returned; by=10, copies=yes|no
            waterfall: columns=, spacing=, inset=, heights=60,100,80
            timetable: each section is a day, and each item's title is a lesson, such as "9:00-10:30 Maths"
            placed: each item has the frame that 'place' sets
            caching: rows whose attributes are stored until invalidateLayout() is called
            handmade: rows with a header above each section, written by hand; header=, line=, pins=headers,
              holds=target|adjustment (how visible rows stay in place when rows are inserted above)
            compositional: rows of equal columns; columns=3, height=96, spacing=, line=, inset=, header=, footer=, \
            header-z=, overlap=yes (headers
              and footers lie over the rows), pins=headers|footers|both, background=yes,
              orthogonal=continuous|paging|groupPaging (sections that scroll sideways), badges=items|groups|both
            klotski: the sliding-block puzzle; board=small|classic
            table: a table view, whose rows are the items; style=plain|grouped|inset, row=44|automatic, heights=40,60 \
            (taken in turn: from
              heightForRowAt or, with row=automatic, from the cells), estimated= (0 for none), \
            header=20|automatic|title and footer= (a
              view of the app, or a text), top= and bottom= (the heights of tableHeaderView and tableFooterView), \
            separators=no,
              cells=registered|without-path|made|two-kinds (how cellForRowAt gets a cell), \
            accessory=disclosure|checkmark|detail,
              editing=delete|insert|none (what the control of a row does after 'set editing=on')
            """)
}

struct LayoutCommand: ScenarioCommand {
    let choice: LayoutChoice
    let isAnimated: Bool
    let isInteractive: Bool

    init(_ arguments: inout Arguments) throws {
        var choice = LayoutChoice()
        choice.kind = try arguments.choice(
            of: LayoutChoice.Kind.self, from: arguments.takeWord(expecting: "a layout, such as flow or card-flow"),
            noun: "layout")
        for option in LayoutCommand.optionNames(of: choice.kind).split(separator: " ") {
            if let word = arguments.takeWord(forKey: String(option)) {
                try LayoutCommand.read(word, into: &choice, from: arguments)
            }
        }
        isAnimated = try arguments.takeBool(forKey: "animated") ?? false
        isInteractive = try arguments.takeBool(forKey: "interactive") ?? false
        self.choice = choice
    }

    /// Returns the names of the options of a kind of layout, separated by spaces.
    private static func optionNames(of kind: LayoutChoice.Kind) -> String {
        let flow = "item sizes estimated spacing line inset header footer direction pins"
        return switch kind {
        case .klotski: "board"
        case .table: TableChoice.optionNames
        case .waterfall: "columns spacing inset heights"
        case .timetable, .placed, .caching: ""
        case .handmade: "header line pins holds"
        case .compositional:
            "columns height spacing line inset header footer pins header-z overlap background orthogonal badges"
        case .flow, .backgrounds: flow
        case .cardFlow: "\(flow) card-z armband-z cell-z header-z armbands overlap"
        case .sectionColor: "\(flow) color"
        case .title: "\(flow) text"
        case .tint: "\(flow) attributes"
        case .shifting: "\(flow) by copies"
        }
    }

    private static func read(_ word: Arguments.Word, into choice: inout LayoutChoice, from arguments: Arguments) throws
    {
        func option<Option: CaseIterable & RawRepresentable<String>>(noun: String) throws -> Option {
            try arguments.choice(of: Option.self, from: word, noun: noun)
        }
        if choice.kind == .table { return try choice.table.read(word, from: arguments) }
        switch word.key {
        case "board": choice.board = try option(noun: "board")
        case "columns": choice.columns = try arguments.int(word, in: 1...100)
        case "spacing": choice.spacing = try arguments.number(word)
        case "line": choice.line = try arguments.number(word)
        case "inset": choice.inset = try arguments.insets(word)
        case "height": choice.height = try arguments.number(word)
        case "heights": choice.heights = try arguments.list(word) { try arguments.number($0) }
        case "header": choice.header = try arguments.number(word)
        case "footer": choice.footer = try arguments.number(word)
        case "pins": choice.pins = try option(noun: "pinned kind")
        case "holds": choice.offsetCorrection = try option(noun: "way")
        case "header-z": choice.headerZ = try arguments.int(word)
        case "overlap" where choice.kind == .compositional: choice.overlaps = try arguments.bool(word)
        case "overlap": choice.overlap = try arguments.number(word)
        case "background": choice.background = try arguments.bool(word)
        case "orthogonal": choice.orthogonal = try option(noun: "behavior")
        case "badges": choice.badges = try option(noun: "place of badges")
        case "item": choice.item = try arguments.size(word)
        case "sizes": choice.sizes = try arguments.list(word) { try arguments.size($0) }
        case "estimated": choice.estimated = try arguments.size(word)
        case "direction": choice.direction = try option(noun: "direction")
        case "card-z": choice.cardZ = try arguments.int(word)
        case "armband-z": choice.armbandZ = try arguments.int(word)
        case "cell-z": choice.cellZ = try arguments.int(word)
        case "armbands": choice.armbands = try arguments.bool(word)
        case "color": choice.color = try arguments.colorName(word)
        case "text": choice.text = word.value
        case "attributes": choice.tintClass = try option(noun: "kind of attributes")
        case "by": choice.shift = try arguments.number(word)
        case "copies": choice.copies = try arguments.bool(word)
        default: break
        }
    }

    func run(in runner: ScenarioRunner) throws -> [String]? {
        try runner.changeApp { $0.layout = choice }
        guard runner.isShown else { return nil }
        if choice.kind == .table {
            throw runner.error("a table view has a screen of its own; 'stage' starts again")
        }
        let (stage, app) = try runner.stageAndApp()
        guard choice.kind != .klotski, app.puzzle == nil else {
            throw runner.error("the puzzle has a screen of its own; 'stage' starts again")
        }
        guard !(app.collectionView.collectionViewLayout is UICollectionViewTransitionLayout) else {
            throw runner.error("a transition is under way; 'transition finish' ends it")
        }
        return runner.runAndReport { changeLayout(of: app, on: stage, places: runner.setting.app.places) }
    }

    @MainActor
    func changeLayout(of app: ScenarioApp, on stage: Stage, places: [IndexPath: PlacedItemsLayout.Place]) {
        stage.act("layout \(choice.kind.rawValue)") {
            app.changeLayout(to: choice, places: places, animated: isAnimated, interactive: isInteractive)
        }
    }
}
