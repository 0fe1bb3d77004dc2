/// The layout of a section, relative to the start of the section. Sections with the same
/// description and the same number of items can share one plan.
final class SectionPlan {
    let section: LayoutSection
    let count: Int
    let axis: LayoutAxis
    let runs: GroupRuns
    let boundaries: BoundaryPlacement
    /// The length of the section along the layout's scroll direction.
    let length: CGFloat
    /// The origin of the area of all groups, which includes their edge spacing.
    let groupsOrigin: CGPoint
    /// The range that is available to the groups, across the layout's scroll direction. In an
    /// orthogonal section, this is the visible part of the groups.
    let room: (start: CGFloat, length: CGFloat)
    /// The length of the section across the layout's scroll direction: the length of the collection
    /// view, or of a longer group. The groups of an orthogonal section have no effect.
    let breadth: CGFloat
    /// The greatest distance by which a boundary item extends beyond the start or the end of the
    /// section.
    let overhang: CGFloat
    let hasPinnedViews: Bool

    /// - Parameters:
    ///   - size: the size of the collection view.
    ///   - old: the plan of the same section with other measured sizes; nil if there is none.
    ///   - firstChange: the first item whose measured size differs from that in `old`.
    init(
        _ section: LayoutSection, count: Int, axis: LayoutAxis, size: CGSize, scale: CGFloat,
        measured: SectionMeasurements? = nil, updating old: SectionPlan? = nil, from firstChange: Int = 0
    ) {
        self.section = section
        self.count = count
        self.axis = axis
        let insets = section.insets + section.clearance
        let breadth = axis.breadth(of: size)
        room = axis.crossed.room(in: breadth, inside: insets)
        // Along the direction in which groups repeat, fractional sizes refer to the size of the
        // collection view. Across that direction, they refer to the size of the collection view
        // without the insets of the section.
        let groupAxis = section.isOrthogonal ? axis.crossed : axis
        let container =
            section.isOrthogonal
            ? axis.size(length: axis.room(in: axis.length(of: size), inside: insets).length, breadth: breadth)
            : axis.size(length: axis.length(of: size), breadth: room.length)
        runs = GroupRuns(
            section.group, count: count, axis: groupAxis, container: container,
            room: section.isOrthogonal ? groupAxis.breadth(of: container) : room.length, spacing: section.spacing,
            scale: scale,
            measured: measured?.items ?? MeasuredSizes(), keepingRunsOf: old?.runs, before: firstChange)
        let groupsLength = axis.length(of: runs.extent)
        let (insetBefore, insetAfter) = axis.ends(of: insets)
        let body = groupsLength <= 0 && section.boundaries.isEmpty ? 0 : insetBefore + groupsLength + insetAfter
        let boundaryRoom = axis.crossed.room(
            in: breadth, inside: section.boundariesFollowInsets ? section.insets + section.boundaryClearance : .zero)
        let placement = BoundaryPlacement(
            section.boundaries, padding: section.padding, body: body, axis: axis, room: boundaryRoom,
            container: axis.size(length: axis.length(of: size), breadth: boundaryRoom.length), scale: scale,
            measured: measured?.boundaries ?? [:])
        boundaries = placement
        length = placement.length
        groupsOrigin = axis.point(coordinate: placement.before + insetBefore, crossCoordinate: room.start)
        self.breadth = section.isOrthogonal ? breadth : max(breadth, runs.breadthWithoutEdges)
        hasPinnedViews = section.boundaries.contains { $0.isPinned }
        overhang = placement.frames.reduce(0) { most, frame in
            let range = axis.range(of: frame)
            return max(most, -range.start, range.end - placement.length)
        }
    }
}

extension GroupRuns {
    var extent: CGSize { axis.size(length: length, breadth: breadth) }
}

/// The preferred sizes of the cells and boundary items of a section, or of the boundary items of
/// the whole layout.
struct SectionMeasurements {
    var items = MeasuredSizes()
    /// The sizes of boundary items, by their index in the description.
    var boundaries: [Int: CGSize] = [:]
}
