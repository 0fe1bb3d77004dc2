/// Sizes that cells asked for themselves, as long as they hold: until another breadth or a reload. [FLOW-11]
struct FlowMeasurements {
    private var sizes: [Int: [Int: CGSize]] = [:]
    private var breadth: CGFloat = 0

    /// Measured sizes are dropped with another breadth.
    mutating func keep(forBreadth breadth: CGFloat) {
        if breadth != self.breadth { sizes = [:] }
        self.breadth = breadth
    }

    mutating func note(_ size: CGSize, at path: IndexPath) {
        guard path.count == 2 else { return }
        sizes[path.section, default: [:]][path.item] = size
    }

    /// Measured sizes where there are any; the others at their estimate.
    ///
    /// UNKNOWN: later systems take the average of the measured ones instead; the plainest is the estimate.
    func sizes(inSection section: Int, count: Int, otherwise estimates: FlowAnswers.Sizes) -> FlowAnswers.Sizes {
        guard let known = sizes[section], !known.isEmpty else { return estimates }
        var all: ContiguousArray<CGSize> =
            switch estimates {
            case .one(let size): ContiguousArray(repeating: size, count: count)
            case .many(let sizes): sizes
            }
        for (item, size) in known where all.indices.contains(item) { all[item] = size }
        if let first = all.first, all.allSatisfy({ $0 == first }) { return .one(first) }
        return .many(all)
    }
}
