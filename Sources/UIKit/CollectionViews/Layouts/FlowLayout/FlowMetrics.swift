/// Asks counts and metrics, section by section, and lays the sections out one after the other.
@MainActor
struct FlowMetrics {
    let layout: UICollectionViewFlowLayout
    let collectionView: UICollectionView
    private let delegate: (any UICollectionViewDelegateFlowLayout)?

    init(layout: UICollectionViewFlowLayout, collectionView: UICollectionView) {
        self.layout = layout
        self.collectionView = collectionView
        delegate = collectionView.delegate as? UICollectionViewDelegateFlowLayout
    }

    func sections(axis: FlowAxis, breadth: CGFloat) -> ContiguousArray<FlowSection> {
        var sections: ContiguousArray<FlowSection> = []
        let count = collectionView.numberOfSections
        sections.reserveCapacity(count)
        var asker = Asker(layout: layout, collectionView: collectionView, delegate: delegate)
        let scale = collectionView.world.screen.scale
        var start: CGFloat = 0
        for section in 0..<count {
            let items = collectionView.numberOfItems(inSection: section)
            // [FLOW-13] Every item's size, then insets, spacings, header and footer.
            let sizes = asker.sizes(count: items, section: section)
            let metrics = asker.metrics(of: section, axis: axis)
            let content: FlowSection.Items
            switch sizes {
            case .one(let size):
                content = .uniform(size: size, count: items)
            case .many(let sizes):
                content = .mixed(
                    FlowLines(
                        axis: axis, sizes: sizes, itemSpacing: metrics.itemSpacing, lineSpacing: metrics.lineSpacing,
                        width: FlowSection.width(axis: axis, metrics: metrics, breadth: breadth)))
            }
            let laid = FlowSection(axis: axis, metrics: metrics, items: content, start: start, breadth: breadth, scale: scale)
            start = laid.end
            sections.append(laid)
        }
        return sections
    }

    private enum Sizes {
        case one(CGSize)
        case many(ContiguousArray<CGSize>)
    }

    /// Asks the delegate what it implements, and no more once it is known to be missing.
    @MainActor
    private struct Asker {
        let layout: UICollectionViewFlowLayout
        let collectionView: UICollectionView
        let delegate: (any UICollectionViewDelegateFlowLayout)?
        private var missing = MissingMethods()

        private enum Method: UInt8 {
            case itemSize, insets, lineSpacing, itemSpacing, header, footer
        }

        init(
            layout: UICollectionViewFlowLayout, collectionView: UICollectionView, delegate: (any UICollectionViewDelegateFlowLayout)?
        ) {
            self.layout = layout
            self.collectionView = collectionView
            self.delegate = delegate
        }

        private mutating func ask<Answer>(
            _ method: Method, or property: Answer, _ question: (any UICollectionViewDelegateFlowLayout) -> Answer
        ) -> Answer {
            guard let delegate, !missing.contains(method) else { return property }
            guard let answer = OptionalMethod.answer(of: delegate, { question(delegate) }) else {
                missing.insert(method)
                return property
            }
            collectionView.engine.tally.delegateAsks += 1
            return answer
        }

        mutating func sizes(count: Int, section: Int) -> Sizes {
            guard count > 0 else { return .one(layout.itemSize) }
            let (view, layout) = (collectionView, layout)
            func size(_ item: Int) -> CGSize {
                ask(.itemSize, or: layout.itemSize) {
                    $0.collectionView(view, layout: layout, sizeForItemAt: IndexPath(item: item, section: section))
                }
            }
            let first = size(0)
            if delegate == nil || missing.contains(Method.itemSize) { return .one(first) }
            var many: ContiguousArray<CGSize>?
            for item in 1..<max(1, count) {
                let next = size(item)
                if many == nil, next != first {
                    many = ContiguousArray(repeating: first, count: item)
                    many!.reserveCapacity(count)
                }
                many?.append(next)
            }
            return many.map { .many($0) } ?? .one(first)
        }

        mutating func metrics(of section: Int, axis: FlowAxis) -> FlowSection.Metrics {
            let (view, layout) = (collectionView, layout)
            return FlowSection.Metrics(
                insets: ask(.insets, or: layout.sectionInset) { $0.collectionView(view, layout: layout, insetForSectionAt: section) },
                lineSpacing: ask(.lineSpacing, or: layout.minimumLineSpacing) {
                    $0.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: section)
                },
                itemSpacing: ask(.itemSpacing, or: layout.minimumInteritemSpacing) {
                    $0.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: section)
                },
                header: axis.along(
                    ask(.header, or: layout.headerReferenceSize) {
                        $0.collectionView(view, layout: layout, referenceSizeForHeaderInSection: section)
                    }),
                footer: axis.along(
                    ask(.footer, or: layout.footerReferenceSize) {
                        $0.collectionView(view, layout: layout, referenceSizeForFooterInSection: section)
                    }))
        }
    }
}
