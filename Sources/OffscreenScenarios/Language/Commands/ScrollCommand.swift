import Offscreen
import UIKit

struct ScrollCommand: ScenarioCommand {
    static let help = CommandHelp(
        name: "scroll", usage: "scroll by=N | by=X,Y | to=X,Y | to=ITEM [at=top|middle|bottom] [animated=yes]",
        text:
            "Sets the content offset: by a distance along the axis that scrolls, by X,Y, to an offset, not beyond the content's ends; or to\n"
            + "an item, with scrollToItem.")

    private enum Target: Sendable {
        case along(CGFloat)
        case by(CGPoint)
        case to(CGPoint)
        case item(IndexPath, UICollectionView.ScrollPosition)
    }

    private let target: Target
    private let isAnimated: Bool

    init(_ arguments: inout Arguments) throws {
        isAnimated = try arguments.value("animated").map { try arguments.bool($0) } ?? false
        let at = try arguments.value("at").map { try arguments.one(of: HuntStep.Place.self, $0, "position") } ?? .top
        if let word = arguments.value("by") {
            target = word.value.contains(",") ? .by(try arguments.point(word)) : .along(try arguments.number(word))
        } else if let word = arguments.value("to") {
            target =
                word.value.contains("-") && !word.value.contains(",")
                ? .item(try arguments.path(word), at.value) : .to(try arguments.point(word))
        } else {
            throw arguments.error("'scroll' needs by=N, by=X,Y, to=X,Y or to=ITEM")
        }
    }

    func run(in runner: ScenarioRunner) throws -> [String]? {
        let (stage, app) = try runner.shown()
        let view = app.collectionView
        return runner.doing {
            switch target {
            case .along(let distance): stage.scroll(view, by: distance)
            case .by(let distance): stage.scroll(view, by: distance)
            case .to(let offset) where isAnimated: stage.act("scroll") { view.setContentOffset(offset, animated: true) }
            case .to(let offset): stage.scroll(view, to: offset)
            case .item(let path, let position):
                stage.act("scroll to item") { view.scrollToItem(at: path, at: position, animated: isAnimated) }
            }
        }
    }
}
