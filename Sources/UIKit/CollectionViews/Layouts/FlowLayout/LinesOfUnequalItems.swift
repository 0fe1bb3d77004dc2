/// The lines of a section whose items may differ in size. Conforming types determine which items
/// each line contains.
protocol LinesOfUnequalItems {
    var axis: LayoutAxis { get }
    var count: Int { get }
    var lineCount: Int { get }
    /// The distance from the start of the first line to the end of the last line.
    var length: CGFloat { get }
    /// The minimum distance between items.
    var spacing: CGFloat { get }
    /// The length of a line, across the scroll direction.
    var lineLength: CGFloat { get }

    func size(ofItem item: Int) -> CGSize
    func items(inLine line: Int) -> Range<Int>
    func line(ofItem item: Int) -> Int
    /// Returns the distance from the start of the first line to the start of another line, along
    /// the scroll direction.
    func offset(ofLine line: Int) -> CGFloat
}

extension LinesOfUnequalItems {
    /// Returns the number of items and the thickness of the line that begins with `item`. [FLOW-01]
    func itemCountAndThickness(ofLineFrom item: Int) -> (count: Int, thickness: CGFloat) {
        let first = size(ofItem: item)
        var (used, thickness, end) = (axis.breadth(of: first), max(0, axis.length(of: first)), item + 1)
        while end < count {
            let size = size(ofItem: end)
            used = used + spacing + axis.breadth(of: size)
            guard used <= lineLength + FlowLineRules.tolerance else { break }
            thickness = max(thickness, axis.length(of: size))
            end += 1
        }
        return (end - item, thickness)
    }

    /// [FLOW-06] Returns the thickness of a line: the greatest length of its items along the scroll
    /// direction.
    func thickness(ofLine line: Int) -> CGFloat {
        items(inLine: line).reduce(0) { max($0, axis.length(of: size(ofItem: $1))) }
    }

    /// Returns the lines that may intersect a range along the scroll direction. With a negative
    /// line spacing, some of them can be missing.
    func lines(from start: CGFloat, to end: CGFloat) -> Range<Int> {
        let lines = 0..<lineCount
        // Unless the line spacing is negative, each line ends at or before the start of the next
        // line. Of the lines that begin before `start`, only the last one can then intersect the
        // range. With a negative line spacing, earlier lines that reach into the range are left
        // out.
        let first = max(0, lines.firstPosition { offset(ofLine: $0) >= start } - 1)
        let last = lines.firstPosition { offset(ofLine: $0) > end }
        return first < last ? first..<last : 0..<0
    }

    // MARK: - Start and gaps of the items in a line

    func spread(ofLine line: Int) -> FlowLineRules.Spread {
        let items = items(inLine: line)
        let sum = totalLength(of: items)
        if line == lineCount - 1 { return spreadOfLastLine(items, totalLength: sum) }
        return FlowLineRules.spreadOfJustifiedLine(totalItemLength: sum, itemCount: items.count, lineLength: lineLength)
    }

    /// [FLOW-03], [FLOW-04], [FLOW-05] Returns the start of the first item and the distance between
    /// items, for the last line.
    private func spreadOfLastLine(_ items: Range<Int>, totalLength: CGFloat) -> FlowLineRules.Spread {
        // [FLOW-05] If there are several lines and each has one item, all lines are centred,
        // including the last one.
        if lineCount > 1, lineCount == count {
            return FlowLineRules.spreadOfJustifiedLine(
                totalItemLength: totalLength, itemCount: 1, lineLength: lineLength)
        }
        // [FLOW-18] Only the lengths of the items across the scroll direction are compared.
        let length = axis.breadth(of: size(ofItem: items.lowerBound))
        if items.allSatisfy({ axis.breadth(of: size(ofItem: $0)) == length }) {
            // UNKNOWN: the gap in a last line of equally long items. One measurement has the gap of
            // a full line, as here. Two other sources have the minimum spacing.
            let capacity = FlowLineRules.capacity(itemLength: length, spacing: spacing, lineLength: lineLength)
            let count = max(capacity, items.count)
            return FlowLineRules.spreadOfJustifiedLine(
                totalItemLength: CGFloat(count) * length, itemCount: count, lineLength: lineLength)
        }
        if lineCount > 1 {
            let before = self.items(inLine: lineCount - 2)
            let left = leftoverLength(of: items, totalLength: totalLength)
            if left == leftoverLength(of: before, totalLength: self.totalLength(of: before)) {
                return FlowLineRules.spreadOfJustifiedLine(
                    totalItemLength: totalLength, itemCount: items.count, lineLength: lineLength)
            }
        }
        return FlowLineRules.Spread(start: 0, gap: spacing)
    }

    private func totalLength(of items: Range<Int>) -> CGFloat {
        items.reduce(0) { $0 + axis.breadth(of: size(ofItem: $1)) }
    }

    private func leftoverLength(of items: Range<Int>, totalLength: CGFloat) -> CGFloat {
        lineLength - totalLength - CGFloat(items.count - 1) * spacing
    }
}
