/// The heights of the rows of one section, from top to bottom, in points.
///
/// Rows that have not been measured have the heights that were known at first: one height for all
/// rows, or a height for each. Positions are found without a walk over the rows, except that one
/// height for each row is stored if the app returns different ones.
struct RowHeights {
    private enum FirstHeights {
        case equal(CGFloat)
        /// The bottom of each row, measured from the top of the section's first row.
        case bottoms(ContiguousArray<CGFloat>)
    }

    /// A row whose measured height replaces its first height.
    private struct Measurement {
        let row: Int
        /// The measured height minus the first height.
        var change: CGFloat
        /// The sum of `change` up to this row.
        var sum: CGFloat
    }

    let count: Int
    private let first: FirstHeights
    /// The measured rows, in ascending order.
    private var measured: ContiguousArray<Measurement> = []

    init(count: Int, each height: CGFloat) { (self.count, first) = (count, .equal(height)) }

    init(_ heights: some Collection<CGFloat>) {
        count = heights.count
        var bottoms: ContiguousArray<CGFloat> = []
        bottoms.reserveCapacity(heights.count)
        var sum: CGFloat = 0
        for height in heights {
            sum += height
            bottoms.append(sum)
        }
        first = .bottoms(bottoms)
    }

    var total: CGFloat { top(of: count) }

    /// Returns the distance from the top of the first row to the top of a row, or to the bottom of
    /// the last row if `row` equals `count`.
    func top(of row: Int) -> CGFloat {
        if measured.isEmpty { return firstTop(of: row) }
        let before = measured.indices.partitionPoint { measured[$0].row < row }
        return firstTop(of: row) + (before == 0 ? 0 : measured[before - 1].sum)
    }

    func height(of row: Int) -> CGFloat {
        if measured.isEmpty { return firstHeight(of: row) }
        return firstHeight(of: row) + (measurement(of: row)?.change ?? 0)
    }

    /// Returns the first row whose bottom is below a distance from the top of the section's first row;
    /// `count` if there is none.
    func row(at distance: CGFloat) -> Int {
        if measured.isEmpty, case .equal(let height) = first, height > 0 {
            let row = (distance / height).rounded(.down)
            return row < 0 ? 0 : row < CGFloat(count) ? Int(row) : count
        }
        return (0..<count).partitionPoint { top(of: $0 + 1) <= distance }
    }

    /// Whether the height of a row was measured.
    func isMeasured(_ row: Int) -> Bool { measurement(of: row) != nil }

    /// Stores the measured height of a row.
    mutating func measure(_ row: Int, height: CGFloat) {
        let index = measured.indices.partitionPoint { measured[$0].row < row }
        let change = height - firstHeight(of: row)
        if index < measured.count, measured[index].row == row {
            measured[index].change = change
        } else {
            measured.insert(Measurement(row: row, change: change, sum: 0), at: index)
        }
        var sum = index == 0 ? 0 : measured[index - 1].sum
        for later in index..<measured.count {
            sum += measured[later].change
            measured[later].sum = sum
        }
    }

    /// The measured rows and their heights.
    var measurements: [(row: Int, height: CGFloat)] {
        measured.map { ($0.row, firstHeight(of: $0.row) + $0.change) }
    }

    private func measurement(of row: Int) -> Measurement? {
        let index = measured.indices.partitionPoint { measured[$0].row < row }
        return index < measured.count && measured[index].row == row ? measured[index] : nil
    }

    private func firstTop(of row: Int) -> CGFloat {
        switch first {
        case .equal(let height): height * CGFloat(row)
        case .bottoms(let bottoms): row == 0 ? 0 : bottoms[row - 1]
        }
    }

    private func firstHeight(of row: Int) -> CGFloat {
        switch first {
        case .equal(let height): height
        case .bottoms(let bottoms): bottoms[row] - (row == 0 ? 0 : bottoms[row - 1])
        }
    }
}
