/// Where views stand at the edges of a section or of the layout, and how much room they take. Rules as measured on UIKit:
/// api-notes section 10.
///
///     before   what sticks out in front of the body
///     body     insets and groups
///     after    what sticks out behind it
struct BoundaryPlacement {
    /// From where the body's section begins; not rounded.
    private(set) var frames: [CGRect] = []
    private(set) var before: CGFloat = 0
    private(set) var after: CGFloat = 0
    /// Of the body, which grows to a view at its side that is longer.
    private(set) var body: CGFloat

    var length: CGFloat { before + body + after }

    /// - Parameters:
    ///   - padding: before everything.
    ///   - room: where the views may stand across the axis.
    ///   - container: what shares in their sizes refer to.
    ///   - measured: what views asked for, by their place in `boundaries`.
    init(
        _ boundaries: [LayoutBoundary], padding: CGFloat = 0, body: CGFloat, axis: FlowAxis, room: (start: CGFloat, length: CGFloat),
        container: CGSize,
        scale: CGFloat, measured: [Int: CGSize] = [:]
    ) {
        self.body = body
        let sizes = boundaries.enumerated().map { $1.size.points(in: container, scale: scale, measured: measured[$0]) }
        let sides = boundaries.map { Self.sides(of: $0.alignment, axis) }
        for (index, boundary) in boundaries.enumerated() where boundary.extends && sides[index].along == .middle {
            self.body = max(self.body, axis.along(sizes[index]))
        }
        frames = boundaries.indices.map { index in
            let boundary = boundaries[index]
            let size = sizes[index]
            let offset = boundary.offset
            let along =
                Self.place(sides[index].along, length: axis.along(size), in: self.body, outside: boundary.extends) + axis.start(of: offset)
            let across =
                room.start + Self.place(sides[index].across, length: axis.across(size), in: room.length, outside: false)
                + axis.crossed.start(of: offset)
            return axis.rect(along: along, across: across, length: axis.along(size), breadth: axis.across(size))
        }
        for (index, frame) in frames.enumerated() where boundaries[index].extends {
            let range = axis.range(along: frame)
            before = max(before, -range.start)
            after = max(after, range.end - self.body)
        }
        before += padding
        // Everything so far is from the body's start.
        frames = frames.map { axis.moved($0, to: axis.range(along: $0).start + before) }
    }

    enum Side {
        case start, middle, end
    }

    /// At which sides an alignment stands, along an axis and across it.
    static func sides(of alignment: NSRectAlignment, _ axis: FlowAxis) -> (along: Side, across: Side) {
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

    private static func place(_ side: Side, length: CGFloat, in room: CGFloat, outside: Bool) -> CGFloat {
        switch side {
        case .start: outside ? -length : 0
        case .middle: (room - length) / 2
        case .end: outside ? room : room - length
        }
    }
}
