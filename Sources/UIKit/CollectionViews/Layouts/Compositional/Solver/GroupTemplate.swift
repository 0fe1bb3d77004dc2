/// The layout of a group: the frames of its items, relative to the origin of the group. Consecutive
/// equal groups of a section share one template.
struct GroupTemplate: Equatable {
    /// The frame of an item, and the axes along which its cell is measured.
    struct Item: Equatable {
        var frame: CGRect
        var zIndex = 0
        var measuresWidth = false
        var measuresHeight = false
    }

    struct Badge: Equatable {
        var kind: String
        var frame: CGRect
        var zIndex: Int
        /// The index of the item to which the view is attached. If the view is attached to a group,
        /// this is the index of the first item of that group.
        var itemIndex: Int
        /// Whether the view is attached to a group, and not to an item.
        var isAttachedToGroup = false
        /// The number of views of the same kind that precede this one in the group.
        var ordinal = 0
    }

    /// The size of the group without edge spacing.
    var size: CGSize
    /// The area inside the group's insets.
    var innerArea: CGRect
    var items: [Item] = []
    var badges: [Badge] = []

    /// The number of views of each kind that are attached to the group and its items.
    var badgeCounts: [String: Int] = [:]

    mutating func numberBadges() {
        for index in badges.indices {
            badges[index].ordinal = badgeCounts[badges[index].kind, default: 0]
            badgeCounts[badges[index].kind, default: 0] += 1
        }
    }

    /// Returns the length of a group that has only the first `count` items.
    ///
    /// A full group has the whole length, including insets. The length of a shorter group does not
    /// include insets. It is the length of the group's items from the origin of `innerArea`, plus
    /// the space after the last item of a full group.
    func length(withOnlyFirstItems count: Int, along axis: LayoutAxis) -> CGFloat {
        guard count < items.count else { return axis.length(of: size) }
        func end(of items: some Sequence<Item>) -> CGFloat {
            (items.map { axis.range(of: $0.frame).end }.max() ?? 0) - axis.coordinate(of: innerArea.origin)
        }
        return max(0, end(of: items.prefix(count)) + axis.length(of: innerArea.size) - end(of: items))
    }
}

extension LayoutAxis {
    func coordinate(of point: CGPoint) -> CGFloat { direction == .vertical ? point.y : point.x }

    func point(coordinate: CGFloat, crossCoordinate: CGFloat) -> CGPoint {
        direction == .vertical ? CGPoint(x: crossCoordinate, y: coordinate) : CGPoint(x: coordinate, y: crossCoordinate)
    }

    func lengthDimension(of size: LayoutSize) -> LayoutDimension { direction == .vertical ? size.height : size.width }

    func ends(of insets: NSDirectionalEdgeInsets) -> (start: CGFloat, end: CGFloat) {
        direction == .vertical ? (insets.top, insets.bottom) : (insets.leading, insets.trailing)
    }

    /// Returns the part of a length along the axis that is inside insets.
    func room(in length: CGFloat, inside insets: NSDirectionalEdgeInsets) -> (start: CGFloat, length: CGFloat) {
        let (start, end) = ends(of: insets)
        return (start, length - start - end)
    }

    func ends(of edges: LayoutEdgeSpacing) -> (start: LayoutSpacing, end: LayoutSpacing) {
        direction == .vertical ? (edges.top, edges.bottom) : (edges.leading, edges.trailing)
    }

    /// Returns the number of flexible edges along the axis, from 0 to 2.
    func flexibleEdgeCount(of edges: LayoutEdgeSpacing) -> Int {
        let (start, end) = ends(of: edges)
        return (start.isFlexible ? 1 : 0) + (end.isFlexible ? 1 : 0)
    }

    var crossed: LayoutAxis { LayoutAxis(direction: direction == .vertical ? .horizontal : .vertical) }
}
