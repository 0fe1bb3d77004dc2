/// Computes the difference of two texts: the lines of the first that are removed, and the lines of
/// the second that are inserted.
///
/// For short texts, the difference has the fewest lines. The time for it grows with the number of
/// lines times the number of differences. Longer texts are therefore first divided at lines that
/// occur once in each of them.
package enum LineDifference {
    enum Mark: String {
        case same = " "
        case removed = "-"
        case inserted = "+"
    }

    struct Row<Line> {
        let mark: Mark
        let line: Line
    }

    /// The total number of lines up to which two texts are compared without being divided.
    private static let maximumUndividedCount = 2_000

    static func rows<Line: Hashable>(from a: [Line], to b: [Line]) -> [Row<Line>] {
        var rows: [Row<Line>] = []
        var waiting = [(a[...], b[...])]
        while var (a, b) = waiting.popLast() {
            while let first = a.first, first == b.first {
                rows.append(Row(mark: .same, line: first))
                a.removeFirst()
                b.removeFirst()
            }
            let end = zip(a.reversed(), b.reversed()).prefix { $0 == $1 }.count
            if end > 0, end < a.count + b.count {
                waiting.append((a.suffix(end), b.suffix(end)))
                (a, b) = (a.dropLast(end), b.dropLast(end))
            }
            if a.isEmpty || b.isEmpty || a.count + b.count <= maximumUndividedCount {
                rows += alignedPositions(of: a, and: b).map { i, j in
                    guard let i else { return Row(mark: .inserted, line: b[j!]) }
                    return Row(mark: j == nil ? .removed : .same, line: a[i])
                }
                continue
            }
            let anchors = self.anchors(in: a, and: b)
            if anchors.isEmpty {
                rows += a.map { Row(mark: .removed, line: $0) } + b.map { Row(mark: .inserted, line: $0) }
                continue
            }
            // The first part ends before the first anchor, and each later part begins at an anchor.
            // The parts are stored last to first, because they are taken from the end.
            var (endA, endB) = (a.endIndex, b.endIndex)
            for (startA, startB) in anchors.reversed() {
                waiting.append((a[startA..<endA], b[startB..<endB]))
                (endA, endB) = (startA, startB)
            }
            waiting.append((a[..<endA], b[..<endB]))
        }
        return rows
    }

    /// Returns the positions of both sequences in order, with the positions of equal elements in
    /// one pair. In the pair of a removed element the second position is nil, and in the pair of an
    /// inserted element the first.
    package static func alignedPositions<Line: Hashable>(of a: ArraySlice<Line>, and b: ArraySlice<Line>) -> [(
        Int?, Int?
    )] {
        var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
        for change in b.difference(from: a) {
            switch change {
            case .remove(let offset, _, _): removed.insert(a.startIndex + offset)
            case .insert(let offset, _, _): inserted.insert(b.startIndex + offset)
            }
        }
        var pairs: [(Int?, Int?)] = []
        var (i, j) = (a.startIndex, b.startIndex)
        while i < a.endIndex || j < b.endIndex {
            let (isRemoved, isInserted) = (removed.contains(i), inserted.contains(j))
            pairs.append((isRemoved || !isInserted ? i : nil, isRemoved ? nil : j))
            if isRemoved || !isInserted { i += 1 }
            if !isRemoved { j += 1 }
        }
        return pairs
    }

    /// Returns the positions, in both texts, of the longest sequence of lines that occur once in
    /// each text and have the same order in both.
    private static func anchors<Line: Hashable>(in a: ArraySlice<Line>, and b: ArraySlice<Line>) -> [(Int, Int)] {
        /// Returns the position of each line that occurs once, and -1 for a line that occurs
        /// several times.
        func positionsOrMinusOne(of lines: ArraySlice<Line>) -> [Line: Int] {
            Dictionary(lines.indices.map { (lines[$0], $0) }, uniquingKeysWith: { _, _ in -1 })
        }
        let (inA, inB) = (positionsOrMinusOne(of: a), positionsOrMinusOne(of: b))
        var pairs: [(a: Int, b: Int, before: Int)] = []
        // For each length, the index of the last pair in a sequence of that length: the sequence
        // that ends earliest in `b`.
        var ends: [Int] = []
        for index in a.indices where inA[a[index]] == index {
            guard let place = inB[a[index]], place >= 0 else { continue }
            let low = (0..<ends.count).partitionPoint(where: { pairs[ends[$0]].b < place })
            pairs.append((index, place, low == 0 ? -1 : ends[low - 1]))
            if low == ends.count { ends.append(pairs.count - 1) } else { ends[low] = pairs.count - 1 }
        }
        var row: [(Int, Int)] = []
        var step = ends.last ?? -1
        while step >= 0 {
            row.append((pairs[step].a, pairs[step].b))
            step = pairs[step].before
        }
        return row.reversed()
    }
}
