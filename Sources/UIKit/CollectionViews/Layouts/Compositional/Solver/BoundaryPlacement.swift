/// The frames of the boundary items of a section or of a layout, and the space that they occupy.
/// The rules were measured on UIKit:
/// https://github.com/kern0x1b/charon/blob/main/packages/a/apple-backports/facts/UIKit/UICollectionViewCompositionalLayout.md
///
///     before   the padding, and the space of boundary items before the body
///     body     content insets and groups
///     after    the space of boundary items after the body
struct BoundaryPlacement {
    /// The frames relative to the start of the section or layout, not rounded.
    private(set) var frames: [CGRect] = []
    private(set) var before: CGFloat = 0
    private(set) var after: CGFloat = 0
    /// The length of the body along the axis. An item with `extendsBoundary` may be beside the body
    /// instead of before or after it. Then the body is at least as long as that item.
    private(set) var body: CGFloat

    var length: CGFloat { before + body + after }

    /// - Parameters:
    ///   - padding: the space before the boundary items and the body.
    ///   - room: the range across the axis inside which the items are aligned.
    ///   - container: the size to which fractional sizes refer.
    ///   - measured: the preferred sizes of views, by the index in `boundaries`.
    init(
        _ boundaries: [LayoutBoundaryItem], padding: CGFloat = 0, body: CGFloat, axis: LayoutAxis,
        room: (start: CGFloat, length: CGFloat),
        container: CGSize,
        scale: CGFloat, measured: [Int: CGSize] = [:]
    ) {
        self.body = body
        let sizes = boundaries.enumerated().map {
            $1.size.resolved(in: container, scale: scale, measuredSize: measured[$0])
        }
        let sides = boundaries.map { Self.sides(of: $0.alignment, axis: axis) }
        for (index, boundary) in boundaries.enumerated() where boundary.extendsBoundary && sides[index].along == .middle
        {
            self.body = max(self.body, axis.length(of: sizes[index]))
        }
        frames = boundaries.indices.map { index in
            let boundary = boundaries[index]
            let size = sizes[index]
            let offset = boundary.offset
            let along =
                Self.start(
                    at: sides[index].along, length: axis.length(of: size), in: self.body,
                    isOutside: boundary.extendsBoundary)
                + axis.coordinate(of: offset)
            let across =
                room.start
                + Self.start(at: sides[index].across, length: axis.breadth(of: size), in: room.length, isOutside: false)
                + axis.crossed.coordinate(of: offset)
            return CGRect(origin: axis.point(coordinate: along, crossCoordinate: across), size: size)
        }
        for (index, frame) in frames.enumerated() where boundaries[index].extendsBoundary {
            let range = axis.range(of: frame)
            before = max(before, -range.start)
            after = max(after, range.end - self.body)
        }
        before += padding
        // Until here, the frames are relative to the start of the body.
        frames = frames.map { axis.moved($0, toStart: axis.range(of: $0).start + before) }
    }

    enum Side {
        case start, middle, end
    }

    static func sides(of alignment: NSRectAlignment, axis: LayoutAxis) -> (along: Side, across: Side) {
        let (vertical, horizontal): (Side, Side) =
            switch alignment {
            case .none: (.middle, .middle)
            case .top: (.start, .middle)
            case .topLeading: (.start, .start)
            case .leading: (.middle, .start)
            case .bottomLeading: (.end, .start)
            case .bottom: (.end, .middle)
            case .bottomTrailing: (.end, .end)
            case .trailing: (.middle, .end)
            case .topTrailing: (.start, .end)
            }
        return axis.direction == .vertical ? (vertical, horizontal) : (horizontal, vertical)
    }

    /// Returns the start of an item of a given length at a side of a range. If `isOutside` is true,
    /// an item at the start or the end is placed outside of the range.
    private static func start(at side: Side, length: CGFloat, in room: CGFloat, isOutside: Bool) -> CGFloat {
        switch side {
        case .start: isOutside ? -length : 0
        case .middle: (room - length) / 2
        case .end: isOutside ? room : room - length
        }
    }
}
