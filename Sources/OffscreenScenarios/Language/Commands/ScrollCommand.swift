import Offscreen
import UIKit

struct ScrollCommand: NamedCommand {
    static let help = CommandHelp(
        name: "scroll", usage: "scroll by=N | by=X,Y | to=X,Y | to=end | to=ITEM [at=top|middle|bottom] [animated=yes]\n    [in=ITEM]",
        text:
            "Sets the content offset: by a distance along the axis that scrolls, by X,Y, or to an offset, but not beyond the content's ends.\n"
            + "to=end sets contentSize.height - bounds.height, as apps do. to=ITEM calls scrollToItem. in=ITEM scrolls the row that contains the item, or the list in its cell."
    )

    private enum Target: Sendable {
        case step(Step)
        case end
        case inner(IndexPath, by: CGPoint)
    }

    private let target: Target

    init(_ arguments: inout Arguments) throws {
        if let word = arguments.value("in") {
            let path = try arguments.path(word)
            switch try StepCommand(&arguments).step {
            case .scroll(let distance): target = .inner(path, by: CGPoint(x: distance, y: 0))
            case .scrollBy(let x, let y): target = .inner(path, by: CGPoint(x: x, y: y))
            default: throw arguments.error("'in' needs by=N or by=X,Y")
            }
        } else if arguments.takes("to", "end") {
            target = .end
        } else {
            target = .step(try StepCommand(&arguments).step)
        }
    }

    func run(in runner: ScenarioRunner) throws -> [String]? {
        let (stage, app) = try runner.shown()
        switch target {
        case .step(let step): return try runner.perform(step)
        case .end: return runner.doing { stage.act("scroll to=end") { app.scrollToEnd() } }
        case .inner(let path, let distance):
            guard let row = app.innerScroller(at: try runner.checked(path)) else {
                throw runner.error("item \(path.section)-\(path.item) stands in no row, and has no list in it")
            }
            return runner.doing { stage.scroll(row, by: distance) }
        }
    }
}
