/// A closure that returns the description of a section. It may return nil only for a section
/// without items.
///
/// The closure is called once for every section after an invalidation of the whole layout. It is
/// not called after an invalidation of single elements, or after a view was measured.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (Int, any NSCollectionLayoutEnvironment) ->
    NSCollectionLayoutSection?

/// A layout that computes the frames of sections from their descriptions. A description consists of
/// a group of items that is repeated, and of views around the groups.
///
/// `NSCollectionLayoutSection+Spec` converts descriptions to values. The types in the folder
/// `Solver` compute a `CompositionalPlan` from these values. The layout makes attributes from this
/// plan.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    private final let sectionProvider: UICollectionViewCompositionalLayoutSectionProvider

    /// The properties that all sections share. Setting a configuration invalidates the layout.
    /// Changing a property of the configuration does not.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration {
        didSet { invalidateAfterPropertyChange() }
    }

    // MARK: - State

    /// The descriptions of the sections. They are requested again after an invalidation of the
    /// whole layout, unless its cause is the preferred size of a view.
    final private(set) var descriptions: ContiguousArray<NSCollectionLayoutSection?> = []
    final private(set) var plan: CompositionalPlan?
    private final var needsDescriptions = true
    /// The sections to lay out again, because a view has a new preferred size. For a boundary item
    /// of the whole layout this is section 0.
    private final var staleSections: [Int: Int] = [:]
    final var measurements = CompositionalMeasurements()
    private final var attributesClass: UICollectionViewLayoutAttributes.Type = UICollectionViewLayoutAttributes.self
    private final var freeList = AttributesFreeList()
    final private(set) lazy var orthogonal = OrthogonalSections(layout: self)
    final let visibleItems = VisibleItemChanges()
    /// Whether any section has a handler for its visible elements.
    final private(set) var hasHandlers = false
    private final var needsHandlerCalls = false

    // MARK: - Creating a layout

    /// Makes a layout in which every section has the same description.
    public init(section: NSCollectionLayoutSection) {
        (sectionProvider, configuration) = ({ _, _ in section }, UICollectionViewCompositionalLayoutConfiguration())
        super.init()
    }

    public init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
        (sectionProvider, self.configuration) = ({ _, _ in section }, configuration)
        super.init()
    }

    public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        (self.sectionProvider, configuration) = (sectionProvider, UICollectionViewCompositionalLayoutConfiguration())
        super.init()
    }

    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        (self.sectionProvider, self.configuration) = (sectionProvider, configuration)
        super.init()
    }

    public nonisolated required init?(coder: NSCoder) { nil }

    open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    override var innerScrolling: (any InnerScrolling)? { orthogonal.isEmpty ? nil : orthogonal }

    override var attachedViews: (any AttachedViews)? { plan.flatMap(CompositionalAttachedViews.init) }

    // MARK: - Layout

    final var axis: LayoutAxis { LayoutAxis(direction: configuration.scrollDirection) }

    override var mayKeepReturnedAttributes: Bool { type(of: self) != UICollectionViewCompositionalLayout.self }

    open override func prepare() {
        super.prepare()
        guard let collectionView else { return }
        guard needsDescriptions || !staleSections.isEmpty || plan == nil else {
            if needsHandlerCalls { visibleItems.callHandlers(for: self) }
            needsHandlerCalls = false
            return
        }
        needsHandlerCalls = false
        attributesClass = type(of: self).layoutAttributesClass as! UICollectionViewLayoutAttributes.Type
        measurements.discardSizes(unlessMeasuredForBreadth: axis.breadth(of: collectionView.bounds.size))
        var bodies: ContiguousArray<SectionPlan>
        if !needsDescriptions, let plan {
            bodies = ContiguousArray(plan.sections.map(\.body))
            for (index, firstChange) in staleSections where bodies.indices.contains(index) {
                let old = bodies[index]
                bodies[index] = sectionPlan(
                    of: old.section, itemCount: old.count, index: index, in: collectionView, updating: old,
                    from: firstChange)
            }
        } else {
            bodies = requestDescriptionsAndComputePlans(in: collectionView)
        }
        needsDescriptions = false
        staleSections = [:]
        hasHandlers = descriptions.contains { $0?.visibleItemsInvalidationHandler != nil }
        plan = CompositionalPlan(
            bodies, spacing: configuration.interSectionSpacing,
            boundaries: configuration.boundarySupplementaryItems.map(\.boundary), axis: axis,
            size: collectionView.bounds.size,
            scale: collectionView.world.screen.scale, measured: measurements.sections[nil]?.boundaries ?? [:])
        // The separators of a row depend on whether the row is the last one.
        if hasListSection {
            for case let cell as UICollectionViewListCell in collectionView.visibleCells { cell.setNeedsLayout() }
        }
        orthogonal.updateScrollViews()
        visibleItems.callHandlers(for: self)
    }

    /// Returns the description of a section; nil for a section that has none or does not exist.
    final func description(ofSection index: Int) -> NSCollectionLayoutSection? {
        descriptions.indices.contains(index) ? descriptions[index] : nil
    }

    /// Returns the conversion from the layout's coordinates to those of the view. It mirrors them
    /// if the layout allows it and the reading direction of the view differs from
    /// `developmentLayoutDirection`. The conversion uses the plan's content size, because the
    /// view's content size is updated only after `prepare()`.
    final func rightToLeftFlip(in view: UICollectionView, for plan: CompositionalPlan) -> RightToLeftFlip {
        let isMirrored = view.engineForLayouts.flip.width != nil
        return RightToLeftFlip(width: isMirrored ? max(plan.contentSize.width, view.bounds.width) : nil)
    }

    private func requestDescriptionsAndComputePlans(in view: UICollectionView) -> ContiguousArray<SectionPlan> {
        let environment = self.environment(of: view)
        descriptions = []
        var bodies: ContiguousArray<SectionPlan> = []
        // Sections with the same description share one `LayoutSection`, unless the description has
        // a custom group. Sections that also have the same number of items share one `SectionPlan`,
        // unless one of their views has been measured.
        var known: [ObjectIdentifier: [Int: SectionPlan]] = [:]
        var specs: [ObjectIdentifier: LayoutSection] = [:]
        for index in 0..<view.numberOfSections {
            let count = view.numberOfItems(inSection: index)
            let description = sectionProvider(index, environment)
            descriptions.append(description)
            guard let description else {
                if count > 0 {
                    view.world.fail(
                        """
                        Invalid section definition. Please specify a valid section definition when content \
                        is to be rendered for a section. This is a client error.
                        """,
                        hint: "return a description from the section provider for every section that has items")
                }
                bodies.append(sectionPlan(of: .empty, itemCount: 0, index: index, in: view))
                continue
            }
            let identity = ObjectIdentifier(description)
            let isSpecShared = !description.group.hasCustomGroup
            let isBodyShared = isSpecShared && measurements.sections[index] == nil
            if isBodyShared, let body = known[identity]?[count] {
                bodies.append(body)
                continue
            }
            let spec = specs[identity] ?? self.layoutSection(of: description, environment: environment, view: view)
            if isSpecShared { specs[identity] = spec }
            let body = sectionPlan(of: spec, itemCount: count, index: index, in: view)
            if body.runs.isTooSmallForItems {
                view.world.log(
                    """
                    \(type(of: self)) ran into an error when computing the layout for section at index \
                    \(index). Error: NSCollectionLayoutItem created with invalid combination of spacing \
                    and size specified. This group cannot fit even a single item.
                    """)
            }
            if isBodyShared { known[identity, default: [:]][count] = body }
            bodies.append(body)
        }
        return bodies
    }

    private func layoutSection(
        of description: NSCollectionLayoutSection, environment: LayoutEnvironment, view: UICollectionView
    ) -> LayoutSection {
        let kinds = description.boundarySupplementaryItems.map(\.elementKind)
        if Set(kinds).count < kinds.count {
            let duplicates = Set(kinds.filter { kind in kinds.filter { $0 == kind }.count > 1 }).sorted()
            view.world.fail(
                "Error: Every supplementary must have a unique elementKind: duplicates detected: ("
                    + duplicates.joined(separator: ", ") + ")",
                hint: "give each boundary item of a section a different kind")
        }
        return description.layoutSection(
            in: environment, scale: view.world.screen.scale, insetsReference: configuration.contentInsetsReference,
            clearance: { self.crossInsets(for: $0, in: view) })
    }

    private func sectionPlan(
        of spec: LayoutSection, itemCount: Int, index: Int, in view: UICollectionView,
        updating old: SectionPlan? = nil, from firstChange: Int = 0
    ) -> SectionPlan {
        SectionPlan(
            spec, count: itemCount, axis: axis, size: view.bounds.size, scale: view.world.screen.scale,
            measured: measurements.sections[index], updating: old, from: firstChange)
    }

    /// Returns the insets, across the scroll direction, of the area that a content insets reference
    /// names.
    private func crossInsets(for reference: UIContentInsetsReference, in view: UICollectionView)
        -> NSDirectionalEdgeInsets
    {
        let insets: UIEdgeInsets =
            switch reference {
            case .automatic, .none: .zero
            case .safeArea: view.safeAreaInsets
            case .layoutMargins, .readableContent: view.layoutMargins
            }
        // UNKNOWN: the leading inset in a right-to-left view. Here it is the right inset of the
        // view, so that both insets keep their sides after the layout is mirrored.
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        guard configuration.scrollDirection == .vertical else {
            return NSDirectionalEdgeInsets(top: insets.top, leading: 0, bottom: insets.bottom, trailing: 0)
        }
        let (leading, trailing) = isRightToLeft ? (insets.right, insets.left) : (insets.left, insets.right)
        return NSDirectionalEdgeInsets(top: 0, leading: leading, bottom: 0, trailing: trailing)
    }

    final func environment(of view: UICollectionView) -> LayoutEnvironment {
        LayoutEnvironment(contentSize: view.bounds.size, traitCollection: view.traitCollection)
    }

    // MARK: - Attributes

    open override var collectionViewContentSize: CGSize { plan?.contentSize ?? .zero }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let plan, let collectionView else { return [] }
        let content = plan.contentSize
        // The part of the rectangle that is inside the content.
        let part = CGRect(
            x: max(0, rect.minX), y: max(0, rect.minY), width: min(content.width, rect.maxX) - max(0, rect.minX),
            height: min(content.height, rect.maxY) - max(0, rect.minY))
        guard part.size.width >= 0, part.size.height >= 0 else { return [] }
        // [COMP-03] For a rectangle without area, only decoration views are returned.
        let hasArea = rect.size.width > 0 && rect.size.height > 0
        // [COMP-04] Elements are returned only for the part of the rectangle inside the content.
        // `isIncluded` has the exceptions.
        let hasContent = part.size.width > 0 && part.size.height > 0
        var cells: [UICollectionViewLayoutAttributes] = []
        var others: [UICollectionViewLayoutAttributes] = []
        func appendBoundaryItems(_ items: [LayoutBoundaryItem], ofSection section: Int?) {
            guard hasContent else { return }
            for (number, item) in items.enumerated() {
                let attributes = boundaryAttributes(
                    of: item, number: number, section: section, plan: plan, view: collectionView)
                if attributes.values.frame.overlaps(part) { others.append(attributes) }
            }
        }
        for index in plan.sections(near: part) {
            let body = plan.sections[index].body
            let origin = plan.groupsOrigin(ofSection: index)
            let z = body.section.itemZ
            let isOrthogonal = body.section.isOrthogonal
            // Items without width or height always count as inside, because they may be placed
            // exactly at the end of the content. [PASS-14]
            func isIncluded(_ frame: CGRect) -> Bool {
                isOrthogonal || frame.size.width == 0 || frame.size.height == 0 || (hasContent && frame.overlaps(part))
            }
            if hasArea {
                body.runs.forEachElement(
                    in: isOrthogonal
                        ? orthogonal.unscrolledRect(contentPart: part, wholeRect: rect, ofSection: index) : rect,
                    convertFrame: { plan.rectWithRoundedOrigin($0.offset(by: origin)) },
                    visitItem: { item, frame, own in
                        // [COMP-01] An item without a zIndex of its own gets the default zIndex of
                        // the section's items.
                        if isIncluded(frame) {
                            cells.append(
                                makeAttributes(section: index, item: item, frame: frame, z: own == 0 ? z : own))
                        }
                    },
                    visitAttachedView: { kind, number, frame, own in
                        if isIncluded(frame) {
                            others.append(
                                makeAttributes(
                                    .supplementaryView, kind: kind, section: index, item: number, frame: frame, z: own))
                        }
                    })
            }
            appendBoundaryItems(body.section.boundaries, ofSection: index)
            for (number, decoration) in body.section.decorations.enumerated() {
                guard let frame = plan.frame(ofDecoration: decoration, inSection: index),
                    plan.frame(ofSection: index).overlapsOrTouches(part)
                else { continue }
                others.append(
                    makeAttributes(
                        .decorationView, kind: decoration.kind, section: index, item: number, frame: frame,
                        z: decoration.zIndex))
            }
        }
        appendBoundaryItems(plan.boundaryItems, ofSection: nil)
        cells.append(contentsOf: others)
        return cells
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard indexPath.count == 2, let plan,
            let (frame, item) = plan.frameAndTemplateItem(ofItem: indexPath.item, inSection: indexPath.section)
        else { return nil }
        let z = item.zIndex == 0 ? plan.sections[indexPath.section].body.section.itemZ : item.zIndex
        return makeAttributes(section: indexPath.section, item: indexPath.item, frame: frame, z: z)
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard indexPath.count == 2, let plan, let collectionView else { return nil }
        if let (item, number, section) = plan.boundaryItem(ofKind: elementKind, at: indexPath) {
            return boundaryAttributes(of: item, number: number, section: section, plan: plan, view: collectionView)
        }
        guard
            let badge = plan.badgeFrameAndZIndex(
                ofKind: elementKind, number: indexPath.item, inSection: indexPath.section)
        else {
            return nil
        }
        return makeAttributes(
            .supplementaryView, kind: elementKind, section: indexPath.section, item: indexPath.item, frame: badge.frame,
            z: badge.zIndex)
    }

    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard indexPath.count == 2, let plan,
            let decorations = plan.plan(ofSection: indexPath.section)?.section.decorations,
            decorations.indices.contains(indexPath.item), decorations[indexPath.item].kind == elementKind,
            let frame = plan.frame(ofDecoration: decorations[indexPath.item], inSection: indexPath.section)
        else { return nil }
        return makeAttributes(
            .decorationView, kind: elementKind, section: indexPath.section, item: indexPath.item, frame: frame,
            z: decorations[indexPath.item].zIndex)
    }

    /// Returns the attributes of a boundary item. Their index path is item 0 of its section.
    ///
    /// For a boundary item of the whole layout, `section` is nil, and the index path is item
    /// `Int.max` of section 0. The zIndex of a visible pinned item is greater by 1,000,000,000.
    private func boundaryAttributes(
        of item: LayoutBoundaryItem, number: Int, section: Int?, plan: CompositionalPlan, view: UICollectionView
    ) -> UICollectionViewLayoutAttributes {
        let frame = plan.frame(
            ofBoundaryItem: item, number: number, inSection: section,
            visibleRect: item.isPinned ? view.insetBoundsInLayout : nil)
        let isInFront = item.isPinned && frame.overlaps(view.engineForLayouts.flip.mirrored(view.bounds))
        return makeAttributes(
            .supplementaryView, kind: item.kind, section: section ?? 0, item: section == nil ? Int.max : 0,
            frame: frame,
            z: isInFront ? 1_000_000_000 + item.zIndex : item.zIndex)
    }

    private func makeAttributes(
        _ category: UICollectionView.ElementCategory = .cell, kind: String? = nil, section: Int, item: Int,
        frame: CGRect, z: Int
    ) -> UICollectionViewLayoutAttributes {
        let attributes = freeList.makeAttributes(ofClass: attributesClass, section: section, item: item, frame: frame)
        if z != 0 { attributes.values.zIndex = z }
        if category != .cell {
            attributes.values.category = category
            attributes.values.kind = kind
        }
        visibleItems.applyChanges(to: attributes)
        return attributes
    }

    override func recycle(_ answers: consuming [[UICollectionViewLayoutAttributes]]) { freeList.recycle(answers) }

    // MARK: - Invalidation

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateEverything {
            measurements = CompositionalMeasurements()
            orthogonal.resetOffsets()
        }
        let keepsDescriptions = context.namesElements || context.isForPreferredSize
        if !keepsDescriptions { needsDescriptions = true }
        super.invalidateLayout(with: context)
    }

    /// Whether the size of the bounds changes, a boundary item is pinned, or a section has a
    /// handler for its visible elements.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let collectionView else { return false }
        return newBounds.size != collectionView.bounds.size || plan?.hasPinnedViews == true || hasHandlers
    }

    open override func invalidationContext(forBoundsChange newBounds: CGRect)
        -> UICollectionViewLayoutInvalidationContext
    {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        guard let collectionView, newBounds.size == collectionView.bounds.size, let plan else { return context }
        let flip = collectionView.engineForLayouts.flip
        for index in plan.sections(near: flip.mirrored(newBounds.union(collectionView.bounds))) {
            for item in plan.sections[index].body.section.boundaries where item.isPinned {
                context.invalidateSupplementaryElements(ofKind: item.kind, at: [IndexPath(item: 0, section: index)])
            }
        }
        for item in plan.boundaryItems where item.isPinned {
            context.invalidateSupplementaryElements(ofKind: item.kind, at: [IndexPath(item: Int.max, section: 0)])
        }
        if hasHandlers {
            // UNKNOWN: whether a scroll calls `visibleItemsInvalidationHandler`, as here. Apple
            // documents a call before each layout cycle.
            needsHandlerCalls = true
            for attributes in layoutAttributesForElements(in: flip.mirrored(newBounds)) ?? [] {
                context.invalidateElement(with: attributes)
            }
        }
        // A context that names no elements would invalidate the whole layout, so the context gets
        // an empty list of items.
        if context.invalidatedSupplementaryIndexPaths == nil { context.invalidateItems(at: []) }
        return context
    }

    override func measuredAxes(of attributes: UICollectionViewLayoutAttributes) -> (width: Bool, height: Bool)? {
        plan.flatMap { measurements.measuredAxesAndCurrentSize(of: attributes, in: $0)?.axes }
    }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        guard let plan, let (axes, known) = measurements.measuredAxesAndCurrentSize(of: originalAttributes, in: plan)
        else { return false }
        return (axes.width && preferredAttributes.size.width != known.width)
            || (axes.height && preferredAttributes.size.height != known.height)
    }

    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
        if let plan, let change = measurements.storeSize(preferredAttributes.size, of: originalAttributes, in: plan) {
            staleSections[change.section] = min(staleSections[change.section] ?? .max, change.item)
        }
        return context
    }
}

extension UICollectionViewLayoutInvalidationContext {
    fileprivate func invalidateElement(with attributes: UICollectionViewLayoutAttributes) {
        switch (attributes.representedElementCategory, attributes.representedElementKind) {
        case (.supplementaryView, let kind?): invalidateSupplementaryElements(ofKind: kind, at: [attributes.indexPath])
        case (.decorationView, let kind?): invalidateDecorationElements(ofKind: kind, at: [attributes.indexPath])
        default: invalidateItems(at: [attributes.indexPath])
        }
    }
}

extension LayoutSection {
    /// A section without elements. It replaces a section for which the app returned no description.
    static var empty: LayoutSection {
        LayoutSection(
            group: LayoutGroup(
                properties: ItemProperties(size: LayoutSize(width: .absolute(0), height: .absolute(0))),
                arrangement: .custom([])))
    }
}
