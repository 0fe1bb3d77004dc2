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

        var end: CGFloat { start + CGFloat(groupCount - 1) * stride + inset + length }
        var endItem: Int { firstItem + groupCount * itemsInGroup }

        func origin(ofGroup group: Int, along axis: LayoutAxis) -> CGPoint {
            axis.point(coordinate: start + CGFloat(group) * stride + inset, crossCoordinate: across)
        }
    }

    let axis: LayoutAxis
    private(set) var runs: ContiguousArray<Run> = []
    /// The length of all groups with their edge spacing and the spacing between them.
    private(set) var length: CGFloat = 0
    /// The greatest length of a group across the axis, with its edge spacing.
    private(set) var breadth: CGFloat = 0
    /// The greatest length of a group across the axis, without its edge spacing.
    private(set) var breadthWithoutEdges: CGFloat = 0
    /// Whether the group has no items although the section has some, usually because it is too
    /// small for even one.
    private(set) var isTooSmallForItems = false

    /// - Parameters:
    ///   - container: the size to which fractional sizes refer.
    ///   - room: the length across the axis that is available to the groups.
    ///   - measured: the preferred sizes of cells, by item index.
    init(
        _ group: LayoutGroup, count: Int, axis: LayoutAxis, container: CGSize, room: CGFloat, spacing: CGFloat,
        scale: CGFloat,
        measured: [Int: CGSize] = [:]
    ) {
        self.axis = axis
        guard count > 0 else { return }
        let whole = GroupSolver(scale: scale, limit: count).solve(group, in: container)
        guard !whole.items.isEmpty else {
            isTooSmallForItems = true
            return
        }
        let (before, after) = axis.ends(of: group.properties.edges)
        let (leading, trailing) = axis.crossed.ends(of: group.properties.edges)
        var badges: [String: Int] = [:]
        func append(_ template: GroupTemplate, groupCount: Int, itemsInGroup: Int, firstItem item: Int) {
            let length = template.length(withOnlyFirstItems: itemsInGroup, along: axis)
            if let last = runs.last, last.itemsInGroup == itemsInGroup, itemsInGroup == template.items.count,
                last.template == template
            {
                runs[runs.count - 1].groupCount += groupCount
                self.length += CGFloat(groupCount) * last.stride
            } else {
                let breadth = axis.breadth(of: template.size)
                let left = room - breadth - leading.minimum - trailing.minimum
                let share = leading.isFlexible ? left / (trailing.isFlexible ? 2 : 1) : 0
                let start = runs.isEmpty ? 0 : self.length + spacing
                let stride = before.minimum + length + after.minimum + spacing
                runs.append(
                    Run(
                        firstItem: item, itemsInGroup: itemsInGroup, groupCount: groupCount, start: start,
                        stride: stride,
                        inset: before.minimum, across: leading.minimum + share, template: template, length: length,
                        badgesBefore: badges))
                self.length = start + CGFloat(groupCount) * stride - spacing
                breadthWithoutEdges = max(breadthWithoutEdges, breadth)
                self.breadth = max(self.breadth, leading.minimum + share + breadth + trailing.minimum)
            }
            for (kind, count) in template.badgeCounts { badges[kind, default: 0] += groupCount * count }
        }

        let keys = measured.keys.filter { $0 < count }.sorted()
        var item = 0
        while item < count {
            let next = keys[keys.firstPosition { $0 >= item }...].first
            // `whole` is a full group without measured sizes. It is used neither for a group with a
            // measured item, nor for the group directly before a measured item: with its measured
            // size, that item could fit into the group.
            let full = (next.map { $0 - item - 1 } ?? count - item) / whole.items.count
            if full > 0 {
                append(whole, groupCount: full, itemsInGroup: whole.items.count, firstItem: item)
                item += full * whole.items.count
                continue
            }
            let first = item
            let solver = GroupSolver(
                scale: scale, limit: count, remainingItems: count - first, measured: { measured[first + $0] })
            let template = solver.solve(group, in: container)
            let items = min(max(1, template.items.count), count - item)
            append(template, groupCount: 1, itemsInGroup: items, firstItem: item)
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
