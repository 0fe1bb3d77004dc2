import Offscreen
import UIKit

struct PlaceCommand: NamedCommand {
    static let help = CommandHelp(
        name: "place", usage: "place ITEM frame=X,Y,WxH [z=N] [alpha=N] [hidden=yes]",
        text: "Where the layout 'placed' puts an item, and with which custom attributes. An item that is not placed lies down the diagonal."
    )

    private let path: IndexPath
    private let place: PlacedLayout.Place

    init(_ arguments: inout Arguments) throws {
        path = try arguments.path(arguments.word("an item such as 0-3"))
        guard let frame = arguments.value("frame") else { throw arguments.error("'place' needs frame=X,Y,WxH") }
        place = PlacedLayout.Place(
            try arguments.rect(frame), zIndex: try arguments.value("z").map { try arguments.int($0) } ?? 0,
            alpha: try arguments.value("alpha").map { try arguments.number($0) } ?? 1,
            isHidden: try arguments.value("hidden").map { try arguments.bool($0) } ?? false)
    }

    func run(in runner: ScenarioRunner) throws -> [String]? {
        runner.setting.app.places[path] = place
        guard runner.isShown else { return nil }
        let (stage, app) = try runner.shown()
        guard let layout = app.collectionView.collectionViewLayout as? PlacedLayout else {
            throw runner.error("'place' works on 'layout placed'")
        }
        return runner.doing { stage.act("place") { layout.places[path] = place } }
    }
}
