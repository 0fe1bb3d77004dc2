/// The sections of a compositional layout that scroll orthogonally: their offsets, and a scroll
/// view for each of them that is on screen.
/// [COMP-02]
@MainActor
final class OrthogonalSections: InnerScrolling {
    private unowned let layout: UICollectionViewCompositionalLayout
    /// The distance by which the groups of each section are scrolled from the leading edge, in
    /// points.
    private var offsets: [Int: CGFloat] = [:]
    private var scrollers: [Int: OrthogonalScrollView] = [:]
    private var handlerCallLimit = ReentrancyLimit("the handler of a section scrolls it whenever it was scrolled")

    init(layout: UICollectionViewCompositionalLayout) { self.layout = layout }

    var isEmpty: Bool { layout.plan?.hasOrthogonalSections != true }

    // MARK: - Offsets and frames of rows of groups

    /// Returns the orthogonal section with which an element scrolls; nil for an element that does
    /// not scroll with a section.
    private func scrollingSection(of attributes: UICollectionViewLayoutAttributes) -> Int? {
        guard attributes.values.category != .decorationView, let plan = layout.plan,
            attributes.values.indexPath.count == 2
        else {
            return nil
        }
        let path = attributes.values.indexPath
        guard plan.plan(ofSection: path.section)?.section.isOrthogonal == true else { return nil }
        // Headers and footers do not scroll with the groups.
        let isBoundary = plan.boundaryItem(ofKind: attributes.values.kind, at: path) != nil
        return attributes.values.category == .supplementaryView && isBoundary ? nil : path.section
    }

    private func offsetRange(ofSection index: Int) -> ClosedRange<CGFloat> {
        stops(ofSection: index)?.offsetRange ?? 0...0
    }

    /// Returns the stored offset of a section's groups, limited to the range to which they can be
    /// scrolled.
    private func storedOffset(ofSection index: Int) -> CGFloat {
        let offsetRange = offsetRange(ofSection: index)
        return offsetRange.nearestValue(to: offsets[index] ?? offsetRange.lowerBound)
    }

    /// Returns the current offset of a section's groups. It can be outside of
    /// `offsetRange(ofSection:)` while the groups are being dragged or bounce.
    func currentOffset(ofSection index: Int) -> CGFloat {
        // The offset of a removed scroll view is out of date.
        guard let scroller = scrollers[index], scroller.superview != nil else { return storedOffset(ofSection: index) }
        return scroller.rowOffset
    }

    /// Returns the frame of a section's row of groups in the layout's coordinates; nil if nothing
    /// is laid out yet.
    func groupRowFrame(ofSection index: Int) -> CGRect? {
        guard let plan = layout.plan else { return nil }
        let axis = plan.axis
        let along = axis.coordinate(of: plan.groupsOrigin(ofSection: index))
        let length = axis.length(of: plan.sections[index].body.runs.extent)
        return plan.rectWithRoundedOrigin(
            axis.rect(start: along, crossStart: 0, length: length, breadth: axis.breadth(of: plan.contentSize)))
    }

    /// Returns a rectangle moved by the offset to which a section's groups are scrolled, so that it
    /// can be compared with the frames of the unscrolled groups. All rectangles are in the layout's
    /// coordinates.
    ///
    /// - Parameters:
    ///   - contentPart: the part of the rectangle inside the content. Only its range along the
    ///     layout's direction is used.
    ///   - wholeRect: the whole rectangle. Its range across the layout's direction is used, even
    ///     outside of the content, because tests of the
    ///     library SSCollectionViewPresenter require it.
    func unscrolledRect(contentPart: CGRect, wholeRect: CGRect, ofSection index: Int) -> CGRect {
        let (axis, row) = (layout.axis, layout.axis.crossed)
        return axis.rect(
            start: axis.coordinate(of: contentPart.origin),
            crossStart: row.coordinate(of: wholeRect.origin) + currentOffset(ofSection: index),
            length: axis.length(of: contentPart.size), breadth: row.length(of: wholeRect.size))
    }

    func resetOffsets() { offsets = [:] }

    /// Updates the scroll views after the layout was computed. Releases the scroll views that were
    /// removed from the collection view, and those of sections that no longer scroll orthogonally.
    func updateScrollViews() {
        for (index, scroller) in scrollers {
            let isThere = scroller.superview != nil && layout.plan?.plan(ofSection: index)?.section.isOrthogonal == true
            if isThere { configure(scroller, forSection: index) } else { scrollers[index] = nil }
        }
    }

    // MARK: - Scroll views

    func findOrMakeScrollView(for attributes: UICollectionViewLayoutAttributes) -> ElementScrollView? {
        guard let index = scrollingSection(of: attributes), let view = layout.collectionView else { return nil }
        if let known = scrollers[index], known.superview === view { return known }
        let scroller = view.world.run { OrthogonalScrollView(owner: self, section: index) }
        scrollers[index] = scroller
        configure(scroller, forSection: index)
        // UNKNOWN: the position of the scroll view among its siblings. Here the default zIndex of
        // the section's items determines it, whatever zIndex a single item has.
        view.engineForLayouts.insert(scroller, z: layout.plan?.sections[index].body.section.itemZ ?? 0)
        return scroller
    }

    private func configure(_ scroller: OrthogonalScrollView, forSection index: Int) {
        guard let frame = groupRowFrame(ofSection: index), let plan = layout.plan, let view = layout.collectionView
        else { return }
        let axis = plan.axis.crossed
        let flip = layout.rightToLeftFlip(in: view, for: plan)
        scroller.configure(
            frame: flip.mirrored(frame), axis: axis, offsetRange: offsetRange(ofSection: index),
            offset: storedOffset(ofSection: index),
            // A vertical row of groups begins at the top in every reading direction.
            isMirrored: axis.direction == .horizontal && flip.width != nil,
            description: layout.description(ofSection: index))
    }

    /// Stores the offset of a section's groups after their scroll view has scrolled, and calls the
    /// section's handler.
    func handleScroll(of scroller: OrthogonalScrollView) {
        guard scrollers[scroller.section] === scroller else { return }
        offsets[scroller.section] = scroller.rowOffset
        guard handlerCallLimit.beginRound(in: scroller.world) else { return }
        defer { handlerCallLimit.endRound() }
        layout.visibleItems.callHandler(ofSection: scroller.section, for: layout)
        layout.collectionView?.engineForLayouts.handleInnerScroll()
    }

    /// Returns the offsets at which a section's groups stop; nil for a section that does not exist.
    func stops(ofSection index: Int) -> OrthogonalStops? {
        guard let body = layout.plan?.plan(ofSection: index) else { return nil }
        let behavior = layout.description(ofSection: index)?.orthogonalScrollingBehavior ?? .none
        return OrthogonalStops(body.runs, room: body.room.length, behavior: behavior)
    }

    // MARK: - InnerScrolling

    func shownFrame(of attributes: UICollectionViewLayoutAttributes) -> CGRect {
        let frame = attributes.frame
        guard let index = scrollingSection(of: attributes) else { return frame }
        var offset = currentOffset(ofSection: index)
        if layout.axis.direction == .horizontal { return frame.offsetBy(dx: 0, dy: -offset) }
        if layout.collectionView?.engineForLayouts.flip.width != nil { offset = -offset }
        return frame.offsetBy(dx: -offset, dy: 0)
    }

    func scroll(
        to attributes: UICollectionViewLayoutAttributes, at position: UICollectionView.ScrollPosition, animated: Bool
    ) {
        guard let index = scrollingSection(of: attributes), let plan = layout.plan,
            let row = plan.frameAndTemplateItem(ofItem: attributes.indexPath.item, inSection: index)?.frame
        else { return }
        let axis = layout.axis.crossed
        let room = plan.sections[index].body.room
        let positions = axis.direction == .horizontal ? ItemScrolling.horizontal : ItemScrolling.vertical
        let range = axis.range(of: row)
        let target: CGFloat
        switch positions.firstIndex(where: position.contains) {
        case 0: target = range.start - room.start
        case 1: target = (range.start + range.end) / 2 - room.start - room.length / 2
        case 2: target = range.end - room.start - room.length
        default: return
        }
        let offset = offsetRange(ofSection: index).nearestValue(to: target)
        if let scroller = scrollers[index], scroller.superview != nil {
            scroller.scroll(toRowOffset: offset, animated: animated)
        } else {
            offsets[index] = offset
            layout.collectionView?.engineForLayouts.handleInnerScroll()
        }
    }

    func isNeeded(_ scroller: ElementScrollView, in visible: CGRect) -> Bool {
        guard let scroller = scroller as? OrthogonalScrollView, scrollers[scroller.section] === scroller else {
            return false
        }
        return scroller.frame.overlaps(visible)
    }
}
