/// The counts, sizes and metrics of all sections, from the data source, the delegate and the
/// layout's properties.
///
/// The values are stored, so that the sections can be laid out again without calling the delegate.
/// This is necessary when a cell has been measured, and for an invalidation context in which
/// `invalidateFlowLayoutDelegateMetrics` is false.
@MainActor
struct FlowSectionInputs {
    enum Sizes {
        case one(CGSize)
        case many(ContiguousArray<CGSize>)
        case estimated(CGSize, EstimatedLines.MeasuredSizes)
    }

    struct Section {
        let count: Int
        let sizes: Sizes
        /// Whether the sizes come from the layout's properties instead of the delegate. Not used
        /// for a section without items.
        var sizesAreFromProperties = false
        let metrics: FlowSection.Metrics
    }

    private(set) var all: ContiguousArray<Section> = []

    /// [FLOW-13] Asks for the metrics of one section after the other. Within a section, the sizes
    /// of its items are requested first, then insets, spacings, header and footer.
    init(
        asking delegate: (any UICollectionViewDelegate)?, layout: UICollectionViewFlowLayout,
        collectionView: UICollectionView
    ) {
        var delegateMetrics = FlowDelegateMetrics(
            layout: layout, collectionView: collectionView,
            delegate: delegate as? any UICollectionViewDelegateFlowLayout)
        let count = collectionView.numberOfSections
        all.reserveCapacity(count)
        for section in 0..<count {
            let items = collectionView.numberOfItems(inSection: section)
            let sizes = delegateMetrics.itemSizes(count: items, section: section)
            let metrics = delegateMetrics.metrics(of: section, axis: layout.axis)
            all.append(
                Section(
                    count: items, sizes: sizes, sizesAreFromProperties: !delegateMetrics.delegateReturnsSizes,
                    metrics: metrics))
        }
        collectionView.engineForLayouts.countDelegateAsks(delegateMetrics.askCount)
        delegateMetrics.reportWrongMetrics()
    }

    /// Returns the sections, laid out one after the other.
    ///
    /// - Parameters:
    ///   - insetReference: the area from whose edges section insets are measured.
    ///   - measurements: the preferred sizes of cells, or nil if the layout is not self-sizing.
    ///   - usesAverages: whether items that were not measured have the average size, unless their
    ///     sizes come from the delegate. [FLOW-17]
    func sections(
        axis: LayoutAxis, breadth: CGFloat, scale: CGFloat, insetReference: FlowInsetReference,
        measurements: FlowMeasurements?,
        usesAverages: Bool
    ) -> ContiguousArray<FlowSection> {
        var sections: ContiguousArray<FlowSection> = []
        sections.reserveCapacity(all.count)
        var start: CGFloat = 0
        for index in all.indices {
            // OPTIMIZATION: if a section equals the previous one, a copy of the previous section is
            // moved to its place. This is faster than computing its lines again.
            if measurements == nil, index > 0, hasSameUniformItems(index, as: index - 1) {
                sections.append(sections[index - 1].moved(to: start))
                start = sections[index].end
                continue
            }
            let section = all[index]
            var metrics = section.metrics
            metrics.insets = insetReference.insetsInsideContentInset(from: metrics.insets)
            let width = FlowSection.lineLength(axis: axis, insets: metrics.insets, breadth: breadth)
            let content: FlowSection.Items
            switch measurements?.itemSizes(inSection: index, inputs: section, usesAverages: usesAverages)
                ?? section.sizes
            {
            case .one(let size):
                content = .uniform(size: size, count: section.count)
            case .many(let sizes):
                content = .mixed(
                    MixedLines(
                        axis: axis, sizes: sizes, itemSpacing: metrics.itemSpacing, lineSpacing: metrics.lineSpacing,
                        lineLength: width))
            case .estimated(let size, let measured):
                content = .estimated(
                    EstimatedLines(
                        axis: axis, estimate: size, count: section.count, measured: measured,
                        itemSpacing: metrics.itemSpacing,
                        lineSpacing: metrics.lineSpacing, lineLength: width))
            }
            let laid = FlowSection(
                axis: axis, metrics: metrics, items: content, start: start, breadth: breadth, scale: scale,
                centresWideItems: measurements == nil)
            start = laid.end
            sections.append(laid)
        }
        return sections
    }

    /// Whether two sections have the same metrics, and equally many items of one size.
    private func hasSameUniformItems(_ index: Int, as other: Int) -> Bool {
        guard case .one(let size) = all[index].sizes, case .one(let otherSize) = all[other].sizes else { return false }
        return size == otherSize && all[index].count == all[other].count && all[index].metrics == all[other].metrics
    }
}
