/// Computes the frames of the items in one group. The rules were measured on UIKit:
/// https://github.com/kern0x1b/charon/blob/main/packages/a/apple-backports/facts/UIKit/UICollectionViewCompositionalLayout.md
///
/// Along its axis, a group whose `count` is nil repeats its children as long as there is space. If
/// the length of the group is estimated, each child occurs once. A child's length that is a
/// fraction along the axis normally refers to the length that remains after the spacing between the
/// children. The number of children and their sizes therefore depend on each other.
struct GroupSolver {
    /// Pixels per point.
    let scale: CGFloat
    /// A group that repeats its children as long as there is space has at most this number of
    /// children, or 512 if this number is smaller. Without such a maximum, children without length
    /// and spacing would be repeated forever.
    let limit: Int
    /// The number of items in the section from the group's first item to the last item. The group
    /// may have space for more items.
    var remainingItems = Int.max
    /// A function that returns the preferred size of an item's cell, given the item's number in the
    /// group; nil if the cell was not measured.
    var measured: (Int) -> CGSize? = { _ in nil }

    /// A child at its place in the sequence of children.
    ///
    /// OPTIMIZATION: the node is not stored, because a copy of it counts the references of its
    /// arrays. A page of self-sizing texts has 15 % fewer instructions without these copies.
    private struct SizedChild {
        /// The index of the child among the children of the group.
        let nodeIndex: Int
        let edges: LayoutEdgeSpacing
        var size: CGSize
        let firstItemIndex: Int
        /// The layout of the child, if it is a group.
        let template: GroupTemplate?
        var itemCount: Int { template?.items.count ?? 1 }
    }

    /// The length, in points, by which children may exceed a group and still fit. Rounding errors
    /// can make a sum of fractions slightly too long.
    private static let tolerance: CGFloat = 1e-3

    func solve(_ group: LayoutGroup, in container: CGSize, firstItemIndex: Int = 0) -> GroupTemplate {
        let properties = group.properties
        let outer = properties.size.resolved(in: container, scale: scale)
        var template = GroupTemplate(size: outer, innerArea: CGRect(origin: .zero, size: outer))
        switch group.arrangement {
        case .custom(let items):
            template.innerArea = template.innerArea.inset(by: properties.insets)
            template.items = items.map { GroupTemplate.Item(frame: $0.frame, zIndex: $0.zIndex) }
        case .horizontal, .vertical:
            let isRow = if case .horizontal = group.arrangement { true } else { false }
            fill(
                &template, with: group, along: LayoutAxis(direction: isRow ? .horizontal : .vertical),
                firstItemIndex: firstItemIndex)
        }
        guard !template.items.isEmpty else { return template }
        // Views attached to a group are placed relative to the area inside the group's insets.
        template.badges += badges(
            of: properties, on: template.innerArea, in: container, itemIndex: 0, isAttachedToGroup: true)
        template.numberBadges()
        return template
    }

    // MARK: - Rows and columns

    private func fill(
        _ template: inout GroupTemplate, with group: LayoutGroup, along axis: LayoutAxis, firstItemIndex: Int
    ) {
        let size = group.properties.size
        let insets = group.properties.insets
        let hugsAlong = axis.lengthDimension(of: size).isMeasured
        let hugsAcross = axis.crossed.lengthDimension(of: size).isMeasured
        // Along an axis with an estimated length, insets are ignored.
        var (before, length) = axis.room(in: axis.length(of: template.size), inside: hugsAlong ? .zero : insets)
        var (leading, breadth) = axis.crossed.room(
            in: axis.breadth(of: template.size), inside: hugsAcross ? .zero : insets)

        var sizedChildren = sizedChildren(
            of: group, along: axis, length: length, breadth: breadth, hugsChildren: hugsAlong,
            firstItemIndex: firstItemIndex)
        guard !sizedChildren.isEmpty else { return }
        equalizeUniformLengths(of: &sizedChildren, in: group)
        let used = sizedChildren.reduce(CGFloat(sizedChildren.count - 1) * group.spacing.minimum) {
            $0 + lengthWithEdgeSpacing(of: $1, along: axis)
        }
        if hugsAlong { length = used }
        if hugsAcross { breadth = sizedChildren.map { lengthWithEdgeSpacing(of: $0, along: axis.crossed) }.max() ?? 0 }
        template.innerArea = axis.rect(start: before, crossStart: leading, length: length, breadth: breadth)
        template.size = axis.size(
            length: hugsAlong ? length : axis.length(of: template.size),
            breadth: hugsAcross ? breadth : axis.breadth(of: template.size))

        // Flexible spacings divide the remaining length equally. The remaining length is negative
        // if the children are too long.
        let betweens = group.spacing.isFlexible ? sizedChildren.count - 1 : 0
        let flexible = sizedChildren.reduce(betweens) { $0 + axis.flexibleEdgeCount(of: $1.edges) }
        let share = flexible == 0 ? 0 : (length - used) / CGFloat(flexible)
        func resolvedLength(of spacing: LayoutSpacing, share: CGFloat) -> CGFloat {
            spacing.minimum + (spacing.isFlexible ? share : 0)
        }

        var position = before
        for sizedChild in sizedChildren {
            let edges = sizedChild.edges
            position += resolvedLength(of: axis.ends(of: edges).start, share: share)
            let crossShares = axis.crossed.flexibleEdgeCount(of: edges)
            let crossShare =
                crossShares == 0
                ? 0 : (breadth - lengthWithEdgeSpacing(of: sizedChild, along: axis.crossed)) / CGFloat(crossShares)
            let across = leading + resolvedLength(of: axis.crossed.ends(of: edges).start, share: crossShare)
            add(
                sizedChild, of: group, at: axis.point(coordinate: position, crossCoordinate: across), to: &template)
            position +=
                axis.length(of: sizedChild.size) + resolvedLength(of: axis.ends(of: edges).end, share: share)
                + resolvedLength(of: group.spacing, share: share)
        }
    }

    private func lengthWithEdgeSpacing(of sizedChild: SizedChild, along axis: LayoutAxis) -> CGFloat {
        let (start, end) = axis.ends(of: sizedChild.edges)
        return axis.length(of: sizedChild.size) + start.minimum + end.minimum
    }

    private func add(
        _ sizedChild: SizedChild, of group: LayoutGroup, at origin: CGPoint, to template: inout GroupTemplate
    ) {
        let firstIndex = template.items.count
        if let inner = sizedChild.template {
            for var item in inner.items {
                item.frame = item.frame.offset(by: origin)
                template.items.append(item)
            }
            for var badge in inner.badges {
                badge.frame = badge.frame.offset(by: origin)
                badge.itemIndex += firstIndex
                template.badges.append(badge)
            }
            return
        }
        let properties = group.children[sizedChild.nodeIndex].properties
        let frame = GroupSolver.itemFrame(with: properties, in: CGRect(origin: origin, size: sizedChild.size))
        template.items.append(
            GroupTemplate.Item(
                frame: frame, measuresWidth: properties.size.width.isMeasured,
                measuresHeight: properties.size.height.isMeasured))
        guard !properties.badges.isEmpty else { return }
        template.badges += badges(of: properties, on: frame, in: frame.size, itemIndex: firstIndex)
    }

    private func badges(
        of properties: ItemProperties, on frame: CGRect, in container: CGSize, itemIndex: Int,
        isAttachedToGroup: Bool = false
    ) -> [GroupTemplate.Badge] {
        properties.badges.map {
            GroupTemplate.Badge(
                kind: $0.kind, frame: $0.frame(on: frame, in: container, scale: scale), zIndex: $0.zIndex,
                itemIndex: itemIndex, isAttachedToGroup: isAttachedToGroup)
        }
    }

    /// Returns the frame of an item: the part of `slot` inside the insets. If the insets together
    /// are longer than the slot, the frame is as long as the excess. Along an axis with an
    /// estimated length, insets are ignored.
    private static func itemFrame(with properties: ItemProperties, in slot: CGRect) -> CGRect {
        var frame = slot
        if !properties.size.width.isMeasured {
            frame.origin.x += properties.insets.leading
            frame.size.width = abs(slot.width - properties.insets.leading - properties.insets.trailing)
        }
        if !properties.size.height.isMeasured {
            frame.origin.y += properties.insets.top
            frame.size.height = abs(slot.height - properties.insets.top - properties.insets.bottom)
        }
        return frame
    }

    /// Sets the lengths of all sibling items that have a uniform dimension to the greatest of these
    /// lengths. The lengths of siblings beyond the last item of the section are not compared.
    /// Groups with a uniform dimension keep their lengths.
    private func equalizeUniformLengths(of sizedChildren: inout [SizedChild], in group: LayoutGroup) {
        for axis in [LayoutAxis(direction: .horizontal), LayoutAxis(direction: .vertical)] {
            func isUniformItem(_ node: LayoutNode) -> Bool {
                guard case .item(let properties) = node else { return false }
                return axis.lengthDimension(of: properties.size).kind == .uniform
            }
            guard group.children.contains(where: isUniformItem) else { continue }
            let uniform = sizedChildren.indices.filter { isUniformItem(group.children[sizedChildren[$0].nodeIndex]) }
            let compared = uniform.filter { sizedChildren[$0].firstItemIndex < remainingItems }
            guard let most = compared.map({ axis.length(of: sizedChildren[$0].size) }).max() else { continue }
            for index in uniform {
                sizedChildren[index].size = axis.size(
                    length: most, breadth: axis.breadth(of: sizedChildren[index].size))
            }
        }
    }

    // MARK: - The number of children that fit

    private func sizedChildren(
        of group: LayoutGroup, along axis: LayoutAxis, length: CGFloat, breadth: CGFloat, hugsChildren: Bool,
        firstItemIndex: Int
    ) -> [SizedChild] {
        let children = group.children
        guard !children.isEmpty else { return [] }
        let spacing = group.spacing.minimum
        let most = max(limit, 512)
        /// Returns at most `count` children. After the last child of the group, the first one
        /// follows again. Fractional sizes refer to the length that remains after `total - 1`
        /// spacings.
        ///
        /// - Parameter distance: the spacing with which the children must fit into the length. If
        ///   it is nil, `count` children are returned even if they do not fit.
        func repeatedChildren(
            maximumCount: Int, sharingLengthAmong total: Int, fittingWithSpacing distance: CGFloat? = nil
        ) -> [SizedChild] {
            let container = axis.size(length: length - CGFloat(total - 1) * spacing, breadth: breadth)
            var result: [SizedChild] = []
            var used: CGFloat = 0
            var itemIndex = firstItemIndex
            while result.count < maximumCount {
                let sizedChild = sizedChild(
                    at: result.count % children.count, of: children, in: container, itemIndex: itemIndex)
                if let distance {
                    used += lengthWithEdgeSpacing(of: sizedChild, along: axis) + (result.isEmpty ? 0 : distance)
                    if used > length + GroupSolver.tolerance { break }
                }
                itemIndex += sizedChild.itemCount
                result.append(sizedChild)
            }
            return result
        }
        if let count = group.count { return repeatedChildren(maximumCount: count, sharingLengthAmong: count) }
        if hugsChildren { return repeatedChildren(maximumCount: children.count, sharingLengthAmong: children.count) }

        func usedChildren(sharingLengthAmong total: Int, spacing distance: CGFloat) -> [SizedChild] {
            let sizedChildren = repeatedChildren(
                maximumCount: most, sharingLengthAmong: total, fittingWithSpacing: distance)
            // A first child with an estimated length is used even if it is longer than the group.
            guard sizedChildren.isEmpty, axis.lengthDimension(of: children[0].properties.size).isMeasured else {
                return sizedChildren
            }
            return repeatedChildren(maximumCount: 1, sharingLengthAmong: total)
        }
        let sharesLength = children.contains {
            GroupSolver.isFraction(axis.lengthDimension(of: $0.properties.size), along: axis)
        }
        guard sharesLength, spacing != 0 else { return usedChildren(sharingLengthAmong: 1, spacing: spacing) }
        if children.contains(where: {
            GroupSolver.isFraction(axis.crossed.lengthDimension(of: $0.properties.size), along: axis)
        }) {
            // A child's length across the axis can also be a fraction of the container's length
            // along the axis. The spacings that are subtracted from that length are then those
            // between the children that would fit without spacing.
            let count = max(1, usedChildren(sharingLengthAmong: 1, spacing: 0).count)
            return usedChildren(sharingLengthAmong: count, spacing: spacing)
        }
        var best: [SizedChild] = []
        var count = 1
        while count <= most {
            let candidate = repeatedChildren(
                maximumCount: count, sharingLengthAmong: count, fittingWithSpacing: spacing)
            guard candidate.count == count else { break }
            best = candidate
            count += 1
        }
        return best.isEmpty ? usedChildren(sharingLengthAmong: 1, spacing: spacing) : best
    }

    private static func isFraction(_ dimension: LayoutDimension, along axis: LayoutAxis) -> Bool {
        dimension.kind == (axis.direction == .horizontal ? .fractionalWidth : .fractionalHeight)
    }

    private func sizedChild(at index: Int, of children: [LayoutNode], in container: CGSize, itemIndex: Int)
        -> SizedChild
    {
        switch children[index] {
        case .item(let properties):
            return SizedChild(
                nodeIndex: index, edges: properties.edges,
                size: properties.size.resolved(in: container, scale: scale, measuredSize: measured(itemIndex)),
                firstItemIndex: itemIndex, template: nil)
        case .group(let group):
            let template = solve(group, in: container, firstItemIndex: itemIndex)
            return SizedChild(
                nodeIndex: index, edges: group.properties.edges, size: template.size, firstItemIndex: itemIndex,
                template: template)
        }
    }
}
