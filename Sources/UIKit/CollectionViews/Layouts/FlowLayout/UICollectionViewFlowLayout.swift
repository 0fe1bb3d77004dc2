/// Fills lines with items, one section after the other, with headers and footers.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// Sections up to the last; nil before `prepare()`.
    private final var sections: ContiguousArray<FlowSection> = []
    private final var contentSize = CGSize.zero
    private final var attributesClass: UICollectionViewLayoutAttributes.Type = UICollectionViewLayoutAttributes.self

    // MARK: - Metrics, in points; a delegate that implements the question wins. [FLOW-13]

    open var scrollDirection = UICollectionView.ScrollDirection.vertical {
        didSet { if scrollDirection != oldValue { invalidateLayout() } }
    }
    /// The least distance between lines.
    open var minimumLineSpacing: CGFloat = 10 {
        didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
    }
    /// The least distance between items of a line.
    open var minimumInteritemSpacing: CGFloat = 10 {
        didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
    }
    open var itemSize = CGSize(width: 50, height: 50) {
        didSet { if itemSize != oldValue { invalidateLayout() } }
    }
    open var sectionInset = UIEdgeInsets.zero {
        didSet { if sectionInset != oldValue { invalidateLayout() } }
    }
    /// Only the extent along the scroll direction counts; none, no header. [FLOW-08]
    open var headerReferenceSize = CGSize.zero {
        didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
    }
    open var footerReferenceSize = CGSize.zero {
        didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
    }

    public nonisolated override init() {
        super.init()
    }

    public nonisolated required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

    // MARK: - Layout

    open override func prepare() {
        super.prepare()
        guard let collectionView else { return }
        attributesClass = type(of: self).layoutAttributesClass as! UICollectionViewLayoutAttributes.Type
        let breadth = axis.across(collectionView.bounds.inset(by: collectionView.adjustedContentInset).size)
        sections = FlowMetrics(layout: self, collectionView: collectionView).sections(axis: axis, breadth: breadth)
        contentSize = axis.size(along: sections.last?.end ?? 0, across: breadth)
    }

    open override var collectionViewContentSize: CGSize { contentSize }

    /// [FLOW-10] A scroll changes nothing; another extent across the lines does.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let collectionView else { return false }
        return axis.across(newBounds.size) != axis.across(collectionView.bounds.size)
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        var result: [UICollectionViewLayoutAttributes] = []
        let range = axis.range(along: rect)
        var index = firstSection(endingAtOrAfter: range.start)
        while index < sections.count, sections[index].start <= range.end {
            let section = sections[index]
            if let frame = section.headerFrame, frame.intersects(rect) {
                result.append(supplementary(UICollectionView.elementKindSectionHeader, index, frame))
            }
            section.forEachItem(in: rect) { item, frame in
                result.append(make(.cell, nil, IndexPath(item: item, section: index), frame))
            }
            if let frame = section.footerFrame, frame.intersects(rect) {
                result.append(supplementary(UICollectionView.elementKindSectionFooter, index, frame))
            }
            index += 1
        }
        return result
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard indexPath.count == 2, sections.indices.contains(indexPath.section),
            (0..<sections[indexPath.section].count).contains(indexPath.item)
        else { return nil }
        return make(.cell, nil, indexPath, sections[indexPath.section].frame(ofItem: indexPath.item))
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard indexPath.count == 2, sections.indices.contains(indexPath.section), indexPath.item == 0 else { return nil }
        let section = sections[indexPath.section]
        switch elementKind {
        case UICollectionView.elementKindSectionHeader:
            return section.headerFrame.map { supplementary(elementKind, indexPath.section, $0) }
        case UICollectionView.elementKindSectionFooter:
            return section.footerFrame.map { supplementary(elementKind, indexPath.section, $0) }
        default:
            return nil
        }
    }

    // MARK: - Parts

    final var axis: FlowAxis { FlowAxis(direction: scrollDirection) }

    private func firstSection(endingAtOrAfter position: CGFloat) -> Int {
        var low = 0
        var high = sections.count
        while low < high {
            let middle = (low + high) / 2
            if sections[middle].end < position { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// [STACK-11] Headers and footers have zIndex 10.
    private func supplementary(_ kind: String, _ section: Int, _ frame: CGRect) -> UICollectionViewLayoutAttributes {
        let attributes = make(.supplementaryView, kind, IndexPath(item: 0, section: section), frame)
        attributes.zIndex = 10
        return attributes
    }

    private func make(
        _ category: UICollectionView.ElementCategory, _ kind: String?, _ indexPath: IndexPath, _ frame: CGRect
    ) -> UICollectionViewLayoutAttributes {
        let attributes = attributesClass.init()
        attributes.values.category = category
        attributes.values.kind = kind
        attributes.indexPath = indexPath
        attributes.frame = frame
        return attributes
    }
}
