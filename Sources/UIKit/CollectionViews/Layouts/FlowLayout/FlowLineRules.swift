/// The rules for items that share a line. All lengths are across the scroll direction. [FLOW-01] to [FLOW-05]
enum FlowLineRules {
    /// [FLOW-16] UNKNOWN: how much more UIKit tolerates.
    static let tolerance = 1e-6

    /// The number of items of one length that fit into a line. A line holds at least one. [FLOW-01]
    static func capacity(length: CGFloat, spacing: CGFloat, width: CGFloat) -> Int {
        guard length + spacing > 0, (width + spacing).isFinite else { return 1 }
        let count = ((width + spacing + tolerance) / (length + spacing)).rounded(.down)
        return CGFloat(count).wholeBelow(least: 1, most: 1_000_000_000)
    }

    /// How much of a line is used once another item is in it; nil when there is no room. [FLOW-01]
    @inline(__always)
    static func used(_ used: CGFloat, adding length: CGFloat, spacing: CGFloat, width: CGFloat) -> CGFloat? {
        let next = used + spacing + length
        return next <= width + tolerance ? next : nil
    }

    /// The start of a line's first item, and the distance between items.
    struct Spread: Equatable {
        var start: CGFloat
        var gap: CGFloat
    }

    /// A line of equal items, in a section where a full line has `capacity` of them. [FLOW-03], [FLOW-05]
    static func grid(length: CGFloat, capacity: Int, spacing: CGFloat, width: CGFloat) -> Spread {
        guard capacity > 1 else { return Spread(start: (width - length) / 2, gap: spacing) }
        return Spread(start: 0, gap: (width - CGFloat(capacity) * length) / CGFloat(capacity - 1))
    }

    /// A line that others follow: justified, or centred when it holds one item. [FLOW-02], [FLOW-05]
    static func full(sum: CGFloat, count: Int, width: CGFloat) -> Spread {
        guard count > 1 else { return Spread(start: (width - sum) / 2, gap: 0) }
        return Spread(start: 0, gap: (width - sum) / CGFloat(count - 1))
    }
}
