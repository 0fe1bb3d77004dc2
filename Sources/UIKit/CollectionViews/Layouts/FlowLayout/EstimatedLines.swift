/// The lines of a section whose items all have the same estimated size, except for some that were measured. [FLOW-11]
///
/// Only the measured items and their lines are stored, and everything else is computed. A section of a million items, a hundred of
/// which were measured, costs as much as a hundred items.
struct EstimatedLines: UnevenLines {
    /// The measured items, sorted.
    struct Measured: Equatable {
        private(set) var items: ContiguousArray<Int> = []
        private(set) var sizes: ContiguousArray<CGSize> = []

        mutating func note(_ size: CGSize, ofItem item: Int) {
            let position = items.last.map { $0 < item } ?? true ? items.count : items.firstPosition { $0 >= item }
            if position < items.count, items[position] == item {
                sizes[position] = size
            } else {
                items.insert(item, at: position)
                sizes.insert(size, at: position)
            }
        }

        /// The common size of all `count` items, if all were measured and agree.
        func onlySize(of count: Int) -> CGSize? {
            guard items.firstPosition({ $0 >= count }) == count, sizes.prefix(count).allSatisfy({ $0 == sizes[0] }) else { return nil }
            return sizes[0]
        }

        /// Writes the measured sizes into a list of all sizes.
        func write(to all: inout ContiguousArray<CGSize>) {
            for (item, size) in zip(items, sizes) where item < all.count { all[item] = size }
        }

        func size(ofItem item: Int) -> CGSize? {
            let position = items.firstPosition { $0 >= item }
            return position < items.count && items[position] == item ? sizes[position] : nil
        }
    }

    /// A line that contains measured items.
    private struct Line {
        let number: Int
        /// How much longer this line and all before it are, compared with lines of estimated items.
        let excess: CGFloat
    }

    let axis: FlowAxis
    let count: Int
    let spacing: CGFloat
    let width: CGFloat
    private let estimate: CGSize
    private let columns: Int
    private let lineSpacing: CGFloat
    private let measured: Measured
    private var lines: ContiguousArray<Line> = []

    /// Nil when the measured items are broader or narrower than estimated ones, so that lines hold other items than estimated. Then
    /// every later line may begin with another item.
    init?(
        axis: FlowAxis, estimate: CGSize, count: Int, measured: Measured, itemSpacing: CGFloat, lineSpacing: CGFloat, width: CGFloat
    ) {
        self.axis = axis
        self.estimate = estimate
        self.count = count
        self.measured = measured
        self.spacing = itemSpacing
        self.lineSpacing = lineSpacing
        self.width = width
        columns = FlowLineRules.capacity(length: axis.across(estimate), spacing: itemSpacing, width: width)
        var excess: CGFloat = 0
        for item in measured.items where item < count {
            guard keepsItsLine(item) else { return nil }
            let line = item / columns
            guard lines.last?.number != line else { continue }
            excess += thickness(ofLine: line) - axis.along(estimate)
            lines.append(Line(number: line, excess: excess))
        }
    }

    private func keepsItsLine(_ item: Int) -> Bool {
        let length = axis.across(size(ofItem: item))
        if length == axis.across(estimate) { return true }
        // It is alone in its line, and neither neighbour fits beside it.
        return columns == 1
            && [item - 1, item + 1].allSatisfy {
                !(0..<count).contains($0) || length + spacing + axis.across(size(ofItem: $0)) > width + FlowLineRules.tolerance
            }
    }

    var lineCount: Int { (count + columns - 1) / columns }

    var length: CGFloat {
        let lineCount = CGFloat(lineCount)
        return lineCount * axis.along(estimate) + max(0, lineCount - 1) * lineSpacing + (lines.last?.excess ?? 0)
    }

    func size(ofItem item: Int) -> CGSize { measured.size(ofItem: item) ?? estimate }

    func items(inLine line: Int) -> Range<Int> { line * columns..<min((line + 1) * columns, count) }

    func line(ofItem item: Int) -> Int { item / columns }

    func offset(ofLine line: Int) -> CGFloat {
        let position = lines.firstPosition { $0.number >= line }
        return CGFloat(line) * (axis.along(estimate) + lineSpacing) + (position == 0 ? 0 : lines[position - 1].excess)
    }
}
