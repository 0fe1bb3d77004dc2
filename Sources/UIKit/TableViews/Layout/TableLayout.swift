/// The layout of a table view: rows below each other, each section with a header above and a footer
/// below its rows.
final class TableLayout: UICollectionViewLayout {
    /// The table view, which owns this layout.
    unowned(unsafe) var table: UITableView!
    private(set) var sections: [TableSection] = []
    /// The sections before an update, while the sections after it are computed.
    private var sectionsBeforeUpdate: [TableSection] = []
    private var contentHeight: CGFloat = 0
    private var width: CGFloat = 0
    private(set) var metrics = TableMetrics(style: .plain, width: 0, padsHeaders: false, hasTallRows: false)
    /// Whether the sections have to be computed again from the counts and the heights of the app.
    private var needsSections = true
    /// Whether the data was replaced since the titles of the index were asked for.
    private var needsIndexTitles = true
    /// The first section whose place is out of date.
    private var firstMovedSection: Int?
    /// Whether a section has rows whose heights are estimates until they come on screen.
    private(set) var measuresRows = false
    /// Whether a row, header or footer has an estimated height until it comes on screen. The places
    /// then depend on what has been on screen.
    var hasEstimates: Bool { measuresRows || sections.contains { $0.header.isAutomatic || $0.footer.isAutomatic } }
    /// Whether a section may have a header or a footer.
    private var hasHeadersOrFooters = false
    private var freeList = AttributesFreeList()

    // MARK: - Preparing

    override func prepare() {
        super.prepare()
        layOutIfNeeded()
    }

    private func layOutIfNeeded() {
        if needsSections {
            needsSections = false
            makeSections()
            firstMovedSection = 0
        }
        guard let first = firstMovedSection else { return }
        firstMovedSection = nil
        var top = first == 0 ? table.heightOfHeaderView : sections[first - 1].bottom
        for index in first..<sections.count {
            sections[index].top = top
            top = sections[index].bottom
        }
        contentHeight = top + table.heightOfFooterView
    }

    private func makeSections() {
        width = table.bounds.width
        metrics = TableMetrics(
            style: table.style, width: width, padsHeaders: table.world.padsTableHeaders,
            hasTallRows: table.world.hasTallRows)
        let heights = TableHeights(of: table, metrics: metrics)
        let count = table.sectionCount
        sections = []
        sections.reserveCapacity(count)
        for index in 0..<count { sections.append(heights.section(at: index, isLast: index == count - 1)) }
        if needsIndexTitles {
            needsIndexTitles = false
            table.dataSourceClient.askForSectionIndexTitles()
        }
        measuresRows = sections.contains { $0.rowsAreAutomatic }
        hasHeadersOrFooters = sections.contains { $0.header.isShown || $0.footer.isShown }
    }

    override var collectionViewContentSize: CGSize {
        layOutIfNeeded()
        return CGSize(width: width, height: contentHeight)
    }

    // MARK: - Frames

    /// Returns the frame of a row, or nil if the row does not exist.
    func rowFrame(at path: IndexPath) -> CGRect? {
        layOutIfNeeded()
        guard path.count == 2, sections.indices.contains(path.section),
            (0..<sections[path.section].rows.count).contains(path.item)
        else { return nil }
        return rowFrame(path.item, in: sections[path.section])
    }

    private func rowFrame(_ row: Int, in section: TableSection) -> CGRect {
        CGRect(
            x: metrics.sideInset, y: section.rowsTop + section.rows.top(of: row),
            width: max(0, width - 2 * metrics.sideInset), height: section.rows.height(of: row))
    }

    /// Returns the frame of a section with its header and footer, or nil if it does not exist.
    func frame(ofSection section: Int) -> CGRect? {
        layOutIfNeeded()
        guard sections.indices.contains(section) else { return nil }
        let place = sections[section]
        return CGRect(x: 0, y: place.top, width: width, height: place.bottom - place.top)
    }

    /// Returns the frame of a header or footer where it is if it is not pinned, or nil if the section
    /// does not exist.
    func naturalFrame(isHeader: Bool, ofSection section: Int) -> CGRect? {
        layOutIfNeeded()
        guard sections.indices.contains(section) else { return nil }
        let place = sections[section]
        return CGRect(
            x: 0, y: isHeader ? place.headerTop : place.rowsBottom, width: width,
            height: isHeader ? place.header.height : place.footer.height)
    }

    /// [TABLE-14] Returns the frame of a header. In a plain table it stays at the top of the visible
    /// rectangle while rows of its section are visible.
    private func headerFrame(of section: TableSection) -> CGRect {
        var top = section.headerTop
        if table.style == .plain {
            let visible = table.bounds.minY + table.adjustedContentInset.top
            top = min(max(top, visible), max(top, section.rowsBottom - section.header.height))
        }
        return CGRect(x: 0, y: top, width: width, height: section.header.height)
    }

    /// Returns the frame of a footer. In a plain table it stays at the bottom of the visible rectangle
    /// while rows of its section are visible.
    private func footerFrame(of section: TableSection) -> CGRect {
        var top = section.rowsBottom
        if table.style == .plain {
            let visible = table.bounds.maxY - table.adjustedContentInset.bottom - section.footer.height
            top = max(min(top, visible), min(top, section.rowsTop))
        }
        return CGRect(x: 0, y: top, width: width, height: section.footer.height)
    }

    /// Returns the sections that may have elements in a range of the content.
    private func sections(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
        let first = sections.indices.partitionPoint { sections[$0].bottom < top }
        var end = first
        while end < sections.count, sections[end].top <= bottom { end += 1 }
        return first..<end
    }

    /// Returns the rows of a section in a range of the content.
    private func rows(inSection section: Int, from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
        let place = sections[section]
        let first = place.rows.row(at: top - place.rowsTop)
        var end = first
        while end < place.rows.count, place.rowsTop + place.rows.top(of: end) < bottom { end += 1 }
        return first..<end
    }

    /// Returns the rows in a rectangle, and for a rectangle in the header of a section other than the
    /// first, the first row of that section. [TABLE-55]
    func rowPaths(in rect: CGRect) -> [IndexPath] {
        layOutIfNeeded()
        var paths: [IndexPath] = []
        for index in sections(from: rect.minY, to: rect.maxY) {
            let section = sections[index]
            let isInHeader = rect.minY >= section.top && rect.maxY < section.rowsTop && section.header.height > 0
            if isInHeader, index > 0, section.rows.count > 0 { return [IndexPath(item: 0, section: index)] }
            let first = section.rows.row(at: rect.minY - section.rowsTop)
            var row = first
            while row < section.rows.count, section.rowsTop + section.rows.top(of: row) <= rect.maxY {
                let top = section.rowsTop + section.rows.top(of: row)
                if rect.minY >= top || rect.maxY > top { paths.append(IndexPath(item: row, section: index)) }
                row += 1
            }
        }
        return paths
    }

    // MARK: - Attributes

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        layOutIfNeeded()
        var result: [UICollectionViewLayoutAttributes] = []
        result.reserveCapacity(freeList.count)
        for index in sections(from: rect.minY, to: rect.maxY) {
            let section = sections[index]
            if section.header.isShown,
                case let frame = headerFrame(of: section), frame.overlapsOrTouches(rect)
            {
                result.append(edgeAttributes(ofKind: ElementKind.sectionHeader, section: index, frame: frame))
            }
            for row in rows(inSection: index, from: rect.minY, to: rect.maxY) {
                result.append(makeAttributes(section: index, item: row, frame: rowFrame(row, in: section)))
            }
            if section.footer.isShown,
                case let frame = footerFrame(of: section), frame.overlapsOrTouches(rect)
            {
                result.append(edgeAttributes(ofKind: ElementKind.sectionFooter, section: index, frame: frame))
            }
        }
        return result
    }

    override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        rowFrame(at: path).map { makeAttributes(section: path.section, item: path.item, frame: $0) }
    }

    override func layoutAttributesForSupplementaryView(ofKind kind: String, at path: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        layOutIfNeeded()
        guard path.count == 2, sections.indices.contains(path.section) else { return nil }
        let section = sections[path.section]
        let isHeader = kind == ElementKind.sectionHeader
        let edge = isHeader ? section.header : section.footer
        guard edge.isShown else { return nil }
        let frame = isHeader ? headerFrame(of: section) : footerFrame(of: section)
        return edgeAttributes(ofKind: kind, section: path.section, frame: frame)
    }

    private func makeAttributes(section: Int, item: Int, frame: CGRect) -> UICollectionViewLayoutAttributes {
        freeList.makeAttributes(
            ofClass: UICollectionViewLayoutAttributes.self, section: section, item: item, frame: frame)
    }

    /// Returns the attributes of a header or footer, which are in front of all cells. [TABLE-03]
    private func edgeAttributes(ofKind kind: String, section: Int, frame: CGRect) -> UICollectionViewLayoutAttributes {
        let attributes = makeAttributes(section: section, item: 0, frame: frame)
        attributes.values.category = .supplementaryView
        attributes.values.kind = kind
        attributes.zIndex = 1
        return attributes
    }

    override func allowsView(with attributes: UICollectionViewLayoutAttributes) -> Bool {
        attributes.values.size.height > 0
    }

    override func recycle(_ answers: consuming [[UICollectionViewLayoutAttributes]]) { freeList.recycle(answers) }

    override var mayKeepReturnedAttributes: Bool { false }

    // MARK: - Invalidation

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateEverything {
            sectionsBeforeUpdate = []
            needsSections = true
            needsIndexTitles = true
            table.rowsHaveOtherNeighbors = true
        } else if context.invalidateDataSourceCounts {
            if sectionsBeforeUpdate.isEmpty { sectionsBeforeUpdate = sections }
            needsSections = true
            table.rowsHaveOtherNeighbors = true
        } else if !context.namesElements, !context.isForPreferredSize {
            needsSections = true
        }
        super.invalidateLayout(with: context)
    }

    /// Whether headers or footers are pinned, or the table view has another width.
    override func shouldInvalidateLayout(forBoundsChange new: CGRect) -> Bool {
        new.width != table.bounds.width || table.style == .plain && hasHeadersOrFooters
    }

    /// Returns a context that invalidates only the pinned headers and footers near the visible
    /// rectangle, unless the width changes.
    override func invalidationContext(forBoundsChange new: CGRect) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: new)
        guard new.width == table.bounds.width else { return context }
        let near = new.union(table.bounds)
        let paths = sections(from: near.minY, to: near.maxY).map { IndexPath(item: 0, section: $0) }
        context.invalidateSupplementaryElements(
            ofKind: ElementKind.sectionHeader, at: paths.filter { sections[$0.section].header.hasView })
        context.invalidateSupplementaryElements(
            ofKind: ElementKind.sectionFooter, at: paths.filter { sections[$0.section].footer.hasView })
        return context
    }

    // MARK: - Heights that views determine

    /// Whether the height of a row comes from its cell, or from the delegate when the row comes on
    /// screen.
    func isEstimated(rowAt path: IndexPath) -> Bool {
        sections.indices.contains(path.section) && sections[path.section].rowsAreAutomatic
    }

    /// Whether the height of a header or footer comes from its view.
    func isAutomatic(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        let section = attributes.indexPath.section
        guard sections.indices.contains(section) else { return false }
        return attributes.representedElementKind == ElementKind.sectionHeader
            ? sections[section].header.isAutomatic : sections[section].footer.isAutomatic
    }

    override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
        withOriginalAttributes original: UICollectionViewLayoutAttributes
    ) -> Bool {
        let isMeasured =
            original.representedElementCategory == .cell
            ? isEstimated(rowAt: original.indexPath) : isAutomatic(original)
        return isMeasured && preferred.size.height != original.size.height
    }

    /// Stores the height that a cell, a header or a footer has determined. If the element begins above
    /// the visible rectangle, the content offset changes by the same distance, so that what is visible
    /// stays where it is.
    override func invalidationContext(
        forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
        withOriginalAttributes original: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
            forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
        let (path, height) = (original.indexPath, preferred.size.height)
        let naturalTop: CGFloat
        switch original.representedElementCategory {
        case .cell:
            naturalTop = original.frame.minY
            sections[path.section].rows.measure(path.item, height: height)
        default:
            let isHeader = original.representedElementKind == ElementKind.sectionHeader
            naturalTop = isHeader ? sections[path.section].headerTop : sections[path.section].rowsBottom
            setHeight(height, isHeader: isHeader, ofSection: path.section)
        }
        noteMove(ofSectionsFrom: path.section)
        let visibleTop = table.bounds.minY + table.adjustedContentInset.top
        if naturalTop < visibleTop, table.bounds.minY > -table.adjustedContentInset.top {
            context.contentOffsetAdjustment.y = height - original.size.height
        }
        return context
    }

    private func setHeight(_ height: CGFloat, isHeader: Bool, ofSection section: Int) {
        if isHeader {
            (sections[section].header.height, sections[section].header.isMeasured) = (height, true)
        } else {
            (sections[section].footer.height, sections[section].footer.isMeasured) = (height, true)
        }
    }

    private func noteMove(ofSectionsFrom section: Int) {
        firstMovedSection = min(section, firstMovedSection ?? section)
    }

    /// Notes that there is no view for a header or footer. If its view was to determine the height, the
    /// space is now that of a section without one.
    func noteMissingView(isHeader: Bool, inSection section: Int) {
        guard sections.indices.contains(section) else { return }
        let isLast = section == sections.count - 1
        if isHeader {
            guard sections[section].header.hasView else { return }
            sections[section].header.hasView = false
            if sections[section].header.isAutomatic {
                sections[section].paddingAbove = 0
                sections[section].header.height = metrics.emptyHeaderHeight(isFirst: section == 0)
            }
        } else {
            guard sections[section].footer.hasView else { return }
            sections[section].footer.hasView = false
            if sections[section].footer.isAutomatic {
                sections[section].footer.height = metrics.emptyFooterHeight(isLast: isLast)
            }
        }
        noteMove(ofSectionsFrom: section)
        invalidateForHeights()
    }

    /// Invalidates the places of all elements, and not the heights that are known.
    private func invalidateForHeights() {
        let context = makeInvalidationContext()
        context.isForPreferredSize = true
        invalidate(passing: context)
    }

    // MARK: - Updates

    /// Gives the rows that were measured before the update their heights again.
    override func prepare(forCollectionViewUpdates items: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: items)
        let old = sectionsBeforeUpdate
        sectionsBeforeUpdate = []
        guard old.contains(where: { !$0.rows.measurements.isEmpty || $0.header.isMeasured || $0.footer.isMeasured })
        else { return }
        let plan = UpdatePlan(items.compactMap(UpdatePlan.Change.init), before: old.map(\.rows.count))
        for (index, section) in old.enumerated() {
            for (row, height) in section.rows.measurements {
                let path = IndexPath(item: row, section: index)
                guard !plan.reloadsItem(at: path), let new = plan.itemPathAfterUpdate(path),
                    sections.indices.contains(new.section), new.item < sections[new.section].rows.count,
                    sections[new.section].rowsAreAutomatic
                else { continue }
                sections[new.section].rows.measure(new.item, height: height)
            }
            guard let new = plan.sectionAfterUpdate(index), sections.indices.contains(new) else { continue }
            if section.header.isMeasured, sections[new].header.isAutomatic { sections[new].header = section.header }
            if section.footer.isMeasured, sections[new].footer.isAutomatic { sections[new].footer = section.footer }
        }
        firstMovedSection = 0
        invalidateForHeights()
    }
}

extension UpdatePlan.Change {
    /// The change that an item of an update describes; nil if it describes none.
    @MainActor
    fileprivate init?(_ item: UICollectionViewUpdateItem) {
        let (before, after) = (item.indexPathBeforeUpdate, item.indexPathAfterUpdate)
        let isSection = (before ?? after)?.last == NSNotFound
        switch (item.updateAction, before, after) {
        case (.insert, _, let path?): self = isSection ? .insertSection(path.section) : .insertItem(path)
        case (.delete, let path?, _): self = isSection ? .deleteSection(path.section) : .deleteItem(path)
        case (.reload, let path?, _): self = isSection ? .reloadSection(path.section) : .reloadItem(path)
        case (.move, let path?, let target?):
            self = isSection ? .moveSection(path.section, to: target.section) : .moveItem(path, to: target)
        default: return nil
        }
    }
}
