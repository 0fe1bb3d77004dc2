import Offscreen

/// The elements that each view represented, with the times. In the gaps the view was dormant.
struct FilmLanes {
    private struct Bar {
        var from: Int
        var to: Int
        var element: Int
    }

    /// The views in the order of their first appearance.
    private var order: [Int] = []
    private var bars: [Int: [Bar]] = [:]
    private var open: [Int: Bar] = [:]

    /// Reads the element of each view at a moment.
    mutating func record(_ scene: FilmScene, moment: Int, view: (String) -> Int, element: (ElementName) -> Int) {
        var now: [Int: Int] = [:]
        for entry in scene.entries {
            guard let name = entry.node.element, entry.node.dormant == nil else { continue }
            let view = view(entry.node.name)
            now[view] = element(name)
            if bars[view] == nil {
                bars[view] = []
                order.append(view)
            }
        }
        for view in order {
            guard open[view]?.element != now[view] else { continue }
            if var bar = open.removeValue(forKey: view) {
                bar.to = moment
                bars[view]?.append(bar)
            }
            if let element = now[view] { open[view] = Bar(from: moment, to: moment, element: element) }
        }
    }

    /// Returns a list for each view: the view, and then the start, the end and the element of each bar.
    func finished(at end: Int) -> [[Int]] {
        order.map { view in
            let all = (bars[view] ?? []) + [open[view]].compactMap { $0.map { Bar(from: $0.from, to: end, element: $0.element) } }
            return [view] + all.flatMap { [$0.from, $0.to, $0.element] }
        }
    }
}
