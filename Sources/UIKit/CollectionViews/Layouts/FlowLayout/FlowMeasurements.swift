/// The preferred sizes of the cells of a flow layout. [FLOW-11]
///
/// The sizes are kept until everything is invalidated, for example by a reload. They are also
/// discarded when the area inside the content insets has another length across the scroll
/// direction.
///
/// UNKNOWN: which sizes items have after an insertion or a deletion, until their cells are measured
/// again. Radars of iOS 11 and 12 (35717256, 46236635) and a question about iOS 9.1 show cells at
/// the estimate and at wrong sizes, and none shows that sizes move with the items. Here a size stays
/// with its index path, so an item begins with the size of the item that had this index path
/// before.
struct FlowMeasurements {
    private var measured: [Int: EstimatedLines.MeasuredSizes] = [:]
    /// The length across the scroll direction of the area inside the content insets, when the cells
    /// were measured.
    private var breadth: CGFloat = 0

    mutating func discardSizes(unlessMeasuredForBreadth breadth: CGFloat) {
        if breadth != self.breadth { measured = [:] }
        self.breadth = breadth
    }

    mutating func note(_ size: CGSize, at path: IndexPath) {
        guard path.count == 2 else { return }
        measured[path.section, default: EstimatedLines.MeasuredSizes()].note(size, ofItem: path.item)
    }

    /// Returns the sizes of a section's items. A measured item has its measured size. The other
    /// items have the average of the measured sizes, or their sizes in `inputs`.
    ///
    /// UNKNOWN: whether the average is taken over the section or over all items. Here it is taken
    /// over the section.
    ///
    /// - Parameter usesAverages: whether items that were not measured have the average size, unless
    ///   their sizes come from the delegate. [FLOW-17]
    func itemSizes(inSection section: Int, inputs: FlowSectionInputs.Section, usesAverages: Bool)
        -> FlowSectionInputs.Sizes
    {
        guard let known = measured[section], inputs.count > 0 else { return inputs.sizes }
        switch inputs.sizes {
        case .one(let size), .estimated(let size, _):
            let average =
                usesAverages && inputs.sizesAreFromProperties ? known.averageSize(ofItemsBefore: inputs.count) : nil
            if average != nil || known.hasSizesOfAllItems(before: inputs.count), let only = known.commonSize {
                return .one(only)
            }
            return .estimated(average ?? size, known)
        case .many(var sizes):
            known.writeSizes(to: &sizes)
            return .many(sizes)
        }
    }
}
