/// The layout of a group: the frames of its items, relative to its corner. Groups of a section that look alike share one template.
struct GroupTemplate: Equatable {
    /// The place of a cell.
    struct Leaf: Equatable {
        var frame: CGRect
        var zIndex = 0
        var measuresWidth = false
        var measuresHeight = false
    }

    /// A view attached to an item or a group.
    struct Badge: Equatable {
        var kind: String
        var frame: CGRect
        var zIndex: Int
        /// The item with which it exists.
        var leaf: Int
        /// The number of views of its kind before it in the group.
        var ordinal = 0
    }

    /// The size with insets, without edge spacing.
    var size: CGSize
    /// The corner inside the group's insets.
    var innerOrigin = CGPoint.zero
    var innerSize: CGSize
    var leaves: [Leaf] = []
    var badges: [Badge] = []

    /// The number of views of each kind that are attached in a group.
    var badgeCounts: [String: Int] = [:]

    mutating func numberBadges() {
        badgeCounts = [:]
        for index in badges.indices {
            badges[index].ordinal = badgeCounts[badges[index].kind, default: 0]
            badgeCounts[badges[index].kind, default: 0] += 1
        }
    }

    /// The length of a group that has only the first items: their extent from the inner corner, plus the room that a full group
    /// leaves behind its items. The group's insets are not included.
    func length(ofFirst count: Int, along axis: FlowAxis) -> CGFloat {
        guard count < leaves.count else { return axis.along(size) }
        func reach(_ leaves: some Sequence<Leaf>) -> CGFloat {
            (leaves.map { axis.range(along: $0.frame).end }.max() ?? 0) - axis.start(of: innerOrigin)
        }
        return max(0, reach(leaves.prefix(count)) + axis.along(innerSize) - reach(leaves))
    }
}

extension FlowAxis {
    func start(of point: CGPoint) -> CGFloat { direction == .vertical ? point.y : point.x }

    func point(along: CGFloat, across: CGFloat) -> CGPoint {
        direction == .vertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across)
    }

    func along(_ size: LayoutSize) -> LayoutDimension { direction == .vertical ? size.height : size.width }
    func across(_ size: LayoutSize) -> LayoutDimension { direction == .vertical ? size.width : size.height }

    func before(_ insets: NSDirectionalEdgeInsets) -> CGFloat { direction == .vertical ? insets.top : insets.leading }
    func after(_ insets: NSDirectionalEdgeInsets) -> CGFloat { direction == .vertical ? insets.bottom : insets.trailing }
    func leading(_ insets: NSDirectionalEdgeInsets) -> CGFloat { direction == .vertical ? insets.leading : insets.top }
    func trailing(_ insets: NSDirectionalEdgeInsets) -> CGFloat { direction == .vertical ? insets.trailing : insets.bottom }

    func before(_ edges: LayoutEdges) -> LayoutSpacing { direction == .vertical ? edges.top : edges.leading }
    func after(_ edges: LayoutEdges) -> LayoutSpacing { direction == .vertical ? edges.bottom : edges.trailing }

    /// The number of flexible edges, before and after.
    func flexible(_ edges: LayoutEdges) -> Int { (before(edges).isFlexible ? 1 : 0) + (after(edges).isFlexible ? 1 : 0) }

    /// The other axis.
    var crossed: FlowAxis { FlowAxis(direction: direction == .vertical ? .horizontal : .vertical) }
}
