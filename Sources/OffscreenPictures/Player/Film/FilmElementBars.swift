/// The elements that each view represented, as bars from one moment (a line of the trace) to
/// another. In a gap between two bars the view represented no element.
struct FilmElementBars {
    /// An element that a view represented, from one moment to another.
    private struct Bar {
        let from: Int
        /// The end; nil while the view represents the element.
        var to: Int?
        let element: Int
    }

    private struct Lane {
        let view: Int
        var bars: [Bar] = []
    }

    /// The bars of each view, in the order in which the views first represented an element.
    private var lanes: [Lane] = []
    private var knownViews: Set<Int> = []

    /// Records the element that each view represents at a moment.
    mutating func record(_ elements: [(view: Int, element: Int)], moment: Int) {
        let now = Dictionary(elements.map { ($0.view, $0.element) }, uniquingKeysWith: { _, last in last })
        for (view, _) in elements where knownViews.insert(view).inserted { lanes.append(Lane(view: view)) }
        for index in lanes.indices {
            let element = now[lanes[index].view]
            let open = lanes[index].bars.last.flatMap { $0.to == nil ? $0.element : nil }
            guard open != element else { continue }
            if open != nil { lanes[index].bars[lanes[index].bars.count - 1].to = moment }
            if let element { lanes[index].bars.append(Bar(from: moment, element: element)) }
        }
    }

    /// Returns a list of numbers for each view: the view, and then the start, the end and the
    /// element of each bar.
    ///
    /// - Parameter end: the moment at which bars end whose views still represent their elements.
    func numbersPerView(closingBarsAt end: Int) -> [[Int]] {
        lanes.map { lane in [lane.view] + lane.bars.flatMap { [$0.from, $0.to ?? end, $0.element] } }
    }
}
