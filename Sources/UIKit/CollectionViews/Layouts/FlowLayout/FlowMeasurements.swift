/// The sizes that cells have asked for. They are valid until another breadth or a reload. [FLOW-11]
struct FlowMeasurements {
    private var measured: [Int: EstimatedLines.Measured] = [:]
    private var breadth: CGFloat = 0

    /// Drops the measured sizes when the breadth has changed.
    mutating func keep(forBreadth breadth: CGFloat) {
        if breadth != self.breadth { measured = [:] }
        self.breadth = breadth
    }

    mutating func note(_ size: CGSize, at path: IndexPath) {
        guard path.count == 2 else { return }
        measured[path.section, default: EstimatedLines.Measured()].note(size, ofItem: path.item)
    }

    /// The measured sizes where there are any, and the estimates for the other items.
    ///
    /// UNKNOWN: later systems use the average of the measured sizes instead; the plainest is the estimate.
    func sizes(inSection section: Int, count: Int, otherwise estimates: FlowAnswers.Sizes) -> FlowAnswers.Sizes {
        guard let known = measured[section], count > 0 else { return estimates }
        switch estimates {
        case .one(let size), .estimated(let size, _):
            return known.onlySize(of: count).map { .one($0) } ?? .estimated(size, known)
        case .many(var sizes):
            known.write(to: &sizes)
            return .many(sizes)
        }
    }
}
