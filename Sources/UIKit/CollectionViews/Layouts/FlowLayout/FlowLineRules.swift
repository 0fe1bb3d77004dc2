/// The rules by which a flow layout fills lines and spaces their items. All lengths are measured
/// across the scroll direction. [FLOW-01] to
/// [FLOW-05]
enum FlowLineRules {
    /// [FLOW-16] The length, in points, by which items may exceed a line and still fit. UNKNOWN:
    /// UIKit's tolerance.
    static let tolerance = 1e-6

    /// Returns the number of equally long items that fit into a line, limited to the range from 1
    /// to 1,000,000,000. Returns 1 if the sum of `itemLength` and `spacing` is not positive, or if
    /// the line is not finite. [FLOW-01]
    static func capacity(itemLength: CGFloat, spacing: CGFloat, lineLength: CGFloat) -> Int {
        guard itemLength + spacing > 0, (lineLength + spacing).isFinite else { return 1 }
        let count = ((lineLength + spacing + tolerance) / (itemLength + spacing)).rounded(.down)
        return CGFloat(count).roundedDown(atLeast: 1, atMost: 1_000_000_000)
    }

    /// The start of the first item of a line, and the distance between two items.
    struct Spread: Equatable {
        var start: CGFloat
        var gap: CGFloat
    }

    /// Returns the start of the first item and the distance between items, for a full line. The
    /// line is justified, or centred if it has one item. [FLOW-02], [FLOW-05]
    static func spreadOfJustifiedLine(totalItemLength sum: CGFloat, itemCount count: Int, lineLength: CGFloat) -> Spread
    {
        guard count > 1 else { return Spread(start: (lineLength - sum) / 2, gap: 0) }
        return Spread(start: 0, gap: (lineLength - sum) / CGFloat(count - 1))
    }
}
