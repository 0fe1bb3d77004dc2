/// The data source's, the delegate's and the properties' answers about every section: counts, sizes, metrics. They are asked for
/// together, and laid out as often as the breadth changes.
@MainActor
struct FlowAnswers {
    enum Sizes {
        case one(CGSize)
        case many(ContiguousArray<CGSize>)
        case estimated(CGSize, EstimatedLines.Measured)
    }

    struct Section {
        let count: Int
        let sizes: Sizes
        let metrics: FlowSection.Metrics
    }

    private(set) var all: ContiguousArray<Section> = []

    /// [FLOW-13] Section by section: every item's size, then insets, spacings, header and footer.
    init(asking delegate: (any UICollectionViewDelegate)?, layout: UICollectionViewFlowLayout, collectionView: UICollectionView) {
        var asker = FlowAsker(
            layout: layout, collectionView: collectionView, delegate: delegate as? any UICollectionViewDelegateFlowLayout)
        let count = collectionView.numberOfSections
        all.reserveCapacity(count)
        for section in 0..<count {
            let items = collectionView.numberOfItems(inSection: section)
            let sizes = asker.sizes(count: items, section: section)
            all.append(Section(count: items, sizes: sizes, metrics: asker.metrics(of: section, axis: layout.axis)))
        }
        asker.report()
    }

    /// The sections one after the other.
    ///
    /// - Parameters:
    ///   - extraInset: insets added to those of every section.
    ///   - measured: the sizes that cells have asked for; nil when the layout does not use them.
    func sections(
        axis: FlowAxis, breadth: CGFloat, scale: CGFloat, extraInset: UIEdgeInsets, measured: FlowMeasurements?
    ) -> ContiguousArray<FlowSection> {
        var sections: ContiguousArray<FlowSection> = []
        sections.reserveCapacity(all.count)
        var start: CGFloat = 0
        for index in all.indices {
            let section = all[index]
            var metrics = section.metrics
            metrics.insets = metrics.insets + extraInset
            let width = FlowSection.width(axis: axis, metrics: metrics, breadth: breadth)
            func lines(_ sizes: ContiguousArray<CGSize>) -> MeasuredLines {
                MeasuredLines(axis: axis, sizes: sizes, itemSpacing: metrics.itemSpacing, lineSpacing: metrics.lineSpacing, width: width)
            }
            let content: FlowSection.Items
            switch measured?.sizes(inSection: index, count: section.count, otherwise: section.sizes) ?? section.sizes {
            case .one(let size):
                // OPTIMIZATION: sections that are alike have lines alike.
                if index > 0, sections[index - 1].isLike(uniform: size, count: section.count, metrics) {
                    sections.append(sections[index - 1].moved(to: start))
                    start = sections[index].end
                    continue
                }
                content = .uniform(size: size, count: section.count)
            case .many(let sizes):
                content = .mixed(lines(sizes))
            case .estimated(let size, let measured):
                let estimates = EstimatedLines(
                    axis: axis, estimate: size, count: section.count, measured: measured, itemSpacing: metrics.itemSpacing,
                    lineSpacing: metrics.lineSpacing, width: width)
                if let estimates {
                    content = .estimated(estimates)
                } else {
                    var sizes = ContiguousArray(repeating: size, count: section.count)
                    measured.write(to: &sizes)
                    content = .mixed(lines(sizes))
                }
            }
            let laid = FlowSection(axis: axis, metrics: metrics, items: content, start: start, breadth: breadth, scale: scale)
            start = laid.end
            sections.append(laid)
        }
        return sections
    }
}
