import Offscreen
import UIKit

struct ScrollCommand: ScenarioCommand {
    static let help = CommandHelp(
        name: "scroll", usage: "scroll by=N | by=X,Y | to=X,Y | to=end | to=ITEM [at=top|middle|bottom] [animated=yes]\n    [in=ITEM]",
        text:
            "Sets the content offset: by a distance along the axis that scrolls, by X,Y, or to an offset, but not beyond the content's ends.\n"
            + "to=end sets contentSize.height - bounds.height, as apps do. to=ITEM calls scrollToItem. in=ITEM scrolls the row that contains the item, or the list in its cell."
    )

    private enum Target: Sendable {
        case along(CGFloat)
        case by(CGPoint)
        case to(CGPoint)
        case end
        case item(IndexPath, UICollectionView.ScrollPosition)
    }

    private let target: Target
    private let isAnimated: Bool
    private let inner: IndexPath?

    init(_ arguments: inout Arguments) throws {
        isAnimated = try arguments.value("animated").map { try arguments.bool($0) } ?? false
        inner = try arguments.value("in").map { try arguments.path($0) }
        let at = try arguments.value("at").map { try arguments.one(of: HuntStep.Place.self, $0, "position") } ?? .top
        if let word = arguments.value("by") {
            target = word.value.contains(",") ? .by(try arguments.point(word)) : .along(try arguments.number(word))
        } else if let word = arguments.value("to") {
            target =
                word.value == "end"
                ? .end
                : word.value.contains("-") && !word.value.contains(",")
                    ? .item(try arguments.path(word), at.value) : .to(try arguments.point(word))
        } else {
            throw arguments.error("'scroll' needs by=N, by=X,Y, to=X,Y or to=ITEM")
        }
        guard inner != nil else { return }
        switch target {
        case .along, .by: break
        case .to, .end, .item: throw arguments.error("'in' needs by=N or by=X,Y")
        }
    }

    func run(in runner: ScenarioRunner) throws -> [String]? {
        let (stage, app) = try runner.shown()
        let view = app.collectionView
        if let inner { return try scroll(runner, in: inner) }
        return runner.doing {
            switch target {
            case .along(let distance): stage.scroll(view, by: distance)
            case .by(let distance): stage.scroll(view, by: distance)
            case .to(let offset) where isAnimated: stage.act("scroll") { view.setContentOffset(offset, animated: true) }
            case .to(let offset): stage.scroll(view, to: offset)
            case .end: stage.act("scroll to the end") { app.scrollToEnd() }
            case .item(let path, let position):
                stage.act("scroll to item") { view.scrollToItem(at: path, at: position, animated: isAnimated) }
            }
        }
    }

    @MainActor
    private func scroll(_ runner: ScenarioRunner, in path: IndexPath) throws -> [String] {
        let (stage, app) = try runner.shown()
        guard let row = app.innerScroller(at: try runner.checked(path)) else {
            throw runner.error("item \(path.section)-\(path.item) stands in no row, and has no list in it")
        }
        return runner.doing {
            switch target {
            case .along(let distance): stage.scroll(row, by: CGPoint(x: distance, y: 0))
            case .by(let distance): stage.scroll(row, by: distance)
            case .to, .end, .item: break
            }
        }
    }
}
