import Offscreen
import UIKit

/// Commands that prepare a screen, show it, or change its size. Others, such as `layout`, are in
/// files of their own.
extension CommandDefinition {
    static let data = CommandDefinition(
        "data [diffable] sections=N items=N | data [diffable] items=N,N,N",
        text:
            """
            The number of items in the model before it is shown: one number for all sections, or a list of \
            numbers. Items are called
            0-0, 0-1 and so on; 'model' gives other titles. With diffable the data source is a \
            UICollectionViewDiffableDataSource, and
            insert, delete, move and reload apply a snapshot, with animation.
            """
    ) { try DataCommand(&$0) }

    static let place = CommandDefinition(
        "place ITEM frame=X,Y,WxH [z=N] [alpha=N] [hidden=yes]",
        text: "Sets the frame and other attributes of an item in the layout 'placed'. Other items lie along a diagonal."
    ) { try PlaceCommand(&$0) }

    static let show = CommandDefinition(
        "show [prefetching=no] [laid-out=no]",
        text:
            """
            Puts the screen into the window, which it fills. With laid-out=no, no turn passes, so \
            the next command acts
            before the first layout, like code in viewDidLoad.
            """
    ) { try ShowCommand(&$0) }

    static let resize = CommandDefinition(
        "resize WxH [seconds=N]",
        text: "Gives the screen another size, at once or animated as a rotation is; the list fills it again."
    )
}

struct DataCommand: ScenarioCommand {
    /// The number of items in each section.
    let items: [Int]
    let isDiffable: Bool

    init(_ arguments: inout Arguments) throws {
        let word = arguments.takeWord()
        if let word, word.value != "diffable" {
            throw arguments.error("'data' does not expect '\(word.value)'; there is: diffable", at: word.column)
        }
        isDiffable = word != nil
        let count = try arguments.takeInt(forKey: "sections", in: 0...100_000)
        guard let list = arguments.takeWord(forKey: "items") else {
            throw arguments.error("'data' needs items=N, such as items=12 or items=4,6")
        }
        let items = try arguments.list(list) { try arguments.int($0, in: 0...10_000_000) }
        if let count, items.count > 1, items.count != count {
            throw arguments.error("\(items.count) numbers of items for \(count) sections", at: list.column)
        }
        self.items = items.count == 1 ? Array(repeating: items[0], count: count ?? 1) : items
        guard self.items.reduce(0, +) <= 10_000_000 else {
            throw arguments.error("more than 10000000 items; each has a title of its own", at: list.column)
        }
    }

    func run(in runner: ScenarioRunner) throws -> [String]? {
        guard !runner.isShown else {
            throw runner.error("'data' comes before 'show'; use insert, delete and move after it")
        }
        try runner.changeApp {
            $0.items = items
            $0.isDiffable = isDiffable
        }
        return nil
    }
}

struct PlaceCommand: ScenarioCommand {
    let path: IndexPath
    let place: PlacedItemsLayout.Place

    init(_ arguments: inout Arguments) throws {
        path = try arguments.takeIndexPath()
        guard let frame = arguments.takeWord(forKey: "frame") else {
            throw arguments.error("'place' needs frame=X,Y,WxH")
        }
        place = PlacedItemsLayout.Place(
            try arguments.rect(frame), zIndex: try arguments.takeInt(forKey: "z") ?? 0,
            alpha: try arguments.takeNumber(forKey: "alpha") ?? 1,
            isHidden: try arguments.takeBool(forKey: "hidden") ?? false)
    }

    func run(in runner: ScenarioRunner) throws -> [String]? {
        try runner.changeApp { $0.places[path] = place }
        guard runner.isShown else { return nil }
        let (stage, app) = try runner.stageAndApp()
        guard let layout = app.collectionView.collectionViewLayout as? PlacedItemsLayout else {
            throw runner.error("'place' works on 'layout placed'")
        }
        return runner.runAndReport { stage.act("place") { layout.places[path] = place } }
    }
}

struct ShowCommand: ScenarioCommand {
    /// The value of `isPrefetchingEnabled`; nil for UIKit's default.
    let prefetches: Bool?
    let isLaidOut: Bool

    init(_ arguments: inout Arguments) throws {
        prefetches = try arguments.takeBool(forKey: "prefetching")
        isLaidOut = try arguments.takeBool(forKey: "laid-out") ?? true
    }

    func run(in runner: ScenarioRunner) throws -> [String]? {
        runner.setting.app.prefetches = prefetches
        return try runner.show(isLaidOut: isLaidOut)
    }
}
