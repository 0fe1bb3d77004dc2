// The description of a section as plain values. The solver knows nothing else.

/// A length.
struct LayoutDimension: Hashable {
    enum Kind {
        case fractionalWidth
        case fractionalHeight
        case absolute
        case estimated
        /// An estimate. All siblings become as large as the largest of them.
        case uniform
    }

    let kind: Kind
    /// The share, or points.
    let number: CGFloat

    static func fractionalWidth(_ share: CGFloat) -> LayoutDimension { LayoutDimension(kind: .fractionalWidth, number: share) }
    static func fractionalHeight(_ share: CGFloat) -> LayoutDimension { LayoutDimension(kind: .fractionalHeight, number: share) }
    static func absolute(_ points: CGFloat) -> LayoutDimension { LayoutDimension(kind: .absolute, number: points) }
    static func estimated(_ points: CGFloat) -> LayoutDimension { LayoutDimension(kind: .estimated, number: points) }
    static func uniform(_ points: CGFloat) -> LayoutDimension { LayoutDimension(kind: .uniform, number: points) }

    /// Whether views are asked for this length.
    var isMeasured: Bool { kind == .estimated || kind == .uniform }

    /// The length in points. A share is rounded down to whole pixels; a share just below a whole pixel counts as that pixel.
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

    func points(in container: CGSize, scale: CGFloat) -> CGSize {
        CGSize(width: width.length(in: container, scale: scale), height: height.length(in: container, scale: scale))
    }

    /// - Parameter measured: the size that the view has asked for. It is used along measured axes.
    func points(in container: CGSize, scale: CGFloat, measured: CGSize?) -> CGSize {
        var size = points(in: container, scale: scale)
        guard let measured else { return size }
        if width.isMeasured { size.width = measured.width }
        if height.isMeasured { size.height = measured.height }
        return size
    }
}

/// A distance, in points.
struct LayoutSpacing: Hashable {
    let least: CGFloat
    /// Whether it takes a share of the remaining room as well.
    var isFlexible = false

    static func fixed(_ points: CGFloat) -> LayoutSpacing { LayoutSpacing(least: points) }
    static func flexible(_ points: CGFloat) -> LayoutSpacing { LayoutSpacing(least: points, isFlexible: true) }
}

/// Room around an item.
struct LayoutEdges: Hashable {
    var top = LayoutSpacing.fixed(0)
    var leading = LayoutSpacing.fixed(0)
    var bottom = LayoutSpacing.fixed(0)
    var trailing = LayoutSpacing.fixed(0)
}

/// A point of a rectangle, as shares of its size, and an offset.
struct LayoutAnchor: Hashable {
    var point: CGPoint
    var offset: CGPoint
    /// Whether the offset is in shares of the attached view's own size.
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

    /// Puts the view's anchor on the container's anchor. Their offsets are added.
    func frame(on rect: CGRect, in container: CGSize, scale: CGFloat) -> CGRect {
        let size = size.points(in: container, scale: scale)
        let there = self.container.offset(for: size)
        let here = item.offset(for: size)
        return CGRect(
            x: rect.minX + self.container.point.x * rect.width - item.point.x * size.width + there.x + here.x,
            y: rect.minY + self.container.point.y * rect.height - item.point.y * size.height + there.y + here.y,
            width: size.width, height: size.height)
    }
}

/// A view at an edge of a section or of the layout.
struct LayoutBoundary: Hashable {
    var kind: String
    var size: LayoutSize
    var alignment: NSRectAlignment
    var offset: CGPoint
    /// Whether it lies outside and takes room of its own.
    var extends: Bool
    var isPinned: Bool
    var zIndex: Int
}

/// A view behind a section.
struct LayoutDecoration {
    var kind: String
    var insets: NSDirectionalEdgeInsets
    var zIndex: Int
}

/// The properties that an item and a group share.
struct LayoutBox {
    var size: LayoutSize
    var insets = NSDirectionalEdgeInsets.zero
    var edges = LayoutEdges()
    var badges: [LayoutBadge] = []
}

/// Items in a row, in a column, or at given frames.
struct LayoutGroup {
    enum Arrangement {
        case horizontal
        case vertical
        case custom([(frame: CGRect, zIndex: Int)])
    }

    var box: LayoutBox
    var arrangement: Arrangement
    var spacing = LayoutSpacing.fixed(0)
    /// How often the only child is repeated; nil for as often as there is room.
    var count: Int?
    var children: [LayoutNode] = []
}

enum LayoutNode {
    case item(LayoutBox)
    case group(LayoutGroup)

    var box: LayoutBox {
        switch self {
        case .item(let box): box
        case .group(let group): group.box
        }
    }
}

/// A section.
struct LayoutSection {
    var group: LayoutGroup
    var spacing: CGFloat = 0
    /// The space before everything, along the layout's direction.
    var padding: CGFloat = 0
    /// The space behind everything, and the space to use instead behind the last section.
    var paddingBelow: CGFloat = 0
    var paddingBelowLast: CGFloat = 0
    /// The section's own content insets.
    var insets = NSDirectionalEdgeInsets.zero
    /// The insets that the surroundings require in addition, across the scroll direction.
    var clearance = NSDirectionalEdgeInsets.zero
    /// The same insets for boundary items.
    var boundaryClearance = NSDirectionalEdgeInsets.zero
    /// Whether boundary items stay inside the section's own insets.
    var boundariesFollow = true
    var boundaries: [LayoutBoundary] = []
    var decorations: [LayoutDecoration] = []
    /// Whether the groups form a row across the layout's direction.
    var isOrthogonal = false

    /// [COMP-01] The zIndex of items that have none of their own.
    var itemZ: Int { decorations.isEmpty ? 0 : 1 }
}

extension NSDirectionalEdgeInsets {
    static func + (a: NSDirectionalEdgeInsets, b: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(
            top: a.top + b.top, leading: a.leading + b.leading, bottom: a.bottom + b.bottom, trailing: a.trailing + b.trailing)
    }
}
