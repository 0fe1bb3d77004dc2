// A description of a section as plain values. The other types in this folder compute the layout
// from these values and from measured sizes.

struct LayoutDimension: Hashable {
    enum Kind {
        case fractionalWidth
        case fractionalHeight
        case absolute
        case estimated
        /// An estimated length. All sibling items with such a length have the greatest of their
        /// measured or estimated lengths.
        case uniform
    }

    let kind: Kind
    /// The fraction, or the length in points.
    let number: CGFloat

    static func fractionalWidth(_ share: CGFloat) -> LayoutDimension {
        LayoutDimension(kind: .fractionalWidth, number: share)
    }
    static func fractionalHeight(_ share: CGFloat) -> LayoutDimension {
        LayoutDimension(kind: .fractionalHeight, number: share)
    }
    static func absolute(_ points: CGFloat) -> LayoutDimension { LayoutDimension(kind: .absolute, number: points) }
    static func estimated(_ points: CGFloat) -> LayoutDimension { LayoutDimension(kind: .estimated, number: points) }
    static func uniform(_ points: CGFloat) -> LayoutDimension { LayoutDimension(kind: .uniform, number: points) }

    /// Whether this length is an estimate, which the measured length of a view may replace.
    var isMeasured: Bool { kind == .estimated || kind == .uniform }

    /// Returns the length in points. A fractional length is rounded down to whole pixels, but up if
    /// it is just below a whole pixel.
    func length(in container: CGSize, scale: CGFloat) -> CGFloat {
        switch kind {
        case .fractionalWidth: (number * container.width * scale + 1e-3).rounded(.down) / scale
        case .fractionalHeight: (number * container.height * scale + 1e-3).rounded(.down) / scale
        case .absolute, .estimated, .uniform: number
        }
    }

    fileprivate var text: String {
        let value = String(format: "%g", Double(number))
        return switch kind {
        case .fractionalWidth: "\(value) of width"
        case .fractionalHeight: "\(value) of height"
        case .absolute: value
        case .estimated: "about \(value)"
        case .uniform: "about \(value), uniform"
        }
    }
}

struct LayoutSize: Hashable {
    var width: LayoutDimension
    var height: LayoutDimension

    var text: String { "(\(width.text)) x (\(height.text))" }

    /// Returns the size in points. If `measuredSize`, the preferred size of the view, is not nil,
    /// its lengths replace estimated lengths.
    func resolved(in container: CGSize, scale: CGFloat, measuredSize: CGSize? = nil) -> CGSize {
        var size = CGSize(
            width: width.length(in: container, scale: scale), height: height.length(in: container, scale: scale))
        guard let measuredSize else { return size }
        if width.isMeasured { size.width = measuredSize.width }
        if height.isMeasured { size.height = measuredSize.height }
        return size
    }
}

/// A distance in points, fixed or flexible.
struct LayoutSpacing: Hashable {
    let minimum: CGFloat
    /// Whether a part of the length that remains in the group or section is added to the distance.
    /// The part is negative if the content is too long. In the direction in which the groups of a
    /// section repeat, nothing is added to the edge spacing of these groups.
    var isFlexible = false

    static func fixed(_ points: CGFloat) -> LayoutSpacing { LayoutSpacing(minimum: points) }
    static func flexible(_ points: CGFloat) -> LayoutSpacing { LayoutSpacing(minimum: points, isFlexible: true) }
}

struct LayoutEdgeSpacing: Hashable {
    var top = LayoutSpacing.fixed(0)
    var leading = LayoutSpacing.fixed(0)
    var bottom = LayoutSpacing.fixed(0)
    var trailing = LayoutSpacing.fixed(0)
}

/// A point of a rectangle as fractions of the rectangle's size, and an offset from that point.
struct LayoutAnchor: Hashable {
    var point: CGPoint
    var offset: CGPoint
    /// Whether the offset is a fraction of the attached view's size.
    var isFractional: Bool

    func offset(for size: CGSize) -> CGPoint {
        isFractional ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
    }
}

/// A view attached to an item or a group.
struct LayoutBadge: Hashable {
    var kind: String
    var size: LayoutSize
    var zIndex: Int
    var container: LayoutAnchor
    var item: LayoutAnchor

    /// Returns the frame of the view. The view's point at the anchor `item` is placed at the point
    /// of `rect` at the anchor `self.container`. The offsets of both anchors are added.
    func frame(on rect: CGRect, in container: CGSize, scale: CGFloat) -> CGRect {
        let size = size.resolved(in: container, scale: scale)
        let there = self.container.offset(for: size)
        let here = item.offset(for: size)
        return CGRect(
            x: rect.minX + self.container.point.x * rect.width - item.point.x * size.width + there.x + here.x,
            y: rect.minY + self.container.point.y * rect.height - item.point.y * size.height + there.y + here.y,
            width: size.width, height: size.height)
    }
}

/// A view at an edge of a section or of the whole layout, such as a header.
struct LayoutBoundaryItem: Hashable {
    var kind: String
    var size: LayoutSize
    var alignment: NSRectAlignment
    var offset: CGPoint
    /// Whether a view before or after the content is placed outside of it, so that the view
    /// occupies additional space. Otherwise it is placed inside, as a view beside the content
    /// always is. The view's offset is added afterwards.
    var extendsBoundary: Bool
    var isPinned: Bool
    var zIndex: Int
}

struct LayoutDecoration {
    var kind: String
    var insets: NSDirectionalEdgeInsets
    var zIndex: Int
}

/// The properties that an item and a group share.
///
/// OPTIMIZATION: an object, because a value of this size would be copied whenever an item is read.
/// A page of self-sizing texts has 14 % fewer instructions.
final class ItemProperties: Sendable {
    let size: LayoutSize
    let insets: NSDirectionalEdgeInsets
    let edges: LayoutEdgeSpacing
    let badges: [LayoutBadge]

    init(
        size: LayoutSize, insets: NSDirectionalEdgeInsets = .zero, edges: LayoutEdgeSpacing = LayoutEdgeSpacing(),
        badges: [LayoutBadge] = []
    ) {
        self.size = size
        self.insets = insets
        self.edges = edges
        self.badges = badges
    }
}

struct LayoutGroup {
    enum Arrangement {
        case horizontal
        case vertical
        case custom([(frame: CGRect, zIndex: Int)])
    }

    var properties: ItemProperties
    var arrangement: Arrangement
    var spacing = LayoutSpacing.fixed(0)
    /// The number of copies of the only child. If it is nil, the children are repeated as long as
    /// there is space. If the length of the group along its axis is estimated, each child then
    /// occurs once.
    var count: Int?
    var children: [LayoutNode] = []
}

enum LayoutNode {
    case item(ItemProperties)
    case group(LayoutGroup)

    var properties: ItemProperties {
        switch self {
        case .item(let properties): properties
        case .group(let group): group.properties
        }
    }
}

struct LayoutSection {
    var group: LayoutGroup
    var spacing: CGFloat = 0
    /// The space before the section's boundary items and groups, along the scroll direction.
    var padding: CGFloat = 0
    var paddingBelow: CGFloat = 0
    var paddingBelowLast: CGFloat = 0
    var insets = NSDirectionalEdgeInsets.zero
    /// Additional insets of the groups, across the scroll direction, such as those of the safe
    /// area.
    var clearance = NSDirectionalEdgeInsets.zero
    /// Additional insets of the boundary items, across the scroll direction, such as those of the
    /// safe area.
    var boundaryClearance = NSDirectionalEdgeInsets.zero
    var boundariesFollowInsets = true
    var boundaries: [LayoutBoundaryItem] = []
    var decorations: [LayoutDecoration] = []
    /// Whether the section scrolls orthogonally: the groups form a row across the layout's scroll
    /// direction, in a separate scroll view.
    var isOrthogonal = false

    /// [COMP-01] The zIndex of items without an explicit one.
    var itemZ: Int { decorations.isEmpty ? 0 : 1 }
}

extension CGRect {
    func offset(by distance: CGPoint) -> CGRect { offsetBy(dx: distance.x, dy: distance.y) }

    /// Returns the part inside insets. The leading inset is at the left.
    func inset(by insets: NSDirectionalEdgeInsets) -> CGRect {
        inset(by: UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
    }
}

extension NSDirectionalEdgeInsets {
    static func + (a: NSDirectionalEdgeInsets, b: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(
            top: a.top + b.top, leading: a.leading + b.leading, bottom: a.bottom + b.bottom,
            trailing: a.trailing + b.trailing)
    }
}
