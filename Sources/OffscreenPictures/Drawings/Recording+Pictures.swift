import Offscreen
import UIKit

extension Recording {
    /// Returns the screen at the end of a tick; nil if the tick was not recorded.
    public func screen(atTick number: Int, coloring: Coloring = .view) -> Picture? {
        self[tick: number].map { Picture.screen($0.tree, coloring: coloring) }
    }

    /// Returns an exploded view of the first collection view's subviews at the end of a tick.
    /// Returns nil if the tick was not recorded, or if no collection view was on screen.
    ///
    /// - Parameter labelsPlates: whether the names are on the plates instead of in a column.
    public func explodedView(atTick number: Int, coloring: Coloring = .view, labelsPlates: Bool = false) -> Picture? {
        guard let tick = self[tick: number], let view = tick.firstCollectionView,
            let report = stacking(of: view.name, atTick: number)
        else { return nil }
        return Picture.explodedView(view, report: report, coloring: coloring, labelsPlates: labelsPlates)
    }

    /// Returns a map of the first collection view's content at the end of a tick. Returns nil if
    /// the tick was not recorded, or if no collection view was on screen.
    public func contentMap(atTick number: Int, coloring: Coloring = .view) -> Picture? {
        guard let tick = self[tick: number], let view = tick.firstCollectionView else { return nil }
        return Picture.contentMap(view, knownRect: tick.known[view.name], coloring: coloring)
    }

    /// Returns one picture with the screens at the ends of the steps.
    ///
    /// - Parameters:
    ///   - maximumCount: the greatest number of screens. If there are more steps, some between the
    ///     first and the last are left
    ///     out. With 1 or less only the last step is shown.
    ///   - columns: the greatest number of screens in a row.
    ///   - scale: the scale of each screen.
    public func filmStrip(maximumCount: Int = 8, columns: Int = 4, scale: CGFloat = 0.5, coloring: Coloring = .view)
        -> Picture
    {
        let starts = ticks.indices.filter { !ticks[$0].what.isEmpty }
        let steps = starts.enumerated().map { index, start in
            (what: ticks[start].what, last: index + 1 < starts.count ? starts[index + 1] - 1 : ticks.count - 1)
        }
        let count = min(max(1, maximumCount), steps.count)
        let chosen = (0..<count).map {
            count == 1 ? steps[steps.count - 1] : steps[$0 * (steps.count - 1) / (count - 1)]
        }
        return Picture.grid(
            of:
                chosen.map {
                    ("\(ticks[$0.last].number): \($0.what)", Picture.screen(ticks[$0.last].tree, coloring: coloring))
                },
            columns: columns, scale: scale, title: "\(chosen.count) moments of \(ticks.count) ticks")
    }
}

extension Recording.Tick {
    /// The first collection view, where parents come before children; nil if there is none. In a
    /// recording of a device, which has no pools, it is the first scroll view with a subview that
    /// represents an element, or may represent one.
    var firstCollectionView: ViewTree.Node? {
        if let pool = pools.first { return tree[pool.view] }
        return tree.root.first { node in
            node.scroll != nil && node.children.contains { $0.element != nil || $0.uncertainty != nil }
        }
    }
}
