/// A layout that places items in lines, one section after the other, with headers and footers.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    private final var sections: ContiguousArray<FlowSection> = []
    private final var contentSize = CGSize.zero
    private final var attributesClass: UICollectionViewLayoutAttributes.Type = UICollectionViewLayoutAttributes.self
    /// The counts, sizes and metrics of all sections; nil if the delegate has to be asked for them
    /// again.
    private final var inputs: FlowSectionInputs?
    private final var needsAttributes = true
    /// Whether the sections are being computed. The delegate may call methods of the layout during
    /// that time.
    private final var isLayingOut = false
    /// The attributes of items that the last call of `layoutAttributesForElements(in:)` returned to
    /// a subclass. The subclass may have changed them. [PASS-13]
    private final var returned = ReturnedAttributesCache()
    // UNCHECKED: this property is changed for each cell. An exclusivity check would make a scroll
    // by one screen 3 % slower.
    @exclusivity(unchecked) private final var freeList = AttributesFreeList()
    private final var measured = FlowMeasurements()

    // MARK: - Metrics [FLOW-13]

    // UNCHECKED: this property is read twice in each scroll. An exclusivity check would make a
    // scroll that changes no cell 3.3 % slower.
    @exclusivity(unchecked) open var scrollDirection = UICollectionView.ScrollDirection.vertical {
        didSet { invalidateIfChanged(scrollDirection, from: oldValue) }
    }
    /// The minimum distance between lines.
    open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateIfChanged(minimumLineSpacing, from: oldValue) } }
    /// The minimum distance between two items of a line.
    open var minimumInteritemSpacing: CGFloat = 10 {
        didSet { invalidateIfChanged(minimumInteritemSpacing, from: oldValue) }
    }
    // UNCHECKED: read for each section. A check makes the first layout of 100,000 sections 7.7 %
    // slower.
    @exclusivity(unchecked) open var itemSize = CGSize(width: 50, height: 50) {
        didSet {
            logItemSizeIfInvalid()
            invalidateIfChanged(itemSize, from: oldValue)
        }
    }

    /// [FLOW-21] Logs an item size without width or height.
    ///
    /// UNKNOWN: whether UIKit also logs a size of zero that the delegate returns. Here it does not.
    private func logItemSizeIfInvalid() {
        guard itemSize.width <= 0 || itemSize.height <= 0 else { return }
        let world = collectionView?.world ?? World.current
        guard world.namesInvalidItemSize else {
            return world.log("negative or zero item sizes are not supported in the flow layout")
        }
        world.log(
            "Negative or zero item sizes are not supported by flow layout. Make a symbolic breakpoint at "
                + "UICollectionViewFlowLayoutAlertForInvalidItemSize to catch this in the debugger. Invalid size: "
                + "{\(itemSize.width.text), \(itemSize.height.text)}; collection view: "
                + (collectionView?.description ?? "(null)"))
    }
    /// The size of an item until its cell has been measured, unless the delegate returns a size. If
    /// this size is zero, the preferred sizes of cells have no effect. [FLOW-11]
    ///
    /// On modelled systems with the behavior of [FLOW-17], an item that was not measured has the
    /// average size of the measured items of its section, unless the delegate returns a size.
    // UNCHECKED: read twice for each section. A check makes the first layout of 100,000 sections
    // 7.7 % slower.
    @exclusivity(unchecked) open var estimatedItemSize = CGSize.zero {
        didSet {
            if estimatedItemSize != oldValue { measured = FlowMeasurements() }
            invalidateIfChanged(estimatedItemSize, from: oldValue)
        }
    }
    open var sectionInset = UIEdgeInsets.zero {
        didSet { invalidateIfChanged(sectionInset, from: oldValue) }
    }
    /// The area from which the section insets across the scroll direction are measured. [FLOW-20]
    open var sectionInsetReference = SectionInsetReference.fromContentInset {
        didSet { invalidateIfChanged(sectionInsetReference, from: oldValue) }
    }
    /// The size of headers. Only the length along the scroll direction is used. If that length is
    /// zero, there are no headers. [FLOW-08]
    open var headerReferenceSize = CGSize.zero { didSet { invalidateIfChanged(headerReferenceSize, from: oldValue) } }
    open var footerReferenceSize = CGSize.zero { didSet { invalidateIfChanged(footerReferenceSize, from: oldValue) } }
    /// Whether headers stay visible while items of their section are visible. [FLOW-09]
    open var sectionHeadersPinToVisibleBounds = false {
        didSet { invalidateIfChanged(sectionHeadersPinToVisibleBounds, from: oldValue) }
    }
    open var sectionFootersPinToVisibleBounds = false {
        didSet { invalidateIfChanged(sectionFootersPinToVisibleBounds, from: oldValue) }
    }

    private func invalidateIfChanged<Value: Equatable>(_ value: Value, from old: Value) {
        if value != old { invalidateAfterPropertyChange() }
    }

    /// A value of `estimatedItemSize` for self-sizing cells without an estimate by the app.
    nonisolated public static let automaticSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

    public enum SectionInsetReference: Int, Sendable {
        case fromContentInset
        case fromSafeArea
        case fromLayoutMargins
    }

    public override init() { super.init() }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        decodeProperties(from: coder)
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeProperties(with: coder)
    }

    open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

    // MARK: - Layout

    override var mayKeepReturnedAttributes: Bool { type(of: self) != UICollectionViewFlowLayout.self }

    open override func prepare() {
        super.prepare()
        layOutIfNeeded()
    }

    /// Computes the sections if they are out of date. Called in `prepare()`, and in each request
    /// for attributes or for the content size, which may come before `prepare()`. [INV-02]
    private func layOutIfNeeded() {
        guard needsAttributes, !isLayingOut, let collectionView else { return }
        isLayingOut = true
        defer { isLayingOut = false }
        needsAttributes = false
        returned.removeAll()
        attributesClass = type(of: self).layoutAttributesClass as! UICollectionViewLayoutAttributes.Type
        let inputs =
            self.inputs
            ?? FlowSectionInputs(asking: collectionView.delegate, layout: self, collectionView: collectionView)
        self.inputs = inputs
        let breadth = axis.breadth(of: collectionView.bounds.inset(by: collectionView.adjustedContentInset).size)
        measured.discardSizes(unlessMeasuredForBreadth: breadth)
        tracksConfirmedSizes = isSelfSizing
        sections = inputs.sections(
            axis: axis, breadth: breadth, scale: collectionView.world.screen.scale,
            insetReference: insetReference(in: collectionView),
            measurements: isSelfSizing ? measured : nil,
            usesAverages: collectionView.world.averagesMeasuredSizes)
        contentSize = axis.size(length: sections.last?.end ?? 0, breadth: breadth)
    }

    open override var collectionViewContentSize: CGSize {
        layOutIfNeeded()
        return contentSize
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        layOutIfNeeded()
        var result: [UICollectionViewLayoutAttributes] = []
        result.reserveCapacity(freeList.count)
        for index in sections(near: rect) {
            let section = sections[index]
            if let frame = headerFrame(of: section), frame.overlapsOrTouches(rect) {
                result.append(
                    supplementaryAttributes(
                        ofKind: UICollectionView.elementKindSectionHeader, section: index, frame: frame))
            }
            section.forEachItem(in: rect) { item, frame in
                let known =
                    returned.isEmpty
                    ? nil : returned.attributes(section: index, item: item, expectedFrame: frame, layout: self)
                result.append(known ?? makeAttributes(section: index, item: item, frame: frame))
            }
            if let frame = footerFrame(of: section), frame.overlapsOrTouches(rect) {
                result.append(
                    supplementaryAttributes(
                        ofKind: UICollectionView.elementKindSectionFooter, section: index, frame: frame))
            }
        }
        returned.replaceEntries(with: result, returnedBy: self)
        return result
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        layOutIfNeeded()
        guard indexPath.count == 2, let frame = itemFrame(section: indexPath.section, item: indexPath.item) else {
            return nil
        }
        return makeAttributes(section: indexPath.section, item: indexPath.item, frame: frame)
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        layOutIfNeeded()
        guard indexPath.count == 2, sections.indices.contains(indexPath.section), indexPath.item == 0 else {
            return nil
        }
        let section = sections[indexPath.section]
        // [FLOW-08] A header or footer without length still has attributes, of size zero.
        // UNKNOWN: the position of these attributes. Here it is the position at which the header or
        // footer would begin.
        let (pinned, place): (CGRect?, CGFloat)
        switch elementKind {
        case UICollectionView.elementKindSectionHeader: (pinned, place) = (headerFrame(of: section), section.start)
        case UICollectionView.elementKindSectionFooter: (pinned, place) = (footerFrame(of: section), section.end)
        default: return nil
        }
        let frame = pinned ?? CGRect(origin: axis.point(coordinate: place, crossCoordinate: 0), size: .zero)
        return supplementaryAttributes(ofKind: elementKind, section: indexPath.section, frame: frame)
    }

    /// [PASS-14] Whether the size is not zero. Items of size zero get no cell.
    override func allowsView(with attributes: UICollectionViewLayoutAttributes) -> Bool {
        attributes.values.size != .zero
    }

    override func recycle(_ answers: consuming [[UICollectionViewLayoutAttributes]]) { freeList.recycle(answers) }

    // MARK: - Invalidation

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        let flow = context as? UICollectionViewFlowLayoutInvalidationContext
        if context.invalidateEverything || context.invalidateDataSourceCounts
            || flow?.invalidateFlowLayoutDelegateMetrics != false
        {
            inputs = nil
        }
        if inputs == nil || flow?.invalidateFlowLayoutAttributes != false { needsAttributes = true }
        if context.invalidateEverything { measured = FlowMeasurements() }
        super.invalidateLayout(with: context)
    }

    /// [FLOW-10] Whether headers or footers are pinned, or the bounds have another length across
    /// the scroll direction.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let collectionView else { return false }
        return hasPinnedViews || axis.breadth(of: newBounds.size) != axis.breadth(of: collectionView.bounds.size)
    }

    /// [FLOW-09] Returns an invalidation context. If headers or footers are pinned and the length
    /// of the bounds across the scroll direction stays the same, it invalidates only the pinned
    /// headers and footers in and near the visible part.
    open override func invalidationContext(forBoundsChange newBounds: CGRect)
        -> UICollectionViewLayoutInvalidationContext
    {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        guard let collectionView, axis.breadth(of: newBounds.size) == axis.breadth(of: collectionView.bounds.size),
            hasPinnedViews,
            let flow = context as? UICollectionViewFlowLayoutInvalidationContext
        else { return context }
        flow.invalidateFlowLayoutAttributes = false
        flow.invalidateFlowLayoutDelegateMetrics = false
        let near = sections(
            near: collectionView.engineForLayouts.flip.mirrored(newBounds.union(collectionView.bounds))
        ).map {
            IndexPath(item: 0, section: $0)
        }
        if sectionHeadersPinToVisibleBounds {
            context.invalidateSupplementaryElements(ofKind: UICollectionView.elementKindSectionHeader, at: near)
        }
        if sectionFootersPinToVisibleBounds {
            context.invalidateSupplementaryElements(ofKind: UICollectionView.elementKindSectionFooter, at: near)
        }
        return context
    }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        isSelfSizing && preferredAttributes.representedElementCategory == .cell
            && preferredAttributes.size != originalAttributes.size
    }

    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
        measured.note(preferredAttributes.size, at: originalAttributes.indexPath)
        (context as? UICollectionViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutDelegateMetrics = false
        return context
    }

    /// [FLOW-17] Stores the size of a cell whose preferred size equals the size in its attributes.
    /// The average size usually does not change, because the cell already had the average size.
    override func noteConfirmedSize(of attributes: UICollectionViewLayoutAttributes) {
        guard attributes.values.category == .cell else { return }
        let path = attributes.indexPath
        measured.note(attributes.values.size, at: path)
        // The average may have changed since these attributes were made, because other cells were
        // measured. Then the sections are computed again.
        if let frame = itemFrame(section: path.section, item: path.item), frame.size != attributes.values.size {
            needsAttributes = true
        }
    }

    // MARK: - Derived values and attributes

    final var axis: LayoutAxis { LayoutAxis(direction: scrollDirection) }

    final var hasPinnedViews: Bool { sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds }

    final var isSelfSizing: Bool { estimatedItemSize != .zero }

    /// The size of an item before any cell of its section has been measured, unless the delegate
    /// returns a size.
    /// UNKNOWN: the first size of an item with `automaticSize`. Here it is 50x50, the default of
    /// `itemSize`.
    final var estimate: CGSize {
        estimatedItemSize == UICollectionViewFlowLayout.automaticSize
            ? CGSize(width: 50, height: 50) : estimatedItemSize
    }

    private func itemFrame(section: Int, item: Int) -> CGRect? {
        guard sections.indices.contains(section), (0..<sections[section].count).contains(item) else { return nil }
        return sections[section].frame(ofItem: item)
    }

    private func sections(near rect: CGRect) -> Range<Int> {
        let range = axis.range(of: rect)
        let first = sections.indices.partitionPoint(where: { sections[$0].end < range.start })
        var end = first
        while end < sections.count, sections[end].start <= range.end { end += 1 }
        return first..<end
    }

    private func insetReference(in view: UICollectionView) -> FlowInsetReference {
        switch sectionInsetReference {
        case .fromContentInset: .contentInset
        case .fromSafeArea: .area(view.safeAreaInsets, contentInset: view.adjustedContentInset, axis: axis)
        case .fromLayoutMargins: .area(view.layoutMargins, contentInset: view.adjustedContentInset, axis: axis)
        }
    }

    /// [STACK-11] Returns the attributes of a header or footer, with zIndex 10.
    private func supplementaryAttributes(ofKind kind: String, section: Int, frame: CGRect)
        -> UICollectionViewLayoutAttributes
    {
        let attributes = makeAttributes(section: section, item: 0, frame: frame)
        attributes.values.category = .supplementaryView
        attributes.values.kind = kind
        attributes.zIndex = 10
        return attributes
    }

    private func makeAttributes(section: Int, item: Int, frame: CGRect) -> UICollectionViewLayoutAttributes {
        freeList.makeAttributes(ofClass: attributesClass, section: section, item: item, frame: frame)
    }
}
