/// The preferred sizes of cells. They are valid until the breadth changes or the data is reloaded. [FLOW-11]
struct FlowMeasurements {
    private var measured: [Int: EstimatedLines.Measured] = [:]
    private var breadth: CGFloat = 0

    /// Discards the measured sizes if the breadth has changed.
    mutating func keep(forBreadth breadth: CGFloat) {
        if breadth != self.breadth { measured = [:] }
        self.breadth = breadth
    }

    mutating func note(_ size: CGSize, at path: IndexPath) {
        guard path.count == 2 else { return }
        measured[path.section, default: EstimatedLines.Measured()].note(size, ofItem: path.item)
    }

    /// Returns the sizes of a section's items: the measured sizes, and for other items their average or the answers.
    ///
    /// UNKNOWN: whether the average is that of the section or of all items. Here it is that of the section.
    ///
    /// - Parameter averages: whether items that were not measured have the average size. Sizes from the delegate are kept. [FLOW-17]
    func sizes(inSection section: Int, of answers: FlowSectionInputs.Section, averages: Bool) -> FlowSectionInputs.Sizes {
        guard let known = measured[section], answers.count > 0 else { return answers.sizes }
        switch answers.sizes {
        case .one(let size), .estimated(let size, _):
            let average = averages && answers.areFromProperties ? known.average(of: answers.count) : nil
            if average != nil || known.hasAll(of: answers.count), let only = known.onlySize { return .one(only) }
            return .estimated(average ?? size, known)
        case .many(var sizes):
            known.write(to: &sizes)
            return .many(sizes)
        }
    }
}
