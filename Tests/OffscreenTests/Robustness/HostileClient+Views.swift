import Offscreen
import UIKit

extension HostileClient {
    private static func layoutSubviews(
        _ name: String, _ act: @escaping @MainActor @Sendable (HostileScreen.View) -> Void
    ) -> HostileClient {
        scrolled("layoutSubviews that \(name)") { $0.hooks.layoutSubviews = act }
    }

    static let views: [HostileClient] = [
        layoutSubviews("calls itself") { view in
            if !view.isHidden {
                view.isHidden = true
                view.layoutSubviews()
                view.isHidden = false
            }
        },
        layoutSubviews("requests layout") { $0.setNeedsLayout() },
        layoutSubviews("removes everything") { for view in $0.subviews { view.removeFromSuperview() } },
        layoutSubviews("hides everything") { for view in $0.subviews { view.isHidden = true } },
        layoutSubviews("reverses the order of the subviews") { for view in $0.subviews { $0.sendSubviewToBack(view) } },
        layoutSubviews("puts each cell into another cell") { view in
            let cells = view.visibleCells
            for (outer, inner) in zip(cells, cells.dropFirst()) { outer.addSubview(inner) }
        },
        layoutSubviews("puts the cells at points that are not numbers") {
            for cell in $0.visibleCells { cell.center = CGPoint(x: CGFloat.nan, y: 0) }
        },
        layoutSubviews("moves the cells") { for cell in $0.visibleCells { cell.frame.origin.x += 500 } },
        after("the collection view in one of its cells") { screen, _ in
            screen.view.visibleCells[0].contentView.addSubview(screen.view)
        },
        after("a cell of one collection view as a subview of another") { screen, stage in
            let other = HostileScreen()
            screen.kept = [other]
            stage.show(other.view)
            other.view.addSubview(screen.view.visibleCells[0])
            let moved = other.view.visibleCells
            for cell in moved { screen.view.addSubview(cell) }
            stage.scroll(screen.view, by: 80)
            stage.scroll(other.view, by: 80)
            for cell in moved { cell.removeFromSuperview() }
            other.view.removeFromSuperview()
        },
        after("dormant cells removed from the hierarchy") { screen, stage in
            screen.view.isPrefetchingEnabled = false
            stage.scroll(screen.view, by: 80)
            stage.scroll(screen.view, by: -80)
            for view in screen.view.subviews where view.isHidden { view.removeFromSuperview() }
            stage.scroll(screen.view, by: 80)
            screen.view.isPrefetchingEnabled = true
            stage.sendMemoryWarning()
        },
        after("a memory warning that releases cells during a fling") { screen, stage in
            stage.fling(screen.view, velocity: CGPoint(x: 0, y: 400), settling: false)
            stage.sendMemoryWarning()
        },
        after("the delegate released while the finger is down") { screen, stage in
            stage.touchDown(at: CGPoint(x: 10, y: 10))
            screen.delegate = nil
            screen.view.reloadData()
            stage.touchUp()
        },
        after("the collection view released while the finger is down") { screen, stage in
            stage.touchDown(at: CGPoint(x: 10, y: 10))
            screen.view.removeFromSuperview()
            stage.touchUp()
        },
    ]
}
