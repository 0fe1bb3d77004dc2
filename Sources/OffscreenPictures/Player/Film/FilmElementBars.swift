import Offscreen

/// The elements that each view represented, as bars from one moment (a line of the trace) to another. In a gap between two bars the view
/// represented no element.
struct FilmElementBars {
    /// An element that a view represented, from one moment to another.
    private struct Bar {
        var from: Int
        var to: Int
        var element: Int
    }

    /// The views in the order in which they first represented an element.
    private var order: [Int] = []
    private var bars: [Int: [Bar]] = [:]
    private var openBars: [Int: Bar] = [:]

    /// Records the element that each view represents at a moment.
    ///
    /// - Parameters:
    ///   - viewNumber: a function that returns the number of the view with a name.
    ///   - elementNumber: a function that returns the number of an element.
    mutating func record(_ scene: FilmScene, moment: Int, viewNumber: (String) -> Int, elementNumber: (ElementName) -> Int) {
        var now: [Int: Int] = [:]
        for entry in scene.entries {
            guard let name = entry.node.element, entry.node.dormant == nil else { continue }
            let view = viewNumber(entry.node.name)
            now[view] = elementNumber(name)
            if bars[view] == nil {
                bars[view] = []
                order.append(view)
            }
        }
        for view in order {
            guard openBars[view]?.element != now[view] else { continue }
            if var bar = openBars.removeValue(forKey: view) {
                bar.to = moment
                bars[view]?.append(bar)
            }
            if let element = now[view] { openBars[view] = Bar(from: moment, to: moment, element: element) }
        }
    }

    /// Returns a list of numbers for each view: the view, and then the start, the end and the element of each bar.
    ///
    /// - Parameter end: the moment at which bars end whose views still represent their elements.
    func numbersPerView(closingBarsAt end: Int) -> [[Int]] {
        order.map { view in
            let all = (bars[view] ?? []) + [openBars[view]].compactMap { $0.map { Bar(from: $0.from, to: end, element: $0.element) } }
            return [view] + all.flatMap { [$0.from, $0.to, $0.element] }
        }
    }
}
