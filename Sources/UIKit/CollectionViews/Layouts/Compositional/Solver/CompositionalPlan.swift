/// The result of computing a compositional layout: the positions of its sections, and the boundary
/// items of the whole layout.
struct CompositionalPlan {
    struct Section {
        let body: SectionPlan
        let start: CGFloat

        var end: CGFloat { start + body.length }
    }

    let axis: LayoutAxis
    let scale: CGFloat
    private(set) var sections: ContiguousArray<Section> = []
    let contentSize: CGSize
    let boundaryItems: [LayoutBoundaryItem]
    let boundaries: BoundaryPlacement
    /// The greatest distance by which a boundary item extends beyond its section.
    private let overhang: CGFloat
    let hasPinnedViews: Bool
    let hasOrthogonalSections: Bool

    /// - Parameter size: the size of the collection view.
    init(
        _ bodies: ContiguousArray<SectionPlan>, spacing: CGFloat, boundaries items: [LayoutBoundaryItem],
        axis: LayoutAxis, size: CGSize,
        scale: CGFloat, measured: [Int: CGSize] = [:]
    ) {
        self.axis = axis
        self.scale = scale
        boundaryItems = items
        var length: CGFloat = 0
        var starts: ContiguousArray<CGFloat> = []
        starts.reserveCapacity(bodies.count)
        for (index, body) in bodies.enumerated() {
            if index > 0 { length += spacing }
            starts.append(length)
            length +=
                body.length + (index == bodies.count - 1 ? body.section.paddingBelowLast : body.section.paddingBelow)
        }
        boundaries = BoundaryPlacement(
            items, body: length, axis: axis, room: (0, axis.breadth(of: size)), container: size, scale: scale,
            measured: measured)
        sections.reserveCapacity(bodies.count)
        for (body, start) in zip(bodies, starts) {
            sections.append(Section(body: body, start: boundaries.before + start))
        }
        overhang = bodies.reduce(0) { max($0, $1.overhang) }
        hasPinnedViews = items.contains { $0.isPinned } || bodies.contains { $0.hasPinnedViews }
        hasOrthogonalSections = bodies.contains { $0.section.isOrthogonal }
        contentSize = axis.size(
            length: boundaries.length, breadth: bodies.reduce(axis.breadth(of: size)) { max($0, $1.breadth) })
    }

    /// Returns a rectangle with its origin rounded to the nearest pixel. The size is unchanged.
    func rectWithRoundedOrigin(_ rect: CGRect) -> CGRect {
        CGRect(
            x: rect.origin.x.rounded(toPixelsOf: scale), y: rect.origin.y.rounded(toPixelsOf: scale),
            width: rect.size.width,
            height: rect.size.height)
    }

    // MARK: - Frames

    /// Returns the frame of a section. It includes the boundary items that extend the section, and
    /// the padding above its header.
    func frame(ofSection index: Int) -> CGRect {
        let section = sections[index]
        return axis.rect(
            start: section.start, crossStart: 0, length: section.body.length, breadth: axis.breadth(of: contentSize))
    }

    func frameAndTemplateItem(ofItem item: Int, inSection index: Int) -> (frame: CGRect, item: GroupTemplate.Item)? {
        plan(ofSection: index)?.runs.frameAndTemplateItem(ofItem: item).map {
            (layoutFrame($0.frame, inGroupsOfSection: index), $0.item)
        }
    }

    func badgeFrameAndZIndex(ofKind kind: String, number: Int, inSection index: Int) -> (frame: CGRect, zIndex: Int)? {
        plan(ofSection: index)?.runs.badgeFrameAndZIndex(ofKind: kind, number: number).map {
            (layoutFrame($0.frame, inGroupsOfSection: index), $0.zIndex)
        }
    }

    /// Converts a frame from the coordinates of a section's groups to those of the layout, and
    /// rounds it.
    private func layoutFrame(_ rect: CGRect, inGroupsOfSection index: Int) -> CGRect {
        let origin = groupsOrigin(ofSection: index)
        return rectWithRoundedOrigin(rect.offset(by: origin))
    }

    func groupsOrigin(ofSection index: Int) -> CGPoint {
        let section = sections[index]
        let origin = section.body.groupsOrigin
        return axis.point(
            coordinate: section.start + axis.coordinate(of: origin),
            crossCoordinate: axis.crossed.coordinate(of: origin))
    }

    /// Returns the frame of a boundary item. A pinned item moves with the edge of the visible part,
    /// but not beyond the body of its section or layout.
    ///
    /// - Parameters:
    ///   - index: the section, or nil for a boundary item of the whole layout.
    ///   - visibleRect: the visible part of the content, which determines the frames of pinned
    ///     items. Nil means that pinning is ignored.
    func frame(ofBoundaryItem item: LayoutBoundaryItem, number: Int, inSection index: Int?, visibleRect: CGRect?)
        -> CGRect
    {
        let (placement, start) = index.map { (sections[$0].body.boundaries, sections[$0].start) } ?? (boundaries, 0)
        let frame = placement.frames[number]
        let length = axis.length(of: frame.size)
        var position = start + axis.range(of: frame).start
        if item.isPinned, let visible = visibleRect.map(axis.range(of:)) {
            switch BoundaryPlacement.sides(of: item.alignment, axis: axis).along {
            case .start:
                position = max(position, min(visible.start, start + placement.length - placement.after - length))
            case .end: position = min(position, max(visible.end - length, start + placement.before))
            // UNKNOWN: the effect of pinning on an item beside its section. Here there is none.
            case .middle: break
            }
        }
        return rectWithRoundedOrigin(axis.moved(frame, toStart: position))
    }

    func frame(ofDecoration decoration: LayoutDecoration, inSection index: Int) -> CGRect? {
        let frame = frame(ofSection: index)
        return axis.length(of: frame.size) > 0 ? rectWithRoundedOrigin(frame.inset(by: decoration.insets)) : nil
    }

    // MARK: - Queries

    /// Returns the body of a section; nil for a section that does not exist.
    func plan(ofSection index: Int) -> SectionPlan? { sections.indices.contains(index) ? sections[index].body : nil }

    /// Returns the boundary item of a kind at an index path; nil for a view attached to an item or
    /// a group.
    ///
    /// The path of a section's boundary item has the item index 0. The path of a boundary item of
    /// the whole layout has the item index `Int.max`, and then the returned section is nil.
    func boundaryItem(ofKind kind: String?, at path: IndexPath) -> (
        item: LayoutBoundaryItem, number: Int, section: Int?
    )? {
        let isOfLayout = path.item == Int.max
        let items: [LayoutBoundaryItem] =
            if isOfLayout {
                boundaryItems
            } else if path.item == 0 {
                plan(ofSection: path.section)?.section.boundaries ?? []
            } else {
                []
            }
        return items.firstIndex { $0.kind == kind }.map { (items[$0], $0, isOfLayout ? nil : path.section) }
    }

    func sections(near rect: CGRect) -> Range<Int> {
        let range = axis.range(of: rect)
        // Sections that only touch the rectangle are included, because their decoration views are
        // returned too.
        let start = sections.firstPosition { $0.end + overhang >= range.start }
        return start..<max(start, sections.firstPosition { $0.start - overhang > range.end })
    }
}
