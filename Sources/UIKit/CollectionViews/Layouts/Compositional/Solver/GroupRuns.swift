/// The groups of a section, stored as runs. A run consists of consecutive equal groups.
///
/// A section without measured items has at most two runs: one of full groups, and one for a last
/// group that is not full. Frames are computed from the runs; nothing is stored for a single item
/// or group. A group with a measured item is a separate run, unless it equals the previous group.
struct GroupRuns {
    struct Run {
        let firstItem: Int
        let itemsInGroup: Int
        var groupCount: Int
        /// The start of the first group's edge spacing, along the axis.
        let start: CGFloat
        /// The distance from the start of a group to the start of the next one.
        let stride: CGFloat
        /// The edge spacing before each group, along the axis.
        let inset: CGFloat
        /// The position of a group's origin across the axis.
        let across: CGFloat
        let template: GroupTemplate
        let length: CGFloat
        /// The number of views of each kind that are attached to the groups before this run and to
        /// their items.
        let badgesBefore: [String: Int]
        /// The last item whose measured size can affect this run and those before it.
        var lastEffectiveItem: Int
        /// The extent of all groups up to the end of this run.
        var extent: Extent

        var end: CGFloat { start + CGFloat(groupCount - 1) * stride + inset + length }
        var endItem: Int { firstItem + groupCount * itemsInGroup }

        func origin(ofGroup group: Int, along axis: LayoutAxis) -> CGPoint {
            axis.point(coordinate: start + CGFloat(group) * stride + inset, crossCoordinate: across)
        }
    }

    struct Extent {
        /// The length of the groups with their edge spacing and the spacing between them.
        var length: CGFloat = 0
        /// The greatest length of a group across the axis, with its edge spacing.
        var breadth: CGFloat = 0
        /// The greatest length of a group across the axis, without its edge spacing.
        var breadthWithoutEdges: CGFloat = 0
    }

    /// The values, besides the group and the measured sizes, from which runs are made.
    private struct Inputs: Equatable {
        let count: Int
        let axis: LayoutAxis
        let container: CGSize
        let room, spacing, scale: CGFloat
    }

    let axis: LayoutAxis
    private let inputs: Inputs
    private(set) var runs: ContiguousArray<Run> = []
    private var total = Extent()
    /// The length of all groups with their edge spacing and the spacing between them.
    var length: CGFloat { total.length }
    /// The greatest length of a group across the axis, with its edge spacing.
    var breadth: CGFloat { total.breadth }
    /// The greatest length of a group across the axis, without its edge spacing.
    var breadthWithoutEdges: CGFloat { total.breadthWithoutEdges }
    /// Whether the group has no items although the section has some, usually because it is too
    /// small for even one.
    private(set) var isTooSmallForItems = false

    /// - Parameters:
    ///   - container: the size to which fractional sizes refer.
    ///   - room: the length across the axis that is available to the groups.
    ///   - measured: the preferred sizes of cells, by item index.
    ///   - old: the runs of the same group with other measured sizes; nil if there are none. Runs
    ///     before the first item with another size are kept.
    ///   - firstChange: the first item whose measured size differs from that in `old`.
    init(
        _ group: LayoutGroup, count: Int, axis: LayoutAxis, container: CGSize, room: CGFloat, spacing: CGFloat,
        scale: CGFloat,
        measured: MeasuredSizes = MeasuredSizes(), keepingRunsOf old: GroupRuns? = nil, before firstChange: Int = 0
    ) {
        self.axis = axis
        inputs = Inputs(
            count: count, axis: axis, container: container, room: room, spacing: spacing, scale: scale)
        guard count > 0 else { return }
        let whole = GroupSolver(scale: scale, limit: count).solve(group, in: container)
        guard !whole.items.isEmpty else {
            isTooSmallForItems = true
            return
        }
        let (before, after) = axis.ends(of: group.properties.edges)
        let (leading, trailing) = axis.crossed.ends(of: group.properties.edges)
        var badges: [String: Int] = [:]
        var item = 0
        // OPTIMIZATION: rows are measured one after the other. Without the runs that are kept, each
        // measured row would lay out all rows before it again.
        if let old, old.inputs == inputs {
            runs = ContiguousArray(old.runs.prefix { $0.lastEffectiveItem < firstChange })
            if let last = runs.last {
                total = last.extent
                item = last.endItem
                badges = last.badgesBefore
                for (kind, count) in last.template.badgeCounts {
                    badges[kind, default: 0] += last.groupCount * count
                }
            }
        }
        func append(
            _ template: GroupTemplate, groupCount: Int, itemsInGroup: Int, firstItem item: Int, lastEffectiveItem: Int
        ) {
            let length = template.length(withOnlyFirstItems: itemsInGroup, along: axis)
            if let last = runs.last, last.itemsInGroup == itemsInGroup, itemsInGroup == template.items.count,
                last.template == template
            {
                runs[runs.count - 1].groupCount += groupCount
                total.length += CGFloat(groupCount) * last.stride
            } else {
                let breadth = axis.breadth(of: template.size)
                let left = room - breadth - leading.minimum - trailing.minimum
                let flexibleEnds: CGFloat = trailing.isFlexible ? 2 : 1
                let share = leading.isFlexible ? left / flexibleEnds : 0
                let start = runs.isEmpty ? 0 : total.length + spacing
                let stride = before.minimum + length + after.minimum + spacing
                runs.append(
                    Run(
                        firstItem: item, itemsInGroup: itemsInGroup, groupCount: groupCount, start: start,
                        stride: stride,
                        inset: before.minimum, across: leading.minimum + share, template: template, length: length,
                        badgesBefore: badges, lastEffectiveItem: 0, extent: total))
                total.length = start + CGFloat(groupCount) * stride - spacing
                total.breadthWithoutEdges = max(total.breadthWithoutEdges, breadth)
                total.breadth = max(total.breadth, leading.minimum + share + breadth + trailing.minimum)
            }
            let index = runs.count - 1
            runs[index].extent = total
            runs[index].lastEffectiveItem = max(
                lastEffectiveItem, runs[index].endItem, index > 0 ? runs[index - 1].lastEffectiveItem : 0)
            for (kind, count) in template.badgeCounts { badges[kind, default: 0] += groupCount * count }
        }

        var lastRead = 0
        while item < count {
            let next = measured.firstItem(from: item, before: count)
            // `whole` is a full group without measured sizes. It is used neither for a group with a
            // measured item, nor for the group directly before a measured item: with its measured
            // size, that item could fit into the group.
            let full = (next.map { $0 - item - 1 } ?? count - item) / whole.items.count
            if full > 0 {
                append(
                    whole, groupCount: full, itemsInGroup: whole.items.count, firstItem: item, lastEffectiveItem: item)
                item += full * whole.items.count
                continue
            }
            let first = item
            // The first measured item decides whether the group is solved. The solver can also read
            // sizes of items that do not fit.
            lastRead = max(lastRead, first + whole.items.count)
            let solver = GroupSolver(
                scale: scale, limit: count, remainingItems: count - first,
                measured: {
                    lastRead = max(lastRead, first + $0)
                    return measured[first + $0]
                })
            let template = solver.solve(group, in: container)
            let items = min(max(1, template.items.count), count - item)
            append(template, groupCount: 1, itemsInGroup: items, firstItem: item, lastEffectiveItem: lastRead)
            item += items
        }
    }

    // MARK: - Frames

    /// Returns the frame of an item relative to the start of the groups, not rounded; nil for an
    /// item that does not exist.
    func frameAndTemplateItem(ofItem item: Int) -> (frame: CGRect, item: GroupTemplate.Item)? {
        guard let run = runs[runs.firstPosition { $0.endItem > item }...].first else { return nil }
        let (group, index) = (item - run.firstItem).quotientAndRemainder(dividingBy: run.itemsInGroup)
        guard run.template.items.indices.contains(index) else { return nil }
        let templateItem = run.template.items[index]
        let origin = run.origin(ofGroup: group, along: axis)
        return (templateItem.frame.offset(by: origin), templateItem)
    }

    /// Returns the frame and the zIndex of a view attached to an item or a group, given its number
    /// among the views of its kind; nil if there is none.
    func badgeFrameAndZIndex(ofKind kind: String, number: Int) -> (frame: CGRect, zIndex: Int)? {
        guard let (index, group, badge) = attachedView(ofKind: kind, number: number) else { return nil }
        let origin = runs[index].origin(ofGroup: group, along: axis)
        return (badge.frame.offset(by: origin), badge.zIndex)
    }

    /// Returns the start and the end of the last group that begins at or before a position along
    /// the axis, or of the first group if no group does; nil if there are no groups. The stride is
    /// the distance from the group's start to the start of the next group.
    func groupExtent(at position: CGFloat) -> (start: CGFloat, end: CGFloat, stride: CGFloat)? {
        guard !runs.isEmpty else { return nil }
        let run = runs[max(0, runs.firstPosition { $0.start + $0.inset > position } - 1)]
        let index = ((position - run.start - run.inset) / run.stride).rounded(.down)
        let start = run.start + run.inset + min(max(0, index), CGFloat(run.groupCount - 1)) * run.stride
        return (start, start + run.length, run.stride)
    }

    // MARK: - Queries

    /// Calls `visitItem` for each item in `rect`, and `visitAttachedView` for each attached view in
    /// `rect`. If a group is outside of `rect`, its elements are skipped even if they extend into
    /// `rect`.
    ///
    /// - Parameter convertFrame: converts a frame to the coordinates of the rectangle, and rounds
    ///   it.
    func forEachElement(
        in rect: CGRect, convertFrame: (CGRect) -> CGRect, visitItem: (Int, CGRect, Int) -> Void,
        visitAttachedView: (String, Int, CGRect, Int) -> Void
    ) {
        // The searched range is longer by one point at each end, because frames are compared after
        // rounding.
        let origin = convertFrame(CGRect(origin: .zero, size: .zero)).origin
        let range = axis.range(of: rect.offsetBy(dx: -origin.x, dy: -origin.y))
        for run in runs[runs.firstPosition { $0.end > range.start - 1 }...] {
            guard run.start < range.end + 1 else { return }
            var first = 0
            var last = run.groupCount - 1
            if run.stride > 0 {
                first = ((range.start - 1 - run.start - run.inset - run.length) / run.stride)
                    .roundedDown(atLeast: 0, atMost: run.groupCount)
                last = ((range.end + 1 - run.start) / run.stride).roundedDown(atLeast: -1, atMost: run.groupCount - 1)
            }
            guard first <= last else { continue }
            let size = axis.size(length: run.length, breadth: axis.breadth(of: run.template.size))
            let items = run.template.items.prefix(run.itemsInGroup)
            for group in first...last {
                let origin = run.origin(ofGroup: group, along: axis)
                guard convertFrame(CGRect(origin: origin, size: size)).isVisible(in: rect) else { continue }
                for (index, item) in items.enumerated() {
                    let frame = convertFrame(item.frame.offset(by: origin))
                    if frame.isVisible(in: rect) {
                        visitItem(run.firstItem + group * run.itemsInGroup + index, frame, item.zIndex)
                    }
                }
                for badge in run.template.badges where badge.itemIndex < run.itemsInGroup {
                    let frame = convertFrame(badge.frame.offset(by: origin))
                    guard frame.isVisible(in: rect) else { continue }
                    visitAttachedView(badge.kind, run.number(of: badge, inGroup: group), frame, badge.zIndex)
                }
            }
        }
    }
}
