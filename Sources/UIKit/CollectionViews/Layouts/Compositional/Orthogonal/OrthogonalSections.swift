/// The sections of a compositional layout that scroll across its direction: their offsets, and a scroll view for each visible one.
/// [COMP-02]
@MainActor
final class OrthogonalSections: InnerScrolling {
    private unowned let layout: UICollectionViewCompositionalLayout
    /// How far each section's row is scrolled from its leading edge, in points.
    private var offsets: [Int: CGFloat] = [:]
    private var scrollers: [Int: OrthogonalScrollView] = [:]
    private var moves = ReentrancyLimit("the handler of a section scrolls it whenever it was scrolled")

    init(layout: UICollectionViewCompositionalLayout) {
        self.layout = layout
    }

    var isEmpty: Bool { layout.plan?.hasOrthogonal != true }

    // MARK: - Rows

    /// The section in whose row an element is; nil for an element that does not scroll with a row.
    private func section(of attributes: UICollectionViewLayoutAttributes) -> Int? {
        guard attributes.values.category != .decorationView, let plan = layout.plan, attributes.values.indexPath.count == 2 else {
            return nil
        }
        let path = attributes.values.indexPath
        guard plan.body(ofSection: path.section)?.section.isOrthogonal == true else { return nil }
        // Headers and footers do not scroll with the row.
        let isBoundary = path.item == Int.max || plan.boundary(attributes.values.kind, at: path) != nil
        return attributes.values.category == .supplementaryView && isBoundary ? nil : path.section
    }

    /// The range of offsets of a row.
    func limits(ofSection index: Int) -> ClosedRange<CGFloat> {
        stops(ofSection: index)?.limits ?? 0...0
    }

    func behavior(ofSection index: Int) -> UICollectionLayoutSectionOrthogonalScrollingBehavior {
        layout.descriptions.indices.contains(index) ? layout.descriptions[index]?.orthogonalScrollingBehavior ?? .none : .none
    }

    func offset(ofSection index: Int) -> CGFloat {
        let limits = limits(ofSection: index)
        return limits.nearest(to: offsets[index] ?? limits.lowerBound)
    }

    /// The present offset of a row. While the row moves by itself, the offset can be outside of its limits.
    func currentOffset(ofSection index: Int) -> CGFloat {
        // A scroll view that was removed is no longer asked.
        guard let scroller = scrollers[index], scroller.superview != nil else { return offset(ofSection: index) }
        return scroller.rowOffset
    }

    /// The frame of a section's row, in the collection view's content.
    func rowFrame(ofSection index: Int) -> CGRect? {
        guard let plan = layout.plan else { return nil }
        let axis = plan.axis
        let along = axis.start(of: plan.groupsOrigin(ofSection: index))
        let length = axis.along(plan.sections[index].body.runs.extent)
        return plan.rounded(axis.rect(along: along, across: 0, length: length, breadth: axis.across(plan.contentSize)))
    }

    /// The part of a row that shows in a part of the content, in the row's own coordinates. A row goes on beyond the content, as far
    /// as `asked` reaches: SSCollectionViewPresenter's tests get the elements that are there.
    func window(_ part: CGRect, asked: CGRect, ofSection index: Int) -> CGRect {
        let (axis, row) = (layout.axis, layout.axis.crossed)
        return axis.rect(
            along: axis.start(of: part.origin), across: row.start(of: asked.origin) + currentOffset(ofSection: index),
            length: axis.along(part.size), breadth: row.along(asked.size))
    }

    func forgetOffsets() {
        offsets = [:]
    }

    /// Called when the layout was laid out anew.
    func planChanged() {
        for (index, scroller) in scrollers {
            let isThere = scroller.superview != nil && layout.plan?.body(ofSection: index)?.section.isOrthogonal == true
            if isThere { set(up: scroller, index) } else { scrollers[index] = nil }
        }
    }

    // MARK: - Scroll views

    func scroller(for attributes: UICollectionViewLayoutAttributes) -> ElementScrollView? {
        guard let index = section(of: attributes), let view = layout.collectionView else { return nil }
        if let known = scrollers[index], known.superview === view { return known }
        let scroller = view.world.run { OrthogonalScrollView(owner: self, section: index) }
        scrollers[index] = scroller
        set(up: scroller, index)
        // UNKNOWN: where among its siblings the scroll view is placed; the plainest is the place of its cells.
        view.engine.placement.insert(scroller, z: layout.plan?.sections[index].body.section.itemZ ?? 0)
        return scroller
    }

    /// The content uses the collection view's coordinates and starts where the row begins.
    private func set(up scroller: OrthogonalScrollView, _ index: Int) {
        guard let frame = rowFrame(ofSection: index), let plan = layout.plan, let view = layout.collectionView else { return }
        let axis = plan.axis.crossed
        let flip = layout.flip(in: view, plan)
        scroller.configure(
            frame: flip.reflect(frame), axis: axis, limits: limits(ofSection: index), offset: offset(ofSection: index),
            // A row that scrolls vertically begins at the top in every reading direction.
            isMirrored: axis.direction == .horizontal && flip.width != nil, behavior: behavior(ofSection: index),
            properties: layout.descriptions[index]?.orthogonalScrollingProperties)
    }

    /// Called by a scroll view that has moved.
    func moved(_ scroller: OrthogonalScrollView) {
        guard scrollers[scroller.section] === scroller else { return }
        offsets[scroller.section] = scroller.rowOffset
        guard moves.begin(scroller.world) else { return }
        defer { moves.end() }
        layout.visibleItems.refresh(section: scroller.section, for: layout)
        layout.collectionView?.engine.preparation.innerContentMoved()
    }

    /// The offset at which a row comes to rest after a finger let go.
    func restingPlace(_ proposed: CGFloat, velocity: CGFloat, in scroller: OrthogonalScrollView) -> CGFloat {
        stops(ofSection: scroller.section)?.stop(proposed: proposed, from: scroller.rowOffset, velocity: velocity) ?? proposed
    }

    /// The place of rest that is nearest to an offset.
    func nearestPlace(_ offset: CGFloat, in scroller: OrthogonalScrollView) -> CGFloat {
        stops(ofSection: scroller.section)?.stop(nearestTo: offset) ?? offset
    }

    private func stops(ofSection index: Int) -> OrthogonalStops? {
        guard let body = layout.plan?.body(ofSection: index) else { return nil }
        return OrthogonalStops(body.runs, room: body.room.length, behavior: behavior(ofSection: index))
    }

    // MARK: - InnerScrolling

    func shownFrame(of attributes: UICollectionViewLayoutAttributes) -> CGRect {
        let frame = attributes.frame
        guard let index = section(of: attributes) else { return frame }
        var offset = currentOffset(ofSection: index)
        if layout.axis.direction == .horizontal { return frame.offsetBy(dx: 0, dy: -offset) }
        if layout.collectionView?.engine.clients.layout.flip.width != nil { offset = -offset }
        return frame.offsetBy(dx: -offset, dy: 0)
    }

    func scroll(to attributes: UICollectionViewLayoutAttributes, at position: UICollectionView.ScrollPosition, animated: Bool) {
        guard let index = section(of: attributes), let plan = layout.plan,
            let row = plan.frame(ofItem: attributes.indexPath.item, inSection: index)?.frame
        else { return }
        let axis = layout.axis.crossed
        let room = plan.sections[index].body.room
        let positions = axis.direction == .horizontal ? ItemScrolling.horizontal : ItemScrolling.vertical
        let range = axis.range(along: row)
        let target: CGFloat
        switch positions.firstIndex(where: position.contains) {
        case 0: target = range.start - room.start
        case 1: target = (range.start + range.end) / 2 - room.start - room.length / 2
        case 2: target = range.end - room.start - room.length
        default: return
        }
        let offset = limits(ofSection: index).nearest(to: target)
        if let scroller = scrollers[index], scroller.superview != nil {
            scroller.scroll(toRowOffset: offset, animated: animated)
        } else {
            offsets[index] = offset
            layout.collectionView?.engine.preparation.innerContentMoved()
        }
    }

    func needs(_ scroller: ElementScrollView, in visible: CGRect) -> Bool {
        guard let scroller = scroller as? OrthogonalScrollView, scrollers[scroller.section] === scroller else { return false }
        return scroller.frame.overlaps(visible)
    }
}
