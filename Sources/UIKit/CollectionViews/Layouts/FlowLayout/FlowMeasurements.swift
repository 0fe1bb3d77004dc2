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

    /// The measured sizes where there are any, and other sizes for the other items.
    ///
    /// UNKNOWN: whether the average is that of the section or of all items; here it is that of the section.
    ///
    /// - Parameter averages: whether an item that was not measured has the average size of those that were. It does not if the
    ///   delegate has given its size. [FLOW-17]
    func sizes(inSection section: Int, of answers: FlowAnswers.Section, averages: Bool) -> FlowAnswers.Sizes {
        guard let known = measured[section], answers.count > 0 else { return answers.sizes }
        switch answers.sizes {
        case .one(let size), .estimated(let size, _):
            let average = averages && answers.areEstimates ? known.average(of: answers.count) : nil
            if average != nil || known.hasAll(of: answers.count), let only = known.onlySize { return .one(only) }
            return .estimated(average ?? size, known)
        case .many(var sizes):
            known.write(to: &sizes)
            return .many(sizes)
        }
    }
}
