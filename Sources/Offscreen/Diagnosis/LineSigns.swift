import UIKit

/// Looks for gaps between the items of a flow layout that are larger in full lines than in the last
/// line of a section. Exhibit 21.
struct LineSigns: SignReader {
    /// For each collection view, the text of a finding about unequal gaps.
    private var gaps: [String: String] = [:]

    mutating func read(_ list: CollectionViewNode, previous before: CollectionViewNode?, at context: TickContext)
        -> [SignFinding]
    {
        guard !list.scrollsSideways, list.cells.count > 2 else { return [] }
        if context.isAtRest { noteGaps(in: list) }
        guard let before, list.isUpdateOrReload else { return [] }
        return stretchedLineFindings(in: list, previous: before)
    }

    /// Returns the findings about unequal gaps. Their tick is the last one of the recording.
    mutating func conclude(after last: TickContext) -> [SignFinding] {
        gaps.sorted { $0.key < $1.key }.map { SignFinding(21, last, $0.value) }
    }

    // MARK: - Gaps that change with the last line

    /// Returns a finding if the gaps change in one line only, and that line has become the last
    /// line of its section or has ceased to be the last one.
    private func stretchedLineFindings(in list: CollectionViewNode, previous before: CollectionViewNode)
        -> [SignFinding]
    {
        guard before.node.frame.width == list.node.frame.width else { return [] }
        var changed: [(left: ViewTree.Node, right: ViewTree.Node, old: CGFloat, new: CGFloat)] = []
        for line in list.lines {
            for (left, right) in zip(line, line.dropFirst()) {
                guard let oldLeft = before.view(for: left.element!), let oldRight = before.view(for: right.element!),
                    oldLeft.hasSameTextAndSizeAndLine(as: left), oldRight.hasSameTextAndSizeAndLine(as: right),
                    abs(oldLeft.frame.minY - oldRight.frame.minY) < 0.5
                else { continue }
                let (old, new) = (oldRight.frame.minX - oldLeft.frame.maxX, right.frame.minX - left.frame.maxX)
                if abs(old - new) > 0.5 { changed.append((left, right, old, new)) }
            }
        }
        guard let first = changed.first, changed.allSatisfy({ abs($0.left.frame.minY - first.left.frame.minY) < 0.5 }),
            before.lastVisibleLineOfSectionContainsItem(of: first.left)
                != list.lastVisibleLineOfSectionContainsItem(of: first.left)
        else { return [] }
        return list.findings(
            exhibit: 21,
            text:
                """
                \(first.left.element!) and \(first.right.element!) were \(first.old.text) points apart, \
                and are \(first.new.text) now: only the last line is not stretched
                """)
    }

    /// Notes a section in which the items have different widths and fill each line except the last,
    /// so that the gaps differ from line to line.
    private mutating func noteGaps(in list: CollectionViewNode) {
        guard gaps[list.name] == nil else { return }
        for (section, lines) in Dictionary(grouping: list.lines, by: { $0[0].element!.indexPath.first }).sorted(by: {
            $0.key! < $1.key!
        }) {
            guard lines.count > 2, let last = lines.last, Set(lines.joined().map(\.frame.width)).count > 2,
                let least = Self.gap(in: last)
            else { continue }
            let full = lines.dropLast().filter { $0.count > 1 }
            let wide = full.compactMap(Self.gap)
            guard full.count > 1, wide.count == full.count, wide.allSatisfy({ $0 > least + 0.5 }),
                Set(wide.map(\.text)).count > 1,
                full.allSatisfy({
                    abs($0.last!.frame.maxX - full[0].last!.frame.maxX) < 1 && $0[0].frame.minX == last[0].frame.minX
                })
            else { continue }
            gaps[list.name] =
                """
                items of section \(section!) of \(list.name) are \(wide[0].text), \(wide[1].text) and, in \
                the last line, \(least.text) points apart: only the last line is not stretched
                """
            return
        }
    }

    /// Returns the distance between neighbors in a line; nil if the distances differ, if neighbors
    /// overlap, or if there is only one cell.
    private static func gap(in line: [ViewTree.Node]) -> CGFloat? {
        let gaps = zip(line, line.dropFirst()).map { $1.frame.minX - $0.frame.maxX }
        guard let first = gaps.first, first >= 0, gaps.allSatisfy({ abs($0 - first) < 0.5 }) else { return nil }
        return first
    }
}

extension CollectionViewNode {
    /// The cells of each line, from left to right.
    fileprivate var lines: [[ViewTree.Node]] {
        var lines: [[ViewTree.Node]] = []
        for cell in cells.sorted(by: { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }) {
            if let last = lines.last?.last, abs(last.frame.minY - cell.frame.minY) < 0.5 {
                lines[lines.count - 1].append(cell)
            } else {
                lines.append([cell])
            }
        }
        return lines.map { line in line.sorted { $0.frame.minX < $1.frame.minX } }
    }

    /// Whether no cell of the same section lies below the line of an item's cell; false if the item
    /// has no cell on screen.
    fileprivate func lastVisibleLineOfSectionContainsItem(of cell: ViewTree.Node) -> Bool {
        guard let old = view(for: cell.element!) else { return false }
        return !cells.contains {
            $0.element!.indexPath.first == cell.element!.indexPath.first && $0.frame.minY > old.frame.minY + 0.5
        }
    }
}

extension ViewTree.Node {
    /// Whether two cells show the same text, and have the same size and the same vertical position.
    fileprivate func hasSameTextAndSizeAndLine(as other: ViewTree.Node) -> Bool {
        joinedTexts == other.joinedTexts && frame.size == other.frame.size && abs(frame.minY - other.frame.minY) < 0.5
    }
}
