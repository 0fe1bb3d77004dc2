/// The lines of a section whose items have the same estimated size, except for some that were
/// measured. [FLOW-11]
///
/// Only the measured items and the lines around them are stored. Everything else is computed. A
/// section with a million items and a hundred measured ones therefore needs about as much time and
/// memory as a section with a few hundred items.
struct EstimatedLines: LinesOfUnequalItems {
    /// The measured items of a section in ascending order, and their sizes.
    struct MeasuredSizes: Equatable {
        private(set) var items: ContiguousArray<Int> = []
        private(set) var sizes: ContiguousArray<CGSize> = []
        private var sum = CGSize.zero

        mutating func note(_ size: CGSize, ofItem item: Int) {
            let position = items.last.map { $0 < item } ?? true ? items.count : items.firstPosition { $0 >= item }
            if position < items.count, items[position] == item {
                sum.width -= sizes[position].width
                sum.height -= sizes[position].height
                sizes[position] = size
            } else {
                items.insert(item, at: position)
                sizes.insert(size, at: position)
            }
            sum.width += size.width
            sum.height += size.height
        }

        /// Returns the average size of the measured items among the first `count` items; nil if
        /// none was measured. [FLOW-17]
        func averageSize(ofItemsBefore count: Int) -> CGSize? {
            var (known, sum) = (items.count, sum)
            while known > 0, items[known - 1] >= count {
                known -= 1
                sum.width -= sizes[known].width
                sum.height -= sizes[known].height
            }
            guard known > 0 else { return nil }
            // If all sizes are equal, the average must be exactly that size, without rounding
            // errors.
            func averageLength(sum: CGFloat, firstLength: CGFloat) -> CGFloat {
                let average = sum / CGFloat(known)
                return abs(average - firstLength) < FlowLineRules.tolerance ? firstLength : average
            }
            return CGSize(
                width: averageLength(sum: sum.width, firstLength: sizes[0].width),
                height: averageLength(sum: sum.height, firstLength: sizes[0].height))
        }

        func hasSizesOfAllItems(before count: Int) -> Bool { items.firstPosition { $0 >= count } == count }

        /// The common size of the measured items; nil if their sizes differ, or if no item was
        /// measured.
        var commonSize: CGSize? { sizes.first.flatMap { first in sizes.allSatisfy { $0 == first } ? first : nil } }

        func writeSizes(to all: inout ContiguousArray<CGSize>) {
            for (item, size) in zip(items, sizes) where item < all.count { all[item] = size }
        }

        func size(ofItem item: Int) -> CGSize? {
            let position = items.firstPosition { $0 >= item }
            return position < items.count && items[position] == item ? sizes[position] : nil
        }
    }

    /// Consecutive lines that have the same number of items and the same thickness: one line with
    /// measured items, or any number of lines without measured items. The last line of the section
    /// may have fewer items.
    private struct Run {
        let firstItem: Int
        let firstLine: Int
        /// The start of the run's first line along the scroll direction, relative to the start of
        /// the section's first line.
        let offset: CGFloat
        let itemsInLine: Int
        let thickness: CGFloat
    }

    let axis: LayoutAxis
    let count: Int
    let spacing: CGFloat
    let lineLength: CGFloat
    private(set) var lineCount = 0
    private(set) var length: CGFloat = 0
    private let estimate: CGSize
    private let lineSpacing: CGFloat
    private let measured: MeasuredSizes
    private var runs: ContiguousArray<Run> = []

    init(
        axis: LayoutAxis, estimate: CGSize, count: Int, measured: MeasuredSizes, itemSpacing: CGFloat,
        lineSpacing: CGFloat,
        lineLength: CGFloat
    ) {
        self.axis = axis
        self.estimate = estimate
        self.count = count
        self.measured = measured
        self.spacing = itemSpacing
        self.lineSpacing = lineSpacing
        self.lineLength = lineLength
        let columns = FlowLineRules.capacity(
            itemLength: axis.breadth(of: estimate), spacing: itemSpacing, lineLength: lineLength)
        var item = 0
        while item < count {
            let next = measured.items[measured.items.firstPosition { $0 >= item }...].first ?? count
            // The number of lines before the next measured item, without a line that the measured
            // item may join. If no measured item follows, this is the number of all remaining
            // lines, including a last line that is not full.
            let lines = next < count ? max(0, (next - 1 - item) / columns) : (count - item + columns - 1) / columns
            if lines > 0 {
                appendRun(lineCount: lines, itemsInLine: columns, firstItem: item, thickness: axis.length(of: estimate))
                item = min(count, item + lines * columns)
            } else {
                let line = itemCountAndThickness(ofLineFrom: item)
                appendRun(lineCount: 1, itemsInLine: line.count, firstItem: item, thickness: line.thickness)
                item += line.count
            }
        }
    }

    private mutating func appendRun(lineCount count: Int, itemsInLine: Int, firstItem: Int, thickness: CGFloat) {
        let offset = runs.isEmpty ? 0 : length + lineSpacing
        runs.append(
            Run(
                firstItem: firstItem, firstLine: lineCount, offset: offset, itemsInLine: itemsInLine,
                thickness: thickness))
        lineCount += count
        length = offset + CGFloat(count) * thickness + CGFloat(count - 1) * lineSpacing
    }

    func size(ofItem item: Int) -> CGSize { measured.size(ofItem: item) ?? estimate }

    func items(inLine line: Int) -> Range<Int> {
        let run = runs[runs.firstPosition { $0.firstLine > line } - 1]
        let first = run.firstItem + (line - run.firstLine) * run.itemsInLine
        return first..<min(first + run.itemsInLine, count)
    }

    func line(ofItem item: Int) -> Int {
        let run = runs[runs.firstPosition { $0.firstItem > item } - 1]
        return run.firstLine + (item - run.firstItem) / run.itemsInLine
    }

    func offset(ofLine line: Int) -> CGFloat {
        let run = runs[runs.firstPosition { $0.firstLine > line } - 1]
        return run.offset + CGFloat(line - run.firstLine) * (run.thickness + lineSpacing)
    }
}
